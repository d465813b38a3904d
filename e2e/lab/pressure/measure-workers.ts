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
 * Compares one web worker with two, and with two sites that share nothing but an own database, in turns and in one
 * run: unseen pages a second, and the processor time of each.
 *
 *   npm run lab -- pressure:workers                  on the embedded database, and on a PostgreSQL where one is installed
 *   npm run lab -- pressure:workers --rounds 2    fewer rounds than five
 *
 * Two sites that share nothing are the most that the machine can render. On two cores that is little more than one
 * worker renders, whose compression, garbage collection and database use the second core: there two workers are judged
 * by these two sites. From four cores on they have to render 1.7 times as much as one.
 */

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });

const ROUNDS = Number(values.rounds);
const PAGES = 100;
/** Pages until a worker has compiled what they need. */
const WARM_UP = 400;
const CONNECTIONS = 16;
/** Times of what one worker renders that two have to render where there are cores for it. */
const LEAST = 1.7;
const CORES_FOR_IT = 4;
/** The share of what two sites render that two workers have to render anywhere. */
const LEAST_OF_TWO_SITES = 0.8;

/** The set-ups that are compared: the workers of each site. */
const SETUPS = [
  { name: 'one worker', workers: [1] },
  { name: 'two workers', workers: [2] },
  { name: 'two sites', workers: [1, 1] },
] as const;

interface Round {
  readonly perSecond: number;
  /** Milliseconds of processor that the web processes needed for a page. */
  readonly web: number;
  /** The same, with the embedded database. */
  readonly all: number;
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
    columns: ['Database', 'Set-up', 'Pages a second', 'Web ms a page', 'All ms a page'],
    rows,
  }),
);
if (!isInstalled) process.stdout.write('no PostgreSQL on this machine\n');
process.exit(isGood ? 0 : 1);

async function compare(database: string, env: Readonly<Record<string, string>>): Promise<void> {
  const setups: { name: string; sites: Site[]; rounds: Round[] }[] = [];
  for (const { name, workers } of SETUPS) {
    const sites = workers.map((count, at) => start(`${database} ${name} ${at}`, count, env));
    setups.push({ name, sites: await Promise.all(sites), rounds: [] });
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { sites, rounds } of setups) rounds.push(await measure(sites));
  }
  await Promise.all(setups.flatMap(({ sites }) => sites).map(({ site }) => site.stop()));
  const [one, two, apart] = setups.map(({ name, rounds }) => {
    const of = (figure: keyof Round) => median(rounds.map((round) => round[figure]));
    const perSecond = of('perSecond');
    rows.push([database, name, perSecond, of('web'), of('all')]);
    return perSecond;
  });
  if (one && two && apart) judge(database, two / one, two / apart);
}

/** Judges two workers by the pages that one worker renders, and by those of two sites. */
function judge(database: string, ofOne: number, ofTwoSites: number): void {
  process.stdout.write(
    `${database}: two workers render ${ofOne.toFixed(2)} times as much as one, ` +
      `and ${ofTwoSites.toFixed(2)} of what two sites render that share nothing\n`,
  );
  const isEnough = availableParallelism() < CORES_FOR_IT || ofOne >= LEAST;
  if (!(isEnough && ofTwoSites >= LEAST_OF_TWO_SITES)) isGood = false;
}

interface Site {
  readonly site: ChildServer;
  readonly folder: string;
  readonly paths: string[];
}

/** Visits each of several sites at the same time, which share the pages and the connections. */
async function measure(sites: readonly Site[]): Promise<Round> {
  const pages = PAGES / sites.length;
  const loads = await Promise.all(
    sites.map(async ({ site, folder, paths }) => {
      const before = await webTime(site, folder);
      const { perSecond, cpu } = await visitOnce(site, paths.splice(0, pages), CONNECTIONS / sites.length);
      return { perSecond, web: ((await webTime(site, folder)) - before) / pages, all: cpu };
    }),
  );
  const sum = (figure: keyof Round) => loads.reduce((total, load) => total + load[figure], 0);
  return { perSecond: sum('perSecond'), web: sum('web') / loads.length, all: sum('all') / loads.length };
}

/** Starts a site, and has it compile what the pages need. */
async function start(name: string, workers: number, env: Readonly<Record<string, string>>): Promise<Site> {
  const folder = `.data/pressure-workers/${name.replaceAll(' ', '-')}`;
  const site = await startServer(SITE_SCRIPT, {
    env: { DATA_DIR: folder, WORLD_SEED: 'e2e', WEB_WORKERS: String(workers), ...env },
  });
  const warmUp = WARM_UP * workers;
  const paths = [...(await unseenAddresses(`${site.origin}/graphql`, 'kill', warmUp + ROUNDS * PAGES))];
  await visitOnce(site, paths.splice(0, warmUp), CONNECTIONS);
  return { site, folder, paths };
}

/** Milliseconds that processors have worked for a site without its embedded database. */
async function webTime(site: ChildServer, folder: string): Promise<number> {
  const owner = await readFile(join(ROOT, folder, 'owner.lock'), 'utf8').catch(() => undefined);
  if (owner === undefined) return site.familyCpuTime();
  const { pid }: { pid: number } = JSON.parse(owner);
  return site.familyCpuTime() - cpuTimeOf(pid);
}
