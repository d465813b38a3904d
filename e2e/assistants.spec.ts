import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { expect } from '@playwright/test';

import { fetchPage } from './api/http-client.ts';
import { fixtures } from './fixtures/fixtures.ts';
import { test } from './pages/standing-browser.ts';
import { SITE } from './servers/addresses.ts';

let client: Client;
test.beforeAll(async () => {
  client = new Client({ name: 'e2e', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${SITE}/mcp`)));
});
test.afterAll(() => client.close());

/** Calls a tool, and gives what it says. */
async function call(name: string, args: Readonly<Record<string, unknown>>) {
  const { content, isError } = await client.callTool({ name, arguments: args });
  const [part] = Array.isArray(content) ? content : [];
  return { text: String(part?.text), isError: isError === true };
}

test('the official client lists the tools, which change nothing', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['find', 'read', 'board', 'compare', 'explain']);
  for (const { name, annotations, description } of tools) {
    expect(annotations?.readOnlyHint, name).toBe(true);
    expect(description, name).toBeTruthy();
  }
  expect(tools[1]?.description).toContain('/scenarios/{id}');
});

test('what a player asks has its answer, with the address and the time', async () => {
  const { character, guild, kill, scenario, setPiece, feud, guildFeud, playedScenario } = fixtures();
  const asked: readonly (readonly [string, Readonly<Record<string, unknown>>, string])[] = [
    ['read', { address: `/character/${character}`, format: 'json' }, '"killSums"'],
    ['read', { address: `/guild/${guild}` }, 'Member'],
    ['read', { address: `/kill/${kill}.json`, format: 'json' }, '"victim"'],
    ['read', { address: `/scenario/${scenario}`, format: 'csv' }, 'damage'],
    ['read', { address: `/item/${setPiece}` }, '"stats"'],
    ['read', { address: `/scenarios/${playedScenario}` }, `/scenarios/${playedScenario}`],
    ['read', { address: '/war' }, 'Everywhere'],
    ['board', { of: 'players', filter: { by: 'deaths' } }, '/leaderboard?by=deaths'],
    ['board', { of: 'guilds' }, '/leaderboard/guilds'],
    [
      'compare',
      { kind: 'players', first: feud[0], second: feud[1] },
      `/character/${feud[0]}/compare?vs=${feud[1]}`,
    ],
    [
      'compare',
      { kind: 'guilds', first: guildFeud[0], second: guildFeud[1] },
      `/guild/${guildFeud[0]}/compare`,
    ],
    ['explain', { term: 'premade' }, 'six or more members of one guild'],
  ];
  for (const [name, args, said] of asked) {
    const { text, isError } = await call(name, args);
    const question = `${name} ${JSON.stringify(args)}`;
    expect(isError, `${question}: ${text.slice(0, 200)}`).toBe(false);
    const head = text.slice(0, 200);
    if (name !== 'explain') expect(head, question).toMatch(/^http:\S+\nAs of \d{4}-\d\d-\d\dT/);
    expect(text.includes(said), `${question}: ${head}`).toBe(true);
    expect(text.length, question).toBeLessThan(25_000);
  }
});

test('a name leads to the address of its page', async () => {
  const found = await call('find', { text: 'praag' });
  expect(found.text).toMatch(/^Zone: Praag .*\/zone\/105$/m);
  expect((await call('find', { text: 'qqqqqqqqqqqqqqq' })).text).toContain('Nothing is called');
});

test('what makes no sense is refused in words', async () => {
  for (const [name, args] of [
    ['read', { address: 'https://elsewhere.example/kill/7' }],
    ['read', { address: '/nowhere' }],
    ['read', { address: '/kill/4000000001' }],
    ['read', { address: '//elsewhere.example/' }],
    ['read', { address: '/kill/%F0%9F%98%80' }],
    ['read', { address: `/${'a'.repeat(1_900)}` }],
    ['board', { of: 'players', filter: { period: 'never' } }],
    ['board', { of: 'players', filter: { toString: '1', by: '__proto__' } }],
    ['compare', { kind: 'players', first: 'x', second: '1' }],
    ['explain', { term: 'qqqqqqqq' }],
    ['find', { text: 'x'.repeat(5_000) }],
    ['find', {}],
    ['nothing', {}],
  ] as const) {
    const { text, isError } = await call(name, args).catch((error: unknown) => ({
      text: String(error),
      isError: true,
    }));
    expect(isError, `${name} ${JSON.stringify(args).slice(0, 80)}: ${text.slice(0, 80)}`).toBe(true);
    expect(text).not.toMatch(/ at .*\.ts|node_modules/);
  }
});

test('a message that cannot be read is refused, and no other method is there', async () => {
  const post = (body: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${SITE}/mcp`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
    });
  expect((await post('{')).status).toBe(400);
  expect((await post('[]')).status).toBe(400);
  expect((await post('null')).status).toBe(400);
  expect((await post('{}')).status).toBe(400);
  expect((await post('x', { 'content-type': 'text/plain' })).status).toBe(415);
  expect((await post(`"${'x'.repeat(200_000)}"`)).status).toBe(413);
  expect((await fetchPage(`${SITE}/mcp`)).status).toBe(405);
  expect((await fetch(`${SITE}/mcp`, { method: 'DELETE' })).status).toBe(405);
  const preflight = await fetch(`${SITE}/mcp`, { method: 'OPTIONS' });
  expect(preflight.headers.get('access-control-allow-methods')).toBe('POST, OPTIONS');
});
