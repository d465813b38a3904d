import { expect, it } from 'vitest';

import {
  GuildTagFragmentDoc,
  RankedRowFragmentDoc,
  RatedRowFragmentDoc,
} from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { ONLY_PAGE } from '#lib/url/testing/only-page.ts';

import { rendered } from '../testing/rendered.ts';
import { RankedLadder, RatedRows, RatedSentence } from './ranked-ladder.tsx';

const player = (name: string) => ({ id: name, name, career: 'SLAYER' as const });
const marking = (pin?: string) => listAddress(routes.ranked, pin === undefined ? {} : { pin });
const marks = (html: string) => [...html.matchAll(/<tr[^>]*>/g)].map(([tag]) => tag.includes('aria-current'));
const MORE = { ...ONLY_PAGE, hasNextPage: true, endCursor: 'ZW5k' };

const place = (name: string, rank: number) =>
  sampleRecord(RankedRowFragmentDoc, {
    character: player(name),
    rank,
    rating: 2_399.6,
    wins: 1_030,
    losses: 20,
    draws: 1,
    renownRank: 80,
    guild: null,
  });

it('lists the places of a ladder, and marks the player of the address', async () => {
  const nodes = [place('Uthgar', 1), place('Alith', 2)];
  const { rows, html, links } = await rendered(
    <RankedLadder page={{ nodes, pageInfo: MORE }} list={marking('Alith')} />,
  );
  expect(rows).toEqual([
    ['Place', 'Name', 'Renown rank', 'Wins', 'Losses', 'Draws', 'Record', 'Rating'],
    ['1', 'Uthgar', '80', '1,030', '20', '1', '1030–20–11,030 wins, 20 losses, 1 draw', '2,400'],
    ['2', 'Alith', '80', '1,030', '20', '1', '1030–20–11,030 wins, 20 losses, 1 draw', '2,400'],
  ]);
  expect(marks(html)).toEqual([false, false, true]);
  expect(links.map(({ href }) => href)).toContain('/ranked-leaderboard?after=ZW5k&pin=Alith#ladder-list');
});

const rated = (name: string, rank: number, isSettled: boolean | null) => ({
  ...sampleRecord(RatedRowFragmentDoc, { mu: 1_800.4, sigma: 80.6, rating: 1_558.6 }),
  character: { ...player(name), guildMembership: null },
  guild: sampleRecord(GuildTagFragmentDoc, { name: 'Watch' }),
  rank,
  isSettled,
});
const RATED = [rated('Uthgar', 1, true), rated('Alith', 2, false), rated('Malus', 3, null)];

it('lists the most likely strengths, with what is known of how settled they are', async () => {
  const { rows, html } = await rendered(
    <RatedRows page={{ nodes: RATED, pageInfo: MORE }} list={marking('Uthgar')} />,
  );
  expect(rows.map((cells) => cells.map((cell) => cell.replace(/Watch$/, ' of Watch')))).toEqual([
    ['Place', 'Name', 'Strength', 'Sigma', 'Rating'],
    ['1', expect.stringMatching(/^Uthgar.*Watch$/), '1,800', '81settled', '1,559'],
    ['2', expect.stringMatching(/^Alith.*Watch$/), '1,800', '81still settling', '1,559'],
    ['3', expect.stringMatching(/^Malus.*Watch$/), '1,800', '81', '1,559'],
  ]);
  expect(marks(html)).toEqual([false, true, false, false]);
});

it.each([
  ['Uthgar', 1_003, 'Uthgar is 1st of 1,003 players, the rating is settled. The order'],
  ['Alith', 1, 'Alith is 2nd of 1 player, the rating is still settling. The order'],
  ['Malus', 3, 'Malus is 3rd of 3 players. The order'],
  ['77', 1_003, '1,003 players have such a rating. The order'],
  [undefined, 1, '1 player has such a rating. The order'],
])('says where %s stands among %i', async (pin, totalCount, words) => {
  const page = { nodes: RATED, pageInfo: ONLY_PAGE, totalCount, quarterSigma: null };
  expect((await rendered(<RatedSentence page={page} list={marking(pin)} />)).text).toContain(words);
});
