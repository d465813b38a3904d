import { type ChildProcess, spawn } from 'node:child_process';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../lib/server/launch/free-port.mjs';
import { childEnv } from '../../../lib/server/launch/command-env.mjs';
import { exitOnSignals } from '../../../lib/server/testing/exit-on-signals.mjs';
import { findPostgres, startDurablePostgres } from '../../../lib/server/testing/postgres.mjs';
import { PLAIN_ENVIRONMENT } from '../../servers/plain-environment.ts';
import { wrongSums } from '#graphql/testing/truth/proof.ts';
import { openDatabase } from '#graphql/sql/engine/connection/database.ts';
import { migrate } from '#graphql/sql/engine/migrate.ts';
import { LiveWar } from '#graphql/world/world.ts';
import { Random } from '#graphql/rules/random.ts';
import { startPosting } from './posting.ts';

/*
 * Kills the importer, the site and the database at random moments while kills are imported by all doors, and shows that
 * nothing is lost that was acknowledged and nothing counted twice. After a build: npm run lab -- war:kill [kills] [seed]
 */

const START = Date.parse('2026-06-01T00:00:00Z') / 1000;
const IMPORT_TOKEN = 'sixteen-or-more-letters';
const LOOK_EVERY = 10;
const LONGEST_PAUSE = 6_000;

const rounds = Number(process.argv[2] ?? 200);
const random = new Random(process.argv[3] ?? 'kill');

const programs = findPostgres();
if (!programs) throw new Error('No PostgreSQL 15 or later is installed.');
const database = await startDurablePostgres(programs);
const folder = await mkdtemp(join(tmpdir(), 'war-ledger-kill-'));
const sql = openDatabase({ url: database.url, forWriting: true });
await migrate(sql);

const lines = new LiveWar({ seed: 'kill', now: START, scale: 20 })
  .events(START, START + 60 * 3_600)
  .map(({ line }) => line);
/** Divides the lines: even ones for the importer, odd ones for the site's endpoint, and a tenth for both. */
const parts = [0, 1].map((door) => lines.filter((_, index) => index % 2 === door || index % 10 === 0));
const file = join(folder, 'war.ndjson');
const port = await freePort();
const posting = startPosting(`http://127.0.0.1:${port}/import`, IMPORT_TOKEN);
await goOn(1);

const env = childEnv({
  ...PLAIN_ENVIRONMENT,
  NODE_ENV: 'production',
  DATABASE_URL: database.url,
  IMPORT_TOKEN,
});
let importedBest = 0;
const start = {
  importer: startImporter,
  site: () =>
    spawn(process.execPath, ['--import', 'tsx', 'lib/server/launch/serve.ts'], {
      env: { ...env, PORT: String(port) },
      stdio: 'ignore',
    }),
};
const running: Record<'importer' | 'site', ChildProcess> = {
  importer: start.importer(),
  site: start.site(),
};
// Nothing that was started outlives the trial, however it ends.
process.once('exit', () => {
  for (const child of Object.values(running)) child.kill('SIGKILL');
});
exitOnSignals();
const killed = { importer: 0, site: 0, database: 0 };
let wrong = 0;
let takenBefore = 0;

for (let round = 1; round <= rounds; round += 1) {
  await wait(random.int(50, LONGEST_PAUSE));
  const victim = drawVictim();
  killed[victim] += 1;
  if (victim === 'database') {
    database.kill();
    await database.restart();
  } else {
    running[victim].kill('SIGKILL');
    running[victim] = start[victim]();
  }
  if (round % LOOK_EVERY === 0) await look(round);
  await goOn(round + 1);
}
await look(rounds);
running.importer.kill('SIGKILL');
running.site.kill('SIGKILL');
posting.stop();
await sql.end({ timeout: 1 });
await database.stop();
await rm(folder, { recursive: true, force: true });
process.exitCode = wrong > 0 ? 1 : 0;

/** Gives both doors the part of the war that is due in a round, so that there is something to import until the last. */
async function goOn(round: number): Promise<void> {
  const due = (part: readonly string[] = []) => {
    const end = (turn: number) => Math.ceil((part.length * turn) / rounds);
    return part.slice(end(round - 1), end(round));
  };
  const forFile = due(parts[0]);
  if (forFile.length > 0) await appendFile(file, `${forFile.join('\n')}\n`);
  posting.add(due(parts[1]));
}

/** A site that has not taken anything yet is left alone: it takes a while to start. */
function drawVictim(): 'importer' | 'site' | 'database' {
  const victim = random.pick(['importer', 'importer', 'site', 'database'] as const);
  const taken = posting.acknowledged().length;
  if (victim !== 'site') return victim;
  if (taken === takenBefore) return 'importer';
  takenBefore = taken;
  return 'site';
}

/** Checks that everything that was acknowledged so far is there, exactly once. */
async function look(round: number): Promise<void> {
  const acknowledged = [...(parts[0] ?? []).slice(0, importedBest), ...posting.acknowledged()];
  const ids = new Set(acknowledged.map((line) => (JSON.parse(line) as { id: string }).id));
  const rows = await again(() => sql<{ id: string }[]>`select id::text from kill`);
  const stored = new Set(rows.map(({ id }) => id));
  const lost = [...ids].filter((id) => !stored.has(id));
  const sums = await again(() => wrongSums(sql));
  if (lost.length + sums.length > 0) wrong += 1;
  process.stdout.write(
    `${round} kills ${JSON.stringify(killed)}: ${ids.size} acknowledged, ${stored.size} there, ${lost.length} lost, ` +
      `${sums.length === 0 ? 'sums as counted' : sums.join(', ')}\n`,
  );
}

/** The database may just come back. */
async function again<Result>(ask: () => Promise<Result>): Promise<Result> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (tries === 20) throw error;
      await wait(300);
    }
  }
}

/** Starts an import that follows the file. */
function startImporter(): ChildProcess {
  const args = ['--import', 'tsx', 'lib/server/launch/war.ts', 'import', file, '--follow'];
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  child.stderr.on('data', (piece: Buffer) => {
    for (const [, count] of String(piece).matchAll(/(\d+) imported/g))
      importedBest = Math.max(importedBest, Number(count));
  });
  return child;
}
