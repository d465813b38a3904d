import { expect, it } from 'vitest';

import { listAddress } from '#lib/url/paging/list-address.ts';
import { rankedFilter } from '#lib/url/filter/ranked-filter.ts';
import { ONLY_PAGE } from '#lib/url/testing/only-page.ts';

import { answering } from '../testing/answering.ts';
import { listRankedPlaces, listRankedSeasons } from './ranked.ts';
import { listRatedPlaces } from './ratings.ts';

const ladder = (query: Record<string, string>) =>
  listAddress('/ranked-leaderboard', query, rankedFilter([{ id: '3', name: 'Third', mainSeason: true }]));
const CITY = { seasonId: { eq: 3 }, ratingType: { eq: 'CITY' } };

const rating = (id: string, mu: number, sigma = 2) => ({
  mu,
  sigma,
  character: { id, guildMembership: id === '1' ? { guild: { id: '5' } } : null },
});
const ratings = (nodes: readonly object[] | null, hasPreviousPage = false) => ({
  characterRatings: {
    nodes,
    pageInfo: { ...ONLY_PAGE, hasPreviousPage },
    totalCount: 44,
    quarterSigma: 1.5,
  },
});

it('lists the seasons, and a page of a ranked ladder', async () => {
  const asked = answering({
    GetRankedLeaderboardSeasons: { rankedSeasons: [{ id: '3' }] },
    GetRankedLeaderboard: { rankedSeason: { leaderboard: { nodes: [{ rank: 1 }] } } },
  });
  expect((await listRankedSeasons()).data).toEqual([{ id: '3' }]);
  const { data } = await listRankedPlaces('3', ladder({ type: 'group', after: 'abc', career: 'CHOPPA' }));
  expect(data).toEqual({ nodes: [{ rank: 1 }] });
  expect(asked.GetRankedLeaderboard).toEqual([
    { season: '3', type: 'RANKED_GROUP', careers: ['CHOPPA'], first: 20, after: 'abc' },
  ]);
  expect((await listRankedPlaces('3', ladder({ type: 'city' }))).data).toBeNull();
  answering({ GetRankedLeaderboard: { rankedSeason: null } });
  expect((await listRankedPlaces('9', ladder({}))).data).toBeNull();
});

it('lists ratings, the strongest first, with shared places and who is settled', async () => {
  const asked = answering({ GetRatings: ratings([rating('1', 30, 1), rating('2', 30), rating('3', 20)]) });
  const { data } = await listRatedPlaces('3', ladder({ type: 'city' }));
  expect(data?.nodes.map(({ rank, isSettled, guild }) => [rank, isSettled, guild?.id])).toEqual([
    [1, true, '5'],
    [1, false, undefined],
    [3, false, undefined],
  ]);
  expect([data?.totalCount, data?.quarterSigma]).toEqual([44, 1.5]);
  expect(asked).toEqual({
    GetRatings: [{ where: CITY, careers: undefined, order: [{ mu: 'DESC' }], first: 20 }],
  });
  expect((await listRatedPlaces('3', ladder({ type: 'solo' }))).data).toBeNull();
});

it('counts who is stronger than the first of a later page', async () => {
  const asked = answering({
    GetRatings: ratings([rating('1', 30), rating('2', 29)], true),
    CountRatings: { characterRatings: { totalCount: 20 } },
  });
  const { data } = await listRatedPlaces(
    '3',
    ladder({ type: 'city', after: 'abc', realm: 'order', career: 'SLAYER' }),
  );
  expect(data?.nodes.map(({ rank }) => rank)).toEqual([21, 22]);
  expect(asked.GetRatings).toMatchObject([{ first: 20, after: 'abc', careers: ['SLAYER'] }]);
  expect(asked.CountRatings).toEqual([{ where: { ...CITY, mu: { gt: 30 } }, careers: ['SLAYER'] }]);
});

it('has an empty ladder where the API has none', async () => {
  const empty = { nodes: [], totalCount: 0, quarterSigma: null, pageInfo: ONLY_PAGE };
  answering({ GetRatings: { characterRatings: null } });
  expect((await listRatedPlaces('3', ladder({ type: 'casual' }))).data).toEqual(empty);
  answering({ GetRatings: ratings(null, true), CountRatings: { characterRatings: null } });
  expect((await listRatedPlaces('3', ladder({ type: 'casual' }))).data?.nodes).toEqual([]);
});

it.each([
  ['19 stronger ones', 17, 2, {}],
  ['20', 17, 3, { after: btoa('19') }],
  ['41', 41, 0, { after: btoa('39') }],
])('shows the page of a marked player behind %s', async (_, stronger, equal, cursor) => {
  const asked = answering({
    GetRatings: ratings([rating('7', 25)]),
    CountRatings: ({ where }: { readonly where: { readonly mu: { readonly gt?: number } } }) => ({
      characterRatings: { totalCount: where.mu.gt === undefined ? equal : stronger },
    }),
  });
  await listRatedPlaces('3', ladder({ type: 'city', pin: '7' }));
  expect(asked.GetRatings).toEqual([
    { where: { ...CITY, characterId: { eq: 7 } }, order: [], first: 1 },
    { where: CITY, careers: undefined, order: [{ mu: 'DESC' }], first: 20, ...cursor },
  ]);
  expect(asked.CountRatings).toEqual([
    { where: { ...CITY, mu: { gt: 25 } } },
    { where: { ...CITY, mu: { gte: 25, lte: 25 }, characterId: { lt: 7 } } },
  ]);
});

it.each([{ characterRatings: null }, ratings(null), ratings([])])(
  'shows the first page for a marked player without a rating: %j',
  async (GetRatings) => {
    const asked = answering({ GetRatings });
    await listRatedPlaces('3', ladder({ type: 'city', pin: '7' }));
    await listRatedPlaces('3', ladder({ type: 'city', pin: 'Kordak' }));
    expect(asked.GetRatings).toMatchObject([{ first: 1 }, { first: 20 }]);
    await listRatedPlaces('3', ladder({ type: 'city', pin: '7', before: 'abc' }));
    expect(asked.GetRatings?.slice(2)).toMatchObject([{ last: 20, before: 'abc' }]);
  },
);
