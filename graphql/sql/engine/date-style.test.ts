import { afterAll, beforeAll, expect, it } from 'vitest';

import { testApi } from '#graphql/testing/test-api.ts';
import { openMigratedDatabase, type EmptyDatabase } from '#graphql/testing/world/empty-database.ts';

let database: EmptyDatabase;

/** 20 November 2026, 20:00 UTC. */
const TIME = 1_795_204_800;

beforeAll(async () => {
  database = await openMigratedDatabase();
  await database.sql`
    insert into character (id, name, career, level, renown_rank) values (1, 'Uthgar', 'CHOPPA', 40, 80)`;
  await database.sql`
    insert into kill (id, time, zone_id, x, y, assists, solo, damage_percent, killer_id, killer_career, killer_level,
      killer_renown_rank, victim_id, victim_career, victim_level, victim_renown_rank)
    values (1, ${TIME - 90 * 86_400}, 1, 1, 1, 0, false, 9, 1, 'CHOPPA', 40, 80, 2, 'ENGINEER', 40, 80)`;
  // As an operator or a distribution may have it.
  await database.sql.unsafe(`
    do $$ begin execute format('alter database %I set datestyle to ''German, DMY''', current_database()); end $$`);
});
afterAll(() => database.close());

it('writes days in one form, whatever style a database has', async () => {
  const sql = database.another();
  // Connections of the embedded database share one session, which has its own style.
  if ('url' in database.options) {
    expect(await sql`select current_setting('datestyle') as style, (date '2026-11-20')::text as day`).toEqual(
      [{ style: 'ISO, YMD', day: '2026-11-20' }],
    );
  }
  await sql`set datestyle to 'German, DMY'`;
  const [day] = await sql<{ day: string }[]>`select day_text(20777) as day`;
  expect(day?.day).toBe('2026-11-20');
  const api = testApi({ sql, close: () => Promise.resolve() });
  expect(await api.ask('{ characterHistory(characterId: "1") { from to steps { day } } }')).toEqual({
    characterHistory: {
      from: '2026-08-22',
      to: '2026-08-22',
      steps: [expect.objectContaining({ day: '2026-08-22' })],
    },
  });
});
