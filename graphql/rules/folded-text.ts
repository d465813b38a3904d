/** Letters with a stroke and the like do not come apart by themselves. */
const STROKES: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ħ: 'h',
  ŧ: 't',
  ð: 'd',
  ŋ: 'n',
  ı: 'i',
};

/**
 * Letters with a case or an accent, and what a search takes them for: É and é are e. The database's
 * `search_folded` has the same letters.
 */
const FOLDED: ReadonlyMap<string, string> = new Map(lettersWithFolds());

/** Letters that stand for two. */
const LIGATURES: readonly (readonly [letter: string, folded: string])[] = [
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
];

/** Signs for an apostrophe, which would come apart as a blank and an accent. */
const APOSTROPHES = /[‘’´ʼ]/gu;

/** Characters that are invisible in a name: soft hyphens, joiners, directions and byte order marks. */
const INVISIBLE_CHARACTER = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** Latin, Greek and Cyrillic letters, and blanks that do not break. */
function* lettersWithFolds(): Generator<[letter: string, folded: string]> {
  const ranges: readonly (readonly [number, number])[] = [
    [0x41, 0x5a],
    [0xc0, 0x24f],
    [0x370, 0x52f],
    [0x1e00, 0x1eff],
  ];
  for (const [first, last] of ranges) {
    for (let code = first; code <= last; code += 1) {
      const letter = String.fromCodePoint(code);
      const folded = withoutAccent(letter.toLowerCase());
      if (folded !== letter && folded.length === 1) yield [letter, folded];
    }
  }
  for (const blank of ['\u00a0', '\u2007', '\u202f']) yield [blank, ' '];
}

function withoutAccent(letter: string): string {
  return STROKES[letter] ?? letter.normalize('NFD').replace(/\p{Mark}/gu, '');
}

/**
 * A text as searches compare it: neither case nor accents, ligatures and full width as plain letters, one space between
 * words, and nothing that is not seen.
 */
export function foldText(text: string): string {
  const letters = Array.from(
    text.replaceAll(APOSTROPHES, "'").normalize('NFKC').replaceAll(INVISIBLE_CHARACTER, ''),
    (letter) => FOLDED.get(letter) ?? letter,
  );
  const folded = LIGATURES.reduce((whole, [letter, two]) => whole.replaceAll(letter, two), letters.join(''));
  return folded.replaceAll(/ +/g, ' ');
}
