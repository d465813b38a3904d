const GRID = 64;

/** All cells of the grid. */
export const HEATMAP_CELLS = GRID * GRID;

/**
 * The cell of a kill on the 64 x 64 grid over its zone's map, for statements that read `kill` and `zone`:
 * 64 * row + column. Kills beyond the map's edge count for the cell next to them; null without a map.
 */
export const HEATMAP_CELL = `heat_cell(
  kill.x, kill.y, zone.nw_corner_x, zone.nw_corner_y, zone.se_corner_x, zone.se_corner_y)`;

/** The condition for zones whose map has corners. */
export const HAS_MAP = `(zone.se_corner_x > zone.nw_corner_x and zone.se_corner_y > zone.nw_corner_y)`;

/** Column and row of a cell. */
export const cellPosition = (cell: number) => ({ x: cell % GRID, y: Math.floor(cell / GRID) });
