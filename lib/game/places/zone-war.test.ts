import { describe, expect, it } from 'vitest';

import type { ZoneWarFragment } from '#graphql/generated/documents.ts';

import {
  byKills,
  daySentence,
  goWords,
  headWords,
  knownSpans,
  mapSentence,
  quietZone,
  sidesWords,
  usualWords,
  whereToGo,
  zoneFigures,
} from './zone-war.ts';

const zone = (
  zoneId: number,
  order: number,
  destruction: number,
  rest: Partial<ZoneWarFragment> = {},
): ZoneWarFragment => ({
  ...quietZone(String(zoneId), 0),
  order,
  destruction,
  fighters: 84,
  ...rest,
});
const usual = { spans: 8, low: 8, median: 12.4, high: 20 };

it.each([
  [0, 0, 'no kill'],
  [1, 0, 'Order leads 1 to 0'],
  [20, 34, 'Destruction leads 34 to 20'],
  [2, 2, 'even at 2 each'],
  [1_200, 1_000, 'Order leads 1,200 to 1,000'],
])('says who leads %i to %i', (order, destruction, words) => {
  expect(sidesWords({ order, destruction })).toBe(words);
});

it('says what is usual, and when that is not known', () => {
  expect(usualWords(usual)).toBe('usually 12 (8 to 20)');
  expect(usualWords({ spans: 8, low: 0, median: 0, high: 0 })).toBe('usually none');
  expect(usualWords({ spans: 1, low: null, median: null, high: null })).toBe(
    'too early to say what is usual (1 of 3 known)',
  );
});

describe('the sentence of the map', () => {
  it('names the most contested zone, who fights there, and who leads in each pairing', () => {
    const zones = [zone(105, 5, 6), zone(9, 20, 14), zone(203, 2, 2), zone(31, 90, 90)];
    expect(mapSentence(zones, 'hours')).toBe(
      'Kadrin Valley is contested by 84 in the last two hours; Order leads 20 to 14 between Dwarfs and Greenskins and Destruction leads 6 to 5 between Empire and Chaos.',
    );
  });

  it('says so where one realm alone has kills, and where there are none', () => {
    expect(mapSentence([zone(105, 1, 0)], 'day')).toBe(
      'Praag has 1 kill in the last 24 hours, of one realm; Order leads 1 to 0 between Empire and Chaos.',
    );
    expect(mapSentence([zone(105, 0, 0), zone(31, 3, 3)], 'week')).toBe(
      'No kill in the open world in the last 7 days.',
    );
    expect(mapSentence([], 'hours')).toBe('No kill in the open world in the last two hours.');
  });

  it('counts who fights by hours where the span is long', () => {
    expect(mapSentence([zone(105, 4, 4, { fighters: null, mostFighters: 30 })], 'month')).toBe(
      'Praag is contested by up to 30 in an hour in the last 30 days.',
    );
  });
});

describe('where to go', () => {
  const zones = [
    zone(6, 3, 1),
    zone(105, 9, 3),
    zone(9, 2, 2),
    zone(10, 5, 0),
    zone(1, 0, 0),
    zone(31, 4, 4),
  ];
  const ids = (level: number) => whereToGo(zones, level).map(({ zoneId }) => zoneId);

  it('lists zones of the map with kills, the most even first', () => {
    expect(ids(0)).toEqual([9, 105, 6, 10]);
  });

  it('keeps to the first tier below level 16, and to the others from then on', () => {
    expect(ids(1)).toEqual([6]);
    expect(ids(15)).toEqual([6]);
    expect(ids(16)).toEqual([9, 105, 10]);
  });

  it('names the first two', () => {
    expect(goWords(whereToGo(zones, 0))).toBe(
      'Go to Kadrin Valley (even at 2 each) or Praag (Order leads 9 to 3).',
    );
    expect(goWords(whereToGo(zones, 5))).toBe('Go to Ekrund (Order leads 3 to 1).');
    expect(goWords([])).toBe('');
  });
});

it('says which levels fight in a zone, and nothing of them off the map', () => {
  expect(['6', '105', '204', '31', '60'].map(headWords)).toEqual([
    'Dwarfs and Greenskins, tier 1, levels 1 to 15',
    'Empire and Chaos, tier 4, levels 16 to 40',
    'High Elves and Dark Elves, a fortress, levels 16 to 40',
    'A scenario',
    'Off the map of the war',
  ]);
});

it('says what happened in a zone in a day', () => {
  expect(daySentence(zone(105, 20, 14, { fighters: 52, usual }))).toBe(
    '34 kills in the last 24 hours with 52 fighters: Order leads 20 to 14; usually 12 (8 to 20)',
  );
  expect(daySentence(zone(105, 0, 0, { usual }))).toBe('No kill in the last 24 hours; usually 12 (8 to 20)');
});

it('lists the most kills first, then by name, and the same as figures', () => {
  const zones = [zone(9, 1, 1), zone(105, 1, 1), zone(6, 2, 1)];
  expect(byKills(zones).map(({ zoneId }) => zoneId)).toEqual([6, 9, 105]);
  expect(zoneFigures([zone(9, 1, 2, { usual })])).toEqual([
    { id: 9, order: 1, destruction: 2, fighters: 84, mostFighters: 0, usual: 12.4 },
  ]);
});

it('knows that nothing is usual where no zone had a kill in known spans', () => {
  expect(usualWords(quietZone('105', 8).usual)).toBe('usually none');
  expect(usualWords(quietZone('105', 2).usual)).toBe('too early to say what is usual (2 of 3 known)');
  expect([knownSpans([zone(9, 1, 1, { usual })]), knownSpans([])]).toEqual([8, 0]);
});
