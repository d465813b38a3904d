/** Pixels; a DOMRect is one. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels from the left and upper edges of the window. */
export interface WindowPosition {
  readonly left: number;
  readonly top: number;
}

/** Between a tooltip and its owner. */
const GAP = 8;
/** Between a tooltip and the edge of the window. */
const MARGIN = 8;

/**
 * Places a tooltip of a line or two: above the middle of its owner, or below it where there is no room.
 * @example placeAbove({ left: 100, top: 100, right: 140, bottom: 120 }, { width: 60, height: 30 }, window) // { left: 90, top: 62 }
 */
export function placeAbove(owner: Box, tip: Size, window: Size): WindowPosition {
  const left = (owner.left + owner.right - tip.width) / 2;
  return within(window, tip, { left, top: aboveOrBelow(owner, tip) });
}

/**
 * Places a card: to the right of its owner, else to the left, else above or below, and never beyond the edge of the
 * window.
 * @example placeBeside({ left: 10, top: 40, right: 90, bottom: 60 }, { width: 344, height: 500 }, window) // { left: 98, top: 40 }
 */
export function placeBeside(owner: Box, tip: Size, window: Size): WindowPosition {
  const right = owner.right + GAP;
  if (right + tip.width + MARGIN <= window.width) return within(window, tip, { left: right, top: owner.top });
  const left = owner.left - GAP - tip.width;
  if (left >= MARGIN) return within(window, tip, { left, top: owner.top });
  return within(window, tip, { left: owner.left, top: aboveOrBelow(owner, tip) });
}

function aboveOrBelow(owner: Box, { height }: Size): number {
  const above = owner.top - GAP - height;
  return above >= MARGIN ? above : owner.bottom + GAP;
}

/** Keeps a tooltip within the window; one that is larger than the window shows its beginning. */
function within(window: Size, tip: Size, { left, top }: WindowPosition): WindowPosition {
  return { left: between(left, window.width - tip.width), top: between(top, window.height - tip.height) };
}

function between(wanted: number, room: number): number {
  return Math.floor(Math.max(MARGIN, Math.min(wanted, room - MARGIN)));
}
