import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillRollups } from '#graphql/sql/engine/rollups.ts';
import { openMigratedDatabase } from '#graphql/testing/world/empty-database.ts';
import { testApi, type TestApi } from '#graphql/testing/test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = testApi(await openMigratedDatabase());
  await addKills();
  await fillRollups(api.sql);
});
afterAll(() => api.close());

/** At the corners of a map, beyond them, in the second column, and in a zone without a map. */
async function addKills() {
  await api.sql`
    insert into zone values (1, 'Mapped', 'open-world', 4, 1000, 2000, 7400, 8400), (2, 'Bare', 'other', 0, null, null, null, null)`;
  const places = [
    [1, 1000, 2000],
    [1, 0, 0],
    [1, 7399, 8399],
    [1, 65_535, 65_535],
    [1, 1100, 2050],
    [2, 1100, 2050],
  ] as const;
  for (const [index, [zone, x, y]] of places.entries()) {
    await api.sql`
      insert into kill (id, time, zone_id, x, y, assists, solo, damage_percent,
        killer_id, killer_career, killer_level, killer_renown_rank,
        victim_id, victim_career, victim_level, victim_renown_rank)
      values (${index}, ${86_400 + index}, ${zone}, ${x}, ${y}, 0, true, 100, 5, 'CHOPPA', 40, 80, 2, 'ENGINEER', 40, 80)`;
  }
}

describe('a heatmap', () => {
  const heat = [
    { x: 0, y: 0, count: 2 },
    { x: 1, y: 0, count: 1 },
    { x: 63, y: 63, count: 2 },
  ];

  it.each(['zoneId: 1', 'zoneId: 1, from: 86401, to: 200000', 'killerId: 5', 'victimId: 2'])(
    'counts kills beyond the edge for the cell next to them, and none without a map: %s',
    async (args) => {
      const first = args.includes('from') ? [{ x: 0, y: 0, count: 1 }, ...heat.slice(1)] : heat;
      expect(await api.ask(`{ killsHeatmap(${args}) { x y count } }`)).toEqual({ killsHeatmap: first });
    },
  );

  it('of a zone without a map is empty', async () => {
    expect(await api.ask('{ killsHeatmap(zoneId: 2) { x } }')).toEqual({ killsHeatmap: [] });
  });
});

describe('the top skirmishes', () => {
  const future = 2_147_000_000;
  const add = (id: number, start: number) => api.sql`
    insert into skirmish (id, start_time, end_time, kills, kills_order, kills_destruction, players, players_order,
      players_destruction)
    values (${`00000000-0000-4000-8000-00000000000${id}`}, ${start}, ${start + 60}, 9, 4, 5, 8, 4, 4)`;

  it('are those of the last week on record, without what a wrong clock has left of the future', async () => {
    const times = async () => {
      const { topSkirmishes } = await api.ask<{ topSkirmishes: object[] }>('{ topSkirmishes { startTime } }');
      return topSkirmishes;
    };
    await add(1, future);
    expect(await times()).toEqual([]);
    await add(2, 86_400);
    expect(await times()).toEqual([{ startTime: 86_400 }]);
  });
});

describe('ranked seasons', () => {
  it('are none, nor a main one, where none is on record', async () => {
    expect(await api.ask('{ rankedSeasons { id } rankedSeason { id } }')).toEqual({
      rankedSeasons: [],
      rankedSeason: null,
    });
  });
});
