import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { SITE_PORT } from '../../servers/addresses.ts';
import { startServer } from '../../servers/child-server.ts';
import { markdownTable } from '../benchmark/markdown-table.ts';
import { percentile } from '../benchmark/percentile.ts';
import { unseenAddresses } from '../benchmark/unseen/unseen-addresses.ts';
import { HEAVY, REFUSED, sendQuery } from './hostile-queries.ts';
import { inTurn, keepVisiting, rowOf, tableOf } from './visits.ts';

/*
 * Ten of the heaviest queries at once, for a minute, beside visitors: kept pages, pages that nobody has seen, health.
 * After a build: npm run lab -- pressure:graphql [seconds]. Exit code 1 where pages feel it.
 */

const AT_ONCE = 10;
const KEPT = ['/', '/kills', '/guilds', '/items', '/scenarios'];
/** Milliseconds between visits of each kind. */
const EVERY = { kept: 50, unseen: 250, health: 100 };
/** Limits on a quiet machine: milliseconds at the 99th percentile, and MB that memory may grow. */
const LIMITS = { kept: 50, unseen: 1_000, health: 100, growth: 150 };

const seconds = Number(process.argv[2] ?? 60);
const site = await startServer('lib/server/launch/serve.ts', {
  port: SITE_PORT,
  env: { DATA_DIR: join('.data', `e2e-${SITE_PORT}`), WORLD_SEED: 'e2e' },
});
const endpoint = `${site.origin}/graphql`;
const unseen = (await unseenAddresses(endpoint, 'kill', 20 * seconds)).values();
for (const path of [...KEPT, ...KEPT]) await fetch(site.origin + path).then((response) => response.text());

const before = await visitFor(Math.min(10, seconds));
const memoryBefore = site.memory();
const strangers = askAll(performance.now() + seconds * 1000);
await wait(500);
const beside = await visitFor(seconds - 1);
const { answers, failures } = await strangers;
const memoryAfter = site.memory();
await wait(1_000);
const after = await visitFor(5);
await site.stop();

const growth = memoryAfter - memoryBefore;
process.stdout.write(
  markdownTable(
    tableOf('Pages beside strangers', [
      ...rowsOf('before', before),
      ...rowsOf('beside', beside),
      ...rowsOf('after', after),
    ]),
  ) +
    `\n${answers.length} answers to strangers (${statuses()}), p50 ${Math.round(
      percentile(
        answers.map(({ took }) => took),
        0.5,
      ),
    )} ms; ` +
    `${failures} without an answer; memory of the site's process ${Math.round(memoryBefore)} MB, ${Math.round(memoryAfter)} MB after\n`,
);
const p99 = (kind: keyof typeof beside) =>
  percentile(
    beside[kind].map(({ took }) => took),
    0.99,
  );
const isWell =
  p99('kept') < LIMITS.kept &&
  p99('unseen') < LIMITS.unseen &&
  p99('health') < LIMITS.health &&
  growth < LIMITS.growth &&
  failures === 0 &&
  Object.values(beside).every((visits) => visits.every(({ status }) => status === 200));
process.exit(isWell ? 0 : 1);

/** Keeps so many queries under way, each kind in turn. */
async function askAll(until: number) {
  const queries = [...REFUSED, HEAVY, HEAVY];
  const answers: Awaited<ReturnType<typeof sendQuery>>[] = [];
  let failures = 0;
  const one = async (turn: number) => {
    for (let at = turn; performance.now() < until; at += 1) {
      const query = queries[at % queries.length] ?? HEAVY;
      await sendQuery(endpoint, query).then(
        (answer) => answers.push(answer),
        () => (failures += 1),
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, turn) => one(turn)));
  return { answers, failures };
}

async function visitFor(duration: number) {
  const stops = {
    kept: keepVisiting(site.origin, inTurn(KEPT), EVERY.kept),
    unseen: keepVisiting(site.origin, unseen, EVERY.unseen),
    health: keepVisiting(site.origin, inTurn(['/healthz']), EVERY.health),
  };
  await wait(duration * 1000);
  return { kept: await stops.kept(), unseen: await stops.unseen(), health: await stops.health() };
}

function rowsOf(when: string, visits: typeof beside) {
  return [
    rowOf(`kept pages ${when}`, visits.kept),
    rowOf(`unseen pages ${when}`, visits.unseen),
    rowOf(`health ${when}`, visits.health),
  ];
}

function statuses(): string {
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(', ');
}
