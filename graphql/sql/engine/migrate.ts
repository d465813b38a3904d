import type { Database } from './connection/database.ts';
import { driverTransactions, type Session, type Transact } from './connection/session.ts';
import { readdir, readFile } from 'node:fs/promises';

const FOLDER = new URL('../migrations/', import.meta.url);

/** A migration: `0001_battles.sql` has version 1 and the name battles. */
interface Migration {
  readonly version: number;
  readonly name: string;
  readonly script: string;
}

/** All migrations in their order, read from the source tree: only for processes that run from it. */
export async function readMigrations(): Promise<readonly Migration[]> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(files.map(readMigration));
}

async function readMigration(file: string): Promise<Migration> {
  const [, version, name] = /^(\d+)_([\w-]+)\.sql$/.exec(file) ?? [];
  if (version === undefined || name === undefined) throw new Error(`${file}: not named like 0001_name.sql`);
  return { version: Number(version), name, script: await readFile(new URL(file, FOLDER), 'utf8') };
}

/** The database holds something that is not ours; nothing in it was changed. */
export class ForeignDatabaseError extends Error {
  override readonly name = 'ForeignDatabaseError';
}

/** The key of our advisory lock in a shared PostgreSQL; arbitrary, so that no other program uses it. */
const LOCK = 7_316_200_412;

/**
 * Brings a database to the newest schema: each pending migration in its own transaction, in order. Several starters may
 * call this at once: each transaction holds a lock and looks again at what is left to do.
 * @param applying gets the name of each migration that begins; one of a large war may take minutes
 * @throws ForeignDatabaseError when the schema holds tables that are not ours, or is newer than this program
 */
export const migrate = (sql: Database, applying?: (name: string) => void) =>
  migrateBy(driverTransactions(sql), applying);

/** The same with any way to make a transaction. */
export async function migrateBy(
  transact: Transact,
  applying: (name: string) => void = () => undefined,
): Promise<void> {
  const migrations = await readMigrations();
  while (await transact((session) => applyNext(session, migrations, applying)));
}

/** True if every migration has been applied; false for a database that is not ours. */
export async function isMigrated(session: Session): Promise<boolean> {
  if (!(await hasOwnTable(session))) return false;
  return nextMigration(session, await readMigrations()).then(
    (next) => next === undefined,
    () => false,
  );
}

/** Applies the next migration; false where there is none. */
async function applyNext(
  session: Session,
  migrations: readonly Migration[],
  applying: (name: string) => void,
): Promise<boolean> {
  // The connection's time limits are meant for pages.
  await session.run('set local statement_timeout = 0; set local lock_timeout = 0');
  await session.run(`select pg_advisory_xact_lock(${LOCK})`);
  if (!(await hasOwnTable(session))) await createOwnTable(session);
  const next = await nextMigration(session, migrations);
  if (!next) return false;
  applying(next.name);
  await session.run(next.script);
  await session.run(`insert into schema_migration values (${next.version}, '${next.name}', now())`);
  return true;
}

async function nextMigration(session: Session, migrations: readonly Migration[]) {
  const rows = await session.run('select version::integer, name from schema_migration order by version');
  const stray = rows.find((row) =>
    migrations.every(({ version, name }) => row.version !== version || row.name !== name),
  );
  if (stray) {
    throw new ForeignDatabaseError(
      `The database has the migration ${stray.version} "${stray.name}", which this program does not know.`,
    );
  }
  return migrations.find(({ version }) => rows.every((row) => row.version !== version));
}

async function hasOwnTable(session: Session) {
  const rows = await session.run(`
    select attname::text as name from pg_attribute
    where attrelid = to_regclass(quote_ident(current_schema()) || '.schema_migration') and attnum > 0`);
  const columns = new Set(rows.map(({ name }) => name));
  return ['version', 'name', 'applied_at'].every((column) => columns.has(column));
}

async function createOwnTable(session: Session) {
  const others = await foreignRelations(session);
  if (others.length > 0) {
    throw new ForeignDatabaseError(
      `The database is not empty and not ours: it holds ${others.join(', ')}. Give an empty one.`,
    );
  }
  await session.run(`
    create table schema_migration (
      version integer primary key,
      name text not null,
      applied_at timestamptz not null
    )`);
}

/** The first five tables, views and sequences of the schema, without those of extensions. */
async function foreignRelations(session: Session) {
  const rows = await session.run(`
    select relname::text as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f', 'S')
      and not exists (select 1 from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
    order by relname limit 5`);
  return rows.map((row) => String(row.name));
}
