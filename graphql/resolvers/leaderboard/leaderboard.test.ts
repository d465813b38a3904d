import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';

type Entry = { rank: number; sharedBy: number; kills: number; deaths: number; owner: { id: string } };

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const BOARDS = [
  { field: 'weeklyKillLeaderboard', unit: 'week', owner: 'character', column: 'killer_id' },
  { field: 'monthlyKillLeaderboard', unit: 'month', owner: 'character', column: 'killer_id' },
  { field: 'weeklyGuildKillLeaderboard', unit: 'week', owner: 'guild', column: 'killer_guild_id' },
  { field: 'monthlyGuildKillLeaderboard', unit: 'month', owner: 'guild', column: 'killer_guild_id' },
];

const ask = async (field: string, unit: string, owner: string, year: number, number: number) => {
  const answer = await api.ask<Record<string, Entry[]>>(
    `{ ${field}(year: ${year}, ${unit}: ${number}) { rank sharedBy kills deaths owner: ${owner} { id } } }`,
  );
  return (answer[field] ?? []).map(({ owner: { id }, ...entry }) => Object.assign(entry, { id }));
};

/** The ISO week-year and week, or the year and month, of a time in epoch seconds. */
function periodOf(time: number, unit: string): [number, number] {
  const date = new Date(time * 1000);
  if (unit === 'month') return [date.getUTCFullYear(), date.getUTCMonth() + 1];
  const thursday = new Date(date);
  thursday.setUTCDate(date.getUTCDate() + 3 - ((date.getUTCDay() + 6) % 7));
  const newYear = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  return [thursday.getUTCFullYear(), 1 + Math.floor((thursday.getTime() - newYear) / (7 * 86_400_000))];
}

describe.each(BOARDS)('$field', ({ field, unit, owner, column }) => {
  it('is the count of the kills of every period', async () => {
    const kills = await api.sql<{ time: number; owner: number }[]>`
      select time, ${api.sql(column)} as owner from kill where ${api.sql(column)} is not null`;
    const fallen = await api.sql<{ time: number; owner: number }[]>`
      select time, ${api.sql(column.replace('killer', 'victim'))} as owner from kill`;
    const deaths = new Map<string, number>();
    for (const { time, owner: victim } of fallen) {
      const key = [...periodOf(time, unit), victim].join('-');
      deaths.set(key, (deaths.get(key) ?? 0) + 1);
    }
    const periods = new Map<string, Map<number, number>>();
    for (const kill of kills) {
      const key = periodOf(kill.time, unit).join('-');
      const counts = periods.get(key) ?? new Map<number, number>();
      periods.set(key, counts.set(kill.owner, (counts.get(kill.owner) ?? 0) + 1));
    }
    expect(periods.size).toBeGreaterThan(0);

    for (const [key, counts] of periods) {
      const [year = 0, number = 0] = key.split('-').map(Number);
      const standings = [...counts].sort(([one, a], [other, b]) => b - a || one - other);
      const expected = standings.slice(0, 100).map(([id, count]) => ({
        rank: 1 + standings.filter(([, kills]) => kills > count).length,
        sharedBy: standings.filter(([, kills]) => kills === count).length,
        kills: count,
        deaths: deaths.get(`${key}-${id}`) ?? 0,
        id: String(id),
      }));
      expect(await ask(field, unit, owner, year, number)).toEqual(expected);
    }
  });

  it.each([
    [2026, 0],
    [2026, 54],
    [2026, -1],
    [1999, 1],
    [99_999, 2_147_483_647],
    [-2_147_483_648, 12],
  ])('is empty in year %i, number %i', async (year, number) => {
    expect(await ask(field, unit, owner, year, number)).toEqual([]);
  });
});
