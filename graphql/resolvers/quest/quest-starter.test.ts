import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';

type Quests = { nodes: { id: string }[]; totalCount: number; pageInfo: PageInfo };
type PageInfo = { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string };

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

describe('who starts and who ends quests', () => {
  it.each([
    ['creature', 'questsStarter', 'quest_creature', 'creature_id'],
    ['creature', 'questsFinisher', 'quest_finisher_creature', 'creature_id'],
    ['gameObject', 'questsStarter', 'quest_game_object', 'game_object_id'],
    ['gameObject', 'questsFinisher', 'quest_finisher_game_object', 'game_object_id'],
  ])('a %s has its %s by id', async (field, role, table, column) => {
    const rows = await api.sql<{ place: number; quests: string[] }[]>`
      select ${api.sql(column)} as place, json_agg(quest_id::text order by quest_id) as quests
      from ${api.sql(table)} group by 1 order by count(*) desc, 1 limit 5`;
    expect(rows).toHaveLength(5);
    for (const { place, quests } of rows) {
      expect(await api.ask(`{ place: ${field}(id: ${place}) { ${role} { id } } }`)).toEqual({
        place: { [role]: quests.map((id) => ({ id })) },
      });
    }
  });

  it.each([
    ['starterCreatures', 'quest_creature', 'creature_id'],
    ['starterGameObjects', 'quest_game_object', 'game_object_id'],
    ['finisherCreatures', 'quest_finisher_creature', 'creature_id'],
    ['finisherGameObjects', 'quest_finisher_game_object', 'game_object_id'],
  ])('a quest has its %s by id', async (field, table, column) => {
    const rows = await api.sql<{ quest: number; places: string[] }[]>`
      select quest_id as quest, json_agg(${api.sql(column)}::text order by ${api.sql(column)}) as places
      from ${api.sql(table)} group by 1 order by count(*) desc, 1 limit 5`;
    expect(rows).toHaveLength(5);
    for (const { quest, places } of rows) {
      expect(await api.ask(`{ quest(id: ${quest}) { ${field} { id } } }`)).toEqual({
        quest: { [field]: places.map((id) => ({ id })) },
      });
    }
  });

  it('may be missing', async () => {
    const [creature] = await api.sql<{ id: number }[]>`
      select id from creature where id not in (select creature_id from quest_creature) order by id limit 1`;
    expect(await api.ask(`{ creature(id: ${creature?.id}) { questsStarter { id } } }`)).toEqual({
      creature: { questsStarter: [] },
    });
  });
});

describe('the quests that reward an item', () => {
  const SIZES = [1, 2, 3, 10, 50];

  const page = async (item: number, args: string) => {
    const answer = await api.ask<{ item: { rewardedFromQuests: Quests } }>(
      `{ item(id: ${item}) { rewardedFromQuests(${args}) {
         totalCount nodes { id } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } } }`,
    );
    return answer.item.rewardedFromQuests;
  };

  const mostRewarded = async () => {
    const [row] = await api.sql<{ item: number; quests: string[] }[]>`
      select item_id as item, json_agg(distinct quest_id order by quest_id) as quests
      from quest_reward group by 1 order by count(distinct quest_id) desc, 1 limit 1`;
    return { item: row?.item ?? 0, quests: (row?.quests ?? []).map(String) };
  };

  it.each(SIZES)('come by id, each once, both ways, %i a page', async (size) => {
    const { item, quests } = await mostRewarded();
    expect(quests.length).toBeGreaterThan(3);

    const forwards: string[] = [];
    for (let after = ''; ;) {
      const { nodes, pageInfo, totalCount } = await page(item, `first: ${size}${after}`);
      expect(totalCount).toBe(quests.length);
      forwards.push(...nodes.map(({ id }) => id));
      if (!pageInfo.hasNextPage) break;
      after = `, after: "${pageInfo.endCursor}"`;
    }
    expect(forwards).toEqual(quests);

    const backwards: string[] = [];
    for (let before = ''; ;) {
      const { nodes, pageInfo } = await page(item, `last: ${size}${before}`);
      backwards.unshift(...nodes.map(({ id }) => id));
      if (!pageInfo.hasPreviousPage) break;
      before = `, before: "${pageInfo.startCursor}"`;
    }
    expect(backwards).toEqual(quests);
  });

  it('can be none', async () => {
    const [row] = await api.sql<{ id: number }[]>`
      select id from item where id not in (select item_id from quest_reward) order by id limit 1`;
    expect(await page(row?.id ?? 0, 'first: 10')).toMatchObject({ totalCount: 0, nodes: [] });
  });

  it('are counted for a page of items at once', async () => {
    api.takeStatements();
    await api.ask('{ items(first: 30) { nodes { rewardedFromQuests(first: 0) { totalCount } } } }');
    expect(api.takeStatements()).toEqual(['itemsPage', 'rewardedFromQuestsCount']);
  });
});
