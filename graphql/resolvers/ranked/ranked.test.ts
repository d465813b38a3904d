import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';

type Season = { id: string; name: string; mainSeason: boolean; start: string; end: string };
type Ladder = {
  nodes: { character: { id: string }; rank: number }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string };
};

const SEASON = 'id name mainSeason start end';
const PAGE = 'pageInfo { hasNextPage hasPreviousPage startCursor endCursor }';

let api: TestApi;
let seasons: readonly Season[];

beforeAll(async () => {
  api = await openTestApi();
  ({ rankedSeasons: seasons } = await api.ask<{ rankedSeasons: Season[] }>(
    `{ rankedSeasons { ${SEASON} } }`,
  ));
});
afterAll(() => api.close());

async function ladder(
  args: string,
  fields = 'character { id } rank',
  id = seasons.at(-1)?.id,
): Promise<Ladder> {
  const { rankedSeason } = await api.ask<{ rankedSeason: { leaderboard: Ladder } }>(
    `query Q($id: ID) { rankedSeason(id: $id) { leaderboard(${args}) { nodes { ${fields} } ${PAGE} } } }`,
    { id },
  );
  return rankedSeason.leaderboard;
}

describe('ranked seasons', () => {
  it('are there, the oldest first, with moments in ISO 8601', async () => {
    const rows = await api.sql`select * from ranked_season order by start_time`;
    expect(rows.length).toBe(4);
    expect(seasons).toEqual(
      rows.map((row) => ({
        id: String(row.id),
        name: row.name,
        mainSeason: row.main_season,
        start: new Date(row.start_time * 1000).toISOString(),
        end: new Date(row.end_time * 1000).toISOString(),
      })),
    );
  });

  it('are found by id; without one, the main season is', async () => {
    for (const season of seasons) {
      expect(await api.ask(`{ rankedSeason(id: ${season.id}) { ${SEASON} } }`)).toEqual({
        rankedSeason: season,
      });
    }
    const main = seasons.filter(({ mainSeason }) => mainSeason);
    expect(main.length).toBe(1);
    expect(await api.ask(`{ rankedSeason { ${SEASON} } }`)).toEqual({ rankedSeason: main[0] });
    expect(await api.ask(`{ rankedSeason(id: null) { ${SEASON} } }`)).toEqual({ rankedSeason: main[0] });
  });

  it.each(['0', '99', 'x', '', '-1'])('are null for %j', async (id) => {
    expect(await api.ask('query Q($id: ID) { rankedSeason(id: $id) { id } }', { id })).toEqual({
      rankedSeason: null,
    });
  });
});

describe('a ladder', () => {
  it.each(['RANKED_SOLO', 'RANKED_GROUP'])(
    '%s has what its rows have, the first rank first',
    async (type) => {
      for (const { id } of seasons) {
        const rows = await api.sql`
        select * from ranked_standing where season_id = ${id} and ladder = ${type} order by rank limit 50`;
        const fields = 'character { id } guild { id } rank careerRank rating wins losses draws renownRank';
        const { nodes } = await ladder(`type: ${type}, first: 50`, fields, id);
        expect(rows.length).toBeGreaterThan(10);
        expect(nodes).toEqual(
          rows.map((row) => ({
            character: { id: String(row.character_id) },
            guild: row.guild_id === null ? null : { id: String(row.guild_id) },
            rank: row.rank,
            careerRank: row.career_rank,
            rating: row.rating,
            wins: row.wins,
            losses: row.losses,
            draws: row.draws,
            renownRank: row.renown_rank,
          })),
        );
      }
    },
  );

  it.each([7, 50])('has everybody once, %i a page', async (size) => {
    const rows = await api.sql<{ id: string }[]>`
      select character_id::text as id from ranked_standing
      where season_id = ${seasons[3]?.id ?? 0} and ladder = 'RANKED_SOLO' order by rank`;
    const forwards: string[] = [];
    const backwards: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: Ladder = await ladder(
        `type: RANKED_SOLO, first: ${size} ${cursor && `, after: "${cursor}"`}`,
      );
      forwards.push(...page.nodes.map(({ character }) => character.id));
      cursor = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    }
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: Ladder = await ladder(
        `type: RANKED_SOLO, last: ${size} ${cursor && `, before: "${cursor}"`}`,
      );
      backwards.unshift(...page.nodes.map(({ character }) => character.id));
      cursor = page.pageInfo.hasPreviousPage ? page.pageInfo.startCursor : null;
    }
    expect(forwards).toEqual(rows.map(({ id }) => id));
    expect(backwards).toEqual(forwards);
  });

  it('takes a filter that asks for nothing', async () => {
    const { nodes } = await ladder('type: RANKED_GROUP, first: 3');
    for (const where of ['{}', 'null', '{ and: [{}, { or: [] }] }', '{ or: [{}] }'])
      expect((await ladder(`type: RANKED_GROUP, first: 3, where: ${where}`)).nodes).toEqual(nodes);
  });

  it('refuses the cursor of another ladder', async () => {
    const { pageInfo } = await ladder('type: RANKED_SOLO, first: 3');
    await expect(ladder(`type: RANKED_GROUP, first: 3, after: "${pageInfo.endCursor}"`)).rejects.toThrow(
      'cursor',
    );
  });
});
