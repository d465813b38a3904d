import { afterAll, beforeAll, expect, inject, it } from 'vitest';

import { type Database, openDatabase } from '#graphql/sql/engine/connection/database.ts';
import { arrayLiteral } from '#graphql/sql/engine/array-literal.ts';
import { directApi } from '#graphql/testing/direct-api.ts';
import { type EmptyDatabase, openMigratedDatabase } from '#graphql/testing/world/empty-database.ts';

import { readArmories } from './armories.ts';
import type { Ask } from './archived-kinds.ts';

const NOW = 1_800_000_000;
let world: Database;
let archive: EmptyDatabase;

beforeAll(async () => {
  world = openDatabase(inject('database'));
  archive = await openMigratedDatabase();
});
afterAll(async () => {
  await archive.close();
  await world.end({ timeout: 1 });
});

/** A whole answer. */
const told = <Data>(data: Data) => ({ data, absent: [], loss: null });

const counted = (sql: Database) => sql`
  select career, slot, item_id, wearers from worn_by_best
  where career in (select career from best_of_career order by career limit 2) order by 1, 2, 4 desc, 3`;

it('are read career by career, once a day, and counted as in the own database', async () => {
  const people = await world`select * from "character" where career in (
    select career from best_of_career order by career limit 2)`;
  const months =
    await world`select * from leaderboard_month where character_id = any(${arrayLiteral(people.map(({ id }) => Number(id)))}::integer[])`;
  await archive.sql`insert into "character" select * from jsonb_populate_recordset(null::"character", ${JSON.stringify(people)}::text::jsonb)`;
  await archive.sql`insert into leaderboard_month select * from jsonb_populate_recordset(null::leaderboard_month, ${JSON.stringify(months)}::text::jsonb)`;
  const { ask: answer } = directApi(world);
  let asked = 0;
  const ask: Ask = async (document, variables) => {
    asked += 1;
    return told(await answer(document, variables));
  };
  await readArmories(archive.sql, ask, NOW);
  expect(asked).toBeGreaterThan(0);
  expect(asked).toBeLessThanOrEqual(10);
  await readArmories(archive.sql, ask, NOW);
  const [before, all] = [asked, await counted(archive.sql)];
  expect([...all]).toEqual([...(await counted(world))]);
  expect(all.length).toBeGreaterThan(10);
  await readArmories(archive.sql, ask, NOW + 3_600);
  expect(asked).toBe(before);
  await readArmories(archive.sql, ask, NOW + 90_000);
  expect(asked).toBeGreaterThan(before);
  expect([...(await counted(archive.sql))]).toEqual([...all]);
});

it('is not asked for again where an API tells of no armory', async () => {
  await archive.sql`delete from best_of_career`;
  const empty: Ask = () => Promise.resolve(told({ first: null } as never));
  await readArmories(archive.sql, empty, NOW);
  await readArmories(archive.sql, empty, NOW);
  const rows = await archive.sql<{ players: number }[]>`select players from best_of_career`;
  expect(rows).toHaveLength(2);
});

it('counts the others where the database refuses the armory of one', async () => {
  await archive.sql`delete from best_of_career`;
  const worn = (id: string) => ({ id, items: [{ equipSlot: 'HELM', item: { id: '7' }, talismans: [] }] });
  const one: Ask = () => Promise.resolve(told({ first: worn('1'), second: worn('99999999999999') } as never));
  await readArmories(archive.sql, one, NOW);
  await readArmories(archive.sql, one, NOW);
  expect(await archive.sql`select 1 from best_of_career where counted_at = ${NOW}`).toHaveLength(2);
});
