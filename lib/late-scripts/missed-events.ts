/**
 * Repeats the last events: scripts load after the page, so that an element focused or hovered by then went unnoticed.
 * @param owners a selector of the elements that listen for them
 */
export function repeatLastEvents(owners: string): void {
  const focused = document.activeElement?.closest(owners);
  focused?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  if (!matchMedia('(hover: hover)').matches) return;
  const hovered = document.querySelector(`:is(${owners}):hover`);
  hovered?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
}
