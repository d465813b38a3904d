import {
  CareerFightersRowFragmentDoc,
  CharacterHistoryPartsFragmentDoc,
  type CareerFightersRowFragment,
} from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import * as ties from '#lib/game/boards/ties.ts';
import * as fighters from '#lib/game/careers/fighters.ts';
import * as matchUps from '#lib/game/careers/match-ups.ts';
import * as buildCost from '#lib/game/costs/build-cost.ts';
import * as history from '#lib/game/history/history-words.ts';
import * as figures from '#lib/game/overview/figures.ts';
import * as samples from '#lib/game/overview/kill-sample.ts';
import * as nights from '#lib/game/overview/last-night.ts';
import * as heatmap from '#lib/game/places/heatmap.ts';
import * as places from '#lib/game/statistics/place.ts';
import { sampleOf } from '#lib/game/overview/testing/sample.ts';

import { said } from './said.ts';

const NO_PLACE = { week: null, month: null };
const place = (rank: number) => ({ rank, sharedBy: 1, kills: 9 });
const sums = (kills: number, deaths: number, partIn: number | null) => ({ kills, deaths, partIn });

const night = (kills: number, battles: number | null, runs: number, wins: number) => ({
  evening: 0,
  kills,
  deaths: kills,
  battles,
  runs,
  wins,
  newest: [],
});
const NIGHTS = {
  none: [night(0, 0, 0, 0)],
  one: [night(1, 1, 1, 1)],
  many: [night(7, 2, 3, 2)],
  unknown: [night(7, null, 0, 0)],
} as const;

const count = (total: number, counted = total) => ({ total, counted });

const fought = (changes: Partial<CareerFightersRowFragment>): CareerFightersRowFragment => ({
  ...sampleRecord(CareerFightersRowFragmentDoc),
  name: 'SLAYER',
  period: '2026-10',
  isRunning: false,
  characters: 56,
  share: 0.046,
  before: 50,
  ...changes,
});

const pair = (career: 'SLAYER' | 'CHOPPA', verdict: 'more' | 'less' | 'open') => ({
  career,
  enemy: career === 'SLAYER' ? ('CHOPPA' as const) : ('SLAYER' as const),
  verdict,
});

const days = sampleRecord(CharacterHistoryPartsFragmentDoc);

export const PLAYER_SENTENCES = [
  ...said(figures, {
    sumWords: {
      none: [sums(0, 0, null), NO_PLACE],
      one: [sums(1, 1, 1), NO_PLACE],
      'in the week': [sums(69, 38, 90), { week: place(7), month: place(9) }],
      'in the month': [sums(69, 38, 90), { week: null, month: place(1) }],
    },
    partWords: { one: [1, 0], many: [366, 194] },
    figureWords: { 'places unknown': [{ sample: sampleOf(69, 38), places: null }] },
  }),
  ...said(nights, { nightBattleWords: NIGHTS, nightRunWords: NIGHTS }),
  ...said(samples, {
    sampleWords: {
      none: [count(0), 'kill', 'kills'],
      one: [count(1), 'kill', 'kills'],
      all: [count(24), 'kill', 'kills'],
      part: [count(2_400, 1_000), 'kill', 'kills'],
    },
    bothWords: {
      none: [{ both: { kills: count(0), deaths: count(0) } }],
      all: [{ both: { kills: count(24), deaths: count(1) } }],
      part: [{ both: { kills: count(2_400, 50), deaths: count(300, 12) } }],
    },
  }),
  ...said(places, {
    placeWords: {
      few: [{ others: 3, worse: 1, equal: 0 }, 'other Slayers'],
      all: [{ others: 190, worse: 190, equal: 0 }, 'other Slayers'],
      none: [{ others: 190, worse: 0, equal: 0 }, 'other Slayers'],
      'level with all': [{ others: 190, worse: 0, equal: 190 }, 'other Slayers'],
      'level with some': [{ others: 190, worse: 0, equal: 76 }, 'other Slayers'],
      usual: [{ others: 190, worse: 91, equal: 4 }, 'other Slayers'],
      'in a table': [{ others: 190, worse: 91, equal: 0 }],
    },
  }),
  ...said(ties, {
    tieWords: {
      none: [null],
      one: [{ place: 8, more: 1 }],
      many: [{ place: 8, more: 4 }],
      unknown: [{ place: 8, more: Number.NaN }],
    },
    sharedWords: { one: [1], many: [59] },
  }),
  ...said(fighters, {
    periodName: null,
    fighterWords: {
      none: [[], ''],
      'the first month': [[fought({ isRunning: true })], ''],
      one: [[fought({ characters: 1, before: 1 })], 'level 40'],
      many: [[fought({}), fought({ period: '2026-11', isRunning: true, characters: 41 })], 'level 40'],
      all: [[fought({ name: 'ALL', characters: 1_210, share: null, before: null })], ''],
    },
  }),
  ...said(matchUps, {
    oddsText: { more: [Math.log(1.5)], less: [-Math.log(1.5)], even: [0] },
    unevenWords: {
      none: [[]],
      open: [[pair('SLAYER', 'open')]],
      one: [[pair('SLAYER', 'more')]],
      'from the other side': [[pair('CHOPPA', 'less')]],
    },
  }),
  ...said(history, {
    daysText: null,
    historyWords: {
      none: [{ ...days, days: 0, from: null, to: null }],
      'one day': [{ ...days, days: 1, from: '2026-11-27', to: '2026-11-27', steps: [], spells: [] }],
      many: [
        {
          ...days,
          days: 43,
          from: '2026-08-03',
          to: '2026-11-27',
          steps: [
            { day: '2026-08-03', level: 38, renownRank: 52 },
            { day: '2026-11-27', level: 40, renownRank: 61 },
          ],
        },
      ],
    },
  }),
  ...said(buildCost, {
    buildWords: {
      none: [[], null],
    },
  }),
  ...said(heatmap, {
    heatmapSummary: {
      none: [[], 0, true],
      one: [[{ x: 0, y: 0, count: 1 }], 1, true],
      'without points': [[], 18, true],
      'without a map': [[], 18, false],
    },
  }),
];
