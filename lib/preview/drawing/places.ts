/* Places of a preview's pictures in pixels; texts leave them free. */

export const BRAND_PLACE = { x: 84, y: 64, size: 46 } as const;
export const BADGE_PLACE = { x: 84, y: 196, size: 176 } as const;
export const ASIDE_PLACE = { x: 928, y: 184, size: 200 } as const;

/** The map with the places of kills. */
export const HEAT_PLACE = { x: 708, y: 105, size: 420 } as const;

export const LEFT = 84;
export const RIGHT = 1128;

/** The rows of a leaderboard. */
export const ROWS_TOP = 234;
export const ROW_HEIGHT = 68;

/** The badge in a row, after its rank. */
export const rowBadgePlace = (index: number) => ({
  x: LEFT + 56,
  y: ROWS_TOP + index * ROW_HEIGHT + 8,
  size: 52,
});
