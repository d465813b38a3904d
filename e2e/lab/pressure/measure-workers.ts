import { availableParallelism } from 'node:os';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { type ChildServer, ROOT, startServer } from '../../servers/child-server.ts';
import { cpuTimeOf } from '../../servers/process-times.ts';
import { markdownTable, type Table } from '../benchmark/markdown-table.ts';
import { median } from '../benchmark/percentile.ts';
import { SITE_SCRIPT } from '../benchmark/start-servers.ts';
import { unseenAddresses } from '../benchmark/unseen/unseen-addresses.ts';
import { visitOnce } from '../benchmark/unseen/visit-once.ts';
import { withOwnDatabase } from '../benchmark/unseen/with-own-database.ts';

/*
 * Compares one web worker with two, in turns and in one run: unseen pages a second, and the processor time of each.
 *
 *   npm run pressure:workers                  on the embedded database, and on a PostgreSQL where one is installed
 *   npm run pressure:workers -- --rounds 2    fewer rounds than five
 *
 * On two cores the load, the database and two workers cannot all run at once: there the pages a second say little, and
 * what is judged is the processor time of the web processes for a page. Two workers that need no more of it than one
 * render twice as much where the cores are. From four cores on, the pages a second are judged.
 */

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });

const ROUNDS = Number(values.rounds);
const PAGES = 100;
const WARM_UP = 200;
const CONNECTIONS = 16;
/** Times of what one worker renders that two have to render. */
const LEAST = 1.7;
/** Cores from which on load, database and two workers are not in each other's way. */
const CORES_FOR_TIME = 4;

interface Round {
  readonly perSecond: number;
  /** Milliseconds of processor that the web processes needed for a page. */
  readonly web: number;
}

const rows: Table['rows'][number][] = [];
let isGood = true;

await compare('embedded', {});
const isInstalled = await withOwnDatabase(async (url) => {
  await compare('PostgreSQL', { DATABASE_URL: url });
  return true;
});
process.stdout.write(
  markdownTable({
    title: `Web workers, on ${availableParallelism()} cores`,
    columns: ['Database', 'Workers', 'Pages a second', 'Web ms a page', 'All ms a page'],
    rows,
  }),
);
if (!isInstalled) process.stdout.write('no PostgreSQL on this machine\n');
process.exit(isGood ? 0 : 1);

async function compare(database: string, env: Readonly<Record<string, string>>): Promise<void> {
  const sites = await Promise.all([1, 2].map((workers) => start(workers, env)));
  const rounds = sites.map((): (Round & { readonly all: number })[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, { site, folder, paths }] of sites.entries()) {
      const before = await webTime(site, folder);
      const { perSecond, cpu } = await visitOnce(site, paths.splice(0, PAGES), CONNECTIONS);
      const web = ((await webTime(site, folder)) - before) / PAGES;
      rounds[at]?.push({ perSecond, web, all: cpu });
    }
  }
  for (const { site } of sites) await site.stop();
  const [one, two] = rounds.map((all, at) => {
    const of = (figure: (round: Round & { readonly all: number }) => number) => median(all.map(figure));
    const result = { perSecond: of((round) => round.perSecond), web: of((round) => round.web) };
    rows.push([database, String(at + 1), result.perSecond, result.web, of((round) => round.all)]);
    return result;
  });
  if (one && two) judge(database, one, two);
}

function judge(database: string, one: Round, two: Round): void {
  const inTime = two.perSecond / one.perSecond;
  const inWork = (2 * one.web) / two.web;
  const judged = availableParallelism() >= CORES_FOR_TIME ? inTime : inWork;
  process.stdout.write(
    `${database}: two workers render ${inTime.toFixed(2)} times as much here, ` +
      `and by their processor time ${inWork.toFixed(2)} times where there are cores for it\n`,
  );
  if (!(judged >= LEAST)) isGood = false;
}

/** Starts a site, and has it compile what the pages need. */
async function start(workers: number, env: Readonly<Record<string, string>>) {
  const folder = `.data/pressure-workers-${workers}`;
  const site = await startServer(SITE_SCRIPT, {
    env: { DATA_DIR: folder, WORLD_SEED: 'e2e', WEB_WORKERS: String(workers), ...env },
  });
  const paths = [...(await unseenAddresses(`${site.origin}/graphql`, 'kill', WARM_UP + ROUNDS * PAGES))];
  await visitOnce(site, paths.splice(0, WARM_UP), CONNECTIONS);
  return { site, folder, paths };
}

/** Milliseconds that processors have worked for a site without its embedded database. */
async function webTime(site: ChildServer, folder: string): Promise<number> {
  const owner = await readFile(join(ROOT, folder, 'owner.lock'), 'utf8').catch(() => undefined);
  if (owner === undefined) return site.familyCpuTime();
  const { pid }: { pid: number } = JSON.parse(owner);
  return site.familyCpuTime() - cpuTimeOf(pid);
}
