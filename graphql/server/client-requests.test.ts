import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type Generation, GENERATIONS } from '../generations/generation.ts';
import { openTestApi, type TestApi } from '../testing/test-api.ts';
import { CAREERS } from '../world/characters/characters.ts';

/*
 * Queries that public programs send to the game's API (score sheets, loadout builders, gear planners, scripts), in our
 * own words: each is answered with data in the states that it was written for.
 */

const apis = new Map<Generation, TestApi>();
const apiOf = (generation: Generation): TestApi => {
  const api = apis.get(generation);
  if (!api) throw new Error(`The API of ${generation} is not open`);
  return api;
};

interface Sample {
  readonly year: number;
  readonly month: number;
  readonly week: number;
  readonly weekYear: number;
  readonly itemIds: readonly string[];
}
let sample: Sample;

beforeAll(async () => {
  for (const generation of GENERATIONS) apis.set(generation, await openTestApi(generation));
  const { sql } = apiOf('2026-01');
  const [time] = await sql<Omit<Sample, 'itemIds'>[]>`
    select extract(year from at)::int as year, extract(month from at)::int as month,
      extract(week from at)::int as week, extract(isoyear from at)::int as "weekYear"
    from (select to_timestamp(max(time)) at time zone 'UTC' as at from kill) newest`;
  const items = await sql<{ id: number }[]>`select id from item order by id limit 3`;
  if (!time) throw new Error('The world is empty');
  sample = { ...time, itemIds: items.map(({ id }) => String(id)) };
});
afterAll(() => Promise.all([...apis.values()].map((api) => api.close())));

const BOARDS = `query ($year: Int!, $month: Int!, $weekYear: Int!, $week: Int!) {
  players: monthlyKillLeaderboard(year: $year, month: $month) { rank kills deaths character { id name } }
  guilds: monthlyGuildKillLeaderboard(year: $year, month: $month) { rank kills deaths guild { id name } }
  ofWeek: weeklyKillLeaderboard(year: $weekYear, week: $week) { rank kills deaths character { id } }
  guildsOfWeek: weeklyGuildKillLeaderboard(year: $weekYear, week: $week) { rank kills deaths guild { id } }
}`;

interface Row {
  readonly kills: number;
  readonly deaths: number;
}

interface Edges {
  readonly list: {
    readonly totalCount?: number;
    readonly edges: readonly { readonly cursor: string; readonly node: { readonly id: string } }[];
  };
}

const LISTS = ['characters', 'guilds', 'items', 'kills', 'scenarios', 'skirmishes', 'quests', 'creatures'];

const ALL_TIME = 'from: "1970-01-01T00:00:00Z", to: "2100-01-01T00:00:00Z"';

describe.each(GENERATIONS)('clients of %s', (generation) => {
  it('read deaths on all boards', async () => {
    const boards = await apiOf(generation).ask<Readonly<Record<string, readonly Row[]>>>(BOARDS, sample);
    for (const [name, rows] of Object.entries(boards)) {
      expect(rows.length, name).toBeGreaterThan(0);
      expect(
        rows.some(({ deaths }) => deaths > 0),
        name,
      ).toBe(true);
    }
  });

  it.each(LISTS)('walk %s by edges and cursors, and know how many there are', async (list) => {
    const query = `query ($after: String) { list: ${list}(first: 2, after: $after) { totalCount edges { cursor node { id } } } }`;
    const { list: first } = await apiOf(generation).ask<Edges>(query);
    expect(first.totalCount).toBeGreaterThan(2);
    expect(first.edges).toHaveLength(2);
    const { list: next } = await apiOf(generation).ask<Edges>(query, { after: first.edges[0]?.cursor });
    expect(next.edges[0]).toEqual(first.edges[1]);
  });

  it('read the scenario of a kill', async () => {
    const { list } = await apiOf(generation).ask<{
      list: { nodes: readonly { instance: { id: string } | null }[] };
    }>('{ list: kills(first: 50) { nodes { instance { id } } } }');
    expect(list.nodes.some(({ instance }) => instance !== null)).toBe(true);
  });

  it('count the active players of every career in one request', async () => {
    const careers = CAREERS.map(
      ({ name: career }) => `${career}: activeCharactersStats(career: ${career}, ${ALL_TIME})`,
    );
    const stats = await apiOf(generation).ask<Readonly<Record<string, number>>>(
      `{ all: activeCharactersStats(${ALL_TIME}) ${careers.join(' ')} }`,
    );
    const { all, ...byCareer } = stats;
    expect(Object.keys(byCareer)).toHaveLength(24);
    expect(Object.values(byCareer).reduce((sum, count) => sum + count)).toBe(all);
    expect(Math.min(...Object.values(byCareer))).toBeGreaterThan(0);
  });

  it('read the level of a set', async () => {
    const { items } = await apiOf(generation).ask<{
      items: { nodes: readonly { itemSet: { level: number } | null }[] };
    }>('{ items(first: 50) { nodes { itemSet { name level } } } }');
    const levels = items.nodes.flatMap(({ itemSet }) => itemSet?.level ?? []);
    expect(Math.min(...levels)).toBeGreaterThan(0);
  });

  it('narrow by ids as texts and as numbers', async () => {
    const find = (itemIds: readonly (string | number)[], type: string) =>
      apiOf(generation).ask<{ list: { nodes: readonly { id: string }[] } }>(
        `query ($itemIds: [${type}!]) { list: items(where: { id: { in: $itemIds } }) { nodes { id } } }`,
        { itemIds },
      );
    const type = generation === '2026-08' ? 'ID' : 'UnsignedInt';
    for (const ids of [sample.itemIds, sample.itemIds.map(Number)]) {
      const { list } = await find(ids, type);
      expect(list.nodes.map(({ id }) => id).toSorted()).toEqual(sample.itemIds.toSorted());
    }
  });

  it('ask for runs since the beginning of all times by 0', async () => {
    const { runs } = await apiOf(generation).ask<{ runs: { totalCount: number } }>(
      '{ runs: instanceRuns(where: { start: { gt: 0 } }, first: 0) { totalCount } }',
    );
    expect(runs.totalCount).toBeGreaterThan(0);
  });
});
