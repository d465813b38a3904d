import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { battleScoreOf } from '#graphql/testing/truth/battle-score-truth.ts';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';

type Entry = Record<string, number | string> & { character: { id: string } };
type Board = {
  nodes: Entry[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string };
};

const SORTS = [
  'damage',
  'deathBlows',
  'deaths',
  'healing',
  'killDamage',
  'kills',
  'level',
  'protection',
  'renownRank',
] as const;
const COMBAT_COLUMNS = `kills killsSolo deaths deathBlows damage killDamage damageReceived healing healingSelf healingOthers
  healingReceived protection protectionSelf protectionOthers protectionReceived resurrectionsDone level renownRank`;

let api: TestApi;
let id: string;
let all: readonly Entry[];

beforeAll(async () => {
  api = await openTestApi();
  const [skirmish] = await api.sql<{ id: string }[]>`
    select skirmish_id::text as id from skirmish_score group by 1 having count(*) <= 50 order by count(*) desc, 1 limit 1`;
  id = skirmish?.id ?? '';
  all = (await board({ first: 50 })).nodes;
});
afterAll(() => api.close());

type PageArguments = { first?: number; after?: string | null; last?: number; before?: string | null };

/** The arguments are variables: a number in the text would count as the cost of the query. */
async function board(page: PageArguments, order?: readonly object[]): Promise<Board> {
  const { skirmish } = await api.ask<{ skirmish: { scoreboardEntries: Board } }>(
    `query Q($id: ID!, $order: [SkirmishScoreboardEntrySortInput!],
             $first: Int, $after: String, $last: Int, $before: String) {
       skirmish(id: $id) {
         scoreboardEntries(order: $order, first: $first, after: $after, last: $last, before: $before) {
           nodes { character { id } guild { id } realm ${COMBAT_COLUMNS} }
           pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } } }`,
    { id, order, ...page },
  );
  return skirmish.scoreboardEntries;
}

const idsOf = (entries: readonly Entry[]) => entries.map(({ character }) => character.id);

/** The entries by some of their values, then by the player's id. */
const sorted = (order: readonly (readonly [field: string, sign: 1 | -1])[]) =>
  all.toSorted((one, other) => {
    for (const [field, sign] of order) {
      const difference = sign * (Number(one[field]) - Number(other[field]));
      if (difference !== 0) return difference;
    }
    return Number(one.character.id) - Number(other.character.id);
  });

async function walk(size: number, order: readonly object[], backwards: boolean) {
  const entries: Entry[] = [];
  let cursor: string | null = null;
  do {
    const page: Board = await board(
      backwards ? { last: size, before: cursor } : { first: size, after: cursor },
      order,
    );
    const { hasPreviousPage, hasNextPage, startCursor, endCursor } = page.pageInfo;
    if (backwards) entries.unshift(...page.nodes);
    else entries.push(...page.nodes);
    if (backwards) cursor = hasPreviousPage ? startCursor : null;
    else cursor = hasNextPage ? endCursor : null;
  } while (cursor !== null);
  return entries;
}

describe('a skirmish scoreboard', () => {
  it('has every value of every row, by the player where no order is asked for', async () => {
    const rows = await api.sql`select * from skirmish_score where skirmish_id = ${id} order by character_id`;
    expect(rows.length).toBeGreaterThan(20);
    expect(all).toEqual(
      rows.map((row) =>
        Object.assign(battleScoreOf(row), {
          character: { id: String(row.character_id) },
          guild: row.guild_id === null ? null : { id: String(row.guild_id) },
          realm: row.realm,
        }),
      ),
    );
  });

  it.each(SORTS)('is ordered by %s both ways', async (field) => {
    expect(idsOf((await board({ first: 50 }, [{ [field]: 'DESC' }])).nodes)).toEqual(
      idsOf(sorted([[field, -1]])),
    );
    expect(idsOf((await board({ first: 50 }, [{ [field]: 'ASC' }])).nodes)).toEqual(
      idsOf(sorted([[field, 1]])),
    );
  });

  it('is ordered by several values, ties and all', async () => {
    const { nodes } = await board({ first: 50 }, [{ deaths: 'ASC' }, { kills: 'DESC' }]);
    expect(idsOf(nodes)).toEqual(
      idsOf(
        sorted([
          ['deaths', 1],
          ['kills', -1],
        ]),
      ),
    );
  });

  it.each([3, 25])('has everybody once, %i a page, though many tie', async (size) => {
    const orders = [[{ deathBlows: 'DESC' }], [{ deaths: 'ASC' }, { healing: 'DESC' }], [{ level: 'DESC' }]];
    const truths = [
      sorted([['deathBlows', -1]]),
      sorted([
        ['deaths', 1],
        ['healing', -1],
      ]),
      sorted([['level', -1]]),
    ];
    expect(new Set(all.map(({ deathBlows }) => deathBlows)).size).toBeLessThan(all.length / 2);
    for (const [index, order] of orders.entries()) {
      expect(idsOf(await walk(size, order, false))).toEqual(idsOf(truths[index] ?? []));
      expect(idsOf(await walk(size, order, true))).toEqual(idsOf(truths[index] ?? []));
    }
  });

  it('refuses the cursor of another order', async () => {
    const { pageInfo } = await board({ first: 2 }, [{ kills: 'DESC' }]);
    await expect(board({ first: 2, after: pageInfo.endCursor }, [{ kills: 'ASC' }])).rejects.toThrow(
      'another order',
    );
  });

  it('has as many rows as the skirmish has players', async () => {
    const { skirmishes } = await api.ask<{
      skirmishes: { nodes: { numberOfPlayers: number; scoreboardEntries: { nodes: object[] } }[] };
    }>(
      `query Q($all: Int = 50) { skirmishes(first: 30) { nodes {
         numberOfPlayers scoreboardEntries(first: $all) { nodes { realm } } } } }`,
    );
    for (const { numberOfPlayers, scoreboardEntries } of skirmishes.nodes)
      expect(scoreboardEntries.nodes.length).toBe(Math.min(50, numberOfPlayers));
  });
});
