import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EmptyDatabase, openMigratedDatabase } from '#graphql/testing/world/empty-database.ts';
import { driverTransactions } from '../engine/connection/session.ts';
import { fillRollups } from '../engine/rollups.ts';

const MIGRATION = new URL('../migrations/0016_search_names.sql', import.meta.url);

/** Names, and how a search read them before. */
const NAMES = [
  ['Großmeisterin', 'großmeisterin'],
  ['ẞegen', 'ßegen'],
  ['Ætherwyn Œdipa', 'ætherwyn œdipa'],
  ['Red\u00a0 Sab\u00adbath', 'red\u00a0 sab\u00adbath'],
  ['Two  Towers', 'two  towers'],
  ['Über-Tom', 'uber-tom'],
] as const;

let database: EmptyDatabase;

beforeAll(async () => {
  database = await openMigratedDatabase();
  for (const [id, [name]] of NAMES.entries()) {
    await database.sql`
      insert into creature (id, name, creature_type, creature_sub_type) values (${id}, ${name}, 'NONE', 'NONE')`;
  }
});
afterAll(() => database.close());

const searched = async () => [
  await database.sql`select kind, id, weight, name from search_name order by kind, id`,
  await database.sql`select head, quality, weight, kind, id from search_head order by head, kind, id, quality`,
];

it('writes names that were there before as new ones are written', async () => {
  await fillRollups(database.sql);
  const expected = await searched();

  for (const [id, [, before]] of NAMES.entries()) {
    await database.sql`update search_name set name = ${before} where id = ${id}`;
  }
  await database.sql`delete from search_head`;
  await database.sql`insert into search_head select * from counted_search_head`;
  expect(await searched()).not.toEqual(expected);

  const script = await readFile(MIGRATION, 'utf8');
  await driverTransactions(database.sql)((session) => session.run(script));
  expect(await searched()).toEqual(expected);
});
