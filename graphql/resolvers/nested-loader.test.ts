import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

/** A list of a type's field below a list of records, and the ids of some that have rows in it. */
const LISTS = [
  {
    type: 'guild',
    field: 'members',
    nodes: '{ character { id } }',
    parents: 'select guild_id as id from guild_member group by 1 order by count(*) desc, 1 limit 4',
    statements: ['membersPage', 'membersCount'],
  },
  {
    type: 'item',
    field: 'soldByVendors',
    nodes: '{ price item { id } }',
    parents: 'select item_id as id from vendor_item group by 1 order by count(*) desc, 1 limit 4',
    statements: ['soldByVendorsPage', 'soldByVendorsCount'],
  },
  {
    type: 'item',
    field: 'usedToPurchase',
    nodes: '{ price item { id } }',
    parents: 'select item_id as id from vendor_item_required group by 1 order by count(*) desc, 1 limit 4',
    statements: ['usedToPurchasePage', 'usedToPurchaseCount'],
  },
  {
    type: 'item',
    field: 'rewardedFromQuests',
    nodes: '{ id }',
    parents: 'select item_id as id from quest_reward group by 1 order by count(*) desc, 1 limit 4',
    statements: ['rewardedFromQuestsPage', 'rewardedFromQuestsCount'],
  },
  {
    type: 'creature',
    field: 'vendorItems',
    nodes: '{ price item { id } }',
    parents:
      'select creature_id as id from vendor_item_creature group by 1 order by count(*) desc, 1 limit 4',
    statements: ['vendorItemsPage', 'vendorItemsCount'],
  },
] as const;

describe.each(LISTS)('$field of several of a type', ({ type, field, nodes, parents, statements }) => {
  const idsOf = async () => (await api.sql.unsafe<{ id: number }[]>(parents)).map(({ id }) => id);
  const fieldOf = (id: number, args: string) =>
    `of${id}: ${type}(id: ${id}) { ${field}(${args}) { totalCount nodes ${nodes} pageInfo { hasNextPage endCursor } } }`;

  it.each(['first: 3', 'last: 3', 'first: 2'])('are as those of each alone: %s', async (args) => {
    const ids = await idsOf();
    expect(ids.length).toBeGreaterThan(1);
    const alone: object[] = [];
    for (const id of ids) alone.push(await api.ask<object>(`{ ${fieldOf(id, args)} }`));

    const together = await api.ask<object>(`{ ${ids.map((id) => fieldOf(id, args)).join(' ')} }`);
    expect(together).toEqual(Object.assign({}, ...alone));
  });

  it('are read in one statement, and counted in one', async () => {
    const ids = await idsOf();
    const query = `{ ${ids.map((id) => fieldOf(id, 'first: 0')).join(' ')} }`;
    api.takeStatements();
    await api.ask(query);
    expect(api.takeStatements().sort()).toEqual([`${type}sById`, ...statements].sort());
  });

  it('are read in one statement for each set of arguments', async () => {
    const ids = await idsOf();
    const query = `{ ${ids.map((id, index) => fieldOf(id, `first: ${index % 2}`)).join(' ')} }`;
    api.takeStatements();
    await api.ask(query);
    const [page, count] = statements;
    expect(
      api
        .takeStatements()
        .filter((name) => name === page || name === count)
        .sort(),
    ).toEqual([count, page, page]);
  });
});

describe('the scoreboards of a list of skirmishes', () => {
  const ENTRIES = 'nodes { realm damage } pageInfo { endCursor hasNextPage }';
  const query = `query Q($first: Int = 5) { skirmishes(first: 20) { nodes { id
    damage: scoreboardEntries(first: $first, order: [{ damage: DESC }]) { ${ENTRIES} }
    healing: scoreboardEntries(first: $first, order: [{ healing: DESC }]) { ${ENTRIES} } } } }`;
  type Skirmishes = { skirmishes: { nodes: { id: string; damage: { nodes: { damage: number }[] } }[] } };

  it('take one statement for each order', async () => {
    api.takeStatements();
    await api.ask(query);
    expect(api.takeStatements()).toEqual([
      'skirmishesPage',
      'scoreboardEntriesPage',
      'scoreboardEntriesPage',
    ]);
  });

  it('each have their own best', async () => {
    const { skirmishes } = await api.ask<Skirmishes>(query);
    expect(skirmishes.nodes).toHaveLength(20);
    for (const { id, damage } of skirmishes.nodes) {
      const rows = await api.sql<{ damage: number }[]>`
        select damage from skirmish_score where skirmish_id = ${id} order by damage desc limit 5`;
      expect(damage.nodes.map((node) => node.damage)).toEqual(rows.map((row) => row.damage));
    }
  });

  it('take one statement for the damage of one player in all of them', async () => {
    const [row] = await api.sql<{ id: number }[]>`
      select character_id as id from skirmish_score group by 1 order by count(*) desc, 1 limit 1`;
    api.takeStatements();
    await api.ask(`{ skirmishes(characterId: "${row?.id}", first: 8) { nodes {
      killDamageByCharacter(id: ${row?.id}) { damageAmount } } } }`);
    expect(api.takeStatements()).toEqual(['skirmishesPage', 'damageOf']);
  });
});

describe('the leaderboards of all ranked seasons', () => {
  it('take one statement for each type', async () => {
    const leaderboard = (type: string) =>
      `${type}: leaderboard(type: ${type}, first: 2) { nodes { rank rating } }`;
    api.takeStatements();
    const { rankedSeasons } = await api.ask<{ rankedSeasons: Record<string, { nodes: object[] }>[] }>(
      `{ rankedSeasons { ${leaderboard('RANKED_SOLO')} ${leaderboard('RANKED_GROUP')} } }`,
    );
    expect(rankedSeasons.length).toBeGreaterThan(1);
    expect(rankedSeasons.every((season) => season.RANKED_SOLO?.nodes.length === 2)).toBe(true);
    expect(api.takeStatements()).toEqual(['rankedSeasons', 'leaderboardPage', 'leaderboardPage']);
  });
});
