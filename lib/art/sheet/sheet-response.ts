import { heraldrySvg } from '../heraldry.ts';
import { PLAIN_BOX, WIDEST_PLAIN } from '../heraldry/crest-size.ts';
import { iconSvg } from '../icon.ts';
import { noPicture, svgResponse } from '../svg-response.ts';
import { parseCrestName, parseIconName, SEPARATOR, SHEET_ROWS, type SheetKindName } from './sheet-picture.ts';
import { type SheetCell, sheetSvg, SQUARE_CELL } from './sheet-svg.ts';

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
