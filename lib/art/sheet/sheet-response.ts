import { heraldrySvg } from '../heraldry.ts';
import { PLAIN_BOX, WIDEST_PLAIN } from '../heraldry/crest-size.ts';
import { iconSvg } from '../icon.ts';
import { noPicture, svgResponse } from '../svg-response.ts';
import {
  parseCrestName,
  parseIconName,
  SEPARATOR,
  SHEET_ROWS,
  type SheetKindName,
  pictureId,
} from './sheet-picture.ts';
import { svgDocument } from '../svg.ts';

/** Width and height of every picture of a sheet, in units: pictures take the proportions of their sheet. */
interface SheetCell {
  readonly width: number;
  readonly height: number;
}

const SQUARE_CELL: SheetCell = { width: 64, height: 64 };

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

/** The properties of a kind of sheet. */
interface SheetKind {
  readonly cell: SheetCell;
  /** Draws a picture by its name; null for an unknown name. */
  readonly draw: (name: string) => string | null;
}

const KINDS: Readonly<Record<SheetKindName, SheetKind>> = {
  icons: {
    cell: SQUARE_CELL,
    draw: (name) => {
      const icon = parseIconName(name);
      return icon && iconSvg(icon.number, { frame: icon.frame });
    },
  },
  crests: {
    cell: PLAIN_BOX,
    draw: (name) => {
      const crest = parseCrestName(name);
      return crest && heraldrySvg({ ...crest, size: WIDEST_PLAIN });
    },
  },
};

/** Answers `/sheet/{kind}/{names}?v=` with all of the pictures in one, or with 404 where one of the names is none. */
export function sheetResponse(kind: SheetKindName, names: string, request: Request): Response {
  const { cell, draw } = KINDS[kind];
  const drawings = names.split(SEPARATOR, SHEET_ROWS + 1).map(draw);
  if (drawings.length > SHEET_ROWS) return noPicture();
  const pictures = drawings.filter((svg) => svg !== null);
  return pictures.length < drawings.length ? noPicture() : svgResponse(sheetSvg(pictures, cell), request);
}
