import { createServer, type RequestListener } from 'node:http';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { getOnlineList } from './online-list.ts';

let asked = 0;
let answer: RequestListener = () => undefined;
const server = createServer((request, response) => {
  asked += 1;
  answer(request, response);
});
let address = '';
/** Milliseconds; each list is asked for a minute after the one before, since an answer counts as long. */
let now = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('not listening');
  address = `http://127.0.0.1:${bound.port}/list`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function listOf(text: string) {
  answer = (_, response) => response.end(text);
  now += 60_000;
  return (await getOnlineList(address, now))?.data;
}

it('asks for no list without an address', () => {
  expect(getOnlineList(undefined, 0)).toBeNull();
});

it('reads names without HTML and what hides text, in their order, and leaves out what it cannot read', async () => {
  const entries = [
    { name: '<b>Thor</b>grim\u202E', realm: 'ORDER', level: 40 },
    { name: '<img src=x onerror=alert(1)>Sathar', realm: 'DESTRUCTION' },
    { name: 'Anna<script' },
    { name: '<i></i>' },
    { name: 'x'.repeat(61) },
    { name: 7 },
    { name: 'Realmless', realm: 'CHAOS' },
    null,
  ];
  expect(await listOf(JSON.stringify(entries))).toEqual([
    { name: 'Anna' },
    { name: 'Sathar', realm: 'DESTRUCTION' },
    { name: 'Thorgrim', realm: 'ORDER' },
  ]);
});

it('asks once a minute at most, at the same time too, and after a failure', async () => {
  for (const text of ['[]', 'nonsense']) {
    await listOf(text);
    const before = asked;
    await Promise.all([getOnlineList(address, now + 1), getOnlineList(address, now + 59_999)]);
    expect(asked).toBe(before);
    await getOnlineList(address, now + 60_000);
    expect(asked).toBe(before + 1);
    now += 60_000;
  }
});

it.each([
  ['no JSON', '<html>'],
  ['no list', '{"name":"Thorgrim"}'],
  ['a list of 5 MB', JSON.stringify([{ name: 'x', note: 'x'.repeat(5_000_000) }])],
])('has nothing to show of %s', async (_, text) => {
  expect(await listOf(text)).toBe(false);
});

it('has nothing to show of a list that moved, is away, or never comes', async () => {
  const answers: RequestListener[] = [
    (_, response) => response.writeHead(302, { location: '/other' }).end(),
    (_, response) => response.writeHead(503).end('[]'),
    () => undefined,
  ];
  for (const one of answers) {
    answer = one;
    expect(await getOnlineList(address, (now += 60_000))).toEqual({ data: false, provenance: null });
  }
});
