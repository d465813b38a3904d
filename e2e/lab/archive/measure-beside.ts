import { median } from 'd3-array';
import { MOMENT } from '#graphql/testing/clock/moment.mjs';
import { exitOnSignals } from '../../../lib/server/testing/exit-on-signals.mjs';
import { findPostgres, startPostgres } from '../../../lib/server/testing/postgres.mjs';
import { UNSEEN_KINDS, unseenAddresses, type UnseenLoad, visitOnce } from '../benchmark/visit-once.ts';
import { cpuTimeOf, SITE_SCRIPT, startServer } from '../../servers/child-server.ts';
import { PATIENT } from '../../servers/plain-environment.ts';
import { createDatabase } from '../create-database.ts';
import { serveWorld } from './serve-world.ts';

/*
 * Measures unseen pages of a site over a remote API, and of one that archives that API meanwhile, in turns: processor of
 * the site's own process and milliseconds to the first byte. After a build: npm run lab -- archive:beside
 */

/** Pages of each kind and turn, and before those that count. */
const MEASURED = 20;
const WARM_UP = 40;
const TURNS = 6;

exitOnSignals();
const programs = findPostgres();
if (!programs) throw new Error('No PostgreSQL 15 or later is installed.');
const postgres = await startPostgres(programs);

const api = await serveWorld({
  url: await createDatabase(postgres.url, 'war'),
  now: MOMENT,
  scale: 0.3,
  generation: '2026-08',
});
const remote = { ...PATIENT, GRAPHQL_ENDPOINT: api.address };
const sites = {
  alone: await startServer(SITE_SCRIPT, { isQuiet: true, env: remote }),
  archiving: await startServer(SITE_SCRIPT, {
    isQuiet: true,
    env: {
      ...remote,
      ARCHIVE: '1',
      ARCHIVE_DAYS: '400',
      DATABASE_URL: await createDatabase(postgres.url, 'archive'),
    },
  }),
};
const names = ['alone', 'archiving'] as const;

const rows: Record<string, Record<string, number>> = {};
for (const kind of UNSEEN_KINDS) {
  const paths = await unseenAddresses(api.address, kind, WARM_UP + TURNS * MEASURED);
  if (paths.length < WARM_UP + TURNS * MEASURED)
    console.log(`${kind}: only ${paths.length} pages, not measured`);
  else rows[kind] = await loadsOf(paths);
}
console.table(rows);
const done = await fetch(`${sites.archiving.origin}/readyz`);
console.log(await done.text());
for (const name of names) await sites[name].stop();
await api.database.end({ timeout: 1 });
await postgres.stop();
process.exit(0);

/** The medians of pages of a kind on both sites, each of which sees each page once. */
async function loadsOf(paths: readonly string[]): Promise<Record<string, number>> {
  const loads: Record<(typeof names)[number], UnseenLoad[]> = { alone: [], archiving: [] };
  for (const name of names) await visitOnce(sites[name], paths.slice(0, WARM_UP), 4);
  for (let turn = 0; turn < TURNS; turn += 1) {
    const unseen = paths.slice(WARM_UP + turn * MEASURED, WARM_UP + (turn + 1) * MEASURED);
    for (const name of turn % 2 === 0 ? names : names.toReversed()) {
      const { origin, pid } = sites[name];
      loads[name].push(await visitOnce({ origin, cpuTime: () => cpuTimeOf(pid, false) }, unseen, 1));
    }
  }
  const of = (name: (typeof names)[number], figure: 'cpu' | 'firstByte') =>
    Math.round((median(loads[name], (load) => load[figure]) ?? Number.NaN) * 100) / 100;
  return {
    'CPU ms alone': of('alone', 'cpu'),
    'CPU ms archiving': of('archiving', 'cpu'),
    'first byte ms alone': of('alone', 'firstByte'),
    'first byte ms archiving': of('archiving', 'firstByte'),
  };
}
