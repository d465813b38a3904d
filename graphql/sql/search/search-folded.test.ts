import { expect, test } from 'vitest';
import { arrayLiteral } from '../engine/array-literal.ts';
import { foldText } from '#graphql/rules/folded-text.ts';
import { openTestDatabase } from '#graphql/testing/test-api.ts';

test.each([
  ['Jürgen', 'jurgen'],
  ['Łukasz', 'lukasz'],
  ['ŽIBGLE', 'zibgle'],
  ['Ярополк', 'ярополк'],
  ['Søren', 'soren'],
  ["Mal'keth", "mal'keth"],
  ['The Widow’s Company', "the widow's company"],
  ['白鶴', '白鶴'],
  ['Zoe\u0308', 'zoe'],
  ['Großmeister', 'grossmeister'],
  ['GROẞ', 'gross'],
  ['Ætherwyn', 'aetherwyn'],
  ['Red\u00a0 Sab\u00adbath\u200b', 'red sabbath'],
  ['Þórður', 'thordur'],
  ['Ｔｙｒｉｎａｅ', 'tyrinae'],
  ['ﬁend of Oﬃce', 'fiend of office'],
  ['Iŋgvar ılker', 'ingvar ilker'],
  ['Mal‘keth Mal´keth Malʼketh', "mal'keth mal'keth mal'keth"],
  ['Ĳsbrand', 'ijsbrand'],
  ['', ''],
])('%j is taken for %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test('the database folds every name as the search folds what it is asked', async () => {
  const { sql, close } = await openTestDatabase();
  const letters = Array.from({ length: 0x2100 - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index));
  const compatible = Array.from({ length: 0x500 }, (_, index) => String.fromCodePoint(0xfb00 + index));
  const texts = [
    ...letters,
    ...compatible,
    'Ｔｙｒｉｎａｅ　Þ',
    'ASCII Only',
    'Großmeisterin',
    'Zoe\u0308',
    '\u{10400}',
    '黒刃',
    'Red\u00a0 Sab\u00adbath',
  ];
  const rows = await sql<{ text: string; folded: string }[]>`
    select text, search_folded(text) as folded
    from unnest(${arrayLiteral(texts)}::text[]) text`;
  await close();

  expect(rows).toHaveLength(texts.length);
  expect(rows.filter(({ text, folded }) => foldText(text) !== folded)).toEqual([]);
});
