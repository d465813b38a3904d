import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmptyDatabase, type EmptyDatabase } from '#graphql/testing/world/empty-database.ts';
import type { Database } from './connection/database.ts';
import { migrate, readMigrations } from './migrate.ts';
import { compareRollups } from './rollups.ts';
import { inSession } from './connection/session.ts';

/** The last version whose sums were counted once, after a load. */
const BEFORE = 16;

const KILLS = 500;

let database: EmptyDatabase;

beforeAll(async () => {
  database = await openEmptyDatabase();
});
afterAll(() => database.close());

/** The tables of a version, with the note that its migrations have been applied. */
async function migrateTo(sql: Database, version: number) {
  await sql`create table schema_migration (version integer primary key, name text not null, applied_at timestamptz not null)`;
  for (const migration of (await readMigrations()).filter((one) => one.version <= version)) {
    await sql.begin((transaction) => transaction.unsafe(migration.script));
    await sql`insert into schema_migration values (${migration.version}, ${migration.name}, now())`;
  }
}

it('brings a database over whose sums lag behind and whose rows contradict each other, without losing a row', async () => {
  const { sql } = database;
  await migrateTo(sql, BEFORE);
  await sql`insert into zone values (1, 'Nordland', 'PVP', 1, 0, 0, 65535, 65535)`;
  await sql`insert into game_object (id, name) values (1, 'Smouldering Anvil')`;
  await sql`insert into "character" values (1, 'Haaravek', 'CHOSEN', 40, 80), (3, 'Þoreﬁn', 'SLAYER', 40, 80)`;
  await sql`
    insert into kill (id, time, zone_id, x, y, assists, solo, damage_percent, killer_id, killer_career, killer_level,
      killer_renown_rank, victim_id, victim_career, victim_level, victim_renown_rank)
    select id, 1790000000 + id * 60, 1, id, id, 0, true, 120, 1, 'CHOSEN', 40, 80, 2, 'SLAYER', 40, 70
    from generate_series(1, ${KILLS}::integer) id`;
  await sql`insert into kill_attacker values (1, 0, 1, 40, 80, null, 60, 5, 5), (1, 1, 2, 40, 80, null, 30, 5, 5)`;
  // Refers to a missing kill.
  await sql`insert into kill_attacker values (9999, 0, 1, 40, 80, null, 60, 5, 5)`;
  await sql`insert into kill_day values (7, 7, 7)`;

  await migrate(sql);

  const [row] = await sql`
    select (select count(*) from kill)::int as kills, (select sum(kills) from kill_day)::int as days,
           (select kills from leaderboard_week where character_id = 1) as board,
           (select count(*) from kill_attacker where kill_id = 9999)::int as stray,
           (select count(*) from search_name)::int as names,
           (select name from search_name where kind = 'Character' and id = 3) as folded,
           (select assists from kill where id = 1) as assists`;
  expect(row).toEqual({
    kills: KILLS,
    days: KILLS,
    board: KILLS,
    stray: 1,
    names: 4,
    folded: 'thorefin',
    assists: 1,
  });
  expect((await inSession(sql, compareRollups)).filter(({ different }) => different > 0)).toEqual([]);
});
