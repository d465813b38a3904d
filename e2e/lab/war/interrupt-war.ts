import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { exitOnSignals } from '../../../lib/server/testing/exit-on-signals.mjs';
import {
  findPostgres,
  startDurablePostgres,
  startPostgres,
  startStandby,
} from '../../../lib/server/testing/postgres.mjs';
import { PLAIN_ENVIRONMENT } from '../../servers/plain-environment.ts';
import { wrongSums } from '#graphql/testing/truth/proof.ts';
import { type Database, openDatabase } from '#graphql/sql/engine/connection/database.ts';
import { migrate } from '#graphql/sql/engine/migrate.ts';
import { LiveWar } from '#graphql/world/world.ts';
import { Random } from '#graphql/rules/random.ts';
import { parseEnv } from '#lib/env.ts';
import { startOwnDatabase } from '#lib/server/data/own-database.ts';
import { openSite } from '#lib/server/testing/site-under-test.ts';
import { startImporter } from './importer.ts';
import { startPosting } from './posting.ts';
import { type Rotation, ROTATIONS } from './rotations.ts';

/*
 * Interrupts imports as operators do: promotes a standby in place of a killed primary while 20,000 lines come in by both
 * doors, and rotates the log of a following importer in four ways, also within a line. Shows that nothing is lost, and
 * nothing read twice: npm run lab -- war:interrupt [times] [seed]
 */

const START = Date.parse('2026-06-01T00:00:00Z') / 1000;
const IMPORT_TOKEN = 'sixteen-or-more-letters';
const LINES = 20_000;
const LINES_OF_LOG = 4_000;
const ROTATIONS_OF_LOG = 4;
/** Lines that are written at once, ten times a second, and how often before a rotation. */
const AT_ONCE = 25;
const PIECES_OF_FILE = 8;
const LONGEST_WITHOUT_PRIMARY = 6_000;

const times = Number(process.argv[2] ?? 5);
const random = new Random(process.argv[3] ?? 'interrupt');
const programs = findPostgres() ?? fail('No PostgreSQL 15 or later is installed.');
const war = new LiveWar({ seed: 'interrupt', now: START, scale: 20 });
const lines: string[] = [];
for (let hour = 0; lines.length < LINES; hour += 1) {
  const from = START + hour * 3_600;
  lines.push(...war.events(from, from + 3_600).map(({ line }) => line));
}
lines.length = LINES;

exitOnSignals();
const folder = await mkdtemp(join(tmpdir(), 'war-ledger-interrupt-'));
const log = join(folder, 'war.ndjson');

for (let time = 1; time <= times; time += 1) await failOver(time);
const server = await startPostgres(programs);
const sql = openDatabase({ url: server.url, forWriting: true });
await migrate(sql);
for (const [way, rotation] of Object.entries(ROTATIONS)) {
  for (let time = 1; time <= times; time += 1) await rotate(rotation, `${way} ${time}`);
}
await sql.end({ timeout: 1 });
await server.stop();
await rm(folder, { recursive: true, force: true });
process.exit();

/** Half of the lines come from a file, the others by POST, while the primary is killed and its standby promoted. */
async function failOver(time: number): Promise<void> {
  const primary = await startDurablePostgres(programs);
  const first = openDatabase({ url: primary.url, forWriting: true });
  await migrate(first);
  const standby = await startStandby(programs, primary.url);
  // Else the standby may lack what the primary has acknowledged.
  await first.unsafe(`alter system set synchronous_standby_names = '*'`);
  await first.unsafe('select pg_reload_conf()');
  const hosts = [primary, standby].map(({ url }) => new URL(url).host).join(',');
  const url = primary.url.replace(new URL(primary.url).host, hosts);
  const source = await startOwnDatabase(url, parseEnv(PLAIN_ENVIRONMENT), () => undefined);
  const site = await openSite(() => fail('no page is asked'), {
    env: { IMPORT_TOKEN },
    importLines: source.importLines,
  });
  const posting = startPosting(`http://127.0.0.1:${site.port}/import`, IMPORT_TOKEN);
  await writeFile(log, lines.filter((_, index) => index % 2 === 0).join('\n'));
  const importer = importing(url, false);
  posting.add(lines.filter((_, index) => index % 2 === 1));

  const at = random.int(LINES / 20, LINES / 4);
  while (importer.imported() < at) await wait(20);
  primary.kill();
  const away = random.int(0, LONGEST_WITHOUT_PRIMARY);
  await wait(away);
  const second = openDatabase({ url: standby.url });
  await second`select pg_promote()`;
  await importer.ended;
  while (posting.acknowledged().length < LINES / 2) await wait(100);
  posting.stop();
  await report(`failover ${time}, killed after ${at} lines of the file, ${away} ms without`, second, {
    lines: LINES,
    reads: importer.imported(),
    expectedReads: LINES / 2,
    status: importer.status(),
  });
  site.close();
  await source.stop();
  await Promise.all([first, second].map((pool) => pool.end({ timeout: 1 })));
  await Promise.all([standby.stop(), primary.stop()]);
}

/** A log grows by and by, and is begun anew some times, every other time within a line. */
async function rotate({ begin, isFilled }: Rotation, what: string): Promise<void> {
  await sql`truncate kill, skirmish cascade`;
  await Promise.all([log, `${log}.1`, `${log}.refused`].map((path) => rm(path, { force: true })));
  const importer = importing(server.url, true);
  const text = lines.slice(0, LINES_OF_LOG);
  let written = 0;
  const write = async (count: number, isHalf: boolean) => {
    const piece = text.slice(written, written + count);
    written += piece.length;
    const all = `${piece.join('\n')}\n`;
    const until = isHalf ? all.length - random.int(2, piece.at(-1)?.length ?? 2) : all.length;
    await appendFile(log, all.slice(0, until));
    return all.slice(until);
  };
  let begun = 0;
  for (let rotation = 1; rotation <= ROTATIONS_OF_LOG; rotation += 1) {
    for (let pieces = 1; pieces < PIECES_OF_FILE; pieces += 1) {
      await write(AT_ONCE, false);
      await wait(100);
    }
    // A log is not rotated twice before any of it was read.
    while (importer.imported() <= begun) await wait(10);
    const half = await write(AT_ONCE, rotation % 2 === 0);
    const length = written - begun;
    begun = written;
    await begin(log);
    if (half !== '') await appendFile(log, half);
    if (isFilled) await write(length + AT_ONCE, false);
  }
  await write(text.length - written, false);
  const until = performance.now() + 60_000;
  while (importer.imported() < text.length && performance.now() < until) await wait(100);
  await report(what, sql, {
    lines: text.length,
    reads: importer.imported(),
    expectedReads: text.length,
    status: importer.status(),
  });
  importer.stop();
  await importer.ended;
}

/** An importer, the lines that it says it has imported, and how it ended. */
function importing(url: string, isFollowing: boolean) {
  let imported = 0;
  const child = startImporter(url, log, isFollowing, (count) => (imported = count));
  return {
    imported: () => imported,
    status: () => child.exitCode ?? 0,
    stop: () => child.kill('SIGKILL'),
    ended: once(child, 'exit'),
  };
}

async function report(
  what: string,
  database: Database,
  {
    lines: expected,
    reads,
    expectedReads,
    status,
  }: Record<'lines' | 'reads' | 'expectedReads' | 'status', number>,
): Promise<void> {
  const rows = await database<{ id: string }[]>`select id::text from kill`;
  const stored = new Set(rows.map(({ id }) => id));
  const lost = lines
    .slice(0, expected)
    .filter((line) => !stored.has((JSON.parse(line) as { id: string }).id));
  const sums = await wrongSums(database);
  const isRefused = existsSync(`${log}.refused`);
  if (lost.length > 0 || reads !== expectedReads || status !== 0 || isRefused || sums.length > 0)
    process.exitCode = 1;
  process.stdout.write(
    `${what}: ${rows.length} of ${expected} there, ${lost.length} lost, the importer took ${reads} of ${expectedReads} ` +
      `and ended with ${status}, ${isRefused ? 'some' : 'none'} refused, ${sums.join(', ') || 'sums as counted'}\n`,
  );
}

function fail(reason: string): never {
  throw new Error(reason);
}
