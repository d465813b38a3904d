import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startEmbeddedDatabase } from '#graphql/embedded/embedded-database.ts';
import { EMPTY_WORLD_MODULE } from '#graphql/embedded/world-module.ts';
import { Random } from '#graphql/rules/random.ts';
import { readProgress } from '#graphql/sql/archive/archive-progress.ts';
import {
  type Database,
  type DatabaseOptions,
  openDatabase,
} from '#graphql/sql/engine/connection/database.ts';
import { inSession } from '#graphql/sql/engine/connection/session.ts';
import { compareRollups } from '#graphql/sql/engine/rollups.ts';
import { MOMENT } from '#graphql/testing/clock/moment.mjs';
import { ARCHIVED_KINDS } from '#lib/server/archive/archived-kinds.ts';
import { archiveDifferences } from '#lib/server/archive/testing/archive-differences.ts';
import { childEnv } from '../../../lib/server/launch/command-env.mjs';
import { freePort } from '../../../lib/server/launch/free-port.mjs';
import { exitOnSignals } from '../../../lib/server/testing/exit-on-signals.mjs';
import { findPostgres, startDurablePostgres } from '../../../lib/server/testing/postgres.mjs';
import { SITE_SCRIPT } from '../../servers/child-server.ts';
import { PLAIN_ENVIRONMENT } from '../../servers/plain-environment.ts';
import { createDatabase } from '../create-database.ts';
import { serveWorld } from './serve-world.ts';

/*
 * Kills the site at random moments while its archive of an API fills, on PostgreSQL and on the embedded database, and
 * compares its rows with the API's in the end. After a build: npm run lab -- archive:kill [kills of each] [seed]
 */

const DAYS = 2;
const DAY = 86_400;
/** Milliseconds: the longest life of a site that is ready, and the time after which a trial hangs. */
const LONGEST_LIFE = 12_000;
const LIMIT = 1_800_000;

const kills = Number(process.argv[2] ?? 20);
const random = new Random(process.argv[3] ?? 'kill');

exitOnSignals();
const programs = findPostgres();
if (!programs) throw new Error('No PostgreSQL 15 or later is installed.');
const postgres = await startDurablePostgres(programs);

const api = await serveWorld({
  url: await createDatabase(postgres.url, 'war'),
  // The clocks of the sites stand at the moment, and what happens in its second is not asked for before the next.
  now: MOMENT - 60,
  scale: 0.1,
  generation: '2026-08',
});
let site: ChildProcess | undefined;
// Nothing that was started outlives the trial, however it ends.
process.once('exit', () => site?.kill('SIGKILL'));

/** A running site. */
interface Running {
  readonly site: ChildProcess;
  readonly port: number;
}

/** Starts the site over the API, and waits until it archives. */
async function startSite(env: Readonly<Record<string, string>>): Promise<Running> {
  const port = await freePort();
  const started = spawn(process.execPath, ['--import', 'tsx', SITE_SCRIPT], {
    env: childEnv({
      ...PLAIN_ENVIRONMENT,
      ...env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      PORT: String(port),
      GRAPHQL_ENDPOINT: api.address,
      ARCHIVE: '1',
      ARCHIVE_DAYS: String(DAYS),
    }),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  site = started;
  const until = performance.now() + LIMIT;
  while (performance.now() < until) {
    const status = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return { site: started, port };
    if (started.exitCode !== null) throw new Error(`The site ended with ${started.exitCode}`);
    await wait(50);
  }
  throw new Error('The site is not ready after half an hour');
}

/** Ends a process at once, with nothing written that was under way, and waits until it is gone. */
async function kill(running: Running): Promise<void> {
  const gone = new Promise((resolve) => running.site.once('exit', resolve));
  running.site.kill('SIGKILL');
  await gone;
}

/** Kills sites over one database, lets the last one fill the archive, and lists what is wrong with it. */
async function tryOn(
  env: Readonly<Record<string, string>>,
  open: () => Promise<{ readonly options: DatabaseOptions; readonly close: () => Promise<unknown> }>,
): Promise<readonly string[]> {
  for (let killed = 0; killed < kills; killed += 1) {
    const running = await startSite(env);
    await wait(random.int(0, LONGEST_LIFE));
    await kill(running);
  }
  const last = await startSite(env);
  const until = performance.now() + LIMIT;
  while (performance.now() < until && !(await isWhole(last.port))) await wait(500);
  const gone = new Promise((resolve) => last.site.once('exit', resolve));
  last.site.kill('SIGTERM');
  await gone;
  const { options, close } = await open();
  const archive = openDatabase(options);
  const wrong = await faultsOf(archive);
  await archive.end({ timeout: 1 });
  await close();
  return wrong;
}

interface Facts {
  readonly record?: { readonly kinds: readonly { readonly since: number | null }[] };
}

/** True when each kind of archive reaches back as far as it has to. */
async function isWhole(port: number): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${port}/readyz`);
  const { record } = (await response.json()) as Facts;
  const reached = record?.kinds.filter(({ since }) => since !== null && since <= MOMENT - DAYS * DAY + 3_600);
  return reached?.length === ARCHIVED_KINDS.length;
}

async function faultsOf(archive: Database): Promise<readonly string[]> {
  const progress = [...(await readProgress(archive)).values()];
  const since = Math.max(...progress.map((each) => each.since));
  const sums = await inSession(archive, compareRollups);
  const rows = await archive<{ kills: number }[]>`select count(*)::integer as kills from kill`;
  console.log(`  ${rows[0]?.kills} kills from ${new Date(since * 1_000).toISOString()}`);
  return [
    ...(await archiveDifferences({ world: api.database, archive, since })),
    ...sums.filter(({ different }) => different > 0).map((sum) => `sum ${JSON.stringify(sum)}`),
  ];
}

const folder = await mkdtemp(join(tmpdir(), 'war-ledger-archive-'));
const url = await createDatabase(postgres.url, 'archive');
const tries = {
  PostgreSQL: () =>
    tryOn({ DATABASE_URL: url }, () => Promise.resolve({ options: { url }, close: () => Promise.resolve() })),
  embedded: () =>
    tryOn({ DATA_DIR: folder }, async () => {
      const embedded = await startEmbeddedDatabase({
        dataDir: join(folder, 'record'),
        worldModule: EMPTY_WORLD_MODULE,
        seed: 'record',
        now: 0,
        scale: 1,
      });
      return { options: embedded.connection, close: () => embedded.stop() };
    }),
};
let wrong = 0;
for (const [name, attempt] of Object.entries(tries)) {
  const begun = performance.now();
  const faults = await attempt();
  if (faults.length > 0) wrong += 1;
  console.log(
    `${faults.length === 0 ? '✓' : '✗'} ${name}: ${kills} kills, ${Math.round((performance.now() - begun) / 1_000)} s`,
  );
  for (const fault of faults) console.log(`  ${fault}`);
}
await api.database.end({ timeout: 1 });
await postgres.stop();
await rm(folder, { recursive: true, force: true });
process.exit(wrong > 0 ? 1 : 0);
