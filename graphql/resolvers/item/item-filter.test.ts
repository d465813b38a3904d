import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { equalityTruths, orderTruths, textTruths } from '#graphql/testing/truth/filter-truth.ts';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';
import { walkForwards } from '#graphql/testing/walk-pages.ts';

type Row = Record<string, string | number | boolean | null> & {
  id: number;
  name: string;
  description: string;
};

let api: TestApi;
let rows: readonly Row[];

beforeAll(async () => {
  api = await openTestApi();
  rows = await api.sql<Row[]>`select * from item order by id`;
});
afterAll(() => api.close());

const QUERY = `query Q($where: ItemFilterInput, $after: String) {
  items(where: $where, first: 50, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } } }`;

/** The first hundred of a filter, which are those of the rows that match. */
async function expectItems(where: object, isMatch: (row: Row) => boolean): Promise<number> {
  const { items } = await api.ask<{
    items: { nodes: { id: string }[]; pageInfo: { hasNextPage: boolean } };
  }>(QUERY, { where });
  const matches = rows.filter(isMatch).map(({ id }) => String(id));
  expect(items.nodes.map(({ id }) => id)).toEqual(matches.slice(0, 50));
  expect(items.pageInfo.hasNextPage).toBe(matches.length > 50);
  return matches.length;
}

/** All operators are made by one function: each is tried on one field, and each field with a few of them. */
it.each(Object.entries({ ...equalityTruths, ...orderTruths }))(
  'an item filter on a number knows %s',
  async (operator, truth) => {
    await expectItems({ itemLevel: { [operator]: 30 } }, (row) => truth(Number(row.item_level), 30));
  },
);

it.each([
  ['id', 'id', 14_000],
  ['armor', 'armor', 120],
  ['dps', 'dps', 300],
  ['speed', 'speed', 240],
  ['itemLevel', 'item_level', 30],
  ['levelRequirement', 'level_requirement', 24],
  ['renownRankRequirement', 'renown_rank_requirement', 30],
  ['talismanSlots', 'talisman_slots', 1],
])('an item filter on %s reads its own column', async (field, column, operand) => {
  const list = [operand, operand + 1];
  await expectItems({ [field]: { nlt: operand } }, (row) => !(Number(row[column]) < operand));
  await expectItems({ [field]: { in: list } }, (row) => list.includes(Number(row[column])));
  await expectItems({ [field]: { nin: list } }, (row) => !list.includes(Number(row[column])));
});

describe.each([
  ['type', ['SWORD', 'POTION']],
  ['slot', ['JEWELLERY1', 'BODY']],
  ['rarity', ['MYTHIC', 'UTILITY']],
])('an item filter on %s', (field, list) => {
  it('knows eq, neq, in and nin', async () => {
    const [one] = list;
    expect(await expectItems({ [field]: { eq: one } }, (row) => row[field] === one)).toBeGreaterThan(0);
    await expectItems({ [field]: { neq: one } }, (row) => row[field] !== one);
    await expectItems({ [field]: { in: list } }, (row) => list.includes(String(row[field])));
    await expectItems({ [field]: { nin: list } }, (row) => !list.includes(String(row[field])));
    await expectItems({ [field]: { in: [] } }, () => false);
  });
});

describe('an item filter', () => {
  it.each(Object.entries(textTruths))('on the name knows %s', async (operator, truth) => {
    for (const text of ['ring', 'OX', '%', '_', 'þó'])
      await expectItems({ name: { [operator]: text } }, ({ name }) => truth(name, text));
  });

  it('on the description finds texts, and items without one', async () => {
    const isTold = ({ description }: Row) => description.toLowerCase().includes('river');
    expect(await expectItems({ description: { contains: 'RIVER' } }, isTold)).toBeGreaterThan(0);
    await expectItems({ description: { eq: '' } }, ({ description }) => description === '');
  });

  it.each([true, false])('on uniqueEquipped knows %s', async (value) => {
    await expectItems({ uniqueEquipped: { eq: value } }, (row) => row.unique_equipped === value);
    await expectItems({ uniqueEquipped: { neq: value } }, (row) => row.unique_equipped !== value);
  });

  it('combines with and, or and several fields', async () => {
    const isSword = (row: Row) => row.type === 'SWORD';
    await expectItems(
      {
        or: [{ type: { eq: 'SWORD' }, itemLevel: { gt: 40 } }, { rarity: { eq: 'MYTHIC' } }],
        and: [{ levelRequirement: { eq: 40 } }, { name: { ncontains: 'of' } }],
      },
      (row) =>
        ((isSword(row) && Number(row.item_level) > 40) || row.rarity === 'MYTHIC') &&
        row.level_requirement === 40 &&
        !row.name.toLowerCase().includes('of'),
    );
  });
});

describe('items with stats', () => {
  const NEEDED = ['WOUNDS', 'TOUGHNESS', 'MELEE_CRIT_RATE'];

  it.each([1, 2, 3])('have all of %i', async (count) => {
    const stats = NEEDED.slice(0, count);
    const owned = await api.sql<{ item_id: number; stat: string }[]>`select item_id, stat from item_stat`;
    const has = new Set(owned.map(({ item_id, stat }) => `${item_id} ${stat}`));
    const expected = rows.filter(({ id }) => stats.every((stat) => has.has(`${id} ${stat}`)));
    expect(expected.length).toBeGreaterThan(0);

    expect(await walkForwards(api, 'items', `hasStats: [${stats.join(', ')}]`, 50)).toEqual(
      expected.map(({ id }) => String(id)),
    );
  });

  it('may be asked for none, and for one twice', async () => {
    const first = async (args: string) => api.ask(`{ items(${args} first: 5) { nodes { id } } }`);
    expect(await first('hasStats: []')).toEqual(await first(''));
    expect(await first('hasStats: [WOUNDS, WOUNDS]')).toEqual(await first('hasStats: [WOUNDS]'));
  });
});
