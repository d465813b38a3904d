import type { FrameShape } from '../framed-icon.ts';
import type { Heraldry } from '../heraldry/heraldry-path.ts';
import { wrapIndex } from '../wrapped-item.ts';

export type SheetKindName = 'icons' | 'crests';

/** Between the names of pictures in the address of a sheet. */
export const SEPARATOR = '.';

/** The capacity of a sprite sheet: so few pictures that all their names make a short address. */
export const SHEET_ROWS = 32;

/** Returns the fragment that addresses the sprite at a position of a sheet, from 0 (components/ui/style/base.css). */
export const pictureId = (position: number): string => `p${position}`;

/** Letters that name the frame of an icon. */
const FRAMES: Readonly<Record<string, FrameShape>> = { s: 'square', c: 'circle', h: 'hex' };

const ICON = /^([sch])(-?[0-9a-z]{1,7})$/;
const CREST = /^[0-9a-z]{1,7}$/;

/** An icon in a sheet. */
export interface SheetIcon {
  /** Any integer of at most ten digits. */
  readonly number: number;
  readonly frame: FrameShape;
}

/** A plain crest in a sheet. */
export type SheetCrest = Omit<Heraldry, 'size'>;

/** @example iconName({ number: 60004, frame: 'square' }) // 's1aas' */
export const iconName = ({ number, frame }: SheetIcon): string => `${frame.charAt(0)}${number.toString(36)}`;

/** Parses a name that `iconName` wrote; null for anything else. */
export function parseIconName(name: string): SheetIcon | null {
  const [, letter = '', digits = ''] = ICON.exec(name) ?? [];
  const frame = FRAMES[letter];
  return frame ? { frame, number: Number.parseInt(digits, 36) } : null;
}

/**
 * The number of values for each part of a crest's name, the last part first. All tables are shorter, so that no name
 * has more than six letters.
 */
const SPANS = [
  ['shape', 16],
  ['color2', 64],
  ['color1', 64],
  ['pattern', 64],
  ['emblem', 256],
  ['realm', 2],
] as const;

/** The lengths of the tables that the numbers of a crest wrap around. */
export type CrestTables = Readonly<Record<Exclude<keyof SheetCrest, 'realm'>, number>>;

/** The name of a crest, the same for all crests that look the same. */
export function crestName(crest: SheetCrest, tables: CrestTables): string {
  const wrapped: SheetCrest = {
    realm: crest.realm === 1 ? 1 : 0,
    emblem: wrapIndex(crest.emblem, tables.emblem),
    pattern: wrapIndex(crest.pattern, tables.pattern),
    color1: wrapIndex(crest.color1, tables.color1),
    color2: wrapIndex(crest.color2, tables.color2),
    shape: wrapIndex(crest.shape, tables.shape),
  };
  return SPANS.reduceRight((code, [part, span]) => code * span + wrapped[part], 0).toString(36);
}

/** Parses a name that `crestName` wrote; null for anything else. */
export function parseCrestName(name: string): SheetCrest | null {
  if (!CREST.test(name)) return null;
  const crest = { realm: 0, emblem: 0, pattern: 0, color1: 0, color2: 0, shape: 0 };
  let code = Number.parseInt(name, 36);
  for (const [part, span] of SPANS) {
    crest[part] = code % span;
    code = Math.floor(code / span);
  }
  return code === 0 ? crest : null;
}
