import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

import { importLines } from '#graphql/import/import-lines.ts';
import { IMPORT_KINDS } from '#graphql/import/import-kinds.ts';
import { openMigratedDatabase, type EmptyDatabase } from '#graphql/testing/world/empty-database.ts';
import { testApi } from '#graphql/testing/test-api.ts';
import { wrongSums, writeAnything } from '#graphql/testing/truth/proof.ts';

import { type Database, openDatabase } from './connection/database.ts';
import { migrate } from './migrate.ts';
import { removeBefore } from './retention.ts';

const ROLE = 'war_ledger_test_site';
const RIGHTS = new URL('../../../lib/server/deploy/site-role.sql', import.meta.url);

let database: EmptyDatabase;
/** The database as the role of a site sees it. */
let site: Database;

beforeAll(async () => {
  database = await openMigratedDatabase();
  const { sql, options } = database;
  await sql.unsafe(`do $$ begin create role ${ROLE}; exception when duplicate_object then null; end $$`);
  await sql.unsafe((await readFile(RIGHTS, 'utf8')).replaceAll(':"site"', ROLE));
  // Connections of the embedded database share one session.
  if (!('url' in options)) {
    await sql.unsafe(`set role ${ROLE}`);
    site = database.another();
    return;
  }
  site = openDatabase({ url: `${options.url}?role=${ROLE}` });
});
afterAll(async () => {
  if ('url' in inject('database')) {
    await site.end({ timeout: 1 });
    await database.sql.unsafe(`drop owned by ${ROLE}`);
  }
  await database.close();
});

it('may do all that a site does', async () => {
  expect(await site`select current_user::text as role`).toEqual([{ role: ROLE }]);
  // Nothing is due, so that nothing is created.
  await migrate(site);
  for (let count = 0; count < 3; count += 1) await writeAnything(site, `site role ${count}`);
  const lines = IMPORT_KINDS.map(({ kind, example }) => JSON.stringify({ kind, ...example }));
  const groups = (async function* () {
    yield lines;
  })();
  const refusals: string[] = [];
  const counts = await importLines(site, groups, ({ reason }) => refusals.push(reason));
  expect([counts.imported, refusals]).toEqual([lines.length, []]);
  await removeBefore(site, Date.parse('2026-12-30T00:20:00Z') / 1000);
  await site`select count_feats_hourly(${Date.parse('2026-12-30T01:00:00Z') / 1000}::integer)`;
  expect(await wrongSums(site)).toEqual([]);
  const api = testApi({ sql: site, close: () => Promise.resolve() });
  expect(await api.ask('{ item(id: "0") { id } kills { totalCount } }')).toMatchObject({ item: null });
});

it.each([
  'create table stray (id integer)',
  'drop table kill',
  'alter table kill add column stray integer',
  'alter table kill disable trigger user',
  'create or replace function is_order(career text) returns boolean language sql as $$ select true $$',
  'truncate kill cascade',
])('may not %s', async (statement) => {
  await expect(site.unsafe(statement)).rejects.toMatchObject({ code: '42501' });
});
