import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/** Which characters a file holds, as its `unicode-range`. */
export const FONT_RANGES = {
  /** What every page is written in: loaded ahead. */
  basic: 'U+20-7E, U+A0, U+B7, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2212',
  /** The rest of the western European letters. */
  western:
    'U+A1-B6, U+B8-D6, U+D8-FF, U+131, U+152-153, U+2C6, U+2DA, U+2DC, U+201A, U+201E, U+2020-2021, U+2030, ' +
    'U+2039-203A, U+20AC, U+2122, U+2191, U+2193',
  /** Central and eastern European letters. */
  central: 'U+100-130, U+132-151, U+154-17F',
  /** Latin letters of all other languages. */
  extended: 'U+180-24F, U+259, U+1E00-1E9F, U+1EF2-1EFF',
} as const;

type FontPart = keyof typeof FONT_RANGES;

interface Typeface {
  /** The package of Fontsource, and the beginning of the names of our files. */
  readonly name: 'texturina' | 'source-sans-3';
  /** The lightest and the boldest weight on the site, or the one weight that all are drawn in. */
  readonly wght: number | { readonly min: number; readonly max: number };
}

// Headings are semibold or bold, which hardly differ in Texturina: one weight between them takes a third less.
const TYPEFACES: readonly Typeface[] = [
  { name: 'texturina', wght: 650 },
  { name: 'source-sans-3', wght: { min: 400, max: 700 } },
];

/** What browsers apply unasked, and figures of one height and width. */
const FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'lnum', 'tnum'];

const SOURCES: Readonly<Record<FontPart, string>> = {
  basic: 'latin',
  western: 'latin',
  central: 'latin-ext',
  extended: 'latin-ext',
};

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
  const files = TYPEFACES.flatMap((typeface) =>
    (Object.keys(FONT_RANGES) as FontPart[]).map(async (part): Promise<[string, Buffer]> => [
      `${typeface.name}-${part}.woff2`,
      await subset(typeface, part),
    ]),
  );
  return new Map(await Promise.all(files));
}

async function subset({ name, wght }: Typeface, part: FontPart): Promise<Buffer> {
  const source = resolve(`@fontsource-variable/${name}/files/${name}-${SOURCES[part]}-wght-normal.woff2`);
  return subsetFont(await readFile(source), charactersOf(FONT_RANGES[part]), {
    targetFormat: 'woff2',
    variationAxes: { wght },
    keepFeatures: FEATURES,
    noHinting: true,
  });
}
