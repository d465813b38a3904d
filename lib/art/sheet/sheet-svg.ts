import { svgDocument } from '../svg.ts';

/** A picture in a sheet. */
export interface SheetPicture {
  /** What the fragment of its address names: a letter, then letters, digits and hyphens. */
  readonly id: string;
  /** A whole SVG document. Its ids are unique in itself alone. */
  readonly svg: string;
}

/** Width and height of every picture of a sheet, in units: pictures take the proportions of their sheet. */
export interface SheetCell {
  readonly width: number;
  readonly height: number;
}

export const SQUARE_CELL: SheetCell = { width: 64, height: 64 };

/** Between pictures, in units: where a size is rounded to whole pixels, a little more than the picture is seen. */
const GAP = 8;

/**
 * One SVG document that holds many, one below the other. `sheet.svg#id` shows one of them, and is as good as the
 * picture itself: the part of an address behind the `#` is not sent, so that all of them are one request.
 */
export function sheetSvg(pictures: readonly SheetPicture[], cell: SheetCell = SQUARE_CELL): string {
  const { width, height } = cell;
  const top = (row: number) => row * (height + GAP);
  const views = pictures.map(
    ({ id }, row) => `<view id="${id}" viewBox="0 ${top(row)} ${width} ${height}"/>`,
  );
  const cells = pictures.map(({ id, svg }, row) => placed(ownIds(svg, id), top(row), cell));
  return svgDocument({ box: `0 0 ${width} ${height}`, width, height }, views.join('') + cells.join(''));
}

/** Pictures that were documents of their own use the same ids. */
const ownIds = (svg: string, prefix: string): string =>
  svg.replace(/(\sid="|url\(#|href="#)/g, (start) => `${start}${prefix}-`);

const placed = (svg: string, y: number, { width, height }: SheetCell): string =>
  svg
    .trim()
    .replace(
      /^<svg [^>]*?viewBox="([^"]*)"[^>]*>/,
      `<svg y="${y}" width="${width}" height="${height}" viewBox="$1">`,
    );
