/** The place of the focus within a container. */
export interface FocusedPlace {
  /** The position of each ancestor among its siblings, the element's own last. */
  readonly path: readonly number[];
  /** The text of the element. */
  readonly text: string;
}

/** Returns the place of the focus in a container; null where it is elsewhere. */
export function focusedPlace(container: Element): FocusedPlace | null {
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
 * Restores the focus at a place after the content was replaced, so that keyboard users who page stay at the link.
 * Where others stand beside it now, the one with the same text wins, else the nearest.
 */
export function focusPlace(container: Element, { path, text }: FocusedPlace): void {
  let parent: Element | undefined = container;
  for (const position of path.slice(0, -1)) parent = parent?.children[position];
  const siblings = [...(parent?.children ?? [])];
  const there = siblings[path.at(-1) ?? 0];
  const same = there?.textContent === text ? there : siblings.find(({ textContent }) => textContent === text);
  const target = same ?? there ?? siblings.at(-1);
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
