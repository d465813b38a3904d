import { svgDocument } from '../svg.ts';
import { pictureId, SHEET_ROWS } from './sheet-picture.ts';

/** Width and height of every picture of a sheet, in units: pictures take the proportions of their sheet. */
export interface SheetCell {
  readonly width: number;
  readonly height: number;
}

export const SQUARE_CELL: SheetCell = { width: 64, height: 64 };

/**
 * One SVG document that holds many, one below the other, with as much room between two as each takes. All sheets have
 * room for as many, so that a picture is at the same part of the height of any sheet: components/ui/style/base.css shows one
 * of them by what is behind the `#` of its address, which is not sent, so that all of them are one request. A `<view>`
 * for each would show them as well, but browsers lay out and paint the whole document anew for each that is drawn.
 * @param pictures whole SVG documents, at most `SHEET_ROWS`, of which ids are unique in each alone
 */
export function sheetSvg(pictures: readonly string[], { width, height }: SheetCell = SQUARE_CELL): string {
  const cells = pictures.map((svg, row) =>
    placed(ownIds(svg, pictureId(row)), 2 * row * height, { width, height }),
  );
  const whole = (2 * SHEET_ROWS - 1) * height;
  return svgDocument({ box: `0 0 ${width} ${whole}`, width, height: whole }, cells.join(''));
}

/** Pictures that were their own documents use the same ids. */
const ownIds = (svg: string, prefix: string): string =>
  svg.replace(/(\sid="|url\(#|href="#)/g, (start) => `${start}${prefix}-`);

const placed = (svg: string, y: number, { width, height }: SheetCell): string =>
  svg
    .trim()
    .replace(
      /^<svg [^>]*?viewBox="([^"]*)"[^>]*>/,
      `<svg y="${y}" width="${width}" height="${height}" viewBox="$1">`,
    );
