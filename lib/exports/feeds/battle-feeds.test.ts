import { expect, it } from 'vitest';

import {
  InstanceRunRowFragmentDoc,
  ScenarioRowFragmentDoc,
  SessionRowFragmentDoc,
  SkirmishRowFragmentDoc,
} from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';

import { runEntry, scenarioEntry, sessionEntry, skirmishEntry } from './battle-feeds.ts';

const NOON = 1_795_262_400;
const heraldry = { emblem: 1, pattern: 1, color1: 1, color2: 1, shape: 1 };
const guild = { id: '9', name: 'Hollow Lantern', realm: 'ORDER', heraldry } as const;

it('tells how a scenario ended', () => {
  const run = sampleRecord(ScenarioRowFragmentDoc, {
    id: 'a',
    scenario: { id: '2000', name: 'The Ironclad' },
    startTime: NOON,
    endTime: NOON + 725,
    winner: 0,
    points: [500, 250],
  });
  expect(scenarioEntry(run)).toMatchObject({
    path: '/scenario/a',
    title: 'The Ironclad, 21 Nov 2026, 12:00 UTC: Order won',
    summary: '21 November 2026, 12:00 UTC, The Ironclad. Order 500, Destruction 250 points in 12m 5s.',
    updated: new Date('2026-11-21T12:12:05Z'),
  });
  expect(scenarioEntry({ ...run, points: [250, 250] }).title).toMatch(/: a draw$/);
});

it('tells how great a skirmish was', () => {
  const skirmish = sampleRecord(SkirmishRowFragmentDoc, {
    id: 'b',
    scenario: null,
    primaryZone: { id: '105', name: 'Praag' },
    primaryZoneArea: { id: '1', name: 'Old Walls' },
    startTime: NOON,
    endTime: NOON + 840,
    topGuildsByPlayers: [{ count: 12, guild }],
    numberOfKills: 1,
    numberOfKillsOrder: 1,
    numberOfKillsDestruction: 0,
    numberOfPlayers: 1200,
    numberOfPlayersOrder: 700,
    numberOfPlayersDestruction: 500,
  });
  const { title, summary } = skirmishEntry(skirmish);
  expect(title).toBe('Skirmish at Praag, 21 Nov 2026, 12:00 UTC: 1,200 players, 1 kill');
  expect(summary).toBe(
    '21 November 2026, 12:00 UTC, Praag, Old Walls. 1,200 players (700 Order, 500 Destruction) ' +
      'made 1 kill (1 Order, 0 Destruction) in 14m. Guilds with the most players: Hollow Lantern (12).',
  );
  expect(skirmishEntry({ ...skirmish, topGuildsByPlayers: [] }).summary).toMatch(/in 14m\.$/);
});

it('tells how far an instance run came', () => {
  const member = (id: string) =>
    ({ character: { id }, archetype: 'TANK', itemRating: 400, deaths: 1 }) as const;
  const run = sampleRecord(InstanceRunRowFragmentDoc, {
    id: 'c',
    instanceId: '60',
    instance: { id: '60', name: 'Gunbad', encounters: null },
    start: NOON * 1000,
    end: 0,
    completed: false,
    encounters: [
      { encounterId: '1', completed: true },
      { encounterId: '1', completed: true },
      { encounterId: '2', completed: false },
    ],
    scoreboardEntries: [member('7'), member('8'), member('7')],
  });
  expect(runEntry(run)).toMatchObject({
    title: 'Gunbad, 21 Nov 2026, 12:00 UTC: not completed',
    summary:
      '21 November 2026, 12:00 UTC, Gunbad. 2 players completed 1 encounter; when the run ended is not known.',
    updated: null,
  });
  expect(runEntry({ ...run, encounters: [] }).summary).toContain(' 2 players completed no encounters; ');
  expect(runEntry({ ...run, end: (NOON + 60) * 1000, completed: true })).toMatchObject({
    title: 'Gunbad, 21 Nov 2026, 12:00 UTC: completed',
    summary: '21 November 2026, 12:00 UTC, Gunbad. 2 players completed 1 encounter in 1m.',
    updated: new Date('2026-11-21T12:01:00Z'),
  });
});

it('tells how far a session came', () => {
  const session = sampleRecord(SessionRowFragmentDoc, {
    id: 'd',
    dungeon: { id: '160', name: 'Bastion Stair' },
    start: NOON,
    end: NOON + 3720,
    seconds: 3720,
    listed: 6,
    fell: 4,
    players: 7,
    runs: [{ id: 'd' }, { id: 'e' }],
  });
  expect(sessionEntry(session)).toMatchObject({
    path: '/instance-run/d',
    title: 'Bastion Stair, 21 Nov 2026, 12:00 UTC: 4 of 6 encounters fell',
    summary:
      '21 November 2026, 12:00 UTC, Bastion Stair. 7 players, 2 runs: 4 of 6 encounters fell, 1 death in 1h 2m.',
    updated: new Date('2026-11-21T13:02:00Z'),
    categories: [{ term: 'not-cleared' }],
  });
  expect(sessionEntry({ ...session, cleared: true, fell: 6, end: null, seconds: null })).toMatchObject({
    title: 'Bastion Stair, 21 Nov 2026, 12:00 UTC: cleared',
    summary:
      '21 November 2026, 12:00 UTC, Bastion Stair. 7 players, 2 runs: 6 of 6 encounters fell, 1 death.',
    updated: null,
  });
  const wings = [
    { instance: { id: '163', name: 'Thar’Ignan' }, fell: 4, listed: 4, cleared: true, seconds: 60 },
  ];
  expect(sessionEntry({ ...session, wings, wingCount: 4, wingsCleared: 1 }).title).toBe(
    'Bastion Stair, 21 Nov 2026, 12:00 UTC: cleared 1 of 4 wings: Thar’Ignan 4 of 4 encounters',
  );
});
