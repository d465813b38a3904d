import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openMigratedDatabase, type EmptyDatabase } from '#graphql/testing/world/empty-database.ts';
import { fillRollups, writeRollups } from './rollups.ts';
import { driverSession } from './connection/session.ts';

const DAY = 86_400;
const seconds = (iso: string) => Date.parse(iso) / 1000;

describe('fillRollups', () => {
  let database: EmptyDatabase;

  beforeAll(async () => {
    database = await openMigratedDatabase();
  });
  afterAll(() => database.close());
  beforeEach(() => database.sql`truncate kill cascade`);

  async function addKill(iso: string, killer = 1, guild: number | null = null, solo = false) {
    await database.sql`
      insert into kill (id, time, zone_id, x, y, assists, solo, damage_percent,
        killer_id, killer_career, killer_level, killer_renown_rank, killer_guild_id,
        victim_id, victim_career, victim_level, victim_renown_rank)
      values ((select count(*) from kill), ${seconds(iso)}, 1, 1, 1, 0, ${solo}, 100, ${killer}, 'CHOPPA', 40, 80, ${guild}, 20, 'ENGINEER', 40, 80)`;
  }

  const week = () =>
    database.sql`select year, week, character_id as id, kills from leaderboard_week where kills > 0 order by 1, 2, 3`;
  const month = () =>
    database.sql`select year, month, character_id as id, kills from leaderboard_month where kills > 0 order by 1, 2, 3`;

  it.each([
    ['2026-01-01T00:00:00Z', { year: 2026, week: 1 }, { year: 2026, month: 1 }],
    ['2025-12-31T23:59:59Z', { year: 2026, week: 1 }, { year: 2025, month: 12 }],
    ['2025-12-28T23:59:59Z', { year: 2025, week: 52 }, { year: 2025, month: 12 }],
    ['2027-01-03T23:59:59Z', { year: 2026, week: 53 }, { year: 2027, month: 1 }],
    ['2027-01-04T00:00:00Z', { year: 2027, week: 1 }, { year: 2027, month: 1 }],
    ['2024-12-30T00:00:00Z', { year: 2025, week: 1 }, { year: 2024, month: 12 }],
    ['2024-12-29T23:59:59Z', { year: 2024, week: 52 }, { year: 2024, month: 12 }],
  ])('puts %s into its ISO week and its month of UTC', async (iso, isoWeek, utcMonth) => {
    await addKill(iso);
    await fillRollups(database.sql);
    expect([...(await week())]).toEqual([{ ...isoWeek, id: 1, kills: 1 }]);
    expect([...(await month())]).toEqual([{ ...utcMonth, id: 1, kills: 1 }]);
  });

  it('counts in UTC whatever zone a session has', async () => {
    await addKill('2026-03-01T00:30:00Z');
    await database.sql.begin(async (sql) => {
      await sql`set local time zone 'America/New_York'`;
      await writeRollups(driverSession(sql));
    });
    expect([...(await month())]).toEqual([{ year: 2026, month: 3, id: 1, kills: 1 }]);
  });

  it('counts players by their kills and guilds by those of their members at the time', async () => {
    await addKill('2026-09-21T10:00:00Z', 1, 7);
    await addKill('2026-09-22T10:00:00Z', 1, 8);
    await addKill('2026-09-23T10:00:00Z', 2, 7);
    await addKill('2026-09-23T11:00:00Z', 3, null);
    await fillRollups(database.sql);
    expect((await week()).map(({ id, kills }) => [id, kills])).toEqual([
      [1, 2],
      [2, 1],
      [3, 1],
    ]);
    for (const table of ['guild_leaderboard_week', 'guild_leaderboard_month']) {
      const rows = await database.sql`select guild_id as id, kills from ${database.sql(table)} order by 1`;
      expect(rows.map(({ id, kills }) => [id, kills])).toEqual([
        [7, 2],
        [8, 1],
      ]);
    }
  });

  it('counts kills and solo kills of each day since the epoch', async () => {
    await addKill('2026-09-21T00:00:00Z', 1, null, true);
    await addKill('2026-09-21T23:59:59Z', 2);
    await addKill('2026-09-22T00:00:00Z', 3);
    await fillRollups(database.sql);
    const first = seconds('2026-09-21T00:00:00Z') / DAY;
    expect([...(await database.sql`select day, kills, solo_kills as solo from kill_day order by 1`)]).toEqual(
      [
        { day: first, kills: 2, solo: 1 },
        { day: first + 1, kills: 1, solo: 0 },
      ],
    );
  });

  it('replaces what an earlier count left', async () => {
    await addKill('2026-09-21T10:00:00Z');
    await fillRollups(database.sql);
    await database.sql`truncate kill cascade`;
    await addKill('2026-01-21T10:00:00Z', 5);
    await fillRollups(database.sql);
    expect([...(await month())]).toEqual([{ year: 2026, month: 1, id: 5, kills: 1 }]);
  });
});
