import { expect } from '@playwright/test';

import { queryApi } from './api/api-client.ts';
import { readCsv } from './exports/read-csv.ts';
import { fixtures } from './fixtures/fixtures.ts';
import { fetchFound, fetchPage } from './api/http-client.ts';
import { clearFault, injectFault, UPSTREAM_SECRET } from './remote-api/fault-injection.ts';
import { uncachedKills } from './remote-api/uncached-kills.ts';
import { FAULT_SITE, SITE } from './servers/addresses.ts';
import { needServers } from './servers/need-servers.ts';
import { test } from './pages/standing-browser.ts';

needServers('fault site');

test('a scoreboard has the order that the address asks for', async () => {
  const { scenario } = fixtures();
  const { header, rows } = await readCsv(`/scenario/${scenario}.csv?sort=damage&dir=asc`);
  const damage = rows.map((row) => Number(row[header.indexOf('damage')]));
  expect(damage.length).toBeGreaterThan(10);
  expect(damage).toEqual(damage.toSorted((one, other) => one - other));
});

test("a skirmish's scoreboard is given as a whole", async () => {
  const { skirmish: id } = fixtures();
  const { skirmish } = await queryApi<{
    skirmish: { scoreboardEntries: { nodes: readonly { character: { id: string } }[] } };
  }>(
    'query S($id: ID!) { skirmish(id: $id) { scoreboardEntries(first: 50) { nodes { character { id } } } } }',
    { id },
  );
  const { header, rows } = await readCsv(`/skirmish/${id}.csv`);
  const told = rows.map((row) => row[header.indexOf('characterId')]);
  expect(told.length).toBeGreaterThan(25);
  expect(new Set(told).size).toBe(told.length);
  expect(told).toEqual(
    expect.arrayContaining(skirmish.scoreboardEntries.nodes.map(({ character }) => character.id)),
  );
});

test('other sites may read them, and ask whether they have changed', async () => {
  const { headers } = await fetchFound(`${SITE}/kills.csv`);
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

test('a failing API sets the status', async () => {
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
