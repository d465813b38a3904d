import { expect } from '@playwright/test';

import { fixtures } from './fixtures/fixtures.ts';
import { SITE } from './servers/addresses.ts';
import { test } from './pages/standing-browser.ts';

const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(`${SITE}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });

test('answers a foreign client, from any origin', async () => {
  const query = 'query One($id: ID!) { kill(id: $id) { id victim { character { name } } } }';
  const response = await post(JSON.stringify({ query, variables: { id: fixtures().kill } }), {
    origin: 'https://elsewhere.example',
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^application\/(graphql-response\+)?json/);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toMatchObject({ data: { kill: { id: fixtures().kill } } });
});

test('a page of another site may ask it', async ({ page }) => {
  await page.route('https://elsewhere.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' }),
  );
  await page.goto('https://elsewhere.example/').catch(() => undefined);
  const preflight = await fetch(`${SITE}/graphql`, {
    method: 'OPTIONS',
    headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-headers')).toContain('content-type');
});

test('an unknown record is null, not an error', async () => {
  const response = await post(JSON.stringify({ query: '{ kill(id: "99999999") { id } }' }));
  expect(await response.json()).toEqual({ data: { kill: null } });
});

for (const [name, query] of [
  ['an unknown field', '{ kills(first: 1) { nodes { nonsense } } }'],
  ['a broken document', '{ kills(first: '],
  ['an empty document', ''],
  ['a wrong type', '{ kills(first: "ten") { totalCount } }'],
] as const) {
  test(`${name} is refused with a clear message`, async () => {
    const response = await post(JSON.stringify({ query }));
    expect([200, 400]).toContain(response.status);
    const answer: { errors?: { message: string }[] } = await response.json();
    expect(answer.errors?.length).toBeGreaterThan(0);
    expect(answer.errors?.[0]?.message.length).toBeGreaterThan(5);
    expect(JSON.stringify(answer)).not.toMatch(/node_modules|\.ts:\d|stack/);
  });
}

test('a page of more than 50 rows is refused as by the game', async () => {
  const response = await post(JSON.stringify({ query: '{ kills(first: 51) { nodes { id } } }' }));
  expect(await response.json()).toMatchObject({
    data: { kills: null },
    errors: [{ extensions: { code: 'HC0051', requestedItems: 51, maxAllowedItems: 50 } }],
  });
});

test('a question of abysmal depth is refused', async () => {
  const deep = `${'leader { guildMembership { guild { '.repeat(20)}name${' } } }'.repeat(20)}`;
  const response = await post(JSON.stringify({ query: `{ guild(id: "1") { ${deep} } }` }));
  expect(response.status).toBeLessThan(500);
  expect(await response.json()).toHaveProperty('errors');
});

test('a body that is too large is 413', async () => {
  const response = await post(JSON.stringify({ query: `{ __typename } # ${'x'.repeat(200_000)}` }));
  expect(response.status).toBe(413);
});

test('what is no JSON is refused', async () => {
  expect((await post('not json')).status).toBe(400);
  const plain = await fetch(`${SITE}/graphql`, { method: 'POST', body: '{ __typename }' });
  expect(plain.status).toBe(415);
});

test('other methods are refused', async () => {
  for (const method of ['PUT', 'DELETE', 'PATCH']) {
    const response = await fetch(`${SITE}/graphql`, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toContain('POST');
  }
  const page = await fetch(`${SITE}/kills`, { method: 'POST', body: 'x' });
  expect(page.status).toBe(405);
});

test('tells its schema', async () => {
  const response = await post(JSON.stringify({ query: '{ __schema { queryType { fields { name } } } }' }));
  const answer: { data: { __schema: { queryType: { fields: { name: string }[] } } } } = await response.json();
  const names = answer.data['__schema'].queryType.fields.map(({ name }) => name);
  for (const name of ['kill', 'kills', 'character', 'guild', 'search', 'weeklyKillLeaderboard']) {
    expect(names).toContain(name);
  }
});

test('the process says that it is well', async () => {
  for (const path of ['/healthz', '/readyz']) {
    const response = await fetch(SITE + path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ status: 'ready' });
  }
});
