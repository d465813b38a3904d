import { describe, expect, it } from 'vitest';
import * as feats from './feats.ts';
import type { HeldFeat } from './feats.ts';

const START = Date.parse('2026-11-09T20:00:00Z') / 1000;
const DAY = 86_400;

const feat = (part: Partial<HeldFeat>): HeldFeat => ({
  kind: 'HOUR',
  group: 'ALL',
  place: 1,
  value: 8,
  sharedBy: 1,
  start: START,
  end: START + 3_600,
  character: { id: '7', name: 'Haaravek', career: 'CHOSEN' },
  guild: null,
  battle: null,
  session: null,
  instance: null,
  ...part,
});

const GUILD = {
  id: '3',
  name: 'Reikland Guard',
  realm: 'ORDER',
  heraldry: { emblem: 1, pattern: 1, color1: 1, color2: 1, shape: 1 },
} as const;
const SESSION = { id: 's', dungeon: { id: '60', name: 'Gunbad' }, runs: [{ id: 'r1' }, { id: 'r2' }] };
const WEEK = { kind: 'LEAD', start: START - 44 * DAY, end: START - 2 * DAY } as const;
const MONTH = { start: Date.parse('2026-10-01') / 1000, end: Date.parse('2026-11-01') / 1000 } as const;

describe('a record', () => {
  it.each([
    [feat({}), '8 kills', '9 Nov 2026, 20:00 to 21:00', '/character/7?from=2026-11-09&to=2026-11-09'],
    [
      feat({ kind: 'STREAK', value: 1, end: START + 2 * DAY }),
      '1 kill',
      '9 Nov 2026 to 11 Nov 2026',
      '/character/7?from=2026-11-09&to=2026-11-11',
    ],
    [feat({ kind: 'STREAK' }), '8 kills', '9 Nov 2026', '/character/7?from=2026-11-09&to=2026-11-09'],
    [
      feat({ ...WEEK, group: 'CHOSEN', value: 6 }),
      '6 weeks',
      '26 Sep 2026 to 7 Nov 2026',
      '/leaderboard?career=CHOSEN&period=2026-W45&pin=7#pinned',
    ],
    [
      feat({ ...MONTH, kind: 'MONTH', group: 'TANK' }),
      '8 kills',
      'October 2026',
      '/leaderboard?period=2026-10&pin=7&role=tank#pinned',
    ],
    [
      feat({ ...MONTH, kind: 'GUILD_MONTH', group: 'ORDER', character: null, guild: GUILD }),
      '8 kills',
      'October 2026',
      '/leaderboard/guilds?period=2026-10&pin=3&realm=order#pinned',
    ],
    [
      feat({ kind: 'CLEAR', value: 725_400, character: null, session: SESSION }),
      '12m 5s',
      '9 Nov 2026',
      '/instance-run/r1',
    ],
  ])('says its value and its time, and leads to what it is made of', (one, value, when, href) => {
    expect([feats.valueWords(one), feats.whenWords(one), feats.featHref(one)]).toEqual([value, when, href]);
  });

  it('is left out where its holder is gone', () => {
    expect(feats.featsOf([feat({ character: null }), feat({})], 'HOUR')).toEqual([feat({})]);
  });
});

it('says in a sentence what is the most, with all who are equal', () => {
  const best = [feat({ sharedBy: 4 }), feat({ kind: 'DAY', value: 1_500, group: 'CHOSEN' })];
  expect(feats.featsSentence(best, 'ALL')).toBe('Most kills: 8 in an hour, by Haaravek and 3 others.');
  expect(feats.featsSentence(best, 'CHOSEN')).toBe('Most kills among Chosen: 1,500 in a day, by Haaravek.');
  expect(feats.featsSentence(best, 'ORDER')).toMatch(/^No player of Order has/);
});

it('gives marks of honour in the widest group, of months for all', () => {
  const held = [
    feat({ group: 'CHOSEN' }),
    feat({ group: 'DESTRUCTION' }),
    feat({ ...MONTH, kind: 'MONTH', place: 2 }),
    feat({ ...MONTH, kind: 'MONTH', group: 'CHOSEN' }),
    feat({ kind: 'CLEAR', value: 60_000, character: null, session: SESSION }),
    feat({
      kind: 'CLEAR',
      value: 50_000,
      character: null,
      session: SESSION,
      instance: { id: '63', name: 'Lab' },
    }),
  ];
  expect(feats.marksOf(held).map(({ text, href }) => [text, href])).toEqual([
    ['Second of October 2026: 8 kills', '/records#month'],
    ['Fastest clear of Gunbad: 1m, 9 Nov 2026', '/records#clear'],
    ['Fastest clear of Lab: 50s, 9 Nov 2026', '/records#clear'],
    [
      'Most kills in an hour of Destruction: 8 kills, 9 Nov 2026, 20:00 to 21:00',
      '/records?of=DESTRUCTION#hour',
    ],
  ]);
});

it('leaves out feats of kinds that we do not know', () => {
  const rows = ['HOUR', 'SOMETHING_NEW', 'toString'].map((kind) => ({ kind }));
  expect(feats.ofKnownKinds(rows)).toEqual([{ kind: 'HOUR' }]);
});
