import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import ranges from './font-ranges.json' with { type: 'json' };

/**
 * The characters of each file as a `unicode-range`, by typeface; no two files of one share a character. Names of western
 * Europe have letters of `western`, Polish, Czech, Hungarian and Turkish ones of `central`; `extended` are the Latin letters
 * of all other languages, `signs` what prose may have and names hardly. The text face has its first three in one file:
 * most lists need them, and they are drawn of the basic ones.
 */
export const FONT_RANGES = ranges;

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
