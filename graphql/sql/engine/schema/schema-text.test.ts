import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  openEmptyDatabase,
  openMigratedDatabase,
  type EmptyDatabase,
} from '#graphql/testing/world/empty-database.ts';
import type { Database } from '../connection/database.ts';
import { driverTransactions } from '../connection/session.ts';
import { migrateBy } from '../migrate.ts';
import { definedIn } from './replaceable.ts';
import { BASELINE, readSchemaText } from './schema-text.ts';

let fresh: EmptyDatabase;

beforeAll(async () => {
  fresh = await openMigratedDatabase();
});
afterAll(() => fresh.close());

/** Columns, constraints, indexes and types of a database, one a line. */
async function tablesOf(sql: Database): Promise<string[]> {
  const rows = await sql<{ line: string }[]>`
    with ours as (
      select oid, relname, reloptions from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'c') and relname <> 'schema_text')
    select concat_ws(' ', relname, reloptions, attnum, attname, format_type(atttypid, atttypmod), attcollation::regcollation,
                     attnotnull, (select pg_get_expr(adbin, adrelid) from pg_attrdef where adrelid = attrelid and adnum = attnum)
           ) as line from ours join pg_attribute on attrelid = ours.oid and attnum > 0 and not attisdropped
    union all
    select concat_ws(' ', relname, conname, pg_get_constraintdef(pg_constraint.oid)) from ours join pg_constraint on conrelid = ours.oid
    union all
    select pg_get_indexdef(indexrelid) from ours join pg_index on indrelid = ours.oid
    order by 1`;
  return rows.map(({ line }) => line);
}

it('names every folder of the schema', async () => {
  const { tables, replaceable } = await readSchemaText();
  const folders = await readdir(new URL('../../schema/', import.meta.url));
  const named = new Set([...tables, ...replaceable].map(({ name }) => name.split('/')[0]));
  expect([...named].sort()).toEqual(folders.sort());
});

it('describes the same tables as the migrations make of those of the baseline', async () => {
  const brought = await openEmptyDatabase();
  const text = await readSchemaText();
  const script = await readFile(new URL('../../migrations/0085_baseline.sql', import.meta.url), 'utf8');
  const baseline = { name: '0085_baseline.sql', script, checksum: '' };
  await migrateBy(driverTransactions(brought.sql), undefined, {
    ...text,
    tables: [baseline],
    // Today's other files are of tables that are not there yet.
    replaceable: text.replaceable.slice(0, 1),
    migrations: [],
  });
  await migrateBy(driverTransactions(brought.sql), undefined, text);
  expect(await tablesOf(brought.sql)).toEqual(await tablesOf(fresh.sql));
  expect(text.migrations.map(({ version }) => version)).toEqual(
    text.migrations.map((_, index) => BASELINE.version + 1 + index),
  );
  await brought.close();
});

it('says of every table what it holds', async () => {
  const rows = await fresh.sql<{ name: string }[]>`
    select relname::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and obj_description(oid, 'pg_class') is null`;
  expect(rows).toEqual([]);
});

it('knows the names of all that it makes, so that all of it is dropped', async () => {
  const { replaceable } = await readSchemaText();
  const rows = await fresh.sql<{ name: string }[]>`
    select 'view ' || relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'
    union
    select 'routine ' || proname from pg_proc
    where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where refobjid = pg_proc.oid and classid = 'pg_class'::regclass)
      and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')`;
  const inDatabase = new Set(rows.map(({ name }) => name));
  const inText = new Set(replaceable.flatMap(definedIn));
  expect([...inText].filter((name) => !inDatabase.has(name))).toEqual([]);
  expect([...inDatabase].filter((name) => !inText.has(name))).toEqual([]);
});

it('has no function whose body does not fit the tables and views', async () => {
  const rows = await fresh.sql<{ definition: string }[]>`
    select pg_get_functiondef(pg_proc.oid) as definition from pg_proc join pg_language on pg_language.oid = prolang
    where pronamespace = 'public'::regnamespace and prokind = 'f' and lanname in ('sql', 'plpgsql')`;
  expect(rows.length).toBeGreaterThan(100);
  await fresh.sql.unsafe(rows.map(({ definition }) => definition).join(';\n'));
});
