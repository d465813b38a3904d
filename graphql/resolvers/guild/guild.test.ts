import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderTruths } from '#graphql/testing/truth/filter-truth.ts';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';
import { walkBackwards, walkForwards } from '#graphql/testing/walk-pages.ts';

type Row = { id: number; name: string; realm: string; level: number; leaderId: number | null };
type Guilds = { guilds: { totalCount: number; nodes: { id: string }[] } };
type Members = {
  guild: {
    members: {
      totalCount: number;
      nodes: { character: { id: string } }[];
      pageInfo: { hasNextPage: boolean; endCursor: string | null };
    };
  };
};

let api: TestApi;
let rows: readonly Row[];

beforeAll(async () => {
  api = await openTestApi();
  rows = await api.sql<Row[]>`select id, name, realm, level, leader_id as "leaderId" from guild order by id`;
});
afterAll(() => api.close());

describe('a guild', () => {
  it('has what its row has', async () => {
    const [row] = await api.sql<
      Record<string, string | number>[]
    >`select * from guild where leader_id is not null order by id limit 1`;
    const { emblem, pattern, color1, color2, shape } = row ?? {};
    const answer = await api.ask(
      `{ guild(id: ${row?.id}) { id name realm level description briefDescription leader { id }
         heraldry { emblem pattern color1 color2 shape } } }`,
    );

    expect(answer).toEqual({
      guild: {
        id: String(row?.id),
        name: row?.name,
        realm: row?.realm,
        level: row?.level,
        description: row?.description,
        briefDescription: row?.brief_description,
        leader: { id: String(row?.leader_id) },
        heraldry: { emblem, pattern, color1, color2, shape },
      },
    });
  });

  it("has its ranks in order, the leader's first", async () => {
    const ranks = await api.sql<{ guild: number; ranks: { name: string; rank: number }[] }[]>`
      select guild_id as guild, json_agg(json_build_object('name', name, 'rank', rank_order) order by rank_order) as ranks
      from guild_rank group by 1 order by 1 limit 3`;
    expect(ranks).toHaveLength(3);
    for (const { guild, ranks: expected } of ranks) {
      expect(expected.length).toBeGreaterThan(1);
      expect(await api.ask(`{ guild(id: ${guild}) { ranks { name rank } } }`)).toEqual({
        guild: { ranks: expected },
      });
    }
  });

  it('may have no leader', async () => {
    const leaderless = rows.find(({ leaderId }) => leaderId === null);
    expect(leaderless).toBeDefined();
    expect(await api.ask(`{ guild(id: ${leaderless?.id}) { leader { id } } }`)).toEqual({
      guild: { leader: null },
    });
  });

  it.each(['0', 'abc', '99999999999'])('with the id %j is null', async (id) => {
    expect(await api.ask('query Q($id: ID!) { guild(id: $id) { id } }', { id })).toEqual({ guild: null });
  });
});

describe('the members of a guild', () => {
  it.each([4, 50])('come by rank, then by name, each once, %i a page', async (size) => {
    const [guild] = await api.sql<{ id: number }[]>`
      select guild_id as id from guild_member group by 1 order by count(*) desc, 1 limit 1`;
    const members = await api.sql<{ id: string }[]>`
      select character_id::text as id
      from guild_member join "character" on "character".id = character_id
      where guild_id = ${guild?.id ?? 0}
      order by rank_order, name, character_id`;
    const expected = members.map(({ id }) => id);

    const ids: string[] = [];
    let after: string | null = null;
    do {
      const { guild: answer }: Members = await api.ask<Members>(
        `query Q($after: String) { guild(id: ${guild?.id}) { members(first: ${size}, after: $after) {
           totalCount nodes { character { id } } pageInfo { hasNextPage endCursor } } } }`,
        { after },
      );
      expect(answer.members.totalCount).toBe(expected.length);
      ids.push(...answer.members.nodes.map(({ character }) => character.id));
      after = answer.members.pageInfo.hasNextPage ? answer.members.pageInfo.endCursor : null;
    } while (after !== null);
    expect(ids).toEqual(expected);
  });

  it.each([
    ['career', 'ASC'],
    ['level', 'DESC'],
    ['name', 'ASC'],
    ['rank', 'DESC'],
    ['renownRank', 'ASC'],
  ] as const)('come by %s %s and name, all of them or those of a name', async (column, direction) => {
    const [guild] = await api.sql<{ id: number }[]>`
      select guild_id as id from guild_member group by 1 order by count(*) desc, 1 limit 1`;
    const by = column === 'renownRank' ? 'renown_rank' : column === 'rank' ? 'rank_order' : column;
    const members = await api.sql<{ id: string; name: string }[]>`
      select character_id::text as id, name
      from guild_member join "character" on "character".id = character_id
      where guild_id = ${guild?.id ?? 0}
      order by ${api.sql(by)} ${api.sql.unsafe(direction)}, name, character_id`;
    const part = members[0]?.name.slice(1, 3).toUpperCase() ?? '';
    for (const contains of ['', part]) {
      const expected = members.filter(({ name }) => name.toUpperCase().includes(contains));
      const ids: string[] = [];
      let after: string | null = null;
      do {
        const { guild: answer }: Members = await api.ask<Members>(
          `query Q($where: CharacterFilterInput, $after: String) { guild(id: ${guild?.id}) {
             members(where: $where, order: [{ ${column}: ${direction} }, { name: ASC }], first: 7, after: $after) {
               totalCount nodes { character { id } } pageInfo { hasNextPage endCursor } } } }`,
          { where: { name: { contains } }, after },
        );
        expect(answer.members.totalCount).toBe(expected.length);
        ids.push(...answer.members.nodes.map(({ character }) => character.id));
        after = answer.members.pageInfo.hasNextPage ? answer.members.pageInfo.endCursor : null;
      } while (after !== null);
      expect(ids).toEqual(expected.map(({ id }) => id));
    }
  });

  it('can be none', async () => {
    const [empty] = await api.sql<{ id: number }[]>`
      select id from guild where id not in (select guild_id from guild_member) order by id limit 1`;
    expect(empty).toBeDefined();
    expect(
      await api.ask(`{ guild(id: ${empty?.id}) { members { totalCount nodes { rank { name } } } } }`),
    ).toEqual({
      guild: { members: { totalCount: 0, nodes: [] } },
    });
  });
});

describe('a list of guilds', () => {
  it.each([3, 50])('has every guild once in each order, %i a page', async (size) => {
    const byLevel = [...rows].sort((one, other) => other.level - one.level || one.id - other.id);
    const byRow = rows.map(({ id }) => String(id));
    const order = 'order: [{ level: DESC }],';

    expect(await walkForwards(api, 'guilds', '', size)).toEqual(byRow);
    expect(await walkBackwards(api, 'guilds', '', size)).toEqual(byRow);
    expect(await walkForwards(api, 'guilds', order, size)).toEqual(byLevel.map(({ id }) => String(id)));
    expect(await walkBackwards(api, 'guilds', order, size)).toEqual(byLevel.map(({ id }) => String(id)));
  });

  const expectGuilds = async (where: object, isMatch: (row: Row) => boolean) => {
    const { guilds } = await api.ask<Guilds>(
      'query Q($where: GuildFilterInput) { guilds(where: $where, first: 50) { totalCount nodes { id } } }',
      { where },
    );
    const matches = rows.filter(isMatch);
    expect(guilds.totalCount).toBe(matches.length);
    expect(guilds.nodes.map(({ id }) => id)).toEqual(matches.slice(0, 50).map(({ id }) => String(id)));
  };

  it.each(Object.entries(orderTruths))('filters by level with %s', async (operator, truth) => {
    const middle = rows[rows.length >> 1]?.level ?? 0;
    await expectGuilds({ level: { [operator]: middle } }, ({ level }) => truth(level, middle));
  });

  it('filters by realm and name', async () => {
    const part = rows[0]?.name.slice(1, 3) ?? '';
    await expectGuilds({ realm: { eq: 'ORDER' } }, ({ realm }) => realm === 'ORDER');
    await expectGuilds({ realm: { nin: ['ORDER', 'NEUTRAL'] } }, ({ realm }) => realm === 'DESTRUCTION');
    await expectGuilds({ name: { contains: part } }, ({ name }) =>
      name.toLowerCase().includes(part.toLowerCase()),
    );
  });

  it('counts the members of all its guilds at once', async () => {
    api.takeStatements();
    await api.ask('{ guilds(first: 20) { nodes { id members(first: 0) { totalCount } } } }');
    expect(api.takeStatements()).toEqual(['guildsPage', 'membersCount']);
  });
});
