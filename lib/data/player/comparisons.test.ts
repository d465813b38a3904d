import { expect, it } from 'vitest';

import { COMPARISON_FILTER } from '#lib/url/filter/comparison-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { sampleOf } from '#lib/game/overview/testing/sample.ts';
import { routes } from '#lib/url/routes.ts';
import { ONLY_PAGE } from '#lib/url/testing/only-page.ts';

import { answering } from '../testing/answering.ts';
import { compareGuilds, comparePlayers } from './comparisons.ts';
import { getCharacterHistory, getGuildHistory } from './histories.ts';
import { getFigures, SUMMED_CHARACTER, SUMMED_GUILD } from './overviews.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const list = (vs: string) => listAddress(routes.guild('1'), { vs }, COMPARISON_FILTER);
const count = (totalCount: number) => ({ totalCount });

/** Kills are as many as the id of who killed. */
const GetFighterSums = ({
  kills,
}: {
  readonly kills: Readonly<Record<string, { readonly eq: number }>>;
}) => ({
  kills: count((kills.killerCharacterId ?? kills.killerGuildId)?.eq ?? 0),
  deaths: null,
  partIn: null,
  solo: null,
  killsNow: count(3),
  deathsNow: null,
  killsThisMonth: count(8),
  sums: { kills: 0, deaths: 0, scenarioKills: 0, scenarioDeaths: 0, zones: [] },
});
const fights = (id: string) => ({ kills: { nodes: [{ id }], totalCount: 1, pageInfo: ONLY_PAGE } });
const run = (id: string, won: boolean) => ({
  id: `run ${id}`,
  startTime: 0,
  endTime: 600,
  winner: won ? 0 : 1,
  points: won ? [2, 1] : [1, 2],
  scoreboardEntries: [{ team: 0, character: { id }, damage: 0, healing: 0, protection: 0 }],
});
const answersOf = (rival: object | null) => ({
  GetFighterSums,
  GetPlayerFeudInfo: {
    player1: { id: '1', career: 'WHITE_LION' },
    player2: rival,
    firstOnSecond: count(4),
    secondOnFirst: null,
    latest: { nodes: [{ time: 77 }] },
  },
  GetPlayerFeud: fights('on each other'),
  GetKills: fights('shared'),
  GetPlayerPlaces: { weekly: [{ rank: 1, sharedBy: 1, kills: 9, character: { id: '1' } }], monthly: [] },
  GetCharacterRatings: ({ id }: { readonly id: string }) => ({
    character: id === '1' ? { ratings: [{ seasonId: 3 }, { seasonId: 2 }, { seasonId: 3 }] } : null,
  }),
  GetPlayedRuns: ({ characterId }: { readonly characterId: string }) => ({
    scenarios: characterId === '1' ? { totalCount: 60, nodes: [run('1', true)] } : null,
  }),
  FindCharacters: {
    search: {
      nodes: ['Kordak', 'Kordakan'].map((name, n) => ({
        __typename: 'Character',
        id: `${n + 2}`,
        name,
        career: 'ZEALOT',
      })),
    },
    characters: null,
  },
});
const compared = async (vs: string, answers: Parameters<typeof answering>[0]) => {
  const asked = answering(answers);
  return { asked, ...(await comparePlayers('1', list(vs), NOW, 5)).data };
};

it.each(['2', '#2', 'Kordak'])(
  'compares a player with %s: kills, places, ratings, scenarios, fights',
  async (vs) => {
    const { comparison, choices, asked } = await compared(vs, answersOf({ id: '2', career: 'ZEALOT' }));
    expect(choices).toEqual([]);
    expect(comparison).toMatchObject({
      sides: [{ id: '1' }, { id: '2' }],
      kills: [4, 0],
      lastMet: 77,
      figures: [
        {
          sample: { kills: { total: 1 } },
          places: { week: { rank: 1 } },
          ratings: [{ seasonId: 3 }, { seasonId: 3 }],
        },
        { sample: { kills: { total: 2 } }, places: { week: null, month: null }, ratings: [] },
      ],
      forms: [{ runs: 1, wins: 1, total: 60 }, false],
      fights: { nodes: [{ id: 'on each other' }] },
    });
    expect(asked.GetPlayerFeud).toMatchObject([
      { player1Id: '1', player2Id: '2', withTotal: true, first: 5 },
    ]);
    expect(asked.GetKills).toBeUndefined();
  },
);

it('shows what allies did together, where the API knows it', async () => {
  const answers = answersOf({ id: '2', career: 'SLAYER' });
  const { comparison, asked } = await compared('2', answers);
  expect(comparison?.fights).toMatchObject({ nodes: [{ id: 'shared' }] });
  expect(asked.GetKills).toMatchObject([
    {
      where: { and: [{ killerCharacterId: { eq: 1 } }, { killerCharacterId: { eq: 2 } }] },
      includeAssists: true,
      withTotal: true,
      first: 5,
    },
  ]);
});

it('offers a choice, and no comparison with an unknown player or with oneself', async () => {
  const answers = answersOf(null);
  expect(await compared('Kord', answers)).toMatchObject({
    comparison: null,
    choices: [{ id: '2' }, { id: '3' }],
  });
  expect(await compared('2', answers)).toMatchObject({ comparison: null, choices: [] });
  expect(await compared('#1', answers)).toEqual({ comparison: null, choices: [], asked: {} });
});

it('compares guilds', async () => {
  const runs = { totalCount: 9, nodes: [] };
  const asked = answering({
    GetFighterSums,
    GetGuildFeudInfo: {
      guild1: { id: '1', realm: 'ORDER' },
      guild2: { id: '7', realm: 'DESTRUCTION' },
      firstOnSecond: null,
      secondOnFirst: count(2),
      latest: null,
    },
    GetGuildFeud: fights('guilds'),
    GetGuildPlaces: { weekly: [], monthly: [] },
    GetGuildRuns: { runs, won: count(4), lost: count(3) },
    SearchGuilds: { guilds: { nodes: [{ id: '7', name: 'Band' }] } },
  });
  const { comparison } = (await compareGuilds('1', list('Band'), NOW)).data;
  expect(comparison).toMatchObject({
    kills: [0, 2],
    lastMet: null,
    forms: [{ wins: 4, losses: 3 }, { total: 9 }],
    figures: [{ ratings: [] }, { sample: { kills: { total: 7 } } }],
    fights: { nodes: [{ id: 'guilds' }] },
  });
  expect(asked.GetGuildFeud).toMatchObject([{ guild1Id: '1', guild2Id: '7', first: 10 }]);
});

it('leaves out places and ratings of filtered kills, and those that fail', async () => {
  const OLD = { asOf: 5, recordedSince: null };
  const sample = Promise.resolve({ data: sampleOf(3, 2), provenance: OLD });
  const figures = { sample: sampleOf(3, 2), places: null, ratings: [] };
  const asked = answering({});
  const filtered = await getFigures({ characterId: '1' }, sample, NOW, false);
  expect(filtered).toEqual({ data: figures, provenance: OLD });
  expect(asked).toEqual({});
  expect((await getFigures({ characterId: '1' }, sample, NOW)).data).toEqual(figures);
  expect(Object.keys(asked).toSorted()).toEqual(['GetCharacterRatings', 'GetPlayerPlaces']);
});

it('takes the kills of the week and the month for the place of who is not listed', async () => {
  const last = (kills: number) => [{ rank: 9, sharedBy: 1, kills, guild: { id: '8' } }];
  answering({ GetGuildPlaces: { weekly: last(6), monthly: last(7) } });
  const sample = sampleOf(3, 2, { thisWeek: { kills: 6, deaths: 0 }, killsThisMonth: 7 });
  const { data } = await getFigures(
    { guildId: '1' },
    Promise.resolve({ data: sample, provenance: null }),
    NOW,
  );
  expect(data.places).toMatchObject({ week: { rank: 9 }, month: { rank: 9 } });
});

it('asks a remote API for the kills of a player or a guild at once, and our own one later', async () => {
  const answers = { GetCharacterInfo: { character: { id: '1' } }, GetGuildInfo: { guild: null } };
  const asked = answering(answers);
  expect([(await SUMMED_CHARACTER.get('1')).data, (await SUMMED_GUILD.get('1')).data]).toEqual([
    { id: '1' },
    null,
  ]);
  expect(Object.keys(asked)).toEqual(['GetCharacterInfo', 'GetGuildInfo']);
  const remote = answering(answers, (coordinate) => coordinate !== 'Query.fighterSums');
  await Promise.all([SUMMED_CHARACTER.get('1'), SUMMED_GUILD.get('1')]);
  await expect.poll(() => remote.GetKillSample).toMatchObject([{ ofGuild: false }, { ofGuild: true }]);
});

it('loads histories', async () => {
  const asked = answering({
    GetCharacterHistory: { characterHistory: { levels: [] } },
    GetGuildHistory: { guild: null },
  });
  expect((await getCharacterHistory('1')).data).toEqual({ levels: [] });
  const address = listAddress(routes.guild('5'), { after: 'abc' });
  expect((await getGuildHistory('5', address)).data).toEqual({ guild: null });
  expect(asked.GetCharacterHistory).toEqual([{ characterId: '1' }]);
  expect(asked.GetGuildHistory).toEqual([{ guildId: '5', first: 25, after: 'abc' }]);
});
