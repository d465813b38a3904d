import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';

import type { Database } from '#graphql/sql/engine/connection/database.ts';
import { noteFailure, targetState } from '#graphql/sql/alerts/outbox.ts';
import { fightLine, importFightLines, namedLines, SLAYER } from '#graphql/testing/fight-lines.ts';
import { type EmptyDatabase, openMigratedDatabase } from '#graphql/testing/world/empty-database.ts';
import { readAlerts } from './alerts-file.ts';
import { type RunningAlerts, startAlerts } from './start-alerts.ts';
import {
  type FakeAnswer,
  type FakeWebhook,
  type Received,
  startFakeWebhook,
} from './testing/fake-webhook.ts';

const NOW = Math.floor(Date.now() / 1_000);
const HOUR = 3_600;
const ZONE = 105;

let database: EmptyDatabase;
const closers: (() => unknown)[] = [];
const lines: string[] = [];
const counts = { sent: 0, failed: 0, dropped: 0 };

beforeAll(async () => {
  database = await openMigratedDatabase();
  await importFightLines(database.sql, namedLines(ZONE));
});
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
  for (const table of [
    'kill',
    'event',
    'live_event',
    'alert',
    'alert_mark',
    'alert_reading',
    'alert_target',
  ]) {
    await database.sql`delete from ${database.sql(table)}`;
  }
  lines.length = 0;
  Object.assign(counts, { sent: 0, failed: 0, dropped: 0 });
});
afterAll(() => database.close());

const kill = (id: number, time = NOW, more: object = {}) =>
  fightLine({ id, zone: ZONE, time, x: 31_000, y: 22_500 }, more);
const write = (...all: string[]) => importFightLines(database.sql, all);

async function webhook(answer?: (received: Received) => FakeAnswer): Promise<FakeWebhook> {
  const hook = await startFakeWebhook(answer);
  closers.push(() => hook.close());
  return hook;
}

interface Given {
  readonly hook: FakeWebhook;
  readonly rules?: readonly object[];
  readonly target?: object;
  readonly hosts?: readonly string[];
}

const KILLS = { name: 'Kills', when: 'told', filter: 'kind=kill', to: ['hall'] };

/** Alerts with one target, of one rule for each kill unless others are given, once they read. */
async function alerts({
  hook,
  rules = [KILLS],
  target = {},
  hosts = [hook.host],
}: Given): Promise<RunningAlerts> {
  const path = join(mkdtempSync(join(tmpdir(), 'war-ledger-')), 'alerts.json');
  const targets = { hall: { kind: 'json', url: hook.url, gather: 0, ...target } };
  writeFileSync(path, JSON.stringify({ targets, rules }));
  const running = startAlerts({
    alerts: readAlerts(path, hosts),
    where: () => database.options,
    siteUrl: 'https://ledger.example',
    log: (level, line) => lines.push(`${level} ${line}`),
    counters: {
      countSent: (_, count) => (counts.sent += count),
      countFailure: () => (counts.failed += 1),
      countDropped: (_, count) => (counts.dropped += count),
    },
    apiTimeout: 3_000,
    pace: { look: 30, present: 60, again: 50, timeout: 300, lock: 500, longest: 600 },
  });
  closers.push(() => running.stop());
  await expect.poll(() => database.sql`select after from alert_reading`).toHaveLength(1);
  return running;
}

const told = ({ taken }: FakeWebhook) => taken.flatMap(({ body }) => body.alerts ?? []);
const titles = (hook: FakeWebhook) => told(hook).map(({ title }) => title);
const urls = (hook: FakeWebhook) => told(hook).map(({ url }) => url.replace('https://ledger.example', ''));

it('tells what its filter wants, with the chat text, the address and the picture of its preview', async () => {
  const hook = await webhook();
  await write(kill(1));
  await alerts({ hook, rules: [{ ...KILLS, filter: 'kind=kill&guild=3' }] });
  await write(
    kill(2),
    kill(3, NOW, {
      attackers: [{ ...SLAYER, character: { id: '12', career: 'CHOSEN' }, damagePercent: 100 }],
    }),
  );
  await expect.poll(() => told(hook)).toHaveLength(1);
  expect(told(hook)[0]).toMatchObject({
    rule: 'Kills',
    kind: 'kill',
    title: 'Player12 killed Player34 in Praag',
    url: 'https://ledger.example/kill/2',
    picture: 'https://ledger.example/kill/2.jpg',
    text: expect.stringMatching(
      /^Player12 killed Player34 in Praag\n.+\nhttps:\/\/ledger\.example\/kill\/2$/s,
    ),
  });
});

it('tells each kill once and in order, whatever is imported again, and goes on where it was', async () => {
  const hook = await webhook();
  const first = await alerts({ hook });
  await write(kill(1), kill(2));
  await expect.poll(() => urls(hook)).toEqual(['/kill/1', '/kill/2']);
  await first.stop();
  await write(kill(1), kill(3), kill(4));
  await alerts({ hook });
  await expect.poll(() => urls(hook)).toEqual(['/kill/1', '/kill/2', '/kill/3', '/kill/4']);
});

it('gathers alerts into one message, which stays the same until it is taken', async () => {
  const failures: FakeAnswer[] = [{ status: 500 }, null];
  const hook = await webhook(() => (failures.length > 0 ? (failures.shift() ?? null) : { status: 200 }));
  await alerts({ hook, target: { gather: 2 } });
  await write(kill(1));
  await write(kill(2), kill(3));
  await expect.poll(() => urls(hook)).toEqual(['/kill/1', '/kill/2', '/kill/3']);
  expect(hook.received).toHaveLength(3);
  expect(new Set(hook.received.map(({ key, body }) => `${key} ${JSON.stringify(body)}`)).size).toBe(1);
  expect(hook.received[0]?.body.id).toBe(hook.received[0]?.key);
  await expect.poll(() => counts).toEqual({ sent: 3, failed: 2, dropped: 0 });
  expect(lines.filter((line) => line.startsWith('warn'))).toEqual([
    'warn alerts: hall is tried again in 1 s: it answers 500',
  ]);
  expect(lines.at(-1)).toBe('info alerts: hall takes alerts again');
});

it('leaves a webhook alone for as long as Retry-After says, over a restart too', async () => {
  const answers: FakeAnswer[] = [{ status: 429, headers: { 'retry-after': '2' } }];
  const hook = await webhook(() => answers.shift() ?? { status: 200 });
  const first = await alerts({ hook });
  await write(kill(1), kill(2));
  await expect.poll(() => counts.failed).toBe(1);
  await first.stop();
  await alerts({ hook });
  await expect.poll(() => urls(hook)).toEqual(['/kill/1', '/kill/2']);
  const [refused, taken] = hook.received;
  expect((taken?.at ?? 0) - (refused?.at ?? 0)).toBeGreaterThanOrEqual(2_000);
});

it('follows no redirect, and asks no host that is not listed', async () => {
  const other = await webhook();
  const hook = await webhook(() => ({ status: 307, headers: { location: other.url } }));
  await alerts({ hook });
  await write(kill(1));
  await expect.poll(() => hook.received.length).toBeGreaterThan(1);
  expect(lines).toContain(
    'warn alerts: hall is tried again in 1 s: it answers 307, a redirect, which is not followed',
  );
  expect(other.received).toEqual([]);
  expect(() => readAlerts('/no/such/file', [])).toThrow('cannot be read');
});

it('drops a message that its webhook calls wrong five times, and goes on with the next', async () => {
  const hook = await webhook(({ body }) =>
    body.alerts?.some(({ url }) => url.endsWith('/1')) ? { status: 400 } : { status: 200 },
  );
  await alerts({ hook });
  await write(kill(1));
  await expect.poll(() => hook.received.length).toBe(1);
  await write(kill(2));
  // Its pauses are not waited for.
  for (let tries = 1; tries < 5; tries += 1) {
    await expect.poll(async () => (await targetState(database.sql, 'hall')).failures).toBe(tries);
    await noteFailure(database.sql, 'hall', { notBefore: 0, failingSince: NOW, failures: tries });
  }
  await expect.poll(() => urls(hook)).toEqual(['/kill/2']);
  await expect.poll(() => counts).toEqual({ sent: 1, failed: 5, dropped: 1 });
  expect(lines).toContain('error alerts: dropped for hall: 1 alert; it answers 400, 5 times');
});

it('names a webhook that has failed for a day, once a day, and drops what has waited for three', async () => {
  const hook = await webhook(() => ({ status: 404 }));
  await alerts({ hook });
  await write(kill(1));
  await expect.poll(() => counts.failed).toBe(1);
  const since = Math.floor(Date.now() / 1_000) - 25 * HOUR;
  await noteFailure(database.sql, 'hall', { notBefore: NOW + HOUR, failingSince: since, failures: 9 });
  const named =
    'error alerts: the webhook hall has failed for 25 hours; 1 alert waiting, each for three days at most';
  await expect.poll(() => lines).toContain(named);
  await database.sql`update alert set made = made - ${72 * HOUR + 60}`;
  await expect.poll(() => counts.dropped).toBe(1);
  expect(lines).toContain('error alerts: dropped for hall: 1 alert; three days old');
  expect(lines.filter((line) => line === named)).toHaveLength(1);
});

it('is silent in quiet hours, and tells what has gathered afterwards', async () => {
  const hook = await webhook();
  const quiet = { from: '00:00', to: '23:59' };
  const first = await alerts({ hook, target: { quiet } });
  await write(kill(1));
  await expect.poll(() => database.sql`select id from alert`).toHaveLength(1);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(hook.received).toEqual([]);
  await first.stop();
  await alerts({ hook });
  await expect.poll(() => urls(hook)).toEqual(['/kill/1']);
});

it('tells five deaths within ten minutes once, in whatever order they become known', async () => {
  const hook = await webhook();
  const rule = { name: 'We fall', when: 'lost', filter: 'player=34', deaths: 5, minutes: 10, to: ['hall'] };
  await alerts({ hook, rules: [rule] });
  await write(...[1, 2, 3, 5].map((at) => kill(at, NOW - 900 + at * 60)));
  await write(
    kill(9, NOW - 8 * HOUR),
    kill(20, NOW - 100, { victim: { ...SLAYER, character: { id: '13', career: 'CHOSEN' } } }),
  );
  await write(kill(4, NOW - 900 + 4 * 60));
  await expect.poll(() => titles(hook)).toEqual(['We fall: 5 deaths in 10 minutes']);
  expect(told(hook)[0]?.summary).toMatch(
    /^5 deaths from \d\d:\d\d to \d\d:\d\d UTC; one of them: Player12 killed/,
  );
  await write(kill(6, NOW - 900 + 6 * 60), kill(7, NOW - 900 + 7 * 60));
  await write(...[31, 32, 33, 34, 35].map((at) => kill(at, NOW - 40 + at)));
  await expect.poll(() => titles(hook)).toHaveLength(2);
});

it('tells an event of the game when it is near, once', async () => {
  const hook = await webhook();
  await alerts({ hook, rules: [{ name: 'Soon', when: 'soon', minutes: 30, to: ['hall'] }] });
  const now = Math.floor(Date.now() / 1_000);
  await database.sql`
    insert into event values (7, 'LiveEvent', 'Keg Week', ${now + 1_700}, ${now + 9_000}), (8, 'LiveEvent', 'Later', ${now + 2_000}, null)`;
  await expect
    .poll(() => titles(hook))
    .toEqual([expect.stringMatching(/^Keg Week begins at \d\d:\d\d UTC on /)]);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(told(hook)).toHaveLength(1);
  expect(told(hook)[0]?.url).toContain('https://ledger.example/events#keg-week-LiveEvent-');
});

it('tells records that are broken, and not those that it has found', async () => {
  const hook = await webhook();
  let at = NOW;
  const count = async () => {
    at += 1;
    await database.sql`delete from war_record_count`;
    await database.sql`select count_feats_hourly(${at}::integer)`;
  };
  await write(kill(1, NOW - 60), kill(2, NOW - 59));
  await count();
  await alerts({ hook, rules: [{ name: 'Records', when: 'record', to: ['hall'] }] });
  await expect
    .poll(() => database.sql`select key from alert_mark where key = 'record STREAK'`)
    .toHaveLength(1);
  await write(kill(3, NOW - 58));
  await count();
  await expect
    .poll(() => titles(hook))
    .toEqual(expect.arrayContaining(['Record: Most kills without a death, 3 kills']));
  const { summary, url } = told(hook).find(({ title }) => title.includes('without a death')) ?? {};
  expect(summary).toMatch(/^Player12, .+; 2 kills before\. Kills of one player between two deaths/);
  expect(url).toContain('/character/12');
  const before = told(hook).length;
  await count();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(told(hook)).toHaveLength(before);
});

/** Says that the records were counted, as they are. */
const count = (sql: Database, at: number) =>
  sql`with gone as (delete from war_record_count) insert into war_record_count values (${at}::integer, 5, null, ${NOW}::integer)`;

it('tells a month once it is over and counted, and none that was over before', async () => {
  const hook = await webhook();
  await alerts({ hook, rules: [{ name: 'Months', when: 'month', to: ['hall'] }] });
  await count(database.sql, NOW);
  await expect.poll(() => database.sql`select key from alert_mark where key = 'month'`).toHaveLength(1);
  const date = new Date();
  const start = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - 1, 1) / 1_000;
  await database.sql`
    insert into war_record (kind, group_name, part, place, value, shared_by, start_time, end_time, character_id)
    values ('MONTH', 'ALL', '', 1, 120, 1, ${start}, ${start + 30 * 86_400}, 12), ('MONTH', 'ALL', '', 2, 80, 1, ${start}, ${start + 30 * 86_400}, 13)`;
  await count(database.sql, NOW + 1);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(told(hook)).toEqual([]);
  // As if the site had run since the month before.
  await database.sql`update alert_mark set value = ${start - 86_400 * 20} where key = 'month'`;
  await count(database.sql, NOW + 2);
  await expect.poll(() => titles(hook)).toEqual([expect.stringMatching(/^[A-Z]\w+ \d{4} is over$/)]);
  expect(told(hook)[0]?.summary).toBe(
    'Players with the most kills: Player12 (120 kills), Player13 (80 kills).',
  );
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(told(hook)).toHaveLength(1);
});

// The embedded database has a single process.
it.skipIf(!('url' in inject('database')))('is done by one site of several, until that one ends', async () => {
  const hook = await webhook();
  const one = await alerts({ hook });
  await alerts({ hook });
  await write(kill(1));
  await expect.poll(() => urls(hook)).toEqual(['/kill/1']);
  await expect
    .poll(() => lines)
    .toContain('warn alerts: another site sends them; this one does when that one ends');
  await one.stop();
  await write(kill(2));
  await expect.poll(() => urls(hook)).toEqual(['/kill/1', '/kill/2']);
});
