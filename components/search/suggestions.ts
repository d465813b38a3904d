import { suggestionList } from './suggestion-list.ts';
import type { Suggestions } from './suggestion.ts';

/** Debounce in milliseconds. */
const PAUSE = 150;
/** A shorter text begins too many names. */
const FEWEST_LETTERS = 2;

/**
 * Creates the change handler of a search field. Requests are debounced, aborted when the text changes, and cached. A
 * failed request shows no suggestions; the form still works.
 * @param address of the suggestions; the encoded text is appended
 * @param show receives the suggestions for the current text; null if there are none
 */
export function suggestionLoader(
  address: string,
  show: (answer: Suggestions | null) => void,
): (text: string) => void {
  const known = new Map<string, Suggestions>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending = new AbortController();

  const load = async (text: string, { signal }: AbortController) => {
    try {
      const response = await fetch(`${address}${encodeURIComponent(text)}`, { signal });
      if (!response.ok) throw new Error(response.statusText);
      const answer: Suggestions = await response.json();
      known.set(text, answer);
      if (!signal.aborted) show(answer);
    } catch {
      if (!signal.aborted) show(null);
    }
  };

  return (entered) => {
    const text = entered.trim();
    clearTimeout(timer);
    pending.abort();
    pending = new AbortController();
    const before = known.get(text);
    if (before) show(before);
    else if (text.length < FEWEST_LETTERS) show(null);
    else timer = setTimeout(load, PAUSE, text, pending);
  };
}

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
