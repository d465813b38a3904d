import { FOLDED, INVISIBLE, LIGATURES } from '#graphql/rules/folded-text.ts';

/**
 * A column as `foldText` folds a text, in SQL. A name of plain letters, as most are, is spared the long way.
 */
export const foldedColumn = (column: string): string =>
  `regexp_replace(
     case when octet_length(${column}) = length(${column}) then lower(${column}) else ${foldedLetters(column)} end,
     ' +', ' ', 'g')`;

/** Letters that `translate` has no other for are left out. */
function foldedLetters(column: string): string {
  const [letters, folded] = [[...FOLDED.keys()].join(''), [...FOLDED.values()].join('')];
  const translated = `translate(normalize(${column}, NFC), ${literal(letters + INVISIBLE)}, ${literal(folded)})`;
  return LIGATURES.reduce(
    (whole, [letter, two]) => `replace(${whole}, ${literal(letter)}, ${literal(two)})`,
    translated,
  );
}

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;
