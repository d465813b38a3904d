import { LRUCache } from 'lru-cache';
import { ART_VERSION } from '#lib/art/generated/art-version.ts';
import { WIDEST_PLAIN } from '#lib/art/heraldry/crest-size.ts';
import {
  crestName,
  iconName,
  pictureId,
  SEPARATOR,
  SHEET_ROWS,
  type SheetKindName,
  type CrestTables,
} from '#lib/art/sheet/sheet-picture.ts';
import { PATTERNS, TINCTURES, SHIELD_SHAPES } from '#lib/art/heraldry/patterns.ts';
import { EMBLEM_GLYPHS } from '#lib/art/tables/icon-glyphs.ts';

export const CREST_TABLES: CrestTables = {
  emblem: EMBLEM_GLYPHS.length,
  pattern: PATTERNS.length,
  color1: TINCTURES.length,
  color2: TINCTURES.length,
  shape: SHIELD_SHAPES.length,
};

/**
 * The fewest pictures of a sheet. A single crest is worth one: it stands on a page in several sizes, and a sheet serves
 * them all.
 */
const FEWEST: Readonly<Record<SheetKindName, number>> = { icons: 2, crests: 1 };

/** Addresses of our own icons and plain crests as `imageUrls` writes them, in the attributes of markup. */
const OWN_PICTURE = new RegExp(
  String.raw` src="(?:/icon/(-?\d{1,10})\?(?:frame=(circle|hex)&amp;)?|/heraldry/frame/(\d+)/\d+/([12])((?:/-?\d{1,10}){5})\?)v=${ART_VERSION}"`,
  'g',
);

interface Found {
  readonly kind: SheetKindName;
  readonly name: string;
}

/** Markup with its pictures in sheets. */
export type InSheets = (markup: string) => string;

/** Letters of the pictures of pages, by which it is known how they become parts of sheets. */
const MAX_KNOWN = 4 * 1024 * 1024;

const known = new LRUCache<string, InSheets>({
  maxSize: MAX_KNOWN,
  sizeCalculation: (_, page) => page.length,
});

/**
 * Makes icons and plain crests parts of sheets, one request for up to 32 of them. A picture without others of its kind
 * keeps its address, unless it is a crest: these come in several sizes, and one sheet serves all.
 * @param page markup, as React writes it, in which all pictures of the page stand
 * @returns the same function for the same pictures, as long as it is remembered
 */
export function picturesInSheets(page: string): InSheets {
  if (page === '') return unchanged;
  const before = known.get(page);
  if (before) return before;
  const inSheets = sheetsFor(page);
  known.set(page, inSheets);
  return inSheets;
}

const unchanged: InSheets = (markup) => markup;

function sheetsFor(page: string): InSheets {
  const names: Record<SheetKindName, Set<string>> = { icons: new Set(), crests: new Set() };
  for (const match of page.matchAll(OWN_PICTURE)) {
    const found = pictureOf(match);
    if (found) names[found.kind].add(found.name);
  }
  const addresses = { icons: addressesOf('icons', names.icons), crests: addressesOf('crests', names.crests) };
  if (addresses.icons.size + addresses.crests.size === 0) return unchanged;
  return (markup) =>
    markup.replace(OWN_PICTURE, (attribute: string, ...parts: (string | undefined)[]) => {
      const found = pictureOf([attribute, ...parts]);
      const address = found && addresses[found.kind].get(found.name);
      return address ? ` src="${address}"` : attribute;
    });
}

/** The picture that an attribute names, by the groups of `OWN_PICTURE`; null for a crest that is not plain. */
function pictureOf([, number, frame, size, realm, arms]: readonly (string | undefined)[]): Found | null {
  if (number !== undefined) {
    const shape = frame === 'circle' || frame === 'hex' ? frame : 'square';
    return { kind: 'icons', name: iconName({ number: Number(number), frame: shape }) };
  }
  if (Number(size) > WIDEST_PLAIN) return null;
  const [emblem = 0, pattern = 0, color1 = 0, color2 = 0, shape = 0] = (arms ?? '')
    .slice(1)
    .split('/')
    .map(Number);
  const crest = { realm: Number(realm), emblem, pattern, color1, color2, shape };
  return { kind: 'crests', name: crestName(crest, CREST_TABLES) };
}

/** Assigns the pictures to full sprite sheets in page order, so that the sheets of later pictures load late. */
function addressesOf(kind: SheetKindName, names: ReadonlySet<string>): ReadonlyMap<string, string> {
  if (names.size < FEWEST[kind]) return new Map();
  const all = [...names];
  return new Map(
    all.map((name, position) => {
      const start = position - (position % SHEET_ROWS);
      const sheet = all.slice(start, start + SHEET_ROWS).join(SEPARATOR);
      return [name, `/sheet/${kind}/${sheet}?v=${ART_VERSION}#${pictureId(position - start)}`];
    }),
  );
}
