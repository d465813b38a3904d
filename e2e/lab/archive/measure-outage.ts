import { parseArgs } from 'node:util';
import { GENERATIONS } from '#graphql/generations/generation.ts';
import { MOMENT } from '#graphql/testing/clock/moment.mjs';
import { exitOnSignals } from '../../../lib/server/testing/exit-on-signals.mjs';
import { findPostgres, startPostgres } from '../../../lib/server/testing/postgres.mjs';
import { type ChildServer, SITE_SCRIPT, startServer } from '../../servers/child-server.ts';
import { differingFigures } from './differing-figures.ts';
import { fillArchive } from './fill-archive.ts';
import { outagePaths } from './outage-paths.ts';
import { createDatabase } from '../create-database.ts';
import { serveWorld } from './serve-world.ts';

/*
 * Compares what the built site says of some 30 kinds of pages while its remote API is up with what it says while that is
 * away: with an archive of some days, with one that has only begun, and with none. Prints a table of statuses, and each
 * figure that differs from the API's without words that say so.
 *
 *   npm run lab -- outage --generation 2026-08 --scale 0.2
 */

const { values } = parseArgs({
  options: {
    generation: { type: 'string', default: '2026-08' },
    scale: { type: 'string', default: '0.2' },
    days: { type: 'string', multiple: true, default: ['5', '90'] },
  },
});

exitOnSignals();
const programs = findPostgres();
if (!programs) throw new Error('There is no PostgreSQL 15 or newer on this machine.');
const postgres = await startPostgres(programs);

interface Visit {
  readonly status: number;
  readonly body: string;
  readonly headers: Headers;
}

async function visit(site: ChildServer, path: string): Promise<Visit> {
  const response = await fetch(site.origin + path, { redirect: 'manual' });
  return { status: response.status, body: await response.text(), headers: response.headers };
}

async function visitAll(site: ChildServer, paths: readonly string[]): Promise<ReadonlyMap<string, Visit>> {
  const visits = new Map<string, Visit>();
  for (const path of paths) visits.set(path, await visit(site, path));
  return visits;
}

/** Starts the site over the API, with an archive where it has one, and visits all pages. */
async function visitWith(archive: string | null, paths: readonly string[]) {
  const site = await startServer(SITE_SCRIPT, {
    isQuiet: true,
    env: {
      GRAPHQL_ENDPOINT: api.address,
      ...(archive !== null && { ARCHIVE: '1', DATABASE_URL: archive }),
    },
  });
  const visits = await visitAll(site, paths);
  await site.stop();
  return visits;
}

const generation = GENERATIONS.find((each) => each === values.generation);
if (!generation) throw new Error(`There is no state ${values.generation} of the API.`);
const api = await serveWorld({
  url: await createDatabase(postgres.url, 'war'),
  now: MOMENT,
  scale: Number(values.scale),
  generation,
});
const paths = await outagePaths(api.database);
const truth = await visitWith(null, paths);
const tries: [name: string, archive: string | null][] = [['no archive', null]];
for (const days of values.days) {
  const url = await createDatabase(postgres.url, `record_${days}`);
  await fillArchive(url, api.address, Number(days));
  tries.push([`${days} days`, url]);
}
const begun = await createDatabase(postgres.url, 'record_begun');
await fillArchive(begun, api.address, 0);
tries.push(['filling', begun]);

api.isAway = true;
const results = new Map<string, ReadonlyMap<string, Visit>>();
for (const [name, archive] of tries) results.set(name, await visitWith(archive, paths));

const columns = new Map([['up', truth], ...results]);
const statusOf = (path: string) =>
  Object.fromEntries(Array.from(columns, ([name, visits]) => [name, visits.get(path)?.status]));
console.table(Object.fromEntries(paths.map((path) => [path, statusOf(path)])));
let problems = 0;
for (const [name, visits] of results) {
  for (const [path, found] of visits) {
    const expected = truth.get(path);
    if (!expected) continue;
    for (const problem of differingFigures(path, expected, found)) {
      problems += 1;
      console.log(`${name}  ${path}  ${problem}`);
    }
  }
}
console.log(`${problems} figures without their words`);
await api.database.end({ timeout: 1 });
await postgres.stop();
process.exit(problems === 0 ? 0 : 1);
