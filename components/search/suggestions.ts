import { suggestionLoader } from './suggestion-loader.ts';
import { suggestionList } from './suggestion-list.ts';

const known = new WeakSet<HTMLInputElement>();
let fields = 0;

/**
 * Turns a search field into a combobox that suggests names during typing. Its `data-suggest` is the address of the
 * suggestions, to which the text is appended. Idempotent for each field.
 */
export function suggestFor(field: HTMLInputElement): void {
  if (known.has(field)) return;
  known.add(field);
  fields += 1;
  const list = suggestionList(field, `suggestions-${fields}`);
  const ask = suggestionLoader(field.dataset['suggest'] ?? '', list.show);
  field.addEventListener('input', (event) => {
    const isComposing = event instanceof InputEvent && event.isComposing;
    if (!isComposing) ask(field.value);
  });
  field.addEventListener('compositionend', () => ask(field.value));
  field.addEventListener('keydown', list.onKey);
  field.addEventListener('blur', list.close);
  field.form?.addEventListener('submit', list.close);
  // Scripts load late: the visitor may have typed already.
  if (field.value !== field.defaultValue) ask(field.value);
}
