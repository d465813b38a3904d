import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { childEnv } from '#lib/server/launch/command-env.mjs';
import { findPostgres, startPostgres } from '#lib/server/testing/postgres.mjs';
import { exitOnSignals } from '../../../lib/server/testing/exit-on-signals.mjs';
import { SITE, SITE_PORT } from '../../servers/addresses.ts';
import { type ChildServer, ROOT, SITE_SCRIPT, startServer } from '../../servers/child-server.ts';
import { PATIENT, PLAIN_ENVIRONMENT } from '../../servers/plain-environment.ts';
import { openGarblingApi, sendJson } from '../faults/garbling-api.ts';
import { UNSEEN_KINDS, unseenAddresses, type UnseenKind, type UnseenLoad, visitOnce } from './visit-once.ts';

/*
 * Measures pages that nobody has asked for before, once each: of the sample world, of a PostgreSQL where one is
 * installed, and of an API on another machine: npm run lab -- bench
 */

/** Pages before those that count: a server that runs for days has compiled its code. */
const WARM_UP = 200;
const MEASURED = 150;
/** Pages one after the other, for the time to the first byte. */
const ALONE = 30;
const CONNECTIONS = 8;
/** Milliseconds to the remote API and back. */
const DISTANCE = 20;

type Loads = ReadonlyMap<UnseenKind, UnseenLoad>;

exitOnSignals();
const api = `${SITE}/graphql`;
const data = { DATA_DIR: process.env.DATA_DIR || join('.data', `e2e-${SITE_PORT}`), WORLD_SEED: 'e2e' };
const site = await startServer(SITE_SCRIPT, { port: SITE_PORT, env: { ...PATIENT, ...data } });
printLoads('sample world', await loadsOf(site, api));
await measureOwnDatabase();
const distant = await openGarblingApi(api);
await distant.setFault({
  name: 'far away',
  cost: 'nothing',
  respond: async ({ response, truth }) => {
    await wait(DISTANCE);
    sendJson(response, await truth());
  },
});
await withSite({ GRAPHQL_ENDPOINT: distant.endpoint }, async (remote) =>
  printLoads(`API ${DISTANCE} ms away`, await loadsOf(remote, api)),
);
await distant.close();
console.log(`The site has ${Math.round(site.memory())} MB of memory.`);
await site.stop();

/** Prints pages a second, milliseconds of processor for each, and to the first byte of one at a time. */
function printLoads(source: string, loads: Loads): void {
  const rowOf = ({ perSecond, cpu, firstByte }: UnseenLoad) => ({
    'pages/s': Math.round(perSecond),
    'CPU ms': Math.round(cpu * 10) / 10,
    'first byte ms': Math.round(firstByte * 10) / 10,
  });
  console.log(source);
  console.table(Object.fromEntries(Array.from(loads, ([kind, load]) => [`/${kind}/[id]`, rowOf(load)])));
}

/** Measures a PostgreSQL that holds the sample world, where one is installed. */
async function measureOwnDatabase(): Promise<void> {
  const programs = findPostgres();
  if (!programs) return;
  const { url, stop } = await startPostgres(programs);
  try {
    await promisify(execFile)(process.execPath, ['--import', 'tsx', 'lib/server/launch/war.ts', 'load'], {
      cwd: ROOT,
      env: childEnv({ ...PLAIN_ENVIRONMENT, DATABASE_URL: url, WORLD_SEED: 'e2e' }),
    });
    await withSite({ DATABASE_URL: url }, async (own) =>
      printLoads('PostgreSQL', await loadsOf(own, `${own.origin}/graphql`)),
    );
  } finally {
    await stop();
  }
}

async function withSite(
  env: Readonly<Record<string, string>>,
  work: (site: ChildServer) => Promise<void>,
): Promise<void> {
  const site = await startServer(SITE_SCRIPT, { env });
  try {
    await work(site);
  } finally {
    await site.stop();
  }
}

/** All kinds are compiled before the first is measured. */
async function loadsOf(site: ChildServer, api: string): Promise<Loads> {
  const paths = new Map<UnseenKind, readonly string[]>();
  for (const kind of UNSEEN_KINDS) {
    const all = await unseenAddresses(api, kind, WARM_UP + MEASURED + ALONE);
    const rest = Math.max(0, all.length - MEASURED - ALONE);
    await visitOnce(site, all.slice(0, rest), CONNECTIONS);
    paths.set(kind, all.slice(rest));
  }
  const loads = new Map<UnseenKind, UnseenLoad>();
  for (const [kind, unseen] of paths) {
    const { firstByte } = await visitOnce(site, unseen.slice(0, ALONE), 1);
    const load = await visitOnce(site, unseen.slice(ALONE), CONNECTIONS);
    loads.set(kind, { ...load, firstByte });
  }
  return loads;
}
