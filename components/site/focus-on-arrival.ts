/**
 * Focuses the element with an id, so that a keyboard goes on from there; where its part of the page is late, once that has
 * arrived, and scrolls to it then, which the router could not do.
 * @returns stops waiting
 */
export function focusOnArrival(root: Document, id: string): () => void {
  const there = root.getElementById(id);
  if (there) {
    // The router has scrolled to it.
    there.focus({ preventScroll: true });
    return () => undefined;
  }
  const arrivals = new MutationObserver(() => {
    const late = root.getElementById(id);
    if (!late) return;
    arrivals.disconnect();
    late.scrollIntoView();
    late.focus({ preventScroll: true });
  });
  arrivals.observe(root.body, { childList: true, subtree: true });
  return () => arrivals.disconnect();
}
