import type { Database } from './connection/database.ts';
import { driverTransactions, type Session, type Transact } from './connection/session.ts';
import { definedIn, dropReplaceable, giveBack, makeReplaceable } from './schema/replaceable.ts';
import { BASELINE, type Migration, readSchemaText, type SchemaText } from './schema/schema-text.ts';

/** The database holds something that is not ours, or of a version that is not known; nothing in it was changed. */
export class ForeignDatabaseError extends Error {
  override readonly name = 'ForeignDatabaseError';
}

/** The key of our advisory lock in a shared PostgreSQL; arbitrary, so that no other program uses it. */
const LOCK = 7_316_200_412;

/** The last version that brings on databases from before BASELINE. */
const LAST_WITH_OLD_STEPS = '8e883cab';

/**
 * Brings a database to the newest schema, in one transaction: a new one gets the tables, one that exists the pending
 * migrations; then functions, views and triggers are made anew where their text has changed. Several starters may call
 * this at once: each holds a lock and looks again at what is left to do.
 * @param applying gets the name of each migration and changed file before it is applied; a large war may take minutes
 * @throws ForeignDatabaseError when the schema holds tables that are not ours, is newer than this program, or too old
 */
export const migrate = (sql: Database, applying?: (name: string) => void) =>
  migrateBy(driverTransactions(sql), applying);

/** The same with any way to make a transaction, and any text. */
export async function migrateBy(
  transact: Transact,
  applying: (name: string) => void = () => undefined,
  given?: SchemaText,
): Promise<void> {
  const text = given ?? (await readSchemaText());
  await transact((session) => bringUpToDate(session, text, applying));
}

/** True if the schema is that of this program; false for a database that is not ours. */
export async function isMigrated(session: Session): Promise<boolean> {
  const state = await stateOf(session);
  if (!state) return false;
  const text = await readSchemaText();
  return refusalOf(state, text) === undefined && !isDue(state, text);
}

/** The schema of a database, as the database notes it. */
interface State {
  /** The name of each step that was applied, by its version. */
  readonly steps: ReadonlyMap<number, string>;
  /** The checksum of each file that was applied, by its name. */
  readonly checksums: ReadonlyMap<string, string>;
  /** The objects that these files made. */
  readonly defined: readonly string[];
}

async function bringUpToDate(session: Session, text: SchemaText, applying: (name: string) => void) {
  // The connection's time limits are meant for pages.
  await session.run('set local statement_timeout = 0; set local lock_timeout = 0');
  await session.run(`select pg_advisory_xact_lock(${LOCK})`);
  const state = await stateOf(session);
  if (!state) return makeTables(session, text, applying);
  const refusal = refusalOf(state, text);
  if (refusal !== undefined) throw new ForeignDatabaseError(refusal);
  if (isDue(state, text)) await changeTables(session, text, state, applying);
}

async function makeTables(session: Session, text: SchemaText, applying: (name: string) => void) {
  await refuseOthers(session);
  await createOwnTables(session);
  for (const { name, script } of text.tables) {
    applying(name);
    await session.run(script);
  }
  await makeAndNote(session, text, new Map(), applying);
  for (const step of [BASELINE, ...text.migrations]) await noteStep(session, step);
}

async function changeTables(
  session: Session,
  text: SchemaText,
  state: State,
  applying: (name: string) => void,
) {
  await createOwnTables(session);
  const pending = pendingOf(state, text);
  const rights = await dropReplaceable(session, [...state.defined, ...text.replaceable.flatMap(definedIn)]);
  for (const migration of pending) {
    applying(migration.name);
    await session.run(migration.script);
    await noteStep(session, migration);
  }
  // A table that waits for a check of its rows takes no triggers.
  await session.run('set constraints all immediate');
  await makeAndNote(session, text, state.checksums, applying);
  await giveBack(session, rights);
  await countNewSums(session, pending);
  for (const { after } of pending) if (after !== undefined) await session.run(after);
}

/** Counts the sums whose tables the migrations have made; what else is to be counted is in their `after`. */
async function countNewSums(session: Session, pending: readonly Migration[]) {
  const made = pending.flatMap(({ script }) =>
    [...script.matchAll(/^create table (\w+)/gm)].map(([, table]) => table),
  );
  await session.run(`
    select recount_tables(sum)
    from (select sum from declared_sum where to_regclass('counted_' || sum) is not null order by place) counted
    where sum = any('{${made.join(',')}}')`);
}

async function makeAndNote(
  session: Session,
  { replaceable }: SchemaText,
  known: State['checksums'],
  applying: (name: string) => void,
) {
  for (const { name, checksum } of replaceable) if (known.get(name) !== checksum) applying(name);
  await makeReplaceable(session, replaceable);
  const rows = replaceable.map(
    (file) => `('${file.name}', '${file.checksum}', '${definedIn(file).join('\n')}', now())`,
  );
  await session.run(`delete from schema_text; insert into schema_text values ${rows.join(', ')}`);
}

const noteStep = (session: Session, { version, name }: Pick<Migration, 'version' | 'name'>) =>
  session.run(`insert into schema_migration values (${version}, '${name}', now())`);

/** The reason why this program cannot bring the database on; undefined where it can. */
function refusalOf({ steps }: State, { migrations }: SchemaText): string | undefined {
  const newest = Math.max(...steps.keys());
  if (!steps.has(BASELINE.version)) {
    return (
      `The database is at step ${newest}, and this version brings on only those from step ${BASELINE.version}. ` +
      `Start commit ${LAST_WITH_OLD_STEPS} on it once ("npm run war:migrate" there brings it on, too), then this version.`
    );
  }
  const stray = [...steps].find(
    ([version, name]) =>
      version > BASELINE.version && !migrations.some((one) => one.version === version && one.name === name),
  );
  return (
    stray && `The database has the migration ${stray[0]} "${stray[1]}", which this program does not know.`
  );
}

const pendingOf = ({ steps }: State, { migrations }: SchemaText) =>
  migrations.filter(({ version }) => !steps.has(version));

function isDue(state: State, text: SchemaText): boolean {
  return (
    pendingOf(state, text).length > 0 ||
    state.checksums.size !== text.replaceable.length ||
    text.replaceable.some(({ name, checksum }) => state.checksums.get(name) !== checksum)
  );
}

/** The state of the database in the current schema; undefined where it was not made by this program. */
async function stateOf(session: Session): Promise<State | undefined> {
  const columns = await session.run(`
    select relname || '.' || attname as name from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = current_schema()::regnamespace and relname in ('schema_migration', 'schema_text') and attnum > 0`);
  const has = (...names: string[]) => names.every((name) => columns.some((column) => column.name === name));
  if (!has('schema_migration.version', 'schema_migration.name', 'schema_migration.applied_at'))
    return undefined;
  const steps = await session.run('select version::integer, name from schema_migration');
  const files = has('schema_text.file')
    ? await session.run('select file, checksum, defines from schema_text')
    : [];
  return {
    steps: new Map(steps.map(({ version, name }) => [Number(version), String(name)])),
    checksums: new Map(files.map(({ file, checksum }) => [String(file), String(checksum)])),
    defined: files.flatMap(({ defines }) => String(defines).split('\n')),
  };
}

async function createOwnTables(session: Session) {
  await session.run(`
    create table if not exists schema_migration (
      version integer primary key,
      name text not null,
      applied_at timestamptz not null
    );
    comment on table schema_migration is 'Migrations that were applied, and the step that the database was made at.';
    create table if not exists schema_text (
      file text primary key,
      checksum text not null,
      -- What it makes, one a line.
      defines text not null,
      applied_at timestamptz not null
    );
    comment on table schema_text is 'Files of functions, views and triggers as they were applied last.'`);
}

/** @throws ForeignDatabaseError where the schema holds tables, views or sequences beside those of extensions */
async function refuseOthers(session: Session) {
  const rows = await session.run(`
    select relname::text as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f', 'S')
      and not exists (select 1 from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
    order by relname limit 5`);
  if (rows.length === 0) return;
  const names = rows.map((row) => String(row.name)).join(', ');
  throw new ForeignDatabaseError(
    `The database is not empty and not ours: it holds ${names}. Give an empty one.`,
  );
}
