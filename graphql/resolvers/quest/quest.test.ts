import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { careersOf, questTypeFlags, racesOf } from '#graphql/sql/engine/where/bitmask.ts';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';
import { walkBackwards, walkForwards } from '#graphql/testing/walk-pages.ts';

type QuestRow = {
  id: number;
  name: string;
  type: number;
  repeatable_type: string;
  xp: number;
  gold: number;
  choice_count: number;
  description: string | null;
  journal_entry: string | null;
  race_restriction: number;
  career_restriction: number;
  min_level: number;
  max_level: number;
  min_renown: number;
  max_renown: number;
};

let api: TestApi;
let quests: readonly QuestRow[];

beforeAll(async () => {
  api = await openTestApi();
  quests = await api.sql<QuestRow[]>`select * from quest order by id`;
});
afterAll(() => api.close());

const FIELDS = `id name type { isGroup isTravel isTome isRvR isPlayerKill isEpic isNone } repeatableType xp gold
  choiceCount description journalEntry raceRestriction careerRestriction minLevel maxLevel minRenown maxRenown`;

describe('a quest', () => {
  it('has what its row has, each of 50 of them', async () => {
    const { quests: answer } = await api.ask<{ quests: { nodes: unknown[] } }>(
      `{ quests(first: 50) { nodes { ${FIELDS} } } }`,
    );
    expect(answer.nodes).toEqual(
      quests.slice(0, 50).map((row) => ({
        id: String(row.id),
        name: row.name,
        type: questTypeFlags(row.type),
        repeatableType: row.repeatable_type,
        xp: row.xp,
        gold: row.gold,
        choiceCount: row.choice_count,
        description: row.description,
        journalEntry: row.journal_entry,
        raceRestriction: racesOf(row.race_restriction),
        careerRestriction: careersOf(row.career_restriction),
        minLevel: row.min_level,
        maxLevel: row.max_level,
        minRenown: row.min_renown,
        maxRenown: row.max_renown,
      })),
    );
  });

  it('has its objectives, rewards and starters in their order', async () => {
    const [row] = await api.sql<{ id: number }[]>`
      select quest_id as id from quest_reward join quest_creature using (quest_id)
      join quest_objective using (quest_id) group by 1
      having count(distinct is_choice) = 2 and count(distinct creature_id) > 1 order by 1 limit 1`;
    const id = row?.id ?? 0;
    const objectives = await api.sql`
      select description, count from quest_objective where quest_id = ${id} order by position`;
    const rewards = (isChoice: boolean) => api.sql`
      select count, json_build_object('id', item_id::text) as item
      from quest_reward where quest_id = ${id} and is_choice = ${isChoice} order by quest_reward.position`;
    const starters = await api.sql`
      select id::text, name, realm from creature
      where id in (select creature_id from quest_creature where quest_id = ${id}) order by creature.id`;
    const answer = await api.ask(`{ quest(id: ${id}) { objectives { description count }
      rewardsGiven { count item { id } } rewardsChoice { count item { id } }
      starterCreatures { id name realm } } }`);

    expect(starters.length).toBeGreaterThan(1);
    expect(answer).toEqual({
      quest: {
        objectives: [...objectives],
        rewardsGiven: [...(await rewards(false))],
        rewardsChoice: [...(await rewards(true))],
        starterCreatures: [...starters],
      },
    });
  });

  it.each(['0', '', 'abc', '-1', '1.5', '99999999999', '1; drop table quest'])(
    'with the id %j is null',
    async (id) => {
      expect(await api.ask('query Q($id: ID!) { quest(id: $id) { id } }', { id })).toEqual({ quest: null });
    },
  );

  it('costs one statement per kind of children, however many are asked for', async () => {
    api.takeStatements();
    await api.ask(`{ quests(first: 50) { nodes { name objectives { count } rewardsGiven { item { name } }
      rewardsChoice { item { name } } starterCreatures { name } } } }`);
    const statements = api.takeStatements();
    expect(new Set(statements).size).toBe(statements.length);
    expect(statements.sort()).toEqual(
      [
        'creaturesById',
        'itemsById',
        'objectivesOfQuests',
        'placesOfQuests',
        'questsPage',
        'rewardsOfQuests',
      ].sort(),
    );
  });
});

describe('a list of quests', () => {
  it.each([7, 50])('has every quest once in each order, %i a page', async (size) => {
    const few = quests.slice(0, size === 1 ? 40 : undefined);
    const where = size === 1 ? `where: { id: { lte: ${few.at(-1)?.id} } },` : '';
    const byId = few.map(({ id }) => String(id));
    const byType = [...few].sort((one, other) => other.type - one.type || one.id - other.id);
    const args = `order: [{ type: DESC }], ${where}`;

    expect(await walkForwards(api, 'quests', where, size)).toEqual(byId);
    expect(await walkBackwards(api, 'quests', where, size)).toEqual(byId);
    expect(await walkForwards(api, 'quests', args, size)).toEqual(byType.map(({ id }) => String(id)));
    expect(await walkBackwards(api, 'quests', args, size)).toEqual(byType.map(({ id }) => String(id)));
  });

  it('can be ordered by name, either way', async () => {
    const names = await api.sql<{ id: string }[]>`select id::text from quest order by name desc, quest.id`;
    const expected = names.map(({ id }) => id);
    expect(await walkForwards(api, 'quests', 'order: [{ name: DESC }],', 50)).toEqual(expected);
    expect(await walkBackwards(api, 'quests', 'order: [{ name: DESC }],', 33)).toEqual(expected);
  });
});
