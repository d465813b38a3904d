import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { Random } from '#graphql/rules/random.ts';
import { openDatabase } from '#graphql/sql/engine/connection/database.ts';
import { migrate } from '#graphql/sql/engine/migrate.ts';
import { fightLine, importFightLines } from '#graphql/testing/fight-lines.ts';
import { type FakeAnswer, type Received, startFakeWebhook } from '#lib/server/alerts/testing/fake-webhook.ts';
import { exitOnSignals } from '../../../lib/server/testing/exit-on-signals.mjs';
import { findPostgres, startDurablePostgres } from '../../../lib/server/testing/postgres.mjs';
import type { AlertOrder } from './alert-process.ts';

/*
 * Kills the process that sends alerts at random moments while kills are imported and webhooks fail, throttle, hang, take a
 * message without saying so, and redirect; then checks that each alert came once and in order. npm run lab -- alerts
 * [kills] [seed]
 */

const rounds = Number(process.argv[2] ?? 200);
const random = new Random(process.argv[3] ?? 'alerts');
/** Processes that are loaded and wait for their beginning. */
const SPARES = 2;
/** Milliseconds after which a process is killed at any moment, and that others wait for requests. */
const LONGEST_ROUND = 200;
const LONGEST_WAIT = 2_500;
/** Milliseconds in which the last alerts have to arrive. */
const PATIENCE = 90_000;
const TARGETS = ['one', 'two', 'three', 'four'];

exitOnSignals();
const programs = findPostgres();
if (!programs) throw new Error('No PostgreSQL 15 or later is installed.');
const postgres = await startDurablePostgres(programs);
const sql = openDatabase({ url: postgres.url, forWriting: true });
await migrate(sql);
await importFightLines(sql, [
  JSON.stringify({ kind: 'Zone', id: '105', name: 'Praag', type: 'PVP' }),
  JSON.stringify({ kind: 'Guild', id: '3', name: 'Hollow Lantern', realm: 'DESTRUCTION', level: 40 }),
  ...['12', '13', '34'].map((id) =>
    JSON.stringify({
      kind: 'Character',
      id,
      name: `Player${id}`,
      career: id === '34' ? 'SLAYER' : 'CHOSEN',
      level: 40,
      renownRank: 80,
    }),
  ),
]);

const unlisted = await startFakeWebhook();
let isFailing = true;
/** Epoch milliseconds until which a webhook has asked to be left alone, by its name. */
const closedUntil = new Map<string, number>();
let tooEarly = 0;
const answered: Record<string, number> = {};

/** The answer of a webhook to a request; `null` hangs, longer than anybody waits. */
function answerOf(name: string, { at }: Received): FakeAnswer {
  if (at < (closedUntil.get(name) ?? 0)) tooEarly += 1;
  const kind = isFailing ? random.pick(BEHAVIOURS) : 'takes';
  answered[kind] = (answered[kind] ?? 0) + 1;
  switch (kind) {
    case 'fails':
      return { status: 503 };
    case 'throttles':
      closedUntil.set(name, at + 1_000);
      return { status: 429, headers: { 'retry-after': '1' } };
    case 'hangs':
      return null;
    case 'redirects':
      return { status: 307, headers: { location: unlisted.url } };
    case 'takes silently':
      return { status: 200, breaks: name !== 'chat' };
    case 'takes':
      return { status: 200 };
  }
}
const BEHAVIOURS = [
  ...Array.from({ length: 16 }, () => 'takes' as const),
  ...(['fails', 'throttles', 'hangs', 'redirects', 'takes silently'] as const),
];

const programsOf = await Promise.all(
  TARGETS.map(async (name) => ({
    name,
    hook: await startFakeWebhook((received) => answerOf(name, received)),
  })),
);
/** One that drops nothing, as a chat: it counts what it has taken. */
const chat = await startFakeWebhook((received) => answerOf('chat', received));
const folder = await mkdtemp(join(tmpdir(), 'war-ledger-alerts-'));
const order: AlertOrder = {
  url: postgres.url,
  path: join(folder, 'alerts.json'),
  hosts: [...programsOf.map(({ hook }) => hook.host), chat.host],
};
await writeFile(
  order.path,
  JSON.stringify({
    targets: {
      ...Object.fromEntries(
        programsOf.map(({ name, hook }) => [name, { kind: 'json', url: hook.url, gather: 0 }]),
      ),
      chat: { kind: 'discord', url: chat.url, gather: 0 },
    },
    rules: [
      { name: 'Kills', when: 'told', filter: 'kind=kill', to: [...TARGETS, 'chat'], text: 'kill {url} end' },
    ],
  }),
);

/** Starts a process, and resolves once it has loaded all. */
async function load(): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'alert-process.ts'), { execArgv: ['--import', 'tsx'] });
  process.once('exit', () => child.kill('SIGKILL'));
  await once(child, 'message');
  return child;
}
process.setMaxListeners(0);
const spares = Array.from({ length: SPARES }, load);

async function begin(): Promise<ChildProcess> {
  const next = spares.shift() ?? load();
  spares.push(load());
  const child = await next;
  child.send(order);
  return child;
}

let next = 0;
const line = () => {
  next += 1;
  return fightLine({
    id: next,
    zone: 105,
    time: Math.floor(Date.now() / 1_000),
    x: 31_000 + next,
    y: 22_500,
  });
};
const importSome = () => importFightLines(sql, Array.from({ length: random.int(1, 6) }, line));

const allReceived = () =>
  [...programsOf.map(({ hook }) => hook), chat].reduce((sum, { received }) => sum + received.length, 0);

const began = performance.now();
let child = await begin();
// The first reading begins at the end of what is told.
while ((await sql`select from alert_reading`).length === 0) await wait(20);
for (let round = 1; round <= rounds; round += 1) {
  await importSome();
  // A quarter of the kills come at any moment, others soon after a number of requests.
  const enough = allReceived() + random.int(1, 8);
  const end = performance.now() + (random.chance(0.25) ? random.int(5, LONGEST_ROUND) : LONGEST_WAIT);
  while (performance.now() < end && allReceived() < enough) await wait(1);
  await wait(random.int(0, 25));
  child.kill('SIGKILL');
  child = await begin();
  if (round % 50 === 0) process.stdout.write(`${round} kills, ${next} alerts for each target\n`);
}
isFailing = false;
await importSome();
const isSent = async () => (await sql`select from alert where sent is null limit 1`).length === 0;
const limit = performance.now() + PATIENCE;
do await wait(200);
while (!(await isSent()) && performance.now() < limit);
child.kill('SIGKILL');

const told = await sql<{ record: string }[]>`select record from live_event where kind = 'kill' order by id`;
const wanted = told.map(({ record }) => record);
const addressed = (text: string) => Array.from(text.matchAll(/\/kill\/(\d+)(?= end)/g), ([, id = '']) => id);
const textsIn = ({ body }: Received) => addressed(JSON.stringify(body));

/** The messages of a receiver after it has dropped those whose id it had. */
const withoutDoubles = (taken: readonly Received[]) => {
  const seen = new Set<string>();
  return taken.filter(({ key }) => !seen.has(key) && seen.add(key));
};
const isChanged = (received: readonly Received[]) => {
  const bodies = new Map<string, string>();
  return received.filter(({ key, body }) => {
    const text = JSON.stringify(body);
    const first = bodies.get(key) ?? text;
    bodies.set(key, first);
    return first !== text;
  }).length;
};

let wrong = unlisted.received.length + tooEarly;
console.table(
  [...programsOf, { name: 'chat', hook: chat }].map(({ name, hook }) => {
    const got = withoutDoubles(hook.taken).flatMap(textsIn);
    const missed = wanted.filter((id) => !got.includes(id)).length;
    const doubled = got.length - new Set(got).size;
    const isInOrder = got.join(' ') === wanted.join(' ');
    const changed = isChanged(hook.received);
    wrong += missed + doubled + changed + (isInOrder ? 0 : 1);
    return {
      target: name,
      alerts: wanted.length,
      missed,
      doubled,
      'in order': isInOrder,
      messages: withoutDoubles(hook.taken).length,
      'taken again under the same id': hook.taken.length - withoutDoubles(hook.taken).length,
      'changed between tries': changed,
      requests: hook.received.length,
    };
  }),
);
console.table({
  kills: rounds,
  seconds: Math.round((performance.now() - began) / 1_000),
  ...answered,
  'requests within Retry-After': tooEarly,
  'requests to a host that is not listed': unlisted.received.length,
});
await sql.end({ timeout: 1 });
await rm(folder, { recursive: true, force: true });
await postgres.stop();
process.exit(wrong > 0 ? 1 : 0);
