/** The widest crest, in pixels, whose frame has no crown or horns; these stand outside the shield and need a square. */
export const WIDEST_PLAIN = 40;

/** Width and height of a plain crest, in units of the drawing. */
export const PLAIN_BOX = { width: 104, height: 116 } as const;

/**
 * The height of a crest of a width, both in pixels.
 * @example crestHeight(32) // 36
 * @example crestHeight(128) // 128
 */
export function crestHeight(width: number): number {
  return width <= WIDEST_PLAIN ? Math.round((width * PLAIN_BOX.height) / PLAIN_BOX.width) : width;
}
