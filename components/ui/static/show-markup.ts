import { type FocusedPlace, focusedPlace, focusPlace } from './focused-place.ts';
import { localizeTimes } from './localize-times.ts';

/** Where the content of an element comes from: its markup or a name. */
export interface MarkupSource {
  /** The content itself, on soft navigation. */
  readonly html: string | undefined;
  /** What the server found the content by for the first HTML, where it stands. */
  readonly name: string | undefined;
  /** The same for the same content; of long content only. */
  readonly hash?: string | undefined;
}

/** Where the focus was within an element before its content changed. */
export interface Focus {
  place: FocusedPlace | null;
}

/** The focus that went with an element, on a link that changes a list in place. */
let lost: { readonly place: FocusedPlace; readonly within: string } | null = null;

/** What an element is told by that takes another's place while a list is slow. */
const kindOf = ({ tagName, className, ariaLabel }: Element): string =>
  [tagName, className, ariaLabel].join(' ');

/**
 * What stands in the first HTML by name. It comes back when the router goes back to the first page, and when React
 * renders the page anew because something else has changed the document.
 */
const first = new Map<string, ParentNode>();

if (typeof document !== 'undefined') {
  for (const element of document.querySelectorAll('[data-markup]')) {
    first.set(element.getAttribute('data-markup') ?? '', element);
  }
}

/**
 * Gives an element its content, with times in the visitor's zone and the focus where it was.
 * @returns what to do before it gets another one, or goes
 */
export function showMarkup(element: Element, { html, name }: MarkupSource, focus: Focus): () => void {
  if (html !== undefined) replaceContent(element, html);
  else if (name !== undefined) comeBack(element, name);
  localizeTimes(element);
  const place = focus.place ?? lostPlace(element);
  if (focus.place) lost = null;
  // To focus, a browser lays out the page, which it does in the next frame anyway.
  let awaited = place;
  const frame = requestAnimationFrame(() => {
    awaited = null;
    if (place) focusPlace(element, place);
    // As a browser does when it loads a page.
    else if (html !== undefined) element.querySelector<HTMLElement>('[autofocus]')?.focus();
  });
  return () => {
    cancelAnimationFrame(frame);
    focus.place = awaited ?? focusedPlace(element);
    if (focus.place) {
      const keeps = document.activeElement?.matches('[data-keep-scroll]');
      lost = keeps ? { place: focus.place, within: kindOf(element) } : null;
    }
    if (html === undefined && name !== undefined) putAside(element, name);
  };
}

/** Where the focus was in what stood in place of an element, unless the visitor has moved on. */
function lostPlace(element: Element): FocusedPlace | null {
  if (!lost || lost.within !== kindOf(element)) return null;
  const { place } = lost;
  lost = null;
  return document.activeElement === document.body ? place : null;
}

function comeBack(element: Element, name: string): void {
  const before = first.get(name);
  first.set(name, element);
  if (!before || before === element) return;
  if (!isField(element) || !hasEqualChildren(element, before)) element.replaceChildren(...before.childNodes);
  resetChoice(element);
}

function replaceContent(element: Element, html: string): void {
  if (isField(element) && element.innerHTML === html) resetChoice(element);
  else element.innerHTML = html;
}

/**
 * Whether the content of an element is what a visitor chooses from. It is left alone where it stays the same: a browser
 * that is given choices reads the whole form for its autofill, for which it lays out the page.
 */
const isField = (element: Element): boolean => element instanceof HTMLSelectElement;

const hasEqualChildren = ({ children }: ParentNode, other: ParentNode): boolean =>
  children.length === other.children.length &&
  [...children].every((child, at) => child.isEqualNode(other.children[at] ?? null));

/** What was chosen led away from the page. */
function resetChoice(element: Element): void {
  for (const option of element.querySelectorAll('option')) {
    if (option.selected !== option.defaultSelected) option.selected = option.defaultSelected;
  }
}

function putAside(element: Element, name: string): void {
  const content = isField(element) ? element.cloneNode(true) : element;
  const aside = document.createDocumentFragment();
  aside.append(...content.childNodes);
  first.set(name, aside);
}
