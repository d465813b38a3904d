/** Letters that the typefaces of previews have: Latin, Greek and Cyrillic. */
const PRINTABLE =
  /[\u0020-\u007e\u00a0-\u017f\u0192\u01a0\u01a1\u01af\u01b0\u0218-\u021b\u02c6\u02da\u02dc\u0386-\u03ce\u0400-\u045f\u0490\u0491\u1e00-\u1ef9\u2010-\u2027\u2030-\u203a\u20ac\u2122\u2212]/u;

/** Scripts that names are most likely written in, by their ISO 15924 codes. */
const SCRIPTS =
  'Arab,Armn,Beng,Cyrl,Deva,Ethi,Geor,Grek,Hang,Hani,Hebr,Hira,Kana,Khmr,Latn,Taml,Telu,Thai,Tibt'.split(',');

const scriptNames = new Intl.DisplayNames('en', { type: 'script' });

const patterns = SCRIPTS.map((code) => ({
  pattern: new RegExp(`\\p{Script=${code}}`, 'u'),
  name: scriptNames.of(code) ?? code,
}));

/**
 * A text as previews can print it. Letters of other scripts become the name of the script, in brackets; signs that
 * belong to none, such as pictures, are left out.
 * @example printableText('王小明 of Praag') // '(Han script) of Praag'
 */
export function printableText(text: string): string {
  const parts = Array.from(text.normalize('NFC').replaceAll(/[^\S\u00a0]+/gu, ' '), (letter) =>
    PRINTABLE.test(letter) ? letter : scriptMark(letter),
  );
  return parts
    .join('')
    .replaceAll(/(\([\w ]+ script\))(?:\s*\1)+/g, '$1')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}

function scriptMark(letter: string): string {
  if (!/\p{L}/u.test(letter)) return '';
  const script = patterns.find(({ pattern }) => pattern.test(letter));
  return script ? `(${script.name} script)` : '(another script)';
}

/** Widths of letters as fractions of the font size, by kinds of letter. */
interface LetterWidths {
  readonly narrow: number;
  readonly wide: number;
  readonly capital: number;
  readonly other: number;
}

/** Measured on the typefaces of previews, bold titles and texts. */
const TITLE_WIDTHS: LetterWidths = { narrow: 0.32, wide: 0.9, capital: 0.72, other: 0.58 };
const TEXT_WIDTHS: LetterWidths = { narrow: 0.27, wide: 0.84, capital: 0.6, other: 0.51 };

const NARROW = /[ \u00a0ijlftrI.,:;'’!|()-]/u;
const WIDE = /[mwMW%@—…]/u;
const CAPITAL = /\p{Lu}/u;

function letterWidth(letter: string, widths: LetterWidths): number {
  if (NARROW.test(letter)) return widths.narrow;
  if (WIDE.test(letter)) return widths.wide;
  return CAPITAL.test(letter) ? widths.capital : widths.other;
}

const widthOf = (text: string, widths: LetterWidths): number =>
  Array.from(text).reduce((sum, letter) => sum + letterWidth(letter, widths), 0);

interface Setting {
  /** Pixels. */
  readonly size: number;
  readonly width: number;
  readonly widths: LetterWidths;
}

/** Counts the lines that a text takes when its words are wrapped; infinite where a word is too wide. */
function linesOf(text: string, { size, width, widths }: Setting): number {
  const space = widths.narrow * size;
  let [lines, filled] = [1, -space];
  for (const word of text.split(' ')) {
    const length = widthOf(word, widths) * size;
    if (length > width) return Number.POSITIVE_INFINITY;
    if (filled + space + length > width) [lines, filled] = [lines + 1, -space];
    filled += space + length;
  }
  return lines;
}

/** The size of a text in pixels. */
export interface TextSize {
  readonly size: number;
  readonly lines: number;
  /** True if the text exceeds the number of lines. */
  readonly isCut: boolean;
}

interface KindOfText {
  readonly face: 'title' | 'text';
  readonly sizes: readonly (readonly [size: number, lines: number])[];
}

/** The sizes in pixels of each kind of text, with the lines that it may take in them, the largest first. */
const KINDS = {
  title: {
    face: 'title',
    sizes: [
      [84, 1],
      [72, 1],
      [64, 1],
      [60, 2],
      [54, 2],
      [48, 2],
      [42, 3],
    ],
  },
  facts: {
    face: 'text',
    sizes: [
      [34, 1],
      [30, 1],
      [30, 2],
    ],
  },
  label: {
    face: 'title',
    sizes: [
      [36, 1],
      [30, 1],
      [28, 2],
    ],
  },
  boardTitle: {
    face: 'title',
    sizes: [
      [68, 1],
      [56, 1],
      [44, 1],
    ],
  },
  row: {
    face: 'title',
    sizes: [
      [40, 1],
      [34, 1],
      [28, 1],
    ],
  },
} as const satisfies Readonly<Record<string, KindOfText>>;

/**
 * The largest size of a kind of text in which it fits: a title is large on one line, smaller on two, and smallest on
 * three, where it may be cut.
 * @param width of a line, in pixels
 * @example textSize('title', 'Thaliondra', 608) // { size: 84, lines: 1, isCut: false }
 */
export function textSize(kind: keyof typeof KINDS, text: string, width: number): TextSize {
  const { face, sizes } = KINDS[kind];
  const widths = face === 'title' ? TITLE_WIDTHS : TEXT_WIDTHS;
  const all = sizes.map(([size, lines]) => ({ size, lines }));
  const fitting = all.find(({ size, lines }) => linesOf(text, { size, width, widths }) <= lines);
  const last = all.at(-1) ?? { size: 0, lines: 1 };
  return fitting ? { ...fitting, isCut: false } : { ...last, isCut: true };
}

const TOTAL_SIZES = [60, 52, 46, 40, 34, 28] as const;

/** Pixels between totals, and the size of what stands below them. */
export const TOTALS_GAP = 64;
export const LABEL_SIZE = 28;

/** Numbers are bold. */
const BOLD = 1.06;

/** The size of totals that share a line, in pixels. */
export function totalSize(
  totals: readonly { readonly value: string; readonly label: string }[],
  width: number,
): number {
  const widthAt = (size: number) =>
    totals.reduce(
      (sum, { value, label }) =>
        sum +
        TOTALS_GAP +
        Math.max(widthOf(value, TEXT_WIDTHS) * size * BOLD, widthOf(label, TEXT_WIDTHS) * LABEL_SIZE),
      -TOTALS_GAP,
    );
  return TOTAL_SIZES.find((size) => widthAt(size) <= width) ?? TOTAL_SIZES[5];
}
