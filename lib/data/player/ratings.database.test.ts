import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import type { TestApi } from '#graphql/testing/test-api.ts';
import { registerTestApi } from '#lib/api/testing/registered-test-api.ts';
import { CAREERS } from '#lib/game/players/careers.ts';
import { rankedFilter } from '#lib/url/filter/ranked-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

vi.mock('server-only', () => ({}));
const { listRatedPlaces } = await import('./ratings.ts');
const { listRankedPlaces } = await import('./ranked.ts');

/*
 * Ladders of ratings are compared with a plain sort over all ratings of a season.
 */

interface Row {
  readonly id: string;
  readonly career: keyof typeof CAREERS;
  readonly mu: number;
  readonly sigma: number;
}

const SEASON = '4';
const FILTER = rankedFilter([{ id: SEASON, name: 'Four', mainSeason: true }]);

let api: TestApi;
let rows: readonly Row[];
beforeAll(async () => {
  api = await registerTestApi();
  rows = await api.sql<Row[]>`
    select character_id::text as id, career, mu, sigma
    from character_rating join character on character.id = character_id
    where season_id = ${SEASON}::integer and rating_type = 'CASUAL'
    order by round(mu * 1000)::bigint desc, character_id`;
});
afterAll(() => api.close());

const address = (query: Readonly<Record<string, string>>) =>
  listAddress(routes.ranked, { type: 'casual', ...query }, FILTER);

async function read(query: Readonly<Record<string, string>> = {}) {
  const { data } = await listRatedPlaces(SEASON, address(query));
  if (!data) throw new Error('no ladder of ratings');
  return data;
}

const placeOf = (among: readonly Row[], { mu }: Row) => among.filter((other) => other.mu > mu).length + 1;

const plainly = (among: readonly Row[], from: number) =>
  among.slice(from, from + 20).map((row) => [row.id, placeOf(among, row)]);

const inShort = ({ nodes }: Awaited<ReturnType<typeof read>>) =>
  nodes.map(({ character, rank }) => [character.id, rank]);

describe('a ladder of ratings', () => {
  it('has the strongest first, and goes on with the next places', async () => {
    expect(rows.length).toBeGreaterThan(60);
    const page = await read();
    expect(page.totalCount).toBe(rows.length);
    expect(inShort(page)).toEqual(plainly(rows, 0));
    expect(inShort(await read({ after: page.pageInfo.endCursor ?? '' }))).toEqual(plainly(rows, 20));
  });

  it('is settled for the quarter with the smallest sigma', async () => {
    const sigmas = rows.map(({ sigma }) => sigma).toSorted((one, other) => one - other);
    const quarter = sigmas[Math.floor(sigmas.length / 4)] ?? 0;
    const after = btoa(String(Math.floor(rows.length / 2)));
    for (const page of [await read(), await read({ after })]) {
      expect(page.nodes.map(({ isSettled }) => isSettled)).toEqual(
        page.nodes.map(({ sigma }) => sigma < quarter),
      );
    }
  });

  it('opens at a player, with the places above and below', async () => {
    const own = rows[47];
    if (!own) throw new Error('too few ratings');
    const page = await read({ pin: own.id });
    expect(inShort(page)).toEqual(plainly(rows, 40));
    expect(page.pageInfo.hasPreviousPage).toBe(true);
    const last = rows.at(-1);
    expect(inShort(await read({ pin: last?.id ?? '' })).at(-1)?.[0]).toBe(last?.id);
    expect(inShort(await read({ pin: '999999999' }))).toEqual(plainly(rows, 0));
  });

  it('counts places among those of the realm and the career that are chosen', async () => {
    const order = rows.filter(({ career }) => CAREERS[career].realm === 'ORDER');
    expect(inShort(await read({ realm: 'order' }))).toEqual(plainly(order, 0));
    const slayers = rows.filter(({ career }) => career === 'SLAYER');
    expect(inShort(await read({ career: 'SLAYER' }))).toEqual(plainly(slayers, 0));
    expect((await read({ career: 'SLAYER', realm: 'destruction' })).totalCount).toBe(0);
  });

  it('is empty for an unknown season, and nothing where the address chooses a ranked ladder', async () => {
    expect((await listRatedPlaces('999', address({}))).data).toMatchObject({ totalCount: 0, nodes: [] });
    expect((await listRatedPlaces(SEASON, address({ type: 'solo' }))).data).toBeNull();
    expect((await listRankedPlaces(SEASON, address({}))).data).toBeNull();
  });
});

it('a ranked ladder keeps its places when it is narrowed to careers', async () => {
  const of = await listRankedPlaces(SEASON, address({ type: 'solo', realm: 'order' }));
  const standings = await api.sql<{ id: string; rank: number; career: keyof typeof CAREERS }[]>`
    select character_id::text as id, rank, career
    from ranked_standing join character on character.id = character_id
    where season_id = ${SEASON}::integer and ladder = 'RANKED_SOLO' order by rank`;
  const order = standings.filter(({ career }) => CAREERS[career].realm === 'ORDER').slice(0, 20);
  expect(of.data?.nodes?.map(({ character, rank }) => [character.id, rank])).toEqual(
    order.map(({ id, rank }) => [id, rank]),
  );
});
