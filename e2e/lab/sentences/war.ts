import { FeatFragmentDoc, FeatsFragmentDoc, type FeatFragment } from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import * as feats from '#lib/game/war/feats.ts';
import * as events from '#lib/game/war/events.ts';
import * as fighters from '#lib/game/war/fighters.ts';

import { said } from './said.ts';

const START = Date.UTC(2026, 10, 27, 20) / 1_000;
const HOUR = 3_600;

const usual = { weeks: 8, low: 170, median: 191, high: 204 };
const young = { weeks: 2, low: null, median: null, high: null };
const span = (order: number, destruction: number) => ({ start: START, order, destruction });
const tier = (order: number, destruction: number, known: typeof usual | typeof young) => ({
  ...span(order, destruction),
  tier: 0,
  usual: known,
});
const zone = (name: string, order: number, destruction: number) => ({ id: name, name, order, destruction });
const war = (now: number, hour: number, known: typeof usual | typeof young = usual) => ({
  now: span(now, 0),
  lastHour: [tier(hour, 0, known)],
});

const feat = (changes: Partial<FeatFragment>): FeatFragment => ({
  ...sampleRecord(FeatFragmentDoc),
  kind: 'HOUR',
  group: 'ALL',
  value: 8,
  sharedBy: 1,
  start: START,
  end: START + HOUR,
  ...changes,
});
const KINDS = {
  'an hour': [feat({})],
  'a day': [feat({ kind: 'DAY', value: 15, end: START + 24 * HOUR })],
  'a streak': [feat({ kind: 'STREAK', value: 19, end: START + 40 * HOUR })],
  'a lead': [feat({ kind: 'LEAD', value: 1, end: START + 7 * 24 * HOUR })],
  'a battle': [feat({ kind: 'BATTLE', value: 412 })],
  'a clear': [feat({ kind: 'CLEAR', value: 1_500_000 })],
  'a month': [feat({ kind: 'MONTH', value: 412, end: START + 28 * 24 * HOUR })],
} as const;

const now = new Date(START * 1_000);
const event = (name: string, state: 'Running' | 'Coming' | 'Past', hours: number) => ({
  kind: 'LiveEvent' as const,
  name,
  start: new Date((START + hours * HOUR) * 1_000),
  end: null,
  state,
});

export const WAR_SENTENCES = [
  ...said(fighters, {
    tierLabel: null,
    momentWords: null,
    shortMoment: null,
    usualFighters: { known: [usual], young: [young] },
    warSentence: {
      nobody: [war(0, 0), { zones: [] }],
      one: [war(1, 1), { zones: [zone('Praag', 1, 1)] }],
      many: [war(31, 231), { zones: [zone('Praag', 9, 4), zone('Thunder Mountain', 2, 1)] }],
      usual: [war(31, 191), { zones: [] }],
      'not yet usual': [war(31, 191, young), { zones: [] }],
    },
  }),
  ...said(feats, {
    featAnchor: null,
    valueWords: KINDS,
    whenWords: KINDS,
    featHref: null,
    holderName: null,
    featsSentence: {
      none: [[], 'ALL'],
      'none of a career': [[], 'SLAYER'],
      'none of a realm': [[], 'ORDER'],
      one: [[feat({})], 'ALL'],
      shared: [[feat({ sharedBy: 4 }), feat({ kind: 'DAY', value: 15 })], 'ALL'],
      'of a career': [[feat({ group: 'SLAYER' })], 'SLAYER'],
    },
    countedWords: {
      none: [{ ...sampleRecord(FeatsFragmentDoc), kills: 0, since: null, until: null, countedAt: START }],
      many: [
        {
          ...sampleRecord(FeatsFragmentDoc),
          kills: 48_206,
          since: START - 90 * 24 * HOUR,
          until: START,
          countedAt: START,
        },
      ],
    },
  }),
  ...said(events, {
    eventKind: null,
    eventWords: {
      none: [[], now],
      running: [[event('Keg Week', 'Running', -2)], now],
      two: [[event('Keg Week', 'Running', -2), event('Bonus week', 'Running', -2)], now],
      soon: [[event('City Siege', 'Coming', 0.5)], now],
      'running and coming': [[event('Keg Week', 'Running', -2), event('City Siege', 'Coming', 72)], now],
      'in a day': [[event('City Siege', 'Coming', 30)], now],
    },
    eventKey: null,
    eventHref: null,
  }),
];
