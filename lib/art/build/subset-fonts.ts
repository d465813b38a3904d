import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/** Characters as a `unicode-range`. No two of them share one. */
const BASIC =
  'U+20-7E, U+A0, U+B7, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2039-203A, U+2212';
const WESTERN = 'U+C0-D6, U+D8-F6, U+F8-FF';
const CENTRAL =
  'U+104-107, U+10C-10F, U+118-11B, U+11E-11F, U+130, U+141-144, U+147-148, U+150-151, U+158-15B, U+15E-161, U+164-165, U+16E-171, U+179-17E';

/** Unicode ranges of the files that all typefaces have. */
const RARE_RANGES = {
  /** Latin letters of all other languages. */
  extended:
    'U+100-103, U+108-10B, U+110-117, U+11C-11D, U+120-12F, U+132-140, U+145-146, U+149-14F, U+154-157, U+15C-15D, U+162-163, U+166-16D, U+172-178, U+17F-24F, U+259, U+1E00-1E9F, U+1EF2-1EFF',
  /** Signs that prose may have, and names hardly. */
  signs:
    'U+A1-B6, U+B8-BF, U+131, U+152-153, U+2C6, U+2DA, U+2DC, U+201A, U+201E, U+2020-2021, U+2030, U+20AC, U+2122, U+2191, U+2193',
} as const;

/** Unicode ranges of each file, by typeface. */
export const FONT_RANGES = {
  texturina: {
    basic: BASIC,
    /** Letters of western European names. */
    western: WESTERN,
    /** Letters of Polish, Czech, Hungarian and Turkish names. */
    central: CENTRAL,
    ...RARE_RANGES,
  },
  'source-sans-3': {
    // Most lists have a name with such letters, which are drawn of the basic ones: together they take little more.
    european: `${BASIC}, ${WESTERN}, ${CENTRAL}`,
    ...RARE_RANGES,
  },
} as const;

interface Typeface {
  readonly name: keyof typeof FONT_RANGES;
  /** The file of a package that holds a character range. */
  readonly source: (part: string) => string;
  /** The weights that all of the typeface are drawn in, by what the names of our files end in. */
  readonly weights: Readonly<Record<string, number>>;
}

// Semibold and bold hardly differ: one weight between them. A file that holds all weights between two is as large as
// both, and arrives later: files that come side by side share the network.
const BOLD = 650;

const TYPEFACES: readonly Typeface[] = [
  {
    name: 'texturina',
    source: (part) =>
      `@fontsource-variable/texturina/files/texturina-${part === 'central' || part === 'extended' ? 'latin-ext' : 'latin'}-wght-normal.woff2`,
    weights: { '': BOLD },
  },
  {
    name: 'source-sans-3',
    source: () => 'source-sans/WOFF2/VF/SourceSans3VF-Upright.ttf.woff2',
    weights: { '': 400, '-bold': BOLD },
  },
];

/** OpenType features: those that browsers apply by default, and lining, tabular figures. */
const FEATURES = ['kern', 'liga', 'locl', 'lnum', 'tnum'];

const resolve = createRequire(import.meta.url).resolve;

/** @example charactersOf('U+41-43, U+A0') // 'ABC\u00a0' */
export const charactersOf = (range: string): string =>
  range
    .split(', ')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .slice(2)
        .split('-')
        .map((digits) => Number.parseInt(digits, 16));
      return Array.from({ length: last - first + 1 }, (_, offset) => String.fromCodePoint(first + offset));
    })
    .join('');

/** The files of the site's typefaces by name, as WOFF2: only the characters, weights and features that are used. */
export async function subsetFonts(): Promise<ReadonlyMap<string, Buffer>> {
  const files = TYPEFACES.flatMap(({ name, source, weights }) =>
    Object.entries(FONT_RANGES[name]).flatMap(([part, range]) =>
      Object.entries(weights).map(async ([suffix, wght]): Promise<[string, Buffer]> => [
        `${name}-${part}${suffix}.woff2`,
        await subset(source(part), range, wght),
      ]),
    ),
  );
  return new Map(await Promise.all(files));
}

async function subset(source: string, range: string, wght: number): Promise<Buffer> {
  return subsetFont(await readFile(resolve(source)), charactersOf(range), {
    targetFormat: 'woff2',
    variationAxes: { wght },
    keepFeatures: FEATURES,
    noHinting: true,
  });
}
