import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi('everything');
});
afterAll(() => api.close());

describe('a gear planner', () => {
  it('counts items, and knows the level of a set', async () => {
    const [set] = await api.sql<{ id: number; item: number; level: number }[]>`
      select item_set_id as id, min(id) as item, max(item_level)::integer as level
      from item where item_set_id is not null group by 1 order by 1 limit 1`;
    const { items, item } = await api.ask<{
      items: { totalCount: number };
      item: { itemSet: { level: number } };
    }>(`{ items { totalCount } item(id: ${set?.item}) { itemSet { level } } }`);
    const [count] = await api.sql<{ count: number }[]>`select count(*)::integer as count from item`;
    expect(items.totalCount).toBe(count?.count);
    expect(item.itemSet.level).toBe(set?.level);
  });

  it('reads what drops from what in as many statements for many items as for one', async () => {
    const question = (first: number) => `{ items(first: ${first}, where: { type: { eq: POTION } }) { nodes {
      dropsFromCreatures(first: 3) { nodes { id } totalCount } dropsFromGameObjects { totalCount }
      rewardedFromChapters { nodes { id } } } } }`;
    api.takeStatements();
    await api.ask(question(1));
    const few = api.takeStatements().length;
    await api.ask(question(30));
    expect(api.takeStatements()).toHaveLength(few);
  });

  it('reads an ability for the stats of a player', async () => {
    const [row] = await api.sql<
      { id: number }[]
    >`select id from ability where value_stat = 'STRENGTH' limit 1`;
    const text = async (strength: number) => {
      const { ability } = await api.ask<{ ability: { description: string } }>(
        `{ ability(id: ${row?.id}) { description(stats: { level: 40, strength: ${strength}, ballisticSkill: 0, intelligence: 0, willpower: 0 }) } }`,
      );
      return Number(/\d+/.exec(ability.description)?.[0]);
    };
    expect(await text(1000)).toBeGreaterThan(await text(0));
  });
});
