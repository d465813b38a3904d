import { nested, sendBody, sendQuery, type HostileGroup } from './hostile-request.ts';
import data from './hostile-values.json' with { type: 'json' };

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
const { numbers: NUMBERS, ids: IDS, records: RECORDS, lists: LISTS, questions: ASKED } = data;

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
  'of texts': Object.entries(TEXTS).flatMap(([name, t]) =>
    Object.entries(ASKED.texts).map(([part, query]) => sendQuery(`${name}: ${part}`, query, { t })),
  ),
  'of sizes': NUMBERS.flatMap((n) => {
    const text = JSON.stringify(n);
    return Object.entries(ASKED.sizes)
      .map(([part, query]) => sendQuery(`${part} ${text}`, query, { n }))
      .concat(sendQuery(`literal ${text}`, `{ kills(first: ${text}) { nodes { id } } }`));
  }),
  'of ids': IDS.flatMap((id) =>
    RECORDS.map((record) => {
      const name = `${record} ${JSON.stringify(id).slice(0, 20)}`;
      return sendQuery(name, `query Q($id: ID!) { ${record}(id: $id) { id } }`, { id });
    }),
  ),
  'of cursors': CURSORS.flatMap((after, n) =>
    LISTS.map((list) => {
      const query = `query Q($after: String) { ${list}(after: $after) { nodes { id } } }`;
      return sendQuery(`${list} ${n}`, query, { after });
    }),
  ),
  'of filters': [
    ...[100, 1000, 20_000].flatMap((count) => {
      const all = numbers(count);
      return [
        sendQuery(`${count} ids`, ASKED.filters.ids, { in: all }),
        sendQuery(`not ${count} ids`, ASKED.filters.otherIds, { in: all }),
        sendQuery(`${count} words`, ASKED.filters.names, {
          w: { name: { or: all.map((n) => ({ contains: `w${n}` })) } },
        }),
        sendQuery(`${count} alternatives`, ASKED.filters.alternatives, {
          w: { or: all.map((n) => ({ primaryZoneId: { eq: n } })) },
        }),
        sendQuery(`${count} unknown names`, ASKED.filters.kills, {
          w: Object.fromEntries(all.map((n) => [`x${n}`, n])),
        }),
      ];
    }),
    ...[5, 30, 100, 3000].map((depth) =>
      sendBody(
        `${depth} deep`,
        `{"query":"${ASKED.filters.kills}","variables":{"w":${nested(depth, '{"or":[', ']}', '{}')}}}`,
      ),
    ),
  ],
};
