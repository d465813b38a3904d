import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { equalityTruths, orderTruths, type Value } from '#graphql/testing/truth/filter-truth.ts';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';
import { walkBackwards, walkForwards } from '#graphql/testing/walk-pages.ts';

type Row = Record<string, Value>;
type Answer = { skirmishes: { nodes: { id: string }[] } };

const REQUIRED = [
  'startTime',
  'endTime',
  'numberOfKills',
  'numberOfKillsOrder',
  'numberOfKillsDestruction',
  'numberOfPlayers',
  'numberOfPlayersOrder',
  'numberOfPlayersDestruction',
];
const OPTIONAL = ['instanceId', 'primaryZoneId', 'primaryAreaId'];
const LOW_ZONES = [6, 11, 100, 106, 200, 206];

let api: TestApi;
let rows: readonly Row[];
let fights: readonly { id: string; character: number; guild: number | null }[];

beforeAll(async () => {
  api = await openTestApi();
  rows = await api.sql<Row[]>`
    select id::text, instance_id::text as "instanceId", scenario_id as "scenarioId", primary_zone_id as "primaryZoneId",
           primary_area_id as "primaryAreaId", start_time as "startTime", end_time as "endTime",
           kills as "numberOfKills", kills_order as "numberOfKillsOrder",
           kills_destruction as "numberOfKillsDestruction", players as "numberOfPlayers",
           players_order as "numberOfPlayersOrder", players_destruction as "numberOfPlayersDestruction"
    from skirmish order by start_time desc, skirmish.id desc`;
  fights = await api.sql`
    select skirmish_id::text as id, character_id as character, guild_id as guild from skirmish_score`;
});
afterAll(() => api.close());

/** A value that is neither the first nor the last of its column, so that every operator divides the rows. */
const middleOf = (field: string) => {
  const values = rows.map((row) => row[field] ?? null).filter((value) => value !== null);
  return values.sort((one, other) => (one < other ? -1 : 1))[values.length >> 1] ?? null;
};

async function expectSkirmishes(where: object | null, isMatch: (row: Row) => boolean, args = '') {
  const { skirmishes } = await api.ask<Answer>(
    `query Q($where: SkirmishFilterInput) { skirmishes(where: $where, first: 50 ${args}) { nodes { id } } }`,
    { where },
  );
  const matches = rows.filter(isMatch).map(({ id }) => id);
  expect(skirmishes.nodes.map(({ id }) => id)).toEqual(matches.slice(0, 50));
  return matches.length;
}

/** All operators are made by one function: each is tried on a column of each kind, and each field with a few of them. */
const KINDS_OF_COLUMN = ['startTime', 'primaryAreaId', 'instanceId'];

describe.each(KINDS_OF_COLUMN)('a skirmish filter on %s', (field) => {
  it.each(Object.entries({ ...equalityTruths, ...orderTruths }))('knows %s', async (operator, truth) => {
    const operand = middleOf(field);
    await expectSkirmishes({ [field]: { [operator]: operand } }, (row) => truth(row[field] ?? null, operand));
  });
});

it.each([...REQUIRED, ...OPTIONAL])('a skirmish filter on %s reads its own column', async (field) => {
  const operand = middleOf(field);
  const list = [operand, rows[0]?.[field] ?? null];
  await expectSkirmishes({ [field]: { nlt: operand } }, (row) =>
    orderTruths.nlt(row[field] ?? null, operand),
  );
  await expectSkirmishes({ [field]: { in: list } }, (row) => list.includes(row[field] ?? null));
  await expectSkirmishes({ [field]: { nin: list } }, (row) => !list.includes(row[field] ?? null));
});

describe('missing values', () => {
  it.each(OPTIONAL.filter((field) => field !== 'primaryZoneId'))(
    'of %s are found with null',
    async (field) => {
      expect(await expectSkirmishes({ [field]: { eq: null } }, (row) => row[field] === null)).toBeGreaterThan(
        0,
      );
      await expectSkirmishes({ [field]: { neq: null } }, (row) => row[field] !== null);
    },
  );
});

describe('the scenario of a skirmish', () => {
  const scenarioOf = (row: Row) => Number(row.scenarioId ?? 0);

  it.each([0, null])('is %j in the open world', async (open) => {
    const some = middleOf('scenarioId');
    expect(
      await expectSkirmishes({ scenarioId: { eq: open } }, (row) => row.scenarioId === null),
    ).toBeGreaterThan(0);
    expect(
      await expectSkirmishes({ scenarioId: { neq: open } }, (row) => row.scenarioId !== null),
    ).toBeGreaterThan(0);
    await expectSkirmishes({ scenarioId: { in: [open, some] } }, (row) =>
      [0, some].includes(scenarioOf(row)),
    );
    await expectSkirmishes(
      { scenarioId: { nin: [open, some] } },
      (row) => ![0, some].includes(scenarioOf(row)),
    );
  });

  it.each(Object.entries({ ...equalityTruths, ...orderTruths }))('knows %s', async (operator, truth) => {
    const some = middleOf('scenarioId');
    await expectSkirmishes({ scenarioId: { [operator]: some } }, (row) => truth(scenarioOf(row), some));
    await expectSkirmishes({ scenarioId: { [operator]: 0 } }, (row) => truth(scenarioOf(row), 0));
  });

  it('divides the war as the site asks for it', async () => {
    const isLow = (row: Row) => LOW_ZONES.includes(Number(row.primaryZoneId));
    const zones = (operator: string) => LOW_ZONES.map((zone) => ({ primaryZoneId: { [operator]: zone } }));
    const high = await expectSkirmishes(
      { scenarioId: { eq: 0 }, and: zones('neq') },
      (row) => row.scenarioId === null && !isLow(row),
    );
    const low = await expectSkirmishes(
      { scenarioId: { eq: 0 }, or: zones('eq'), numberOfPlayers: { gte: 4 } },
      (row) => row.scenarioId === null && isLow(row) && Number(row.numberOfPlayers) >= 4,
    );
    expect(Math.min(high, low)).toBeGreaterThan(0);
  });
});

describe('the skirmishes of a player or guild', () => {
  const mostOften = (key: 'character' | 'guild') => {
    const counts = new Map<number, number>();
    for (const { [key]: id } of fights) if (id !== null) counts.set(id, (counts.get(id) ?? 0) + 1);
    const [first] = [...counts].sort((one, other) => other[1] - one[1] || one[0] - other[0]);
    return first?.[0] ?? 0;
  };
  const foughtBy = (row: Row, key: 'character' | 'guild', id: number) =>
    fights.some((fight) => fight.id === row.id && fight[key] === id);

  it('are those they killed or fell in', async () => {
    const [character, guild] = [mostOften('character'), mostOften('guild')];
    const own = await expectSkirmishes(
      null,
      (row) => foughtBy(row, 'character', character),
      `, characterId: ${character}`,
    );
    const ours = await expectSkirmishes(null, (row) => foughtBy(row, 'guild', guild), `, guildId: ${guild}`);
    expect(Math.min(own, ours)).toBeGreaterThan(3);
    await expectSkirmishes(
      { numberOfPlayers: { gte: 12 }, startTime: { lt: middleOf('startTime') } },
      (row) =>
        foughtBy(row, 'guild', guild) &&
        Number(row.numberOfPlayers) >= 12 &&
        Number(row.startTime) < Number(middleOf('startTime')),
      `, guildId: ${guild}`,
    );
    await expectSkirmishes(
      null,
      (row) => foughtBy(row, 'character', character) && foughtBy(row, 'guild', guild),
      `, characterId: ${character}, guildId: ${guild}`,
    );
  });

  it.each(['characterId: "x"', 'guildId: ""', 'characterId: 1'])('are none for %s', async (args) => {
    expect(await expectSkirmishes(null, () => false, `, ${args}`)).toBe(0);
  });

  it.each([4, 33])('come once each, %i a page', async (size) => {
    const [character, guild] = [mostOften('character'), mostOften('guild')];
    const ids = (isMatch: (row: Row) => boolean) => rows.filter(isMatch).map(({ id }) => id);
    for (const [args, expected] of [
      ['', ids(() => true)],
      [`characterId: ${character}`, ids((row) => foughtBy(row, 'character', character))],
      [`guildId: ${guild}`, ids((row) => foughtBy(row, 'guild', guild))],
    ] as const) {
      expect(await walkForwards(api, 'skirmishes', args, size)).toEqual(expected);
      expect(await walkBackwards(api, 'skirmishes', args, size)).toEqual(expected);
    }
  });
});
