import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CAREER_FLAGS, QUEST_TYPES, RACE_FLAGS } from '#graphql/sql/engine/where/bitmask.ts';
import { equalityTruths, orderTruths, textTruths } from '#graphql/testing/truth/filter-truth.ts';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';

type Row = { id: number; name: string; type: number; races: number; careers: number };
type Answer = { quests: { nodes: { id: string }[]; pageInfo: { hasNextPage: boolean } } };

let api: TestApi;
let rows: readonly Row[];

beforeAll(async () => {
  api = await openTestApi();
  rows = await api.sql<Row[]>`
    select id, name, type, race_restriction as races, career_restriction as careers from quest order by id`;
});
afterAll(() => api.close());

async function expectQuests(where: object, isMatch: (row: Row) => boolean): Promise<number> {
  const { quests } = await api.ask<Answer>(
    'query Q($where: QuestFilterInput) { quests(where: $where, first: 50) { nodes { id } pageInfo { hasNextPage } } }',
    { where },
  );
  const matches = rows.filter(isMatch).map(({ id }) => String(id));
  expect(quests.nodes.map(({ id }) => id)).toEqual(matches.slice(0, 50));
  expect(quests.pageInfo.hasNextPage).toBe(matches.length > 50);
  return matches.length;
}

/** The flags of a mask, written out as a client would: some false, some left out. */
const flagsOf = (names: readonly string[], mask: number) =>
  Object.fromEntries(
    names.flatMap((name, bit) => {
      const isSet = (mask & (1 << bit)) !== 0;
      return isSet || bit % 2 === 0 ? [[name, isSet]] : [];
    }),
  );

describe.each([
  ['type', QUEST_TYPES, (row: Row) => row.type],
  ['raceRestriction', RACE_FLAGS, (row: Row) => row.races],
  ['careerRestriction', CAREER_FLAGS, (row: Row) => row.careers],
] as const)('a quest filter on %s', (field, names, maskOf) => {
  const masks = () => [...new Set(rows.map(maskOf))];

  it('knows eq and neq of every set there is', async () => {
    expect(masks().length).toBeGreaterThan(3);
    for (const mask of masks().slice(0, 12)) {
      const found = await expectQuests(
        { [field]: { eq: flagsOf(names, mask) } },
        (row) => maskOf(row) === mask,
      );
      expect(found).toBeGreaterThan(0);
      await expectQuests({ [field]: { neq: flagsOf(names, mask) } }, (row) => maskOf(row) !== mask);
    }
  });

  it('knows in and nin, of nothing too', async () => {
    const [, one = 0, other = 0] = masks();
    const list = [one, other].map((mask) => flagsOf(names, mask));
    await expectQuests({ [field]: { in: list } }, (row) => [one, other].includes(maskOf(row)));
    await expectQuests({ [field]: { nin: list } }, (row) => ![one, other].includes(maskOf(row)));
    await expectQuests({ [field]: { in: [] } }, () => false);
    await expectQuests({ [field]: { nin: [] } }, () => true);
  });

  it('takes the empty set for no restriction and no operator for no filter', async () => {
    await expectQuests({ [field]: { eq: {} } }, (row) => maskOf(row) === 0);
    await expectQuests({ [field]: {} }, () => true);
    await expectQuests({ [field]: null }, () => true);
  });

  it('refuses null for a set', async () => {
    const { errors } = await api.send(
      'query Q($where: QuestFilterInput) { quests(where: $where) { nodes { id } } }',
      {
        where: { [field]: { eq: null } },
      },
    );
    expect(errors).toMatchObject([
      { message: '"eq" needs a value.', extensions: { code: 'BAD_USER_INPUT' } },
    ]);
  });
});

describe('a quest filter', () => {
  it.each(Object.entries({ ...equalityTruths, ...orderTruths }))(
    'on the id knows %s',
    async (operator, truth) => {
      const middle = rows[rows.length >> 1]?.id ?? 0;
      await expectQuests({ id: { [operator]: middle } }, ({ id }) => truth(id, middle));
    },
  );

  it.each(Object.entries(textTruths))('on the name knows %s', async (operator, truth) => {
    for (const text of ['the', 'PART', 'l', "'"]) {
      await expectQuests({ name: { [operator]: text } }, ({ name }) => truth(name, text));
    }
  });

  it('on the name knows eq, neq, in and nin', async () => {
    const [one = '', other = ''] = [rows[3]?.name, rows[90]?.name];
    await expectQuests({ name: { eq: one } }, ({ name }) => name === one);
    await expectQuests({ name: { neq: one } }, ({ name }) => name !== one);
    await expectQuests({ name: { in: [one, other] } }, ({ name }) => name === one || name === other);
    await expectQuests({ name: { nin: [one, other] } }, ({ name }) => name !== one && name !== other);
  });

  it('combines fields, and, or', async () => {
    const middle = rows[rows.length >> 1]?.id ?? 0;
    await expectQuests(
      {
        id: { gte: middle },
        or: [{ type: { eq: { isNone: true } } }, { and: [{ name: { contains: 'part' } }] }],
      },
      ({ id, type, name }) => id >= middle && (type === 0 || name.toLowerCase().includes('part')),
    );
  });
});
