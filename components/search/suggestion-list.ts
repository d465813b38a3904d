import type { Suggestion, Suggestions } from './suggestion.ts';
import styles from './suggestions.module.css';
import type { Picture } from './row-pictures.ts';

/** Pixels between a field and its list. */
const GAP = 6;

/** Keys that lead to another option, and how far. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The list below a field, and what opens and closes it. */
interface SuggestionList {
  readonly show: (answer: Suggestions | null) => void;
  readonly close: () => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

/**
 * Puts the list of a combobox into the form of its field, by the pattern of the ARIA practices: the focus stays in the
 * field, which says which option is active.
 */
export function suggestionList(field: HTMLInputElement, id: string): SuggestionList {
  const [box, status] = partsFor(field, id);
  let options: readonly HTMLAnchorElement[] = [];
  let active = -1;
  let opened = new AbortController();

  const activate = (next: number) => {
    options[active]?.setAttribute('aria-selected', 'false');
    active = next;
    const option = options[active];
    option?.setAttribute('aria-selected', 'true');
    option?.scrollIntoView({ block: 'nearest' });
    if (option) field.setAttribute('aria-activedescendant', option.id);
    else field.removeAttribute('aria-activedescendant');
  };
  const place = () => {
    const { bottom, left, width } = (field.form ?? field).getBoundingClientRect();
    const shift = Math.max(0, left + box.offsetWidth - document.documentElement.clientWidth + GAP);
    Object.assign(box.style, { top: `${bottom + GAP}px`, left: `${left - shift}px`, minWidth: `${width}px` });
  };
  const setOpen = (isOpen: boolean) => {
    activate(-1);
    if (isOpen !== box.hidden) return;
    box.hidden = !isOpen;
    if ('togglePopover' in box) box.togglePopover(isOpen);
    field.setAttribute('aria-expanded', String(isOpen));
    opened.abort();
    if (!isOpen) return;
    opened = new AbortController();
    addEventListener('scroll', place, { capture: true, signal: opened.signal });
    addEventListener('resize', place, { signal: opened.signal });
    place();
  };
  const close = () => setOpen(false);

  const show = (answer: Suggestions | null) => {
    const rows = answer?.rows ?? [];
    options = rows.map((row, at) => optionOf({ ...row, href: hrefOf(field, row) }, `${id}-${at}`));
    const fitting = options.filter((_, at) => !rows[at]?.near);
    const near = options.slice(fitting.length);
    box.replaceChildren(...fitting, ...(near.length > 0 ? [nearGroup(near)] : []));
    status.textContent = answer && rows.length === 0 ? 'Nothing found' : countOf(fitting.length, near.length);
    setOpen(rows.length > 0 && document.activeElement === field);
    if (!box.hidden) place();
  };

  const onKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (event.key === 'Tab') close();
    else if (event.key === 'Escape' && !box.hidden) close();
    else if (event.key === 'Enter' && active >= 0) options[active]?.click();
    else if (step && options.length > 0) {
      if (box.hidden) setOpen(true);
      // The field itself comes between the last option and the first.
      const places = options.length + 1;
      activate(((active + 1 + step + places) % places) - 1);
    } else return;
    if (event.key !== 'Tab') event.preventDefault();
  };

  box.addEventListener('click', close);
  return { show, close, onKey };
}

/** Opens the record from a search form; any other form is submitted with the record's id instead of the text. */
const hrefOf = ({ form, name }: HTMLInputElement, { href, id }: Suggestion): string =>
  form && name !== 'q' ? `${form.action}?${name}=${id}` : href;

const countOf = (fitting: number, near: number): string =>
  [fitting > 0 && `${fitting} found`, near > 0 && `${near} near`].filter(Boolean).join(', ');

function partsFor(field: HTMLInputElement, id: string): readonly [box: HTMLElement, status: HTMLElement] {
  const box = document.createElement('div');
  Object.assign(box, { id, className: styles['list'], hidden: true });
  // In the top layer, so that no ancestor of the form clips it.
  box.setAttribute('popover', 'manual');
  box.setAttribute('role', 'listbox');
  box.setAttribute('aria-label', 'Suggestions');
  // A press must not take the focus from the field.
  box.addEventListener('pointerdown', (event) => event.preventDefault());
  box.addEventListener('mousedown', (event) => event.preventDefault());
  const status = document.createElement('span');
  status.className = 'sr-only';
  status.setAttribute('role', 'status');
  (field.form ?? field.parentElement)?.append(box, status);
  const attributes = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': id,
  };
  for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
  return [box, status];
}

/** Makes the row of a suggestion: a link, which the router follows, and an option of the list. */
function optionOf({ href, name, detail, kind, picture }: Suggestion, id: string): HTMLAnchorElement {
  const option = document.createElement('a');
  Object.assign(option, { id, href, className: styles['option'], tabIndex: -1 });
  option.setAttribute('role', 'option');
  option.setAttribute('aria-selected', 'false');
  const text = element('span', styles['text']);
  text.append(element('b', styles['name'], name), ' ', element('span', styles['detail'], detail));
  option.append(pictureOf(picture), text, ' ', element('span', styles['kind'], kind));
  return option;
}

/** Puts options that are only near the text under a heading. */
function nearGroup(options: readonly HTMLElement[]): HTMLElement {
  const group = element('div');
  group.setAttribute('role', 'group');
  group.setAttribute('aria-label', 'Near names');
  const heading = element('div', styles['heading'], 'Near names');
  heading.setAttribute('aria-hidden', 'true');
  group.append(heading, ...options);
  return group;
}

function pictureOf(picture: Picture | null): HTMLElement {
  const frame = element('span', styles['picture']);
  if (picture) frame.append(Object.assign(document.createElement('img'), picture, { alt: '' }));
  return frame;
}

function element(tag: string, className = '', text = ''): HTMLElement {
  return Object.assign(document.createElement(tag), { className, textContent: text });
}
