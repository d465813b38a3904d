import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from '@playwright/test';

import { openDatabase } from '#graphql/sql/engine/connection/database.ts';
import { migrate } from '#graphql/sql/engine/migrate.ts';
import { MOMENT } from '#graphql/testing/clock/moment.mjs';
import { type FakeWebhook, startFakeWebhook } from '#lib/server/alerts/testing/fake-webhook.ts';
import { SmallWar } from '#lib/server/archive/testing/small-war.ts';

import { findPostgres, startPostgres } from '../lib/server/testing/postgres.mjs';
import { serveApi } from './lab/archive/serve-world.ts';
import { test } from './pages/standing-browser.ts';
import { SITE } from './servers/addresses.ts';
import { type ChildServer, SITE_SCRIPT, startServer } from './servers/child-server.ts';
import { PATIENT } from './servers/plain-environment.ts';

const IMPORT_TOKEN = 'sixteen-or-more-letters';

const closers: (() => unknown)[] = [];
test.afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** Starts a database of the test's own, and returns its address; skips the test where there is no PostgreSQL. */
async function startDatabase(): Promise<string> {
  const programs = findPostgres();
  test.skip(!programs, 'needs a PostgreSQL of this machine');
  if (!programs) throw new Error('There is no PostgreSQL.');
  const postgres = await startPostgres(programs);
  closers.push(() => postgres.stop());
  return postgres.url;
}

/** Starts a site over a database. A busy machine may let the seconds pass that it waits for that. */
async function startOver(url: string, env = {}, tries = 5): Promise<ChildServer> {
  try {
    return await startServer(SITE_SCRIPT, { env: { ...PATIENT, ...env, DATABASE_URL: url, IMPORT_TOKEN } });
  } catch (error) {
    if (tries === 1) throw error;
    return startOver(url, env, tries - 1);
  }
}

async function write(site: ChildServer, ...lines: readonly object[]): Promise<void> {
  const answer = await fetch(`${site.origin}/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${IMPORT_TOKEN}` },
    body: lines.map((line) => JSON.stringify(line)).join('\n'),
  });
  expect(await answer.json()).toEqual({ imported: lines.length, refused: 0, lines: [] });
}

const kill = (id: number, guild: string) => ({
  kind: 'Kill',
  id: String(id),
  time: MOMENT,
  position: { zone: { id: '105' }, x: 31_000, y: 22_500 },
  attackers: [
    {
      character: { id: '12', career: 'CHOSEN' },
      guild: { id: guild },
      level: 40,
      renownRank: 80,
      damagePercent: 100,
    },
  ],
  victim: { character: { id: '34', career: 'SLAYER' }, level: 40, renownRank: 71 },
});

const PEOPLE = [
  { kind: 'Zone', id: '105', name: 'Praag', type: 'PVP' },
  { kind: 'Guild', id: '3', name: 'Hollow Lantern', realm: 'DESTRUCTION', level: 40 },
  { kind: 'Guild', id: '4', name: 'Iron Vow', realm: 'DESTRUCTION', level: 40 },
  { kind: 'Character', id: '12', name: 'Haaravek', career: 'CHOSEN', level: 40, renownRank: 80 },
  { kind: 'Character', id: '34', name: 'Snorri', career: 'SLAYER', level: 40, renownRank: 71 },
];

/** A stream that is open, with what it has sent. */
async function follow(origin: string, path: string, headers = {}) {
  const asked = request(origin + path, { headers, agent: false });
  asked.end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const sent = { text: '', ended: false };
  response.on('data', (piece) => (sent.text += String(piece)));
  response.on('end', () => (sent.ended = true));
  response.on('error', () => undefined);
  closers.unshift(() => asked.destroy());
  return { headers: response.headers, sent, close: () => asked.destroy() };
}

const urls = (text: string) =>
  Array.from(text.matchAll(/^data: (.*)$/gm), ([, data = '{}']) => new URL(JSON.parse(data).url).pathname);

test('a stream tells a kill that is imported while it is open, keeps to its filter, and goes on after a restart', async () => {
  const database = await startDatabase();
  const start = () => startOver(database);
  const site = await start();
  await write(site, ...PEOPLE);

  const all = await follow(site.origin, '/live');
  const ofGuild = await follow(site.origin, '/live?guild=4');
  expect(all.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no',
    'cache-control': 'no-store',
  });
  await write(site, kill(1, '3'), kill(2, '4'));
  await expect.poll(() => urls(all.sent.text)).toEqual(['/kill/1', '/kill/2']);
  await expect.poll(() => urls(ofGuild.sent.text)).toEqual(['/kill/2']);
  // The address that it names is that of the page.
  const page = await (await fetch(`${site.origin}/kill/2`)).text();
  expect(page).toContain('Haaravek');

  const lastId = [...all.sent.text.matchAll(/^id: (\d+)$/gm)].at(-1)?.[1] ?? '';
  await site.stop();
  // Streams end in good order; what holds up the site is cut off without an end.
  await expect.poll(() => [all.sent.ended, ofGuild.sent.ended]).toEqual([true, true]);

  const again = await start();
  closers.unshift(() => again.stop());
  await write(again, kill(3, '3'));
  const resumed = await follow(again.origin, '/live', { 'last-event-id': lastId });
  await expect.poll(() => urls(resumed.sent.text)).toEqual(['/kill/3']);
  const { events, last } = await (await fetch(`${again.origin}/live.json?after=0&wait=5`)).json();
  expect(events.map(({ url }: { url: string }) => new URL(url).pathname)).toEqual([
    '/kill/1',
    '/kill/2',
    '/kill/3',
  ]);
  expect(last).toBe(events.at(-1).id);
});

test('a browser follows the stream of another origin, and a bad filter is refused in a sentence', async ({
  page,
}) => {
  const refused = await fetch(`${SITE}/live?minPlayers=13`);
  expect(refused.status).toBe(400);
  expect(await refused.text()).toBe('"minPlayers" has to be one of all, 12, 48, 100\n');
  await page.setContent('<p>another origin</p>');
  const state = await page.evaluate(
    (address) =>
      new Promise((resolve) => {
        const source = new EventSource(address);
        source.addEventListener('open', () => resolve(source.readyState));
        source.addEventListener('error', () => resolve('failed'));
      }),
    `${SITE}/live`,
  );
  expect(state).toBe(1);
});

test('the live stream is off by one setting', async () => {
  const data = { WORLD_SCALE: '0.01', DATA_DIR: '.data/e2e-live-off' };
  const off = await startServer(SITE_SCRIPT, { env: { ...PATIENT, ...data, LIVE: '0' } });
  closers.push(() => off.stop());
  for (const path of ['/live', '/live.json']) expect((await fetch(off.origin + path)).status).toBe(404);
  const { paths } = await (await fetch(`${off.origin}/openapi.json`)).json();
  expect(Object.keys(paths).filter((path) => path.startsWith('/live'))).toEqual([]);
});

/** An archive may begin a minute after something has happened to ask for it. */
const ARCHIVED = { timeout: 180_000 };

/** Milliseconds in which a site has to be gone after SIGTERM: ten seconds are for what is under way. */
const LONGEST_END = 15_000;

/** Stops a site, and expects it to end in time. */
async function stopInTime(site: ChildServer): Promise<void> {
  const asked = performance.now();
  await site.stop();
  expect(performance.now() - asked).toBeLessThan(LONGEST_END);
}

/** A webhook that takes everything, and the settings of a site that tells it each kill. */
async function alertsOfKills(text?: string) {
  const hook = await startFakeWebhook();
  const folder = await mkdtemp(join(tmpdir(), 'war-ledger-alerts-'));
  closers.push(hook.close, () => rm(folder, { recursive: true }));
  const ALERTS = join(folder, 'alerts.json');
  const rule = { name: 'Kills', when: 'told', filter: 'kind=kill', to: ['hall'], text };
  const targets = { hall: { kind: 'json', url: hook.url, gather: 0 } };
  await writeFile(ALERTS, JSON.stringify({ targets, rules: [rule] }));
  return { hook, folder, env: { ALERTS, ALERT_HOSTS: hook.host } };
}

const alertsTold = ({ taken }: FakeWebhook) => taken.flatMap(({ body }) => body.alerts ?? []);
const alertsOf = (hook: FakeWebhook) => alertsTold(hook).map(({ url }) => new URL(url).pathname);

test('a whole site tells a webhook each kill that is imported, once and in order, over a restart', async () => {
  const database = await startDatabase();
  const { hook, env } = await alertsOfKills('{rule}: {title} {url}');
  const site = await startOver(database, env);
  await write(site, ...PEOPLE, kill(1, '3'));
  // A site tells what comes after it has begun to read, which it does beside its first answers.
  await expect
    .poll(async () => {
      if (alertsOf(hook).length === 0) await write(site, kill(1, '3'));
      return alertsOf(hook);
    })
    .toEqual(['/kill/1']);
  await write(site, kill(2, '4'));
  await expect.poll(() => alertsOf(hook)).toEqual(['/kill/1', '/kill/2']);
  expect(alertsTold(hook)[1]).toMatchObject({
    rule: 'Kills',
    kind: 'kill',
    title: 'Haaravek killed Snorri in Praag',
    text: expect.stringMatching(/^Kills: Haaravek killed Snorri in Praag http:\S+\/kill\/2$/),
  });
  await stopInTime(site);

  const again = await startOver(database, env);
  closers.unshift(() => again.stop());
  await write(again, kill(2, '4'), kill(3, '3'));
  await expect.poll(() => alertsOf(hook)).toEqual(['/kill/1', '/kill/2', '/kill/3']);
});

test('a site with an archive tells what its API brings, once, by stream and webhook, over a restart', async () => {
  const database = await startDatabase();
  const sql = openDatabase({ url: database });
  closers.unshift(() => sql.end({ timeout: 1 }));
  await migrate(sql);
  const war = await SmallWar.in(sql);
  const api = await serveApi(sql, '2026-08');
  closers.unshift(api.close);
  const { hook, folder, env } = await alertsOfKills();
  const start = () =>
    startServer(SITE_SCRIPT, {
      // The archive lies in an embedded database.
      env: {
        ...PATIENT,
        ...env,
        GRAPHQL_ENDPOINT: api.address,
        ARCHIVE: '1',
        ARCHIVE_DAYS: '1',
        DATA_DIR: join(folder, 'data'),
      },
    });
  const site = await start();
  const stream = await follow(site.origin, '/live?kind=kill', { 'last-event-id': '0' });
  await war.kill(1, MOMENT - 300);
  // The archive asks for what is new once it has begun, and each minute.
  await expect.poll(() => urls(stream.sent.text), ARCHIVED).toEqual(['/kill/1']);
  const lastId = [...stream.sent.text.matchAll(/^id: (\d+)$/gm)].at(-1)?.[1] ?? '';
  await stopInTime(site);
  expect(stream.sent.ended).toBe(true);
  await war.kill(2, MOMENT - 200);
  await war.kill(3, MOMENT - 100);

  const again = await start();
  closers.unshift(() => again.stop());
  const resumed = await follow(again.origin, '/live?kind=kill', { 'last-event-id': lastId });
  const missed = ['/kill/2', '/kill/3'];
  await expect.poll(() => urls(resumed.sent.text).toSorted(), ARCHIVED).toEqual(missed);
  await expect
    .poll(() =>
      alertsOf(hook)
        .filter((url) => missed.includes(url))
        .toSorted(),
    )
    .toEqual(missed);
  // Alerts begin with what comes after they have begun to read, which the first kill may be too early for.
  expect(alertsOf(hook).filter((url) => url === '/kill/1').length).toBeLessThan(2);
  expect(alertsTold(hook).at(-1)?.title).toMatch(/^Player\w+ killed Player\w+ in /);
  const { events } = await (await fetch(`${again.origin}/live.json?after=0&kind=kill`)).json();
  const told = events.map(({ url }: { url: string }) => new URL(url).pathname);
  expect(told.toSorted()).toEqual(['/kill/1', ...missed]);
});
