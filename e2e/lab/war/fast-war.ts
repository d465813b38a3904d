import { setTimeout as wait } from 'node:timers/promises';
import { exitOnSignals } from '../../../lib/server/testing/exit-on-signals.mjs';
import { findPostgres, startPostgres } from '../../../lib/server/testing/postgres.mjs';
import { startServer } from '../../servers/child-server.ts';
import { percentile } from '../benchmark/percentile.ts';
import { inTurn, keepVisiting } from '../pressure/visits.ts';
import { wrongSums } from '#graphql/testing/proof.ts';
import { type Database, openDatabase } from '#graphql/sql/engine/database.ts';
import { LiveWar } from '#graphql/world/live/live-war.ts';
import { loadWorld } from '#graphql/world/load.ts';

/*
 * A war at many times its speed, posted to a site that people visit: shows errors, memory, and that boards equal a plain
 * count each minute. After a build: npm run lab -- war:fast [minutes] [speed] [visitors a second]. The sample war is thin: at
 * 400 times its speed it has three kills a second.
 */

const IMPORT_TOKEN = 'sixteen-or-more-letters';
const MINUTE = 60;
const TICK = 1_000;
const PAGES = ['/', '/kills', '/skirmishes', '/guilds', '/leaderboard', '/kills?soloOnly=true', '/scenarios'];

const [minutes = 60, speed = 20, perSecond = 20] = process.argv.slice(2).map(Number);

exitOnSignals();
const programs = findPostgres();
if (!programs) throw new Error('No PostgreSQL 15 or later is installed.');
const server = await startPostgres(programs);
const sql = openDatabase({ url: server.url, forWriting: true });
const now = Math.floor(Date.now() / 1_000);
const world = { seed: 'fast', now: now - minutes * MINUTE * speed, scale: 1 };
await loadWorld(sql, world, () => undefined);
const site = await startServer('lib/server/launch/serve.ts', {
  env: { DATABASE_URL: server.url, IMPORT_TOKEN },
});
const war = new LiveWar(world);
const kills = await sql<{ id: string; killer: number }[]>`
  select id::text, killer_id as killer from kill order by time desc limit 400`;
const paths = kills.flatMap(({ id, killer }) => PAGES.concat(`/kill/${id}`, `/character/${killer}`));
const stopVisits = keepVisiting(site.origin, inTurn(paths), 1_000 / perSecond);

const began = performance.now();
let played = world.now;
let posted = 0;
for (let minute = 1; minute <= minutes; minute += 1) {
  const until = performance.now() + MINUTE * 1_000;
  while (performance.now() < until) {
    const tick = wait(TICK);
    await play(world.now + Math.floor(((performance.now() - began) / 1_000) * speed));
    await tick;
  }
  const wrong = [...(await wrongSums(sql)), ...(await wrongBoards(sql, played))];
  print(
    `minute ${minute}: ${posted} kills posted, ${site.memory().toFixed(0)} MB, ${wrong.join('; ') || 'boards as counted'}`,
  );
  if (wrong.length > 0) process.exitCode = 1;
}
const visits = await stopVisits();
const failed = visits.filter(({ status }) => status !== 200);
const times = visits.map(({ took }) => took);
print(`${visits.length} visits, ${failed.length} failed, p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}`);
if (failed.length > 0) process.exitCode = 1;
await site.stop();
await sql.end({ timeout: 1 });
await server.stop();
process.exit();

/** Posts what happens until a second of the war. */
async function play(to: number): Promise<void> {
  const lines = war.events(played, to).map(({ line }) => line);
  played = to;
  if (lines.length === 0) return;
  const answer = await fetch(`${site.origin}/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${IMPORT_TOKEN}` },
    body: lines.join('\n'),
  });
  if (answer.status !== 200) throw new Error(`POST /import is ${answer.status}: ${await answer.text()}`);
  posted += lines.length;
}

/** The board of the month as the API tells it, against a plain count of kills. */
async function wrongBoards(database: Database, time: number): Promise<readonly string[]> {
  const date = new Date(time * 1_000);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1];
  const from = Date.UTC(year, month - 1) / 1_000;
  const to = Date.UTC(year, month) / 1_000;
  const counted = await database<{ id: string; kills: number }[]>`
    select killer_id::text as id, count(*)::int as kills from kill where time >= ${from} and time < ${to}
    group by 1 order by 2 desc, 1 limit 10`;
  const query = `{ board: monthlyKillLeaderboard(year: ${year}, month: ${month}) { kills character { id } } }`;
  const answer = await fetch(`${site.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data } = (await answer.json()) as {
    data: { board: { kills: number; character: { id: string } }[] };
  };
  const told = data.board.slice(0, 10).map(({ kills: number }) => number);
  const expected = counted.map(({ kills: number }) => number);
  return told.join() === expected.join() ? [] : [`the board says ${told.join()} and not ${expected.join()}`];
}

function at(share: number): string {
  return `${percentile(times, share).toFixed(0)} ms`;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
