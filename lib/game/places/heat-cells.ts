/**
 * Cells along each side of a heatmap (rules.md: Heatmaps). A separate file, since scripts in the browser need it and
 * nothing else of the heatmap's rules.
 */
export const HEATMAP_GRID = 64;

interface Point {
  readonly x: number;
  readonly y: number;
  readonly count: number;
}

/**
 * Kills in the cells of a heatmap as one short text, which weighs less in the data of a page than objects do.
 * @example writeHeatCells([{ x: 1, y: 2, count: 4 }]) // '129:4'
 */
export const writeHeatCells = (points: readonly Point[]): string =>
  points.map(({ x, y, count }) => `${cellAt(x, y)}:${count}`).join(' ');

/** The kills in each cell, by the number that `cellAt` gives it. */
export const readHeatCells = (text: string): ReadonlyMap<number, number> =>
  new Map(
    text.split(' ').map((cell) => {
      const [number = '', count = ''] = cell.split(':');
      return [Number(number), Number(count)];
    }),
  );

/** Cells are numbered row by row. */
export const cellAt = (x: number, y: number): number => y * HEATMAP_GRID + x;
