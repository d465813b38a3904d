import {
  type Career,
  type ScenarioStandingPartsFragment,
  ScenarioRowFragmentDoc,
  ScenarioStandingPartsFragmentDoc,
} from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import * as scenario from '#lib/game/battles/scenario.ts';
import * as careers from '#lib/game/scenarios/career-edge.ts';
import * as standing from '#lib/game/scenarios/standing.ts';
import { mediansFrom, ofAll } from '#lib/game/scenarios/testing/medians.ts';
import * as verdict from '#lib/game/scenarios/verdict.ts';

import { said } from './said.ts';

const decided = (orderWins: number, destructionWins: number, designEffect: number | null = 1) => ({
  orderWins,
  destructionWins,
  designEffect,
});
const RUNS = {
  none: [decided(0, 0)],
  one: [decided(0, 1)],
  two: [decided(1, 1)],
  few: [decided(6, 3)],
  open: [decided(61, 43)],
  close: [decided(600, 500)],
  'same players': [decided(300, 200, 30)],
  order: [decided(161, 43)],
  destruction: [decided(43, 161)],
  even: [decided(5_000, 5_010)],
  'without a design effect': [decided(21, 16, null)],
} as const;

const edge = (career: Career, verdictOnIt: 'more' | 'less' | 'open', low: number | null = 0.01) => ({
  career,
  edge: verdictOnIt === 'less' ? -0.031 : 0.031,
  low,
  high: low === null ? null : 0.08,
  verdict: verdictOnIt,
});

interface Compared {
  readonly others: number;
  readonly results: number;
  readonly recent?: number;
}

/** A healer among so many others, with so many results, and with more or fewer of late. */
function compared({ others, results, recent = results }: Compared): ScenarioStandingPartsFragment {
  const sample = sampleRecord(ScenarioStandingPartsFragmentDoc);
  return {
    ...sample,
    tier: 4,
    own: mediansFrom(0, results, 1_240),
    recent: recent === 0 ? null : mediansFrom(100, recent, 1_480),
    before: mediansFrom(16, results, 1_190),
    weeks: Array.from({ length: 24 }, (_, week) => mediansFrom(16 + week * 7, 4, week < 12 ? 1_190 : 1_480)),
    others: {
      ...sample.others,
      career: 'WARRIOR_PRIEST',
      level: 40,
      players: others,
      medians: ofAll(1_100),
      below: ofAll(Math.round(others * 0.61)),
      equal: ofAll(0),
    },
  };
}
const COMPARED = {
  'no others': [compared({ others: 0, results: 12 })],
  'one other': [compared({ others: 1, results: 12 })],
  'few results': [compared({ others: 190, results: 1, recent: 0 })],
  usual: [compared({ others: 190, results: 48 })],
} as const;

const run = sampleRecord(ScenarioRowFragmentDoc);

export const SCENARIO_SENTENCES = [
  ...said(verdict, {
    openWords: RUNS,
    leaderWords: RUNS,
    estimateWords: RUNS,
    rangeWords: RUNS,
    shareWords: RUNS,
    verdictWords: RUNS,
    verdictOf: null,
    verdictsOf: null,
  }),
  ...said(careers, {
    edgeText: { known: [edge('SLAYER', 'more')], 'few players': [edge('SLAYER', 'open', null)] },
    edgeVerdictWords: {
      more: [edge('SLAYER', 'more')],
      less: [edge('SLAYER', 'less')],
      open: [edge('SLAYER', 'open')],
      'few players': [edge('SLAYER', 'open', null)],
    },
    edgeWords: {
      none: [[]],
      open: [[edge('SLAYER', 'open')]],
      two: [[edge('SLAYER', 'more'), edge('CHOSEN', 'less')]],
    },
  }),
  ...said(standing, {
    perMinuteWords: null,
    rankWords: {
      few: [standing.standingRows(compared({ others: 1, results: 12 }))[0] ?? never()],
      usual: [standing.standingRows(compared({ others: 190, results: 48 }))[0] ?? never()],
    },
    standingWords: COMPARED,
    trendWords: COMPARED,
    resultsWords: null,
    careerPlural: null,
    mainFigure: null,
  }),
  ...said(scenario, {
    scenarioLabel: null,
    winnerOf: null,
    surrenderOf: null,
    scenarioOutcome: {
      won: [{ ...run, winner: 0, points: [500, 312] }],
      draw: [{ ...run, winner: 2, points: [250, 250] }],
    },
  }),
];

function never(): never {
  throw new Error('A standing has no figures');
}
