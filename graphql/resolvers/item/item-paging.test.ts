import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';
import { walkBackwards, walkForwards } from '#graphql/testing/walk-pages.ts';

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

async function idsBy(order: string, condition = 'true'): Promise<string[]> {
  const rows = await api.sql.unsafe<{ id: string }[]>(
    `select id::text from item where ${condition} order by ${order}`,
  );
  return rows.map(({ id }) => id);
}

const RARITY = `array_position(array['UTILITY','COMMON','UNCOMMON','RARE','VERY_RARE','MYTHIC'], rarity)`;

/** Enough to be of every rarity, with and without the numbers of gear. */
const SOME = ['SWORD', 'SHIELD', 'TROPHY', 'QUEST', 'ENHANCEMENT'];

describe('pages of items', () => {
  it.each([15, 50])('of %i walk all of a type both ways, ties and all', async (size) => {
    const args = 'where: { type: { in: [ACCESSORY, DYE] } }, order: [{ rarity: DESC }, { name: ASC }],';
    const expected = await idsBy(`${RARITY} desc, name, id`, `type in ('ACCESSORY', 'DYE')`);
    expect(await walkForwards(api, 'items', args, size)).toEqual(expected);
    expect(await walkBackwards(api, 'items', args, size)).toEqual(expected);
  });

  it.each([
    ['id', 'id'],
    ['name', 'name'],
    ['description', 'left(description, 60)'],
    ['type', 'type'],
    ['slot', 'slot'],
    ['rarity', RARITY],
    ['armor', 'armor'],
    ['dps', 'dps'],
    ['speed', 'speed'],
    ['itemLevel', 'item_level'],
    ['levelRequirement', 'level_requirement'],
    ['renownRankRequirement', 'renown_rank_requirement'],
    ['talismanSlots', 'talisman_slots'],
  ])('are ordered by %s', async (field, column) => {
    const args = (direction: string) =>
      `where: { type: { in: [${SOME.join(', ')}] } }, order: [{ ${field}: ${direction} }],`;
    const condition = `type in ('${SOME.join("', '")}')`;
    expect(await walkForwards(api, 'items', args('ASC'), 50)).toEqual(
      await idsBy(`${column}, id`, condition),
    );
    expect(await walkBackwards(api, 'items', args('DESC'), 50)).toEqual(
      await idsBy(`${column} desc, id`, condition),
    );
  });

  it('have ten items unless told otherwise, and none when asked for none', async () => {
    const count = async (first?: number) => {
      const { items } = await api.ask<{ items: { nodes: unknown[] } }>(
        'query Q($first: Int) { items(first: $first) { nodes { id } } }',
        { first },
      );
      return items.nodes.length;
    };
    expect(await count()).toBe(10);
    expect(await count(0)).toBe(0);
  });
});
