import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { equalityTruths, orderTruths, textTruths } from '#graphql/testing/truth/filter-truth.ts';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';
import { walkBackwards, walkForwards } from '#graphql/testing/walk-pages.ts';

type Row = { id: number; name: string | null; rank: number; zoneId: number; x: number; y: number };
type Answer = { chapters: { nodes: { id: string }[]; pageInfo: { hasNextPage: boolean } } };

let api: TestApi;
let rows: readonly Row[];

beforeAll(async () => {
  api = await openTestApi();
  rows = await api.sql<Row[]>`select id, name, rank, zone_id as "zoneId", x, y from chapter order by id`;
});
afterAll(() => api.close());

const idsOf = (chapters: readonly Row[]) => chapters.map(({ id }) => String(id));

describe('a chapter', () => {
  it('has its name, its rank and its place on the map', async () => {
    const row = rows.find(({ name }) => name !== null);
    const [zone] = await api.sql`
      select json_build_object('id', id::text, 'name', name) as zone,
             json_build_object('nwCornerX', nw_corner_x, 'nwCornerY', nw_corner_y,
                               'seCornerX', se_corner_x, 'seCornerY', se_corner_y) as "mapSetup"
      from zone where id = ${row?.zoneId ?? 0}`;
    const { id, name, rank, ...place } = row ?? {};
    const answer = await api.ask(`{ chapter(id: ${id}) { id name rank position { x y zoneId zone { id name }
      mapSetup { nwCornerX nwCornerY seCornerX seCornerY } } } }`);
    expect(answer).toEqual({ chapter: { id: String(id), name, rank, position: { ...place, ...zone } } });
  });

  it('has its rewards by tier', async () => {
    const rewards = await api.sql<{ id: number; rewards: { tier: number }[] }[]>`
      select chapter_id as id, json_agg(json_build_object('count', count, 'tier', tier, 'realm', realm,
        'item', json_build_object('id', item_id::text)) order by tier, chapter_reward.position) as rewards
      from chapter_reward group by 1 order by count(*) desc, 1 limit 3`;
    for (const { id, rewards: expected } of rewards) {
      const answer = await api.ask(
        `{ chapter(id: ${id}) { influenceRewards { count tier realm item { id } } } }`,
      );
      expect(answer).toEqual({ chapter: { influenceRewards: expected } });
      expect(new Set(expected.map(({ tier }) => tier))).toEqual(new Set([1, 2, 3]));
    }
  });

  it('may have no name and no rewards', async () => {
    const nameless = rows.find(({ name }) => name === null);
    const [poor] = await api.sql<{ id: number }[]>`
      select id from chapter where id not in (select chapter_id from chapter_reward) order by id limit 1`;
    expect(await api.ask(`{ chapter(id: ${nameless?.id}) { name } }`)).toEqual({ chapter: { name: null } });
    expect(await api.ask(`{ chapter(id: ${poor?.id}) { influenceRewards { count } } }`)).toEqual({
      chapter: { influenceRewards: [] },
    });
  });

  it.each(['0', '', 'abc', '-3', '99999999999'])('with the id %j is null', async (id) => {
    expect(await api.ask('query Q($id: ID!) { chapter(id: $id) { id } }', { id })).toEqual({ chapter: null });
  });
});

describe('a list of chapters', () => {
  it.each([7, 50])('has every chapter once in each order, %i a page', async (size) => {
    const byRank = [...rows].sort((one, other) => other.rank - one.rank || one.id - other.id);
    const order = 'order: [{ rank: DESC }],';

    expect(await walkForwards(api, 'chapters', '', size)).toEqual(idsOf(rows));
    expect(await walkBackwards(api, 'chapters', '', size)).toEqual(idsOf(rows));
    expect(await walkForwards(api, 'chapters', order, size)).toEqual(idsOf(byRank));
    expect(await walkBackwards(api, 'chapters', order, size)).toEqual(idsOf(byRank));
  });

  it('ordered by name begins with those that have none', async () => {
    const named = await api.sql<{ id: string }[]>`
      select id::text from chapter order by coalesce(chapter.name, ''), chapter.id`;
    const expected = named.map(({ id }) => id);
    expect(await walkForwards(api, 'chapters', 'order: [{ name: ASC }],', 3)).toEqual(expected);
    expect(await walkBackwards(api, 'chapters', 'order: [{ name: ASC }],', 10)).toEqual(expected);
    expect(await walkForwards(api, 'chapters', 'order: [{ id: DESC }],', 10)).toEqual(
      idsOf(rows).toReversed(),
    );
  });

  it('costs one statement per kind of children', async () => {
    api.takeStatements();
    await api.ask(`{ chapters(first: 50) { nodes { position { zone { name } mapSetup { nwCornerX } }
      influenceRewards { item { name } } } } }`);
    expect(api.takeStatements().sort()).toEqual([
      'chaptersPage',
      'itemsById',
      'rewardsOfChapters',
      'zonesById',
    ]);
  });
});

describe('a chapter filter', () => {
  async function expectChapters(where: object, isMatch: (row: Row) => boolean) {
    const { chapters } = await api.ask<Answer>(
      'query Q($where: ChapterFilterInput) { chapters(where: $where, first: 50) { nodes { id } pageInfo { hasNextPage } } }',
      { where },
    );
    const matches = idsOf(rows.filter(isMatch));
    expect(chapters.nodes.map(({ id }) => id)).toEqual(matches.slice(0, 50));
    expect(chapters.pageInfo.hasNextPage).toBe(matches.length > 50);
  }

  it.each(['rank', 'zoneId'] as const)('on %s knows all operators', async (field) => {
    const middle = rows[rows.length >> 1]?.[field] ?? 0;
    for (const [operator, truth] of Object.entries({ ...equalityTruths, ...orderTruths })) {
      await expectChapters({ [field]: { [operator]: middle } }, (row) => truth(row[field], middle));
    }
    await expectChapters({ [field]: { in: [middle, 0] } }, (row) => [middle, 0].includes(row[field]));
    await expectChapters({ [field]: { nin: [middle, 0] } }, (row) => ![middle, 0].includes(row[field]));
  });

  it('on the name knows all operators, also where there is none', async () => {
    for (const [operator, truth] of Object.entries(textTruths)) {
      await expectChapters({ name: { [operator]: 'Camp' } }, ({ name }) => truth(name, 'Camp'));
    }
    const some = rows[0]?.name ?? null;
    await expectChapters({ name: { eq: some } }, ({ name }) => name === some);
    await expectChapters({ name: { eq: null } }, ({ name }) => name === null);
    await expectChapters({ name: { neq: null } }, ({ name }) => name !== null);
    await expectChapters({ name: { in: [some, null] } }, ({ name }) => name === some || name === null);
    await expectChapters({ name: { nin: [some] } }, ({ name }) => name !== some);
  });

  it('combines fields, and, or', async () => {
    await expectChapters(
      { rank: { gte: 5 }, or: [{ name: { eq: null } }, { and: [{ name: { contains: 'watch' } }] }] },
      ({ rank, name }) => rank >= 5 && (name === null || name.toLowerCase().includes('watch')),
    );
  });
});
