import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import type { Font } from 'satori';

interface Typeface {
  readonly name: string;
  readonly folder: string;
  readonly subsets: readonly string[];
  readonly weights: readonly (400 | 700)[];
}

const TITLES: Typeface = {
  name: 'Texturina',
  folder: 'texturina',
  subsets: ['latin', 'latin-ext', 'vietnamese'],
  weights: [700],
};

const TEXTS: Typeface = {
  name: 'Source Sans 3',
  folder: 'source-sans-3',
  subsets: ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese'],
  weights: [400, 700],
};

/** Each file has its own name: satori looks for a letter in one file of each name. */
const nameOf = ({ name }: Typeface, subset: string): string => `${name} ${subset}`;

const namesOf = (typeface: Typeface): string =>
  typeface.subsets.map((subset) => nameOf(typeface, subset)).join(', ');

export const TEXT_FACE = namesOf(TEXTS);

/** Texturina has no Cyrillic and no Greek: there the typeface of texts stands in. */
export const TITLE_FACE = `${namesOf(TITLES)}, ${TEXT_FACE}`;

const packages = createRequire(import.meta.url);

/** The typefaces of previews, read from the packages that hold them. */
export function loadTypefaces(): Promise<Font[]> {
  const fonts = [TITLES, TEXTS].flatMap((typeface) =>
    typeface.subsets.flatMap((subset) =>
      typeface.weights.map(async (weight) => {
        const file = `${typeface.folder}-${subset}-${weight}-normal.woff`;
        return {
          name: nameOf(typeface, subset),
          weight,
          style: 'normal' as const,
          data: await readFile(packages.resolve(`@fontsource/${typeface.folder}/files/${file}`)),
        };
      }),
    ),
  );
  return Promise.all(fonts);
}
