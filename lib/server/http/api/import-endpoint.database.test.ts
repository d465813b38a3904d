import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { IMPORT_KINDS } from '#graphql/import/import-kinds.ts';
import { openMigratedDatabase, type EmptyDatabase } from '#graphql/testing/world/empty-database.ts';
import { importWarned } from '../../import/import-warned.ts';
import type { Import } from '../../data/data-source.ts';
import { openSite, type SiteUnderTest } from '../../testing/site-under-test.ts';

const IMPORT_TOKEN = 'sixteen-or-more-letters';
const LINES = IMPORT_KINDS.map(({ kind, example }) => JSON.stringify({ kind, ...example }));
const BODY = LINES.join('\n');

let database: EmptyDatabase;
let open: SiteUnderTest | undefined;
beforeAll(async () => {
  database = await openMigratedDatabase();
});
afterAll(() => database.close());
afterEach(() => open?.close());

const into: Import = (...given) => importWarned(database.sql, ...given);

async function site(changes: Parameters<typeof openSite>[1] = {}): Promise<SiteUnderTest> {
  const pages = (_: unknown, response: { writeHead(status: number): { end(): void } }) => {
    response.writeHead(404).end();
    return Promise.resolve();
  };
  open = await openSite(pages, { env: { IMPORT_TOKEN }, importLines: into, ...changes });
  return open;
}

const call = (token = IMPORT_TOKEN, headers = {}) => ({
  method: 'POST',
  headers: { authorization: `Bearer ${token}`, ...headers },
});

const kills = async () => {
  const rows = await database.sql`select id::text, xmin::text from kill order by id`;
  return rows.map((row) => Object.values(row));
};

test('lines are imported, and again without a change', async () => {
  const { ask } = await site();
  const { status, headers, body } = await ask('/import', call(), BODY);
  expect(JSON.parse(String(body))).toEqual({ imported: LINES.length, refused: 0, lines: [] });
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  const before = await kills();
  expect(before).toHaveLength(1);
  await ask('/import', call(), BODY);
  expect(await kills()).toEqual(before);
});

test('a line that cannot be read is told with its number and its reason, and stops no other', async () => {
  const { ask } = await site();
  const { status, body } = await ask('/import', call(), `${LINES[0]}\nnonsense\n${LINES[1]}`);
  expect(status).toBe(200);
  expect(JSON.parse(String(body))).toEqual({
    imported: 2,
    refused: 1,
    lines: [{ line: 2, reason: 'The line is no JSON' }],
  });
});

test('lines of wrong clocks are imported with a warning', async () => {
  const { ask } = await site();
  const ahead = IMPORT_KINDS.filter(({ kind }) => kind === 'Kill').map(({ kind, example }) =>
    JSON.stringify({ kind, ...example, id: '77', time: 2_147_483_647 }),
  );
  const { body } = await ask('/import', call(), ahead.join('\n'));
  await database.sql`delete from kill where id = 77`;
  expect(JSON.parse(String(body))).toEqual({
    imported: 1,
    refused: 0,
    lines: [],
    warnings: ['1 line of times after now: in no list and no history until then'],
  });
});

test('there is no such address by itself, without the token, with another one, or without a database', async () => {
  for (const [changes, token] of [
    [{ env: {} }, IMPORT_TOKEN],
    [{ env: {} }, 'undefined'],
    [{}, 'another-token-of-the-length'],
    [{}, ''],
    [{ importLines: undefined }, IMPORT_TOKEN],
  ] as const) {
    const { ask } = await site(changes);
    const { status } = await ask('/import', call(token), BODY);
    expect([changes, token, status]).toEqual([
      changes,
      token,
      expect.toSatisfy((code) => code === 404 || code === 405),
    ]);
    open?.close();
  }
});

test('reading it is not allowed', async () => {
  const { ask } = await site();
  const { status, headers, body } = await ask('/import', { ...call(), method: 'GET' });
  expect([status, headers['allow']]).toEqual([405, 'POST']);
  expect(JSON.parse(String(body))).toEqual({ error: 'Send the lines by POST' });
});

test('a body may be packed by gzip, and by nothing else', async () => {
  const { ask } = await site();
  const packed = (encoding: string, body: Buffer) =>
    ask('/import', call(IMPORT_TOKEN, { 'content-encoding': encoding }), body);
  const answers = [
    await packed('gzip', gzipSync(BODY)),
    await packed('gzip', Buffer.from(BODY)),
    await packed('br', gzipSync(BODY)),
  ];
  expect(answers.map(({ status, body }) => [status, JSON.parse(String(body))])).toEqual([
    [200, { imported: LINES.length, refused: 0, lines: [] }],
    [400, { error: 'The body is no gzip', imported: 0, refused: 0, lines: [] }],
    [415, { error: 'Send the lines as they are, or as gzip: br is not read' }],
  ]);
});

test('a body without the end of a line is refused before it fills the memory', async () => {
  const { ask } = await site();
  const { status, body } = await ask('/import', call(), `{"kind":"${'x'.repeat(4_100_000)}`);
  expect(status).toBe(400);
  expect(String(body)).toContain('the input is no NDJSON');
});

test('what the database did not take is to be sent again, while the body is still being sent', async () => {
  const away = Promise.reject(new Error('away'));
  away.catch(() => undefined);
  const { ask, port } = await site({
    importLines: async (groups, onRefused, onBatch) => {
      for await (const group of groups) {
        onRefused({ line: 2, reason: 'no', text: String(group[0]) });
        onBatch(500);
        await away;
      }
      return away;
    },
  });
  const counts = { imported: 500, refused: 1, lines: [{ line: 2, reason: 'no' }] };
  const expected = { error: 'Not all lines were imported: send them again', ...counts };
  const { status, body } = await ask('/import', call(), BODY);
  expect([status, JSON.parse(String(body))]).toEqual([503, expected]);

  for (const encoding of ['identity', 'gzip'] as const) {
    const headers = { 'content-encoding': encoding, 'content-length': 1_000_000 };
    const sent = request({ port, path: '/import', ...call(IMPORT_TOKEN, headers) });
    sent.on('error', () => undefined);
    sent.write(encoding === 'gzip' ? gzipSync(`${BODY}\n`) : `${BODY}\n`);
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    const pieces = await answer.toArray();
    sent.destroy();
    expect([answer.statusCode, JSON.parse(pieces.join(''))]).toEqual([503, expected]);
  }
});

test('lines have more time than other requests', async () => {
  const { server } = await site();
  expect([server.requestTimeout, server.headersTimeout]).toEqual([0, 10_000]);
  const stalls: number[] = [];
  server.once('connection', (socket) => {
    const set = socket.setTimeout.bind(socket);
    socket.setTimeout = (time, ...rest) => {
      stalls.push(time);
      return set(time, ...rest);
    };
  });
  await open?.ask('/import', call(), BODY);
  expect(Math.max(...stalls)).toBe(600_000);
});

test('lines that are not in UTF-8 are refused, the others imported', async () => {
  const { ask } = await site();
  const latin = Buffer.from(
    '{"kind":"Guild","id":"5","name":"Grünbart","realm":"ORDER","level":1}\n',
    'latin1',
  );
  const { status, body } = await ask('/import', call(), Buffer.concat([latin, Buffer.from(BODY)]));
  expect([status, JSON.parse(String(body))]).toEqual([
    200,
    { imported: LINES.length, refused: 1, lines: [{ line: 1, reason: 'The line is not in UTF-8' }] },
  ]);
});
