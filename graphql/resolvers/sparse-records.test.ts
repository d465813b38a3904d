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

describe('places that are not on record', () => {
  const uuid = (id: number) => `00000000-0000-4000-9000-00000000000${id}`;
  const run = (id: number, scenario: number) => api.sql`
    insert into scenario_record ${api.sql({
      id: uuid(id),
      scenario_id: scenario,
      start_time: 86_400,
      end_time: 87_000,
      winner: 0,
      order_points: 500,
      destruction_points: 100,
      queue_type: 0,
      tier: 4,
    })}`;

  it('hide neither a scenario nor its runs', async () => {
    await api.sql`insert into scenario (id, name, zone_id) values (2000, 'Nordenwatch', 130)`;
    await run(1, 2000);
    await run(2, 2001);
    expect(
      await api.ask(`{
        scenarios { nodes { scenario { id name zone { id name } } } }
        scenarioStatistics { scenarios { scenario { id name } } }
      }`),
    ).toEqual({
      scenarios: {
        nodes: expect.arrayContaining([
          { scenario: { id: '2000', name: 'Nordenwatch', zone: { id: '130', name: 'Nordenwatch' } } },
          { scenario: { id: '2001', name: '', zone: { id: '0', name: '' } } },
        ]),
      },
      scenarioStatistics: {
        scenarios: expect.arrayContaining([
          { scenario: { id: '2000', name: 'Nordenwatch' } },
          { scenario: { id: '2001', name: '' } },
        ]),
      },
    });
  });

  it('have the names that the game gives them', async () => {
    await api.sql`update skirmish set primary_zone_id = 105 where id = '00000000-0000-4000-8000-000000000001'`;
    await api.sql`update skirmish set primary_zone_id = 999 where id = '00000000-0000-4000-8000-000000000002'`;
    await api.sql`update kill set zone_id = 105 where id = 5`;
    expect(
      await api.ask(`{
        named: skirmish(id: "00000000-0000-4000-8000-000000000001") { primaryZone { id name } }
        unnamed: skirmish(id: "00000000-0000-4000-8000-000000000002") { primaryZone { id name } }
        kill(id: "5") { position { zone { name mapSetup { id } } } }
        zone(id: "999") { id }
      }`),
    ).toEqual({
      named: { primaryZone: { id: '105', name: 'Praag' } },
      unnamed: { primaryZone: { id: '999', name: '' } },
      kill: { position: { zone: { name: 'Praag', mapSetup: null } } },
      zone: null,
    });
  });

  it('hide no run of an instance, nor its sessions and its dungeon', async () => {
    await api.sql`
      insert into instance_run ${api.sql({
        id: uuid(3),
        instance_id: 160,
        start_time: 86_400_000,
        end_time: 90_000_000,
        duration: 3_600_000,
        completed: false,
        encounters_won: 0,
        entries: 0,
        deaths: 0,
        min_item_rating: 0,
        average_item_rating: 0,
        max_item_rating: 0,
      })}`;
    expect(
      await api.ask(
        '{ instanceRuns { nodes { instance { id name } zone { id name } } } instance(id: "160") { id } }',
      ),
    ).toEqual({
      instanceRuns: {
        nodes: [{ instance: { id: '160', name: '' }, zone: { id: '160', name: 'Bastion Stair' } }],
      },
      instance: { id: '160' },
    });
  });
});
