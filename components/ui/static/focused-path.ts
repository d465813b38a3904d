/**
 * Where the focused element stands in a container, as the position of each ancestor among its siblings; null where the
 * focus is elsewhere.
 */
export function focusedPath(container: Element): readonly number[] | null {
  const path: number[] = [];
  let element = document.activeElement;
  if (!element || element === container || !container.contains(element)) return null;
  while (element !== container) {
    const parent: Element | null = element.parentElement;
    if (!parent) return null;
    path.unshift([...parent.children].indexOf(element));
    element = parent;
  }
  return path;
}

/** Focuses the element at a path again after the content was replaced: whoever pages by keyboard stays at the link. */
export function focusPath(container: Element, path: readonly number[]): void {
  let element: Element | undefined = container;
  for (const position of path) element = element?.children[position];
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}
