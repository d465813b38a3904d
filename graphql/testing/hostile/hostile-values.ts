import { nested, sendBody, sendQuery, type HostileGroup } from './hostile-request.ts';

const TEXTS: Readonly<Record<string, string>> = {
  'a slow expression': '(a+)+$'.repeat(50),
  'any characters': '%'.repeat(1000),
  'single characters': '_'.repeat(1000),
  'a wild mix': '%_%_a'.repeat(500),
  escapes: '\\'.repeat(999),
  'a quote': `'; drop table kill; --`,
  'a zero': 'a\0b',
  zeros: '\0'.repeat(1000),
  'half a character': '\uD800',
  'marks on a letter': `a${'\u0301'.repeat(5000)}`,
  'right to left': '\u202E'.repeat(100),
  'a family': '👩‍👩‍👧‍👦'.repeat(100),
  'dotted and sharp': 'İıſßﬀ'.repeat(200),
  'much of it': 'ab'.repeat(45_000),
  'an array': '{1,2,"}',
  'a row': '(1,2)',
  spaces: ' '.repeat(50_000),
};
const NUMBERS = [
  null,
  true,
  -1,
  -2_147_483_648,
  2_147_483_647,
  2_147_483_648,
  1e20,
  1e308,
  1.5,
  '10',
  [],
  [5],
  {},
  'x',
];
const IDS = [
  '',
  ' ',
  '-1',
  '0',
  '1.5',
  '1e9',
  '9'.repeat(40),
  '0x10',
  '１',
  'null',
  'NaN',
  '1;select 1',
  '\0',
  '{',
  true,
  [],
  {},
  1e30,
  null,
];
const RECORDS = ['kill', 'character', 'guild', 'scenario', 'skirmish', 'rankedSeason'];
const LISTS = ['kills', 'characters', 'guilds', 'scenarios', 'skirmishes'];

const cursor = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const CURSORS: readonly unknown[] = [
  '',
  '%%%',
  'abc',
  'x'.repeat(80_000),
  '\0',
  1,
  {},
  [],
  cursor({}),
  cursor(null),
  cursor([]),
  cursor([[]]),
  cursor('kills'),
  cursor(['kills -time -id']),
  cursor(['kills -time -id', 1e308, '1']),
  cursor(['kills -time -id', 1, `1' or 1=1`]),
  cursor(['kills -time -id', 1, '9'.repeat(400)]),
  cursor(['kills -time -id', [1], {}]),
  cursor(['guilds +id', 1]),
  cursor(['__proto__', 1]),
  cursor(Array.from({ length: 5000 }, () => 1)),
];

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);

/** Values of variables that attack the API. */
export const hostileValues: HostileGroup = {
  'of texts': Object.entries(TEXTS).flatMap(([name, text]) => [
    sendQuery(`${name}: search`, 'query Q($t: String!) { search(query: $t) { totalCount nodes { id } } }', {
      t: text,
    }),
    sendQuery(
      `${name}: name`,
      'query Q($t: String) { characters(where: { name: { contains: $t } }) { totalCount nodes { id } } }',
      { t: text },
    ),
    sendQuery(`${name}: id`, 'query Q($t: ID!) { kill(id: $t) { id } skirmish(id: $t) { id } }', { t: text }),
  ]),
  'of sizes': NUMBERS.flatMap((n) => [
    sendQuery(`first ${JSON.stringify(n)}`, 'query Q($n: Int) { kills(first: $n) { nodes { id } } }', { n }),
    sendQuery(`last ${JSON.stringify(n)}`, 'query Q($n: Int) { kills(last: $n) { nodes { id } } }', { n }),
    sendQuery(
      `both ${JSON.stringify(n)}`,
      'query Q($n: Int) { kills(first: $n, last: $n) { nodes { id } } }',
      { n },
    ),
    sendQuery(`literal ${JSON.stringify(n)}`, `{ kills(first: ${JSON.stringify(n)}) { nodes { id } } }`),
    sendQuery(
      `zone ${JSON.stringify(n)}`,
      'query Q($n: UnsignedShort) { kills(where: { zoneId: { eq: $n } }) { totalCount } }',
      { n },
    ),
  ]),
  'of ids': IDS.flatMap((id) =>
    RECORDS.map((record) =>
      sendQuery(
        `${record} ${JSON.stringify(id).slice(0, 20)}`,
        `query Q($id: ID!) { ${record}(id: $id) { id } }`,
        { id },
      ),
    ),
  ),
  'of cursors': CURSORS.flatMap((after, n) =>
    LISTS.map((list) =>
      sendQuery(`${list} ${n}`, `query Q($after: String) { ${list}(after: $after) { nodes { id } } }`, {
        after,
      }),
    ),
  ),
  'of filters': [
    ...[100, 1000, 20_000].flatMap((count) => [
      sendQuery(
        `${count} ids`,
        'query Q($in: [UnsignedInt]) { kills(where: { killerCharacterId: { in: $in } }) { totalCount nodes { id } } }',
        { in: numbers(count) },
      ),
      sendQuery(
        `not ${count} ids`,
        'query Q($in: [UnsignedInt]) { kills(where: { killerCharacterId: { nin: $in } }) { totalCount nodes { id } } }',
        { in: numbers(count) },
      ),
      sendQuery(
        `${count} words`,
        'query Q($w: CharacterFilterInput) { characters(where: $w) { totalCount } }',
        { w: { name: { or: numbers(count).map((n) => ({ contains: `w${n}` })) } } },
      ),
      sendQuery(
        `${count} alternatives`,
        'query Q($w: SkirmishFilterInput) { skirmishes(where: $w) { nodes { id } } }',
        { w: { or: numbers(count).map((n) => ({ primaryZoneId: { eq: n } })) } },
      ),
      sendQuery(
        `${count} unknown names`,
        'query Q($w: KillFilterInput) { kills(where: $w) { nodes { id } } }',
        { w: Object.fromEntries(numbers(count).map((n) => [`x${n}`, n])) },
      ),
    ]),
    ...[5, 30, 100, 3000].map((depth) =>
      sendBody(
        `${depth} deep`,
        `{"query":"query Q($w: KillFilterInput) { kills(where: $w) { nodes { id } } }","variables":{"w":${nested(depth, '{"or":[', ']}', '{}')}}}`,
      ),
    ),
  ],
};
