import { join } from 'node:path';

import { freePort } from '../../../lib/server/launch/free-port.mjs';
import { startServer } from '../../servers/child-server.ts';
import { markdownTable } from '../benchmark/markdown-table.ts';
import { samplePages } from '../benchmark/page-samples.ts';
import { GENERATIONS_API, GENERATIONS_API_PORT, SITE_PORT } from '../../servers/addresses.ts';
import { ALL_FAULTS, faultsNamed } from './all-faults.ts';
import type { Fault } from './fault.ts';
import { openGarblingApi } from './garbling-api.ts';
import { type FaultySite, judge, seeAll, type Trial, trySeen } from './try-fault.ts';
import { type TriedPage, type Visit, visitAll } from './visits.ts';

/*
 * The fault table: what visitors see while the API of the site goes wrong, page by page. After a build:
 * npm run lab -- faults, or with names of faults: npm run lab -- faults "status 503". Exit code 1 where a page is not as it should.
 */

const SITE_SCRIPT = 'lib/server/launch/serve.ts';
const CLOCK_SCRIPT = './e2e/remote-api/adjustable-clock.ts';

/** Pages that ask for no data. */
const WITHOUT_DATA = new Set(['/about', '/credits', '/formats', '/graphql', '/search', '/search/guild']);

/** The kinds of pages to try where one page is like another. */
const FEW = new Set([
  '/',
  '/kills',
  '/kill/[id]',
  '/skirmish/[id]',
  '/guild/[id]',
  '/items',
  '/item/[id]',
  '/search/[query]',
  '/character/[id]',
  '/scenario/[id]',
  '/zone_heatmap/[id]',
  '/credits',
]);

const names = process.argv.slice(2);
const faults = names.length > 0 ? faultsNamed(names) : ALL_FAULTS;

const truth = await startServer('e2e/generations/generations-api.ts', {
  port: GENERATIONS_API_PORT,
  env: { DATA_DIR: join('.data', `e2e-${GENERATIONS_API_PORT}`), WORLD_SEED: 'e2e' },
});
const api = await openGarblingApi((generation = '2026-01') => `${GENERATIONS_API}/${generation}`);
const clockPort = await freePort();
const site = await startServer(SITE_SCRIPT, {
  port: SITE_PORT,
  imports: [CLOCK_SCRIPT],
  env: { GRAPHQL_ENDPOINT: api.endpoint, CLOCK_PORT: String(clockPort), LOG_LEVEL: 'silent' },
});
const faulty: FaultySite = { origin: site.origin, clock: `http://127.0.0.1:${clockPort}`, api };

const samples = await samplePages([]);
const kinds = new Map<string, string>();
const pages = samples.map(({ kind, path }): TriedPage => {
  kinds.set(path, kind);
  return { path, showsData: !WITHOUT_DATA.has(kind) };
});
const words = new Map((await seeAll(faulty, pages)).map((visit) => [visit.page.path, visit.words]));
process.stdout.write(`${pages.length} pages, ${faults.length} faults\n`);

const trials: Trial[] = [];
for (const fault of faults) {
  const trial = await tryFault(fault);
  trials.push(trial);
  tell(trial);
}
process.stdout.write(`\n${markdownTable(table())}`);
process.exitCode = trials.some(({ problems }) => problems.length > 0) ? 1 : 0;
await Promise.all([site.stop(), truth.stop(), api.close()]);

async function tryFault(fault: Fault): Promise<Trial> {
  const tried = fault.alike ? pages.filter(({ path }) => FEW.has(kinds.get(path) ?? '')) : pages;
  await api.setFault(null);
  const unseen = await startServer(SITE_SCRIPT, {
    env: { GRAPHQL_ENDPOINT: api.endpoint, LOG_LEVEL: 'silent' },
  });
  await api.setFault(fault);
  const cold = await visitAll(unseen.origin, tried);
  await unseen.stop();
  return judge(fault, { cold, ...(await trySeen(faulty, fault, tried)) }, words);
}

function tell({ fault, visits, problems }: Trial): void {
  const [name, ...cells] = rowOf({ fault, visits, problems });
  process.stdout.write(`${name}: ${cells.join(' | ')}\n`);
  for (const problem of problems) process.stdout.write(`  ${problem}\n`);
}

function table() {
  return {
    title: 'Faults',
    columns: ['Fault', 'Costs', 'Pages', 'Cold', 'Warm', 'Old', 'Slowest, ms', 'Old that say it', 'Wrong'],
    rows: trials.map(rowOf),
  };
}

function rowOf({ fault, visits: { cold, warm, old }, problems }: Trial) {
  const slowest = Math.max(...[...cold, ...warm, ...old].map(({ took }) => took));
  const data = old.filter(({ page }) => page.showsData);
  return [
    fault.name,
    fault.cost,
    cold.length,
    statuses(cold),
    statuses(warm),
    statuses(old),
    Math.round(slowest),
    `${data.filter(({ saysAge }) => saysAge).length} of ${data.length}`,
    problems.length,
  ];
}

/** Counts the pages by status: "57 × 200, 3 × 503". */
function statuses(visits: readonly Visit[]): string {
  const counts = new Map<number, number>();
  for (const { status } of visits) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts]
    .toSorted(([one], [other]) => one - other)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');
}
