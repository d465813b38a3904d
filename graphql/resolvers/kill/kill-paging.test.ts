import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';
import { walkBackwards, walkForwards } from '#graphql/testing/walk-pages.ts';

type Kills = {
  kills: { totalCount: number; nodes: { id: string; time: number }[]; pageInfo: { hasNextPage: boolean } };
};

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const idsOf = async (rows: Promise<readonly { id: string }[]>) => (await rows).map(({ id }) => id);

describe('kills, page by page', () => {
  it.each([33, 50])('has every kill once, newest first, %i a page', async (size) => {
    const all = await idsOf(
      api.sql<{ id: string }[]>`select id::text from kill order by time desc, kill.id desc`,
    );

    expect(all.length).toBeGreaterThan(3 * size);
    expect(await walkForwards(api, 'kills', '', size)).toEqual(all);
    expect(await walkBackwards(api, 'kills', '', size)).toEqual(all);
  });

  it.each([1, 3])('has every kill of a feud once, both ways mixed, %i a page', async (size) => {
    const { one, other } = await bitterestFeud();
    const feud = `playerFeudFilter: { player1Id: ${one}, player2Id: ${other} }`;
    const all = await idsOf(api.sql<{ id: string }[]>`
      select id::text from kill
      where (killer_id = ${one} and victim_id = ${other}) or (killer_id = ${other} and victim_id = ${one})
      order by time desc, kill.id desc`);

    expect(await walkForwards(api, 'kills', feud, size)).toEqual(all);
    expect(await walkBackwards(api, 'kills', feud, size)).toEqual(all);
  });

  it('tells kills of the same second apart', async () => {
    const [tie] = await api.sql<{ time: number; count: number }[]>`
      select time, count(*)::integer as count from kill group by time order by 2 desc, 1 limit 1`;
    if (!tie) throw new Error('There are no kills.');
    expect(tie.count).toBeGreaterThan(1);

    const filter = `where: { time: { eq: ${tie.time} } }`;
    expect(new Set(await walkForwards(api, 'kills', filter, 1)).size).toBe(tie.count);
    expect(new Set(await walkBackwards(api, 'kills', filter, 1)).size).toBe(tie.count);
  });
});

describe('the size of a page', () => {
  const sizeFor = async (args: string) => {
    const { kills } = await api.ask<Kills>(`{ kills${args} { nodes { id } } }`);
    return kills.nodes.length;
  };

  it('is 10 unless given', async () => {
    expect(await sizeFor('')).toBe(10);
    expect(await sizeFor('(first: null)')).toBe(10);
    expect(await sizeFor('(first: 3)')).toBe(3);
    expect(await sizeFor('(first: 50)')).toBe(50);
  });

  it('above 50 is the error of the game, and takes no other field along', async () => {
    for (const [argument, size] of [
      ['first', 51],
      ['last', 2_000_000_000],
    ] as const) {
      const query = `query Q($n: Int) { kills(${argument}: $n) { totalCount } guilds(first: 1) { nodes { __typename } } }`;
      expect(await api.send(query, { n: size })).toEqual({
        status: 200,
        data: { kills: null, guilds: { nodes: [{ __typename: 'Guild' }] } },
        errors: [
          expect.objectContaining({
            message: 'The maximum allowed items per page were exceeded.',
            path: ['kills'],
            extensions: { code: 'HC0051', requestedItems: size, maxAllowedItems: 50 },
          }),
        ],
      });
    }
  });

  it('of 0 has no kills, but their number and whether there are any', async () => {
    const { kills } = await api.ask<Kills>(
      '{ kills(first: 0) { totalCount nodes { id } pageInfo { hasNextPage } } }',
    );
    const [{ count } = { count: 0 }] = await api.sql<
      { count: number }[]
    >`select count(*)::integer as count from kill`;

    expect(kills).toEqual({ totalCount: count, nodes: [], pageInfo: { hasNextPage: true } });
  });

  it.each([
    ['first: -1', 'A page cannot have -1 rows.'],
    ['last: -5', 'A page cannot have -5 rows.'],
    ['first: 1, last: 1', 'Ask for "first" or for "last", not for both.'],
  ])('cannot be %s', async (args, message) => {
    const { status, errors } = await api.send(`{ kills(${args}) { nodes { id } } }`);

    expect(status).toBe(200);
    expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});

describe('what is read', () => {
  it('is the page alone, or the total alone, as asked for', async () => {
    api.takeStatements();
    await api.ask('{ kills { nodes { id } } }');
    expect(api.takeStatements()).toEqual(['killPage']);

    await api.ask('{ kills(first: 0) { totalCount } }');
    expect(api.takeStatements()).toEqual(['killsOfSpan']);

    await api.ask('{ kills(where: { victimLevel: { gt: 1 } }, first: 0) { totalCount } }');
    expect(api.takeStatements()).toEqual(['killCount']);
  });
});

/** The two players with the most kills of each other, with at least one each. */
async function bitterestFeud() {
  const [feud] = await api.sql<{ one: number; other: number }[]>`
    select least(killer_id, victim_id) as one, greatest(killer_id, victim_id) as other
    from kill
    group by 1, 2
    having count(distinct killer_id) = 2
    order by count(*) desc, 1, 2
    limit 1`;
  if (!feud) throw new Error('No pair of players killed each other.');
  return feud;
}
