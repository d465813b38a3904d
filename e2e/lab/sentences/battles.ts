import {
  OwnBattleFragmentDoc,
  type OwnBattleFragment,
  type SumsOfBattlesFragment,
  SumsOfBattlesFragmentDoc,
} from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import * as results from '#lib/game/battles/list/battle-result.ts';
import { battleCourse } from '#lib/game/battles/report/course.ts';
import * as words from '#lib/game/battles/report/words.ts';
import { loss, START } from '#lib/game/battles/report/testing/battle-rows.ts';

import { said } from './said.ts';

/** A side of so many players with so many kills. */
const side = (players: number, kills: number) => ({
  players,
  kills,
  deaths: 0,
  damage: 0,
  healing: 0,
  protection: 0,
});

const battle = (order: ReturnType<typeof side>, destruction: ReturnType<typeof side>) => ({
  place: 'Praag',
  startTime: START,
  endTime: START + 2_580,
  order,
  destruction,
});

const WON = battle(side(52, 84), side(38, 61));
const OUTNUMBERED = battle(side(60, 61), side(38, 84));
const DRAWN = battle(side(25, 33), side(28, 33));
const SMALLEST = battle(side(1, 1), side(1, 0));
const BATTLES = { won: [WON], outnumbered: [OUTNUMBERED], drawn: [DRAWN], smallest: [SMALLEST] } as const;

const kills = (order: readonly number[], destruction: readonly number[]) =>
  battleCourse([
    ...order.map((minute) => loss({ by: 'order', minute })),
    ...destruction.map((minute) => loss({ by: 'destruction', minute })),
  ]);
const COURSES = {
  'no kill': [kills([], [])],
  'one kill': [kills([0], [])],
  'ahead throughout': [kills([0, 1, 2, 3, 4, 5, 5], [4])],
  turned: [kills([3, 4, 5, 5, 5], [0, 1])],
  even: [kills([0, 5], [1, 5])],
} as const;

const EXPECTED = { kills: 52.3, low: 34.1, high: 74.2, total: 145, better: null } as const;

/** A list of so many battles with as many kills. */
const sums = (battles: number): SumsOfBattlesFragment => ({
  ...sampleRecord(SumsOfBattlesFragmentDoc),
  battles,
  kills: battles * 12,
  killsOrder: battles * 5,
  killsDestruction: battles * 7,
  drawn: battles,
  outnumbered: battles,
  from: START,
  to: START + 3 * 86_400,
});

type Standing = OwnBattleFragment['standing'];
const own = (standing: Partial<NonNullable<Standing>> | null): OwnBattleFragment => {
  const sample = sampleRecord(OwnBattleFragmentDoc);
  return { ...sample, standing: standing && sample.standing && { ...sample.standing, ...standing } };
};
const STANDINGS = {
  unknown: [own(null)],
  few: [own({ others: 3, below: 1, equal: 0, amount: 1, side: 100 })],
  best: [own({ others: 34, below: 34, equal: 0, amount: 100, side: 100 })],
  usual: [own({ others: 34, below: 21, equal: 2, amount: 12, side: 100 })],
} as const;

export const BATTLE_SENTENCES = [
  ...said(words, {
    timeWords: { usual: [WON], 'within a minute': [{ ...WON, endTime: START }] },
    scoreWords: BATTLES,
    numberWords: BATTLES,
    verdictWords: BATTLES,
    battleSentence: BATTLES,
    courseWords: COURSES,
    turnWords: COURSES,
    strengthWords: BATTLES,
    expectedWords: {
      usual: [EXPECTED, WON],
      better: [{ ...EXPECTED, better: 'order' }, WON],
      worse: [{ ...EXPECTED, better: 'destruction' }, WON],
      'one kill': [{ ...EXPECTED, kills: 0.5, low: 0, high: 1, total: 1 }, SMALLEST],
    },
    lawWords: {
      'too few': [{ battles: 12, exponent: null, error: null, spread: null }],
      'one battle': [{ battles: 1, exponent: null, error: null, spread: null }],
      known: [{ battles: 412, exponent: 0.84, error: 0.06, spread: 0.4 }],
      'without doubt': [{ battles: 30, exponent: 0.84, error: null, spread: 0.4 }],
    },
  }),
  ...said(results, {
    battleResult: null,
    outnumberedWords: BATTLES,
    battleWords: { none: [0], one: [1], many: [412] },
    periodWords: {
      none: [{ ...sums(0), from: null, to: null }],
      'one day': [{ ...sums(1), to: START }],
      days: [sums(12)],
    },
    sumWords: { none: [sums(0)], one: [sums(1)], many: [sums(1_200)] },
    scoreWords: null,
    killsAndDeaths: {
      none: [{ kills: 0, deaths: 0 }],
      one: [{ kills: 1, deaths: 1 }],
      many: [{ kills: 14, deaths: 3 }],
    },
    shareWords: { unknown: [null], usual: [STANDINGS.usual[0].standing] },
    roleRankWords: STANDINGS,
  }),
];
