import type { MarkupSource } from '#lib/markup/markup-source.ts';

import { localizeTimes } from '../time/localize-times.ts';

/** The place of the focus within an element before its content changed. */
export interface Focus {
  place: FocusedPlace | null;
}

/** The focus that went with an element, on a link that changes a list in place. */
let lost: { readonly place: FocusedPlace; readonly within: string } | null = null;

/** Identifies the kind of an element, to recognise the one that replaces it while a list is slow. */
const kindOf = (element: Element): string =>
  [element.tagName, element.className, element.getAttribute('aria-label')].join(' ');

/**
 * Content of the first HTML, by name. It is reused when the router goes back to the first page, and when React renders
 * the page again because something else has changed the document.
 */
const first = new Map<string, ParentNode>();

if (typeof document !== 'undefined') {
  for (const element of document.querySelectorAll('[data-markup]')) {
    first.set(element.getAttribute('data-markup') ?? '', element);
  }
}

/**
 * Gives an element its content, with times in the visitor's zone and the focus where it was.
 * @returns a cleanup function, for before its content changes or it is removed
 */
export function showMarkup(element: Element, { html, name }: MarkupSource, focus: Focus): () => void {
  if (html !== undefined) replaceContent(element, html);
  else if (name !== undefined) comeBack(element, name);
  localizeTimes(element);
  const place = focus.place ?? lostPlace(element);
  if (focus.place) lost = null;
  // Focusing forces a layout, which the next frame does anyway.
  let awaited = place;
  const frame = requestAnimationFrame(() => {
    awaited = null;
    // The router may have set the focus already, on the list that a link leads to.
    if (place && document.activeElement === document.body) focusPlace(element, place);
    // The same as a browser does when it loads a page.
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

/** Returns the place of the focus in the content that the element replaced, unless the visitor has moved on. */
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
 * True if a visitor chooses from the element's content. Unchanged choices are left alone: new ones make a browser read
 * the whole form for its autofill, for which it lays out the page.
 */
const isField = (element: Element): boolean => element instanceof HTMLSelectElement;

const hasEqualChildren = ({ children }: ParentNode, other: ParentNode): boolean =>
  children.length === other.children.length &&
  [...children].every((child, at) => child.isEqualNode(other.children[at] ?? null));

/** Resets a choice that led away from the page. */
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

/** The place of the focus within a container. */
interface FocusedPlace {
  /** The position of each ancestor among its siblings, the element's own last. */
  readonly path: readonly number[];
  /** The text of the element. */
  readonly text: string;
}

/** Returns the place of the focus in a container; null where it is elsewhere. */
function focusedPlace(container: Element): FocusedPlace | null {
  const focused = document.activeElement;
  if (!focused || focused === container || !container.contains(focused)) return null;
  const path: number[] = [];
  for (
    let element = focused;
    element !== container && element.parentElement;
    element = element.parentElement
  ) {
    path.unshift([...element.parentElement.children].indexOf(element));
  }
  return { path, text: focused.textContent };
}

/**
 * Restores the focus at a place after the content was replaced, so that keyboard users who sort or filter stay at the link.
 * Where others stand beside it now, the one with the same text wins, else the nearest.
 */
function focusPlace(container: Element, { path, text }: FocusedPlace): void {
  let parent: Element | undefined = container;
  for (const position of path.slice(0, -1)) parent = parent?.children[position];
  const siblings = [...(parent?.children ?? [])];
  const there = siblings[path.at(-1) ?? 0];
  const same = there?.textContent === text ? there : siblings.find(({ textContent }) => textContent === text);
  const target = same ?? there ?? siblings.at(-1);
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
