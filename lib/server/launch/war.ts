import { parseArgs } from 'node:util';
import { importSchema } from '#graphql/import/json-schema.ts';
import { IMPORT_KINDS } from '#graphql/import/import-kinds.ts';
import { openDatabase, type Database } from '#graphql/sql/engine/connection/database.ts';
import { inSession } from '#graphql/sql/engine/connection/session.ts';
import { migrate } from '#graphql/sql/engine/migrate.ts';
import { removeBefore, type RemovedEvents } from '#graphql/sql/engine/retention.ts';
import { compareRollups, repairRollups } from '#graphql/sql/engine/rollups.ts';
import { loadTables } from '#graphql/sql/engine/load-tables.ts';
import { worldTables } from '#graphql/world/world.ts';
import { env } from '#lib/env.ts';
import { copyToS3, s3Of } from '../bulk/copy-to-s3.ts';
import { exportData } from '../bulk/export-data.ts';
import { importFile } from '../import/import-file.ts';

/* The commands of operators, on the database that DATABASE_URL names. The first argument is one of COMMANDS. */

const IMPORT_USAGE = `Usage: npm run war:import -- FILE|- [--follow] [--refused FILE]
       npm run war:import -- --schema
A file has one record in JSON a line, in UTF-8. --follow goes on with what is written to it later, also after it was
rotated. Lines that cannot be imported are written with the reason to FILE.refused, or to the file that --refused names,
in place of those of the run before. --schema prints the JSON Schema of the lines. The exit status is 0 where all could
be read and not all lines were refused, and else 1.`;

const RETAIN_USAGE = `Usage: npm run war:retain -- --before YYYY-MM-DD
Removes kills, battles and runs that began before that day (UTC), with all that is counted of them. The first day of a
month leaves whole months on the boards. It may be stopped and started again at any time.`;

/** Runs a command with its arguments; false makes the exit code 1. */
type Command = (args: readonly string[]) => Promise<boolean>;

const DATA_USAGE = `Set DATA_EXPORTS to the folder that closed months are exported into, and DATA_LICENCE to what
others may do with them. DATA_S3 names an address of S3 that they are copied to, with its region in AWS_REGION and the
keys in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY. It may be stopped and started again at any time.`;

const COMMANDS: Readonly<Record<string, Command>> = {
  import: importWar,
  migrate: bringUpToDate,
  retain,
  data: exportMonthsOfWar,
  load,
  recount,
};

const [name = '', ...args] = process.argv.slice(2);
try {
  const command = COMMANDS[name];
  if (!command) throw new Error(`Name one of: ${Object.keys(COMMANDS).join(', ')}`);
  process.exitCode = (await command(args)) ? 0 : 1;
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

/** Brings the tables up to date, which the site does itself where its role may create tables. */
async function bringUpToDate(): Promise<boolean> {
  return withDatabase('to bring up to date', { forWriting: true }, async (sql) => {
    await migrate(sql, sayApplied);
    return true;
  });
}

/** Imports records from a file, or from the standard input. */
async function importWar(given: readonly string[]): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args: [...given],
    allowPositionals: true,
    options: { follow: { type: 'boolean' }, refused: { type: 'string' }, schema: { type: 'boolean' } },
  });
  const [source, ...more] = positionals;
  if (values.schema) {
    print(JSON.stringify(importSchema(IMPORT_KINDS), null, 2));
    return true;
  }
  if (source === undefined || more.length > 0) throw new Error(IMPORT_USAGE);
  const { follow = false, refused = source === '-' ? 'war-import.refused' : `${source}.refused` } = values;
  return withDatabase('to import into', { forWriting: true }, async (sql) => {
    await migrate(sql, sayApplied);
    return importFile(sql, { source, follow, refusedFile: refused, say });
  });
}

/** Removes all events from before a day, with all sums of them. */
async function retain(given: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({ args: [...given], options: { before: { type: 'string' } } });
  const before = secondsOf(values.before);
  if (before === undefined) throw new Error(RETAIN_USAGE);
  return withDatabase('to remove events from', { forWriting: true }, async (sql) => {
    await migrate(sql, sayApplied);
    say(
      `done: ${inWords(await removeBefore(sql, before, { onProgress: (soFar) => sayTimed(inWords(soFar)) }))}`,
    );
    return true;
  });
}

/** Exports all closed months into the folder of DATA_EXPORTS, and copies them to S3 where DATA_S3 is set. */
async function exportMonthsOfWar(): Promise<boolean> {
  const { DATA_EXPORTS: folder, DATA_LICENCE: licence = null, DATA_S3: address, ARCHIVE: isArchive } = env();
  if (folder === undefined) throw new Error(DATA_USAGE);
  return withDatabase('to export', {}, async (sql) => {
    const now = Math.floor(Date.now() / 1_000);
    const manifest = await exportData(sql, { folder, licence, isArchive, now, say: sayTimed });
    if (address !== undefined) await copyToS3(folder, manifest, s3Of(address, process.env), sayTimed);
    const since =
      manifest.recordedSince === null ? '' : `; the archive goes back to ${manifest.recordedSince}`;
    sayTimed(`done: ${manifest.files.length} files${since}`);
    return true;
  });
}

function secondsOf(day: string | undefined): number | undefined {
  if (day === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) ? undefined : time / 1_000;
}

function inWords(removed: RemovedEvents): string {
  const parts = Object.entries(removed).map(([table, count]) => `${count} of ${table}`);
  return parts.length === 0 ? 'nothing to remove' : `removed ${parts.join(', ')}`;
}

/** Writes the sample world of the WORLD_* variables into an empty database. */
async function load(): Promise<boolean> {
  const { WORLD_SEED: seed, WORLD_NOW, WORLD_SCALE: scale } = env();
  const now = WORLD_NOW ?? Math.floor(Date.now() / 1000);
  return withDatabase('that is empty', { forLoading: true }, async (sql) => {
    await loadTables(sql, worldTables({ seed, now, scale }), sayTimed);
    sayTimed('done');
    return true;
  });
}

/**
 * Proves that the sums equal a count of the events, row for row, and counts them again where they do not; with --check
 * nothing is written. True when they are equal in the end.
 */
async function recount(given: readonly string[]): Promise<boolean> {
  const checkOnly = given.includes('--check');
  return withDatabase('whose sums to prove', { forWriting: true }, async (sql) => {
    if (!checkOnly) await migrate(sql, (step) => print(`applying ${step}`));
    if (await areSumsRight(sql)) return true;
    if (checkOnly) return false;
    print('counting again');
    await inSession(sql, repairRollups);
    return areSumsRight(sql);
  });
}

async function areSumsRight(sql: Database): Promise<boolean> {
  const compared = await inSession(sql, compareRollups);
  for (const { table, rows, different } of compared) {
    print(`${table}: ${rows} rows, ${different === 0 ? 'all as counted' : `${different} differ`}`);
  }
  return compared.every(({ different }) => different === 0);
}

/** Opens the database while `use` runs; `purpose` completes the message where none is named. */
async function withDatabase(
  purpose: string,
  mode: { readonly forWriting?: boolean; readonly forLoading?: boolean },
  use: (sql: Database) => Promise<boolean>,
): Promise<boolean> {
  const { DATABASE_URL: url } = env();
  if (!url) throw new Error(`Set DATABASE_URL to the PostgreSQL database ${purpose}, 15 or later.`);
  const sql = openDatabase({ url, ...mode });
  try {
    return await use(sql);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function say(text: string): void {
  process.stderr.write(`${text}\n`);
}

function sayTimed(text: string): void {
  say(`${process.uptime().toFixed(1).padStart(6)} s  ${text}`);
}

function sayApplied(step: string): void {
  say(`applying ${step}`);
}
