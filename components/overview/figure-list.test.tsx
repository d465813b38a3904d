import type { ComponentProps } from 'react';
import { expect, it } from 'vitest';

import { RatingFragmentDoc, type RatingFragment } from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import { sampleOf } from '#lib/game/overview/testing/sample.ts';

import { rendered } from '../testing/rendered.ts';
import { FigureList } from './figure-list.tsx';

type Given = Partial<ComponentProps<typeof FigureList>['figures']>;

const shown = (given: Given, filtered = false) =>
  rendered(
    <FigureList
      figures={{ sample: sampleOf(194, 40), places: null, ratings: [], ...given }}
      placeHref={(period) => `/leaderboard?period=${period}`}
      filtered={filtered}
    />,
  );

it('shows the kills with a part in them, and leaves out what is not counted', async () => {
  const counted = await shown({ sample: sampleOf(194, 40, { partIn: 366 }) });
  expect(counted.text).toContain('Took part in 366kills, 194 of them as killer');
  const helped = await shown({ sample: sampleOf(0, 0, { partIn: 1 }) });
  expect(helped.text).toContain('Took part in 1kill, not as killer');
  const killed = await shown({ sample: sampleOf(1, 0, { partIn: 1 }) });
  expect(killed.text).toContain('Took part in 1kill, as killer');
  expect((await shown({})).text).not.toContain('Took part in');
});

it('shows how many kills were solo, and of how many', async () => {
  expect((await shown({ sample: sampleOf(1, 0, { solo: 1 }) })).text).toContain('Solo 100%1 of 1 kill');
  expect((await shown({ sample: sampleOf(0, 0) })).text).toContain('Solo 0%0 of 0 kills');
});

const PLACES = { week: { rank: 3, sharedBy: 2, kills: 9 }, month: null };

it('shows the places of the week and the month, each with its board', async () => {
  const { text, links } = await shown({ places: PLACES });
  expect(text).toContain('Place this week 3rdby kills, shared by 2 Place this month –not placed');
  expect(links.slice(2)).toEqual([
    { text: 'by kills, shared by 2', href: '/leaderboard?period=thisWeek' },
    { text: 'not placed', href: '/leaderboard?period=thisMonth' },
  ]);
});

const rating = (ratingType: string) =>
  sampleRecord(RatingFragmentDoc, {
    ratingType: ratingType as RatingFragment['ratingType'],
    rating: 1_612.4,
    sigma: 80.6,
    seasonId: '5',
    character: { id: '7' },
  });

it('shows ratings with their ladder, but none of a kind that it does not know', async () => {
  const { text, links } = await shown({
    ratings: [rating('RANKED_SOLO'), rating('BOWLING'), rating('CITY')],
  });
  expect(text).toContain('Ranked, solo 1,612sigma 81, season 5 City siege rating 1,612sigma 81, season 5');
  expect(text).not.toContain('undefined');
  expect(links.slice(2)).toEqual([
    { text: '1,612', href: '/ranked-leaderboard?season=5&type=solo&pin=7' },
    { text: '1,612', href: '/ranked-leaderboard?season=5&type=city&pin=7' },
  ]);
});

it('leaves out what a filter does not narrow', async () => {
  const sample = sampleOf(9, 4, { thisWeek: { kills: 2, deaths: 1 } });
  const given = { sample, places: PLACES, ratings: [rating('CITY')] };
  expect((await shown(given, true)).text).toBe(
    'Kills 9 Deaths 4 K/D 2.3kills for every death Solo 0%0 of 9 kills',
  );
  expect((await shown(given)).text).toContain('Kills 92 this week Deaths 41 this week');
});
