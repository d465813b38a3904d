import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { equalityTruths, orderTruths, type Value } from '#graphql/testing/truth/filter-truth.ts';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';

type Row = Record<string, Value>;
type Answer = { kills: { totalCount: number; nodes: { id: string }[] } };

const ORDERED = [
  'time',
  'zoneId',
  'scenarioId',
  'instanceId',
  'skirmishId',
  'numAssists',
  'damagePercent',
  'killerCharacterId',
  'killerGuildId',
  'killerLevel',
  'killerRenownRank',
  'victimCharacterId',
  'victimGuildId',
  'victimLevel',
  'victimRenownRank',
];
const CAREERS = ['killerCareer', 'victimCareer'];
const OPTIONAL = ['scenarioId', 'instanceId', 'skirmishId', 'killerGuildId', 'victimGuildId'];

let api: TestApi;
let rows: readonly Row[];

beforeAll(async () => {
  api = await openTestApi();
  rows = await api.sql<Row[]>`
    select id::text, time, zone_id as "zoneId", scenario_id as "scenarioId", instance_id::text as "instanceId",
           skirmish_id::text as "skirmishId", assists as "numAssists", damage_percent as "damagePercent",
           killer_id as "killerCharacterId", killer_guild_id as "killerGuildId", killer_level as "killerLevel",
           killer_renown_rank as "killerRenownRank", killer_career as "killerCareer",
           victim_id as "victimCharacterId", victim_guild_id as "victimGuildId", victim_level as "victimLevel",
           victim_renown_rank as "victimRenownRank", victim_career as "victimCareer", solo::integer as solo
    from kill
    order by time desc, kill.id desc`;
});
afterAll(() => api.close());

/** A value that is neither the first nor the last of its column, so that every operator divides the rows. */
const middleOf = (field: string) => {
  const values = rows.map((row) => row[field] ?? null).filter((value) => value !== null);
  return values.sort((one, other) => (one < other ? -1 : 1))[values.length >> 1] ?? null;
};

async function expectKills(where: object, isMatch: (row: Row) => boolean, args = '') {
  const query = `query Q($where: KillFilterInput) { kills(where: $where, first: 50 ${args}) { totalCount nodes { id } } }`;
  const { kills } = await api.ask<Answer>(query, { where });
  const matches = rows.filter(isMatch);

  expect(kills.totalCount).toBe(matches.length);
  expect(kills.nodes.map(({ id }) => id)).toEqual(matches.slice(0, 50).map(({ id }) => id));
  return matches.length;
}

/** All operators are made by one function: each is tried on a column of each kind, and each field with a few of them. */
const KINDS_OF_COLUMN = ['time', 'killerGuildId', 'instanceId'];

describe.each(KINDS_OF_COLUMN)('a kill filter on %s', (field) => {
  it.each(Object.entries({ ...equalityTruths, ...orderTruths }))('knows %s', async (operator, truth) => {
    const operand = middleOf(field);
    await expectKills({ [field]: { [operator]: operand } }, (row) => truth(row[field] ?? null, operand));
  });
});

it.each(ORDERED)('a kill filter on %s reads its own column', async (field) => {
  const operand = middleOf(field);
  const list = [operand, rows[0]?.[field] ?? null];
  await expectKills({ [field]: { nlt: operand } }, (row) => orderTruths.nlt(row[field] ?? null, operand));
  await expectKills({ [field]: { in: list } }, (row) => list.includes(row[field] ?? null));
  await expectKills({ [field]: { nin: list } }, (row) => !list.includes(row[field] ?? null));
});

describe.each(CAREERS)('a kill filter on %s', (field) => {
  it('knows eq, neq, in and nin', async () => {
    const operand = middleOf(field);
    await expectKills({ [field]: { eq: operand } }, (row) => row[field] === operand);
    await expectKills({ [field]: { neq: operand } }, (row) => row[field] !== operand);
    await expectKills({ [field]: { in: [operand] } }, (row) => row[field] === operand);
    await expectKills({ [field]: { nin: [operand] } }, (row) => row[field] !== operand);
  });
});

describe('missing values', () => {
  it.each(OPTIONAL)('of %s are found and left out with null', async (field) => {
    const some = middleOf(field);
    const missing = await expectKills({ [field]: { eq: null } }, (row) => row[field] === null);
    const present = await expectKills({ [field]: { neq: null } }, (row) => row[field] !== null);
    await expectKills({ [field]: { in: [null, some] } }, (row) => row[field] === null || row[field] === some);
    await expectKills(
      { [field]: { nin: [null, some] } },
      (row) => row[field] !== null && row[field] !== some,
    );
    expect(missing).toBeGreaterThan(0);
    expect(present).toBeGreaterThan(0);
  });

  it('cannot be compared', async () => {
    const { data, errors } = await api.send(
      '{ kills(where: { zoneId: { gt: null } }) { totalCount nodes { id } } }',
    );
    expect(data).toEqual({ kills: null });
    expect(errors).toMatchObject([
      { message: '"gt" needs a value.', extensions: { code: 'BAD_USER_INPUT' } },
    ]);
  });
});

describe('combinations', () => {
  it('of fields are all true', async () => {
    const [zone, level] = [middleOf('zoneId'), middleOf('victimLevel')];
    await expectKills(
      { zoneId: { lte: zone }, victimLevel: { gte: level }, instanceId: { eq: null } },
      (row) =>
        Number(row.zoneId) <= Number(zone) &&
        Number(row.victimLevel) >= Number(level) &&
        row.instanceId === null,
    );
  });

  it('with and and or nest', async () => {
    const [zone, killer] = [middleOf('zoneId'), middleOf('killerCharacterId')];
    await expectKills(
      {
        numAssists: { gte: 1 },
        or: [
          { zoneId: { eq: zone } },
          { and: [{ killerCharacterId: { lt: killer } }, { instanceId: { neq: null } }] },
        ],
      },
      (row) =>
        Number(row.numAssists) >= 1 &&
        (row.zoneId === zone || (Number(row.killerCharacterId) < Number(killer) && row.instanceId !== null)),
    );
  });

  it('of nothing match everything, and of no choices nothing', async () => {
    await expectKills({}, () => true);
    await expectKills({ zoneId: {}, and: [], or: [], time: null }, () => true);
    await expectKills({ zoneId: { in: [] } }, () => false);
  });

  it('reach beyond what a column can hold', async () => {
    await expectKills({ zoneId: { lte: 65_535 }, killerCharacterId: { lt: 4_294_967_295 } }, () => true);
    await expectKills({ zoneId: { eq: 65_535 } }, () => false);
  });
});

describe('other arguments', () => {
  it('narrow to solo kills and to one scenario run', async () => {
    const run = middleOf('instanceId');
    const solo = await expectKills({}, (row) => row.solo === 1, 'soloOnly: true');
    expect(solo).toBeGreaterThan(0);
    await expectKills({}, (row) => row.instanceId === run, `instanceId: "${run}"`);
    await expectKills({}, () => false, 'instanceId: "no run"');
  });

  it('count whole days and parts of days alike', async () => {
    const noon = Math.floor(Number(middleOf('time')) / 86_400) * 86_400 + 43_200;
    for (const from of [noon, noon - 43_200, noon - 200_000]) {
      for (const to of [noon, noon + 1, noon + 43_200, noon + 300_000]) {
        const inSpan = (row: Row) => Number(row.time) >= from && Number(row.time) < to;
        await expectKills({ time: { gte: from, lt: to } }, inSpan);
        await expectKills({ time: { gt: from - 1, lte: to - 1 } }, inSpan);
        await expectKills(
          { time: { gte: from, lt: to } },
          (row) => inSpan(row) && row.solo === 1,
          'soloOnly: true',
        );
      }
    }
  });
});
