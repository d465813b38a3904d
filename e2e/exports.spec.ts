import { expect, test } from '@playwright/test';

import { queryApi } from './api-client.ts';
import { labelOf } from './exports/captions.ts';
import { type ExportedPage, exportedPage } from './exports/exported-page.ts';
import { parseCsv } from './exports/parse-csv.ts';
import { describedErrors } from './open-api/described-json.ts';
import { fixtures } from './fixtures/fixtures.ts';
import { fetchPage } from './http-client.ts';
import { clearFault, injectFault, UPSTREAM_SECRET } from './remote-api/fault-injection.ts';
import { uncachedKills } from './remote-api/uncached-kills.ts';
import { SCREENS } from './screens/screens.ts';
import { FAULT_SITE, SITE } from './servers/addresses.ts';
import { kindOf } from './walk/page-kinds.ts';
import { needServers } from './servers/need-servers.ts';

needServers('fault site');

/** Pages that are a form, a tool or a text. */
const WITHOUT = /^\/(?:search(?:\/guild)?|credits|graphql|about|formats)$/;
/** Tests that share the pages, so that they run at once. */
const SHARES = 4;

/** A page of each kind, and one that is filtered, sorted or compared, each once. */
async function exportedPaths(): Promise<readonly string[]> {
  const addresses = await Promise.all(SCREENS.filter(({ status }) => status === 200).map((s) => s.address()));
  const { skirmish, character } = fixtures();
  const paths = [
    ...addresses.map((address) => address.slice(SITE.length)),
    `/skirmish/${skirmish}?sort=damage&dir=asc`,
    `/character/${character}?soloOnly=true`,
  ].filter((path) => !WITHOUT.test(path));
  const byKind = new Map(paths.toReversed().map((path) => [groupOf(path), path]));
  return [...byKind.values()];
}

const groupOf = (path: string) => {
  const { pathname, search } = new URL(path, SITE);
  return `${kindOf(pathname)} ${search === ''}`;
};

const csvOf = async (path: string) => {
  const response = await fetchPage(SITE + path);
  expect(response.status, path).toBe(200);
  expect(response.headers.get('content-type'), path).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition'), path).toMatch(/^attachment; filename="[\w-]+\.csv"$/);
  const [header = [], ...rows] = parseCsv(response.html);
  expect(new Set(header).size, path).toBe(header.length);
  for (const row of rows) expect(row, path).toHaveLength(header.length);
  return { header, rows, next: nextOf(response.headers) };
};

const nextOf = (headers: Headers) => /^<(.*)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];

/** Path and parameters of an address, in whatever order they stand. */
const parametersOf = (address: string) => {
  const { pathname, searchParams } = new URL(address);
  return [pathname, ...[...searchParams].map(String).toSorted()];
};

/** The path of the page that a path in another format belongs to. */
const pageOf = (path: string) => {
  const { pathname, searchParams } = new URL(path, SITE);
  searchParams.delete('table');
  return `${pathname.replace(/\.\w+$/, '').replace(/^\/index$/, '/')}${searchParams.size > 0 ? '?' : ''}${searchParams}`;
};

/** A column whose cells stand on the page; lists that are about somebody leave them out. */
const TOLD = /^(?:name|(?!killer|\w+Career|scenario)\w+Name|source|bonus|x|rank)$/;

/** Tables that are given as a whole, though a page may show a part. */
const WHOLE: ReadonlySet<string> = new Set([
  'Scoreboard',
  'Kill damage by source',
  'Best members',
  'Results by scenario',
]);

/** Every table has a link to itself as CSV, with as many rows, of the same things. */
async function expectTables(
  path: string,
  { tables, links, words }: ExportedPage,
): Promise<string | undefined> {
  let next: string | undefined;
  for (const label of new Set(tables.map(({ caption }) => labelOf(caption)))) {
    const shown = tables.filter(({ caption }) => labelOf(caption) === label);
    const link = links.find(({ name }) => name === `${label} CSV`);
    expect(link, `${label} on ${path}`).toBeDefined();
    if (!link) continue;
    const { header, rows, next: follows } = await csvOf(link.href);
    next ??= follows;
    if (shown.some(({ grouped }) => grouped)) continue;
    const count = shown.reduce((sum, table) => sum + table.rows, 0);
    // Of encounters, those are shown that somebody won.
    if (WHOLE.has(label) || path.startsWith('/instance-statistics'))
      expect(rows.length, path).toBeGreaterThanOrEqual(count);
    else expect(rows, `${label} on ${path}`).toHaveLength(count);
    const told = header.findIndex((name) => TOLD.test(name));
    for (const row of rows.slice(0, 3)) {
      expect(words.includes(row[told] ?? ''), `${row[told]} of ${label} on ${path}`).toBe(true);
    }
  }
  return next;
}

async function expectJson(path: string, { links }: ExportedPage): Promise<void> {
  const link = links.find(({ name }) => name === 'JSON');
  expect(link, `JSON on ${path}`).toBeDefined();
  const { status, headers, html } = await fetchPage(SITE + (link?.href ?? ''));
  expect(status, path).toBe(200);
  expect(headers.get('content-type')).toBe('application/json');
  const json: Record<string, unknown> = JSON.parse(html);
  expect(Object.keys(json), path).toEqual(['url', 'asOf', 'record', 'parts']);
  expect(json).toMatchObject({ asOf: null, record: expect.any(Object), parts: expect.any(Object) });
  const { pathname } = new URL(link?.href ?? '', SITE);
  expect(await describedErrors(pathname, json), pathname).toEqual([]);
  if (!path.startsWith('/search/'))
    expect(parametersOf(String(json['url']))).toEqual(parametersOf(SITE + path));
}

for (const share of Array.from({ length: SHARES }, (_, index) => index)) {
  test(`every page has its data and its tables in other formats, ${share + 1} of ${SHARES}`, async () => {
    const paths = (await exportedPaths()).filter((_, index) => index % SHARES === share);
    expect(paths.length).toBeGreaterThan(5);
    for (const path of paths) {
      const page = await exportedPage(path);
      expect(page.links.length, path).toBeGreaterThan(0);
      await expectJson(path, page);
      const next = await expectTables(path, page);
      if (next && !next.startsWith('/search')) await expectNext(next);
    }
  });
}

/** The rows that follow are those of the page that the same cursor leads to. */
async function expectNext(path: string): Promise<void> {
  const { header, rows } = await csvOf(path);
  const { words } = await exportedPage(pageOf(path));
  expect(rows.length, path).toBeGreaterThan(0);
  const told = header.findIndex((name) => /^(?:id|.*Id)$/.test(name));
  for (const row of rows) expect(words.includes(row[told] ?? ''), `${row[told]} on ${path}`).toBe(true);
}

test('a scoreboard has the order that the address asks for', async () => {
  const { scenario } = fixtures();
  const { header, rows } = await csvOf(`/scenario/${scenario}.csv?sort=damage&dir=asc`);
  const damage = rows.map((row) => Number(row[header.indexOf('damage')]));
  expect(damage.length).toBeGreaterThan(10);
  expect(damage).toEqual(damage.toSorted((one, other) => one - other));
});

test("a skirmish's scoreboard is given as a whole", async () => {
  const { skirmish: id } = fixtures();
  const { skirmish } = await queryApi<{
    skirmish: { scoreboardEntries: { nodes: readonly { character: { id: string } }[] } };
  }>(
    'query S($id: ID!) { skirmish(id: $id) { scoreboardEntries(first: 100) { nodes { character { id } } } } }',
    { id },
  );
  const { header, rows } = await csvOf(`/skirmish/${id}.csv`);
  const told = rows.map((row) => row[header.indexOf('characterId')]);
  expect(told.length).toBeGreaterThan(25);
  expect(new Set(told).size).toBe(told.length);
  expect(told).toEqual(
    expect.arrayContaining(skirmish.scoreboardEntries.nodes.map(({ character }) => character.id)),
  );
});

test('other sites may read them, and ask whether they have changed', async () => {
  const { headers } = await fetchPage(`${SITE}/kills.csv`);
  expect(Object.fromEntries(headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-expose-headers': expect.stringContaining('link'),
    'x-robots-tag': 'noindex',
  });
  const etag = headers.get('etag') ?? '';
  const again = await fetchPage(`${SITE}/kills.csv`, { 'if-none-match': etag });
  expect(again).toMatchObject({ status: 304, html: '' });
  expect(again.headers.get('access-control-allow-origin')).toBe('*');
  const head = await fetch(`${SITE}/kills.csv`, { method: 'HEAD' });
  expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
  const preflight = await fetch(`${SITE}/kills.csv`, { method: 'OPTIONS' });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-headers')).toContain('if-none-match');
});

test('what does not exist is not found', async () => {
  const { kill } = fixtures();
  const paths = [
    '/kill/999999999.json',
    '/kill/abc.csv',
    '/character/999999999/armory.json',
    '/scenario/00000000-0000-4000-8000-000000000000.csv',
    `/kill/${kill}.csv?table=toString`,
    `/kill/${kill}.csv?table=nothing`,
    `/kill/${kill}.xml`,
    '/index',
    '/nowhere.csv',
  ];
  for (const path of paths) expect((await fetchPage(SITE + path)).status, path).toBe(404);
});

test('an API that fails is told by the status', async () => {
  const { id } = (await uncachedKills(45))[0];
  const fault = { operation: 'GetKill', mentions: `"${id}"`, answer: 'error 500' } as const;
  await injectFault(fault);
  for (const format of ['csv', 'json']) {
    const { status, headers, html } = await fetchPage(`${FAULT_SITE}/kill/${id}.${format}`);
    expect(status).toBe(502);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(html).not.toContain(UPSTREAM_SECRET);
  }
  await clearFault(fault);
  expect((await fetchPage(`${FAULT_SITE}/kill/${id}.json`)).status).toBe(200);
});
