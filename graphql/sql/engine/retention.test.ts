import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMigratedDatabase, type EmptyDatabase } from '#graphql/testing/world/empty-database.ts';
import { wrongSums, writeAnything } from '#graphql/testing/truth/proof.ts';
import { removeBefore } from './retention.ts';

/** In the middle of what random events write. */
const BEFORE = Date.parse('2026-12-30T00:20:00Z') / 1000;

let database: EmptyDatabase;

beforeAll(async () => {
  database = await openMigratedDatabase();
});
afterAll(() => database.close());

const counted = async () => {
  const [row] = await database.sql`
    select (select count(*) from kill where time < ${BEFORE})::int as old,
           (select count(*) from kill where time >= ${BEFORE})::int as new,
           (select count(*) from kill where time >= ${BEFORE} and killer_id <> victim_id)::int as of_others,
           (select count(*) from scenario_record where start_time < ${BEFORE})::int as runs,
           (select count(*) from kill_attacker where kill_id not in (select id from kill))::int as stray,
           (select sum(kills) from kill_day)::int as sum`;
  return row;
};

it('removes what is older than a time with its sums, and nothing else', async () => {
  for (let count = 0; count < 8; count += 1) await writeAnything(database.sql, `retention ${count}`);
  await database.sql`
    insert into kill (id, time, zone_id, x, y, assists, solo, damage_percent, killer_id, killer_career, killer_level,
      killer_renown_rank, victim_id, victim_career, victim_level, victim_renown_rank)
    select id, ${BEFORE} - 1100 + id, 1, 1, 1, 0, false, 9, 1, 'CHOPPA', 40, 80, 2, 'ENGINEER', 40, 80
    from generate_series(1001, 2200) id on conflict do nothing`;
  await database.sql`update kill set time = time - 1000 where id > 1000`;
  const before = await counted();
  expect(before?.['old']).toBeGreaterThan(1_000);
  expect(before?.['new']).toBeGreaterThan(0);

  const removed = await removeBefore(database.sql, BEFORE);
  expect(removed['kill']).toBe(before?.['old']);
  // A kill of oneself is a death alone.
  const { new: kept, of_others: sum } = before ?? {};
  expect(await counted()).toEqual({ old: 0, new: kept, of_others: sum, runs: 0, stray: 0, sum });
  expect(await wrongSums(database.sql)).toEqual([]);
  expect(await removeBefore(database.sql, BEFORE)).toEqual({});
});

it('moves the reach of an archive, and forgets what was damaged before', async () => {
  const { sql } = database;
  await sql`insert into record_progress values ('Kill', ${BEFORE - 90}, ${BEFORE + 90}, ${BEFORE + 95}),
    ('Skirmish', ${BEFORE + 7}, ${BEFORE + 90}, ${BEFORE + 95})`;
  await sql`insert into record_unfinished
    select 'Kill', since, since + 1, false, 0, 0, 0 from (values (${BEFORE}::integer - 60), (${BEFORE})) one(since)`;
  await removeBefore(sql, BEFORE, { batch: 10 });
  expect([...(await sql`select kind, since, until from record_progress order by kind`)]).toEqual([
    { kind: 'Kill', since: BEFORE, until: BEFORE + 90 },
    { kind: 'Skirmish', since: BEFORE + 7, until: BEFORE + 90 },
  ]);
  expect([...(await sql`select since from record_unfinished`)]).toEqual([{ since: BEFORE }]);
});
