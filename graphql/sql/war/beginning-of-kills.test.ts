import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { openMigratedDatabase, type EmptyDatabase } from '#graphql/testing/world/empty-database.ts';

let database: EmptyDatabase;

beforeAll(async () => {
  database = await openMigratedDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.sql`truncate kill cascade`);

/** Epoch seconds of the first day of a year. */
const year = (name: number): number => Date.UTC(name, 0) / 1000;

async function beginWith(times: readonly number[]): Promise<number | null> {
  await database.sql`
    insert into kill (id, time, zone_id, x, y, assists, solo, damage_percent, killer_id, killer_career, killer_level,
      killer_renown_rank, victim_id, victim_career, victim_level, victim_renown_rank)
    select id, time, 1, 1, 1, 0, false, 9, 1, 'CHOPPA', 40, 80, 2, 'ENGINEER', 40, 80
    from unnest(${`{${times.join(',')}}`}::integer[]) with ordinality kill (time, id)`;
  const [row] = await database.sql<{ begin: number | null }[]>`select kills_begin() as begin`;
  return row?.begin ?? null;
}

const many = (name: number, count: number) => Array.from({ length: count }, (_, at) => year(name) + at);

it.each([
  ['no kill', [], null],
  ['one kill', many(2026, 1), 2026],
  ['kills of now alone', many(2026, 20), 2026],
  ['one of 1970 before many', [...many(1971, 1), ...many(2026, 20)], 2026],
  ['nine of 1970 before many', [...many(1971, 9), ...many(2026, 20)], 2026],
  ['ten of 2024 before many', [...many(2024, 10), ...many(2026, 20)], 2024],
  ['one of 2037 after many', [...many(2026, 20), ...many(2037, 1)], 2026],
  ['one of 2037 after few', [...many(2026, 3), ...many(2037, 1)], 2026],
  ['one of 1971 and one of 2037 about few', [...many(1971, 1), ...many(2026, 3), ...many(2037, 1)], 2026],
])('a record with %s begins where most of them are', async (_, times, begin) => {
  expect(await beginWith(times)).toBe(begin === null ? null : year(begin));
});
