import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMigratedDatabase, type EmptyDatabase } from '#graphql/testing/world/empty-database.ts';

let database: EmptyDatabase;

beforeAll(async () => {
  database = await openMigratedDatabase();
});
afterAll(() => database.close());

it('never holds rows that another writer waits for while it waits for theirs', async () => {
  const { sql } = database;
  await sql`
    insert into kill (id, time, zone_id, x, y, assists, solo, damage_percent, killer_id, killer_career, killer_level,
      killer_renown_rank, victim_id, victim_career, victim_level, victim_renown_rank)
    select id, 5, 1, 1, 1, 0, false, 9, 1, 'CHOPPA', 40, 80, 2, 'ENGINEER', 40, 80 from generate_series(1, 2) id`;
  // Each holds its first row for long enough that the other one holds its own.
  await sql.unsafe(`
    create function linger() returns trigger language plpgsql as
    $$ begin perform pg_sleep(0.3); return new; end $$;
    create trigger linger before update on kill for each row execute function linger()`);
  const write = (pool: typeof sql, ids: readonly number[]) =>
    pool.unsafe(`
      insert into kill (id, time, zone_id, x, y, assists, solo, damage_percent, killer_id, killer_career, killer_level,
        killer_renown_rank, victim_id, victim_career, victim_level, victim_renown_rank)
      select id, 6, 1, 1, 1, 0, false, 9, 1, 'CHOPPA', 40, 80, 2, 'ENGINEER', 40, 80 from unnest(array[${ids.join()}]) id
      on conflict (id) do update set total_renown = kill.total_renown + 1`);
  await Promise.all([write(sql, [1, 2]), write(database.another(), [2, 1])]);
  expect([...(await sql`select total_renown as renown from kill`)]).toEqual([{ renown: 2 }, { renown: 2 }]);
});
