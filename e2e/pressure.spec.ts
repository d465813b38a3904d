import { expect } from '@playwright/test';
import { fetchPage } from './api/http-client.ts';
import { SITE } from './servers/addresses.ts';
import { test } from './pages/standing-browser.ts';
import { type ChildServer, SITE_SCRIPT, startServer } from './servers/child-server.ts';
import { PATIENT } from './servers/plain-environment.ts';

/** A query that costs the server more than the client. */
interface HostileQuery {
  readonly name: string;
  readonly query: string;
  readonly variables: object;
}

const COMBATANT = 'character { id name career level } guild { id name realm }';
const KILL = `id time victim { ${COMBATANT} } attackers { damagePercent ${COMBATANT} }`;

const times = (count: number, part: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => part(n)).join(' ');

const kills = (aliases: number) =>
  `query ($n: Int) { ${times(aliases, (n) => `a${n}: kills(first: $n, includeAssists: true) { nodes { ${KILL} } }`)} }`;

/** Too expensive to be answered. */
const REFUSED: readonly HostileQuery[] = [
  { name: 'twenty lists of fifty kills', query: kills(20), variables: { n: 50 } },
  {
    name: 'one field 480 times',
    query: `{ guild(id: 1) { ${times(480, () => 'leader { id }')} } }`,
    variables: {},
  },
  {
    name: 'twenty introspections',
    query: `{ ${times(20, (n) => `a${n}: __schema { types { name description fields { name description type { name ofType { name } } args { name description } } } }`)} }`,
    variables: {},
  },
];

/** About as much as a query may ask for. */
const HEAVY: HostileQuery = {
  name: 'all that a query may cost',
  query: kills(6),
  variables: { n: 50 },
};

/** Sends a query, and gives the status, the size and the time of the answer in milliseconds. */
async function sendQuery(endpoint: string, { query, variables }: HostileQuery) {
  const began = performance.now();
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const text = await response.text();
  return { status: response.status, text, took: performance.now() - began };
}

const ENDPOINT = `${SITE}/graphql`;
const PAGE = `${SITE}/credits`;
const AT_ONCE = 10;

for (const hostile of REFUSED) {
  test(`refuses before it begins: ${hostile.name}`, async () => {
    const { status, text } = await sendQuery(ENDPOINT, hostile);
    expect([200, 400]).toContain(status);
    expect(JSON.parse(text)).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
  });
}

test('pages do not wait for strangers who ask for all that they may at once', async () => {
  await fetchPage(PAGE);
  let waiting = AT_ONCE;
  const strangers = Array.from({ length: AT_ONCE }, async () => {
    const { status } = await sendQuery(ENDPOINT, HEAVY);
    waiting -= 1;
    return status;
  });
  expect((await fetchPage(PAGE)).status).toBe(200);
  expect(waiting).toBeGreaterThan(0);
  for (const status of await Promise.all(strangers)) expect([200, 503]).toContain(status);
});

test.describe('a site with a hundredth of the usual limits per client', () => {
  let site: ChildServer;
  test.beforeAll(async () => {
    test.setTimeout(0);
    site = await startServer(SITE_SCRIPT, {
      // Two pages at once, one more in five seconds, and thirty requests.
      env: { GRAPHQL_ENDPOINT: ENDPOINT, ...PATIENT, CLIENT_LIMITS: '0.01', TRUSTED_PROXIES: 'loopback' },
    });
  });
  test.afterAll(() => site.stop());

  const as = (client: string) => ({ 'x-forwarded-for': client });
  const statusOf = async (client: string, path: string) =>
    (await fetchPage(site.origin + path, as(client))).status;

  test('refuses a client that asks for one unknown record after the other, and no other visitor', async () => {
    expect(await statusOf('198.51.100.1', '/credits')).toBe(200);
    const statuses = await Promise.all(
      Array.from({ length: 20 }, (_, at) => statusOf('203.0.113.7', `/kill/99900${at}`)),
    );
    expect(new Set(statuses)).toEqual(new Set([404, 429]));
    const { status, headers, html } = await fetchPage(`${site.origin}/kill/999099`, as('203.0.113.7'));
    expect([status, headers.get('refresh')]).toEqual([429, headers.get('retry-after')]);
    expect(html).toContain('Too many pages are asked for from your address.');
    // What is kept costs nothing, and others have pages of their own.
    expect(await statusOf('203.0.113.7', '/credits')).toBe(200);
    expect(await statusOf('198.51.100.1', '/kills')).toBe(200);
  });

  test('answers a browser that was refused once it asks again', async ({ page }) => {
    await page.setExtraHTTPHeaders(as('203.0.113.9'));
    for (const at of [1, 2, 3, 4]) await statusOf('203.0.113.9', `/kill/99800${at}`);
    await page.goto(`${site.origin}/items`);
    await expect(page.getByText('Too many pages are asked for')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Items' })).toBeVisible({ timeout: 60_000 });
  });
});
