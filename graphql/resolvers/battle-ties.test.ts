import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillRollups } from '#graphql/sql/engine/rollups.ts';
import { openMigratedDatabase } from '#graphql/testing/world/empty-database.ts';
import { testApi, type TestApi } from '#graphql/testing/test-api.ts';
import { walkBackwards, walkForwards } from '#graphql/testing/walk-pages.ts';

/** The number of fights that began within the same three seconds; player 1 of guild 7 was in all of them. */
const FIGHTS = 23;

const COMBAT_COLUMNS = `kills kills_solo deaths death_blows damage kill_damage damage_received healing_self healing_others
  healing_received protection_self protection_others protection_received resurrections_done`;
const NOTHING = Object.fromEntries(COMBAT_COLUMNS.split(/\s+/).map((deed) => [deed, 0]));

let api: TestApi;

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const startOf = (number: number) => 1_000_000 + (number % 3);

beforeAll(async () => {
  const database = await openMigratedDatabase();
  api = testApi(database);
  for (let number = 1; number <= FIGHTS; number += 1) {
    await addRun(number, 500, 100);
    await addScore(number, { character: 1, guild: 7, team: 0 });
    await addSkirmish(number);
  }
  await addParties();
  await fillRollups(api.sql);
});
afterAll(() => api.close());

async function addRun(number: number, order: number, destruction: number) {
  const start = startOf(number);
  const winner = order === destruction ? 2 : Number(destruction > order);
  await api.sql`
    insert into scenario_record
    values (${uuid(number)}, 2000, ${start}, ${start + 600}, ${winner}, ${order}, ${destruction}, 0, 4)`;
}

type Fighter = { character: number; guild: number; team: number; won?: boolean | null };

async function addScore(run: number, { character, guild, team, won = true }: Fighter) {
  const score = {
    record_id: uuid(run),
    character_id: character,
    start_time: startOf(run),
    queue_type: 0,
    won,
    guild_id: guild,
    team,
    level: 40,
    renown_rank: 80,
    quitter: false,
    objective_score: 0,
    ...NOTHING,
  };
  await api.sql`insert into scenario_score ${api.sql(score)}`;
}

async function addSkirmish(number: number) {
  const [id, start] = [uuid(number), startOf(number)];
  await api.sql`insert into skirmish values (${id}, null, null, 1, null, ${start}, ${start + 9}, 1, 1, 0, 1, 1, 0)`;
  const score = {
    skirmish_id: id,
    character_id: 1,
    start_time: start,
    guild_id: 7,
    realm: 'ORDER',
    ...NOTHING,
  };
  await api.sql`insert into skirmish_score ${api.sql({ ...score, level: 40, renown_rank: 80 })}`;
}

/** Guild 8: five and one on either side, then two and six, then six of a draw. */
async function addParties() {
  const party = (size: number, team: number, won: boolean | null) =>
    Array.from({ length: size }, (_, index) => ({
      character: 100 * (team + 1) + index,
      guild: 8,
      team,
      won,
    }));
  await addRun(31, 500, 100);
  await addRun(32, 500, 100);
  await addRun(33, 300, 300);
  for (const fighter of [...party(5, 0, true), ...party(1, 1, false)]) await addScore(31, fighter);
  for (const fighter of [...party(2, 0, true), ...party(6, 1, false)]) await addScore(32, fighter);
  for (const fighter of party(6, 0, null)) await addScore(33, fighter);
}

/** Newest first, the highest id first where they tie. */
const expected = Array.from({ length: FIGHTS }, (_, index) => index + 1)
  .sort((one, other) => startOf(other) - startOf(one) || other - one)
  .map(uuid);

describe('fights of the same second', () => {
  it.each([2, 23])('come once each, %i a page', async (size) => {
    for (const [field, args] of [
      ['scenarios', 'characterId: 1'],
      ['scenarios', 'guildId: 7'],
      ['skirmishes', ''],
      ['skirmishes', 'characterId: 1'],
      ['skirmishes', 'guildId: 7'],
    ] as const) {
      expect(await walkForwards(api, field, args, size)).toEqual(expected);
      expect(await walkBackwards(api, field, args, size)).toEqual(expected);
    }
    const all = await walkForwards(api, 'scenarios', '', size);
    expect(all.filter((id) => expected.includes(id))).toEqual(expected);
    expect(await walkBackwards(api, 'scenarios', '', size)).toEqual(all);
  });
});

describe('a guild on both sides of a run', () => {
  const runs = async (args: string) => {
    const { scenarios } = await api.ask<{ scenarios: { totalCount: number; nodes: { id: string }[] } }>(
      `{ scenarios(guildId: 8, ${args}) { totalCount nodes { id } } }`,
    );
    expect(scenarios.totalCount).toBe(scenarios.nodes.length);
    return scenarios.nodes.map(({ id }) => Number(id.slice(-2))).sort();
  };

  it('is in it once, on the side with more of its members', async () => {
    expect(await runs('first: 10')).toEqual([31, 32, 33]);
    expect(await runs('wins: true')).toEqual([31]);
    expect(await runs('wins: false')).toEqual([32]);
  });

  it('is a premade with six on one side, not with six on two', async () => {
    expect(await runs('premadeOnly: true')).toEqual([32, 33]);
  });
});

describe('a run that neither realm has won', () => {
  const drawn = async (args: string) => {
    const { scenarios } = await api.ask<{ scenarios: { totalCount: number; nodes: { winner: number }[] } }>(
      `{ scenarios(${args} where: { winner: { eq: 2 } }) { totalCount nodes { winner } } }`,
    );
    expect(scenarios.nodes).toEqual(Array.from({ length: scenarios.totalCount }, () => ({ winner: 2 })));
    return scenarios.totalCount;
  };

  it.each(['characterId: 100,', 'guildId: 8,', 'characterId: 100, guildId: 8,'])(
    'is neither won nor lost by who was in it: %s',
    async (who) => {
      expect(await drawn(who)).toBe(1);
      expect(await drawn(`${who} wins: true,`)).toBe(0);
      expect(await drawn(`${who} wins: false,`)).toBe(0);
    },
  );
});

describe('all runs', () => {
  it('are counted as kept, premades too', async () => {
    expect(
      await api.ask(`{
        all: scenarios(first: 0) { totalCount }
        premades: scenarios(first: 0, premadeOnly: true) { totalCount }
        sieges: scenarios(first: 0, queueType: CITY_SIEGE) { totalCount }
      }`),
    ).toEqual({ all: { totalCount: 26 }, premades: { totalCount: 2 }, sieges: { totalCount: 0 } });
  });
});
