/** Letters with a stroke do not come apart by themselves. */
const STROKES: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ħ: 'h', ŧ: 't' };

/**
 * Letters with a case or an accent, and what a search takes them for: É and é are e. Written out letter by letter,
 * because PostgreSQL's own `lower` depends on its locale.
 */
const FOLDED: ReadonlyMap<string, string> = new Map(lettersWithFolds());

/** Latin, Greek and Cyrillic letters, and the apostrophe that keyboards do not have. */
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
  yield ['’', "'"];
}

function withoutAccent(letter: string): string {
  return STROKES[letter] ?? letter.normalize('NFD').replace(/\p{Mark}/gu, '');
}

/** A text as searches compare it: neither case nor accents. */
export const foldText = (text: string): string =>
  Array.from(text.normalize('NFC'), (letter) => FOLDED.get(letter) ?? letter).join('');

/** The same of a column, in SQL. A name of plain letters, as most are, is spared the long way. */
export const foldedColumn = (column: string): string =>
  `case when octet_length(${column}) = length(${column}) then lower(${column})
        else translate(normalize(${column}, NFC), ${literal(FOLDED.keys())}, ${literal(FOLDED.values())}) end`;

const literal = (letters: Iterable<string>) => `'${[...letters].join('').replaceAll("'", "''")}'`;
