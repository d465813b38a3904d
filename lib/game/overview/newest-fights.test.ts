import { expect, it } from 'vitest';

import {
  AttackerTagFragmentDoc,
  CharacterTagFragmentDoc,
  type KillRowFragment,
  KillRowFragmentDoc,
  type NewestBattleFragment,
  NewestBattleFragmentDoc,
  type NewestSessionFragment,
  NewestSessionFragmentDoc,
  ScenarioRowFragmentDoc,
  VictimTagFragmentDoc,
} from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';

import { newestFights } from './newest-fights.ts';

const NONE = { kills: [], deaths: [], battles: [], scenarios: [], won: [], sessions: [] };
const START = Date.parse('2026-11-26T20:00:00Z') / 1000;
const PLACE = { scenario: null, position: { zoneId: 105, zone: { id: '105', name: 'Praag' } } };

const victim = (id: string, name: string) =>
  sampleRecord(VictimTagFragmentDoc, { character: sampleRecord(CharacterTagFragmentDoc, { id, name }) });
const attacker = (id: string, name: string) =>
  sampleRecord(AttackerTagFragmentDoc, { character: sampleRecord(CharacterTagFragmentDoc, { id, name }) });
const kill = (given: Partial<KillRowFragment>) => sampleRecord(KillRowFragmentDoc, { ...PLACE, ...given });
const textsOf = (given: Partial<Parameters<typeof newestFights>[0]>) =>
  newestFights({ ...NONE, ...given }).map(({ text }) => text);

it('tells kills and deaths by the other player and the place', () => {
  const kills = [kill({ id: '7', time: START + 30, victim: victim('2', 'Snik') })];
  const ownDeath = { victim: victim('1', 'Ulf'), attackers: [attacker('1', 'Ulf')] };
  const deaths = [
    kill({ ...ownDeath, id: '8', time: START + 20, attackers: [attacker('2', 'Snik')] }),
    kill({ ...ownDeath, id: '9', time: START + 10 }),
  ];
  expect(newestFights({ ...NONE, kills, deaths })).toEqual([
    { at: START + 30, text: 'Killed Snik in Praag', href: '/kill/7' },
    { at: START + 20, text: 'Killed by Snik in Praag', href: '/kill/8' },
    { at: START + 10, text: 'Died by own hand in Praag', href: '/kill/9' },
  ]);
});

it('tells the result of a run for the player, own points first', () => {
  const run = (id: string, points: (number | null)[], winner = 0) =>
    sampleRecord(ScenarioRowFragmentDoc, {
      id,
      scenario: { id: '1', name: 'Nordenwatch' },
      startTime: START - Number(id),
      points,
      winner,
    });
  const scenarios = [run('1', [500, 321]), run('2', [500, 321]), run('3', [200, 200])];
  expect(textsOf({ scenarios, won: ['1'] })).toEqual([
    'Nordenwatch: won 500 to 321',
    'Nordenwatch: lost 321 to 500',
    'Nordenwatch: drawn 200 to 200',
  ]);
  expect(textsOf({ scenarios: [run('1', []), run('2', [], -1)], won: ['1'] })).toEqual([
    'Nordenwatch: won',
    'Nordenwatch',
  ]);
  expect(textsOf({ scenarios, won: null })).toEqual(['Nordenwatch', 'Nordenwatch', 'Nordenwatch']);
});

it('tells the own part in a battle, and whether a dungeon was cleared', () => {
  const battle = (given: Partial<NewestBattleFragment>) =>
    sampleRecord(NewestBattleFragmentDoc, {
      zone: { id: '105', name: 'Praag' },
      order: { players: 8, kills: 9, deaths: 4 },
      destruction: { players: 8, kills: 4, deaths: 9 },
      part: { realm: 'ORDER', kills: 7, deaths: 1 },
      ...given,
    });
  const session = (cleared: boolean, runs: NewestSessionFragment['runs']) =>
    sampleRecord(NewestSessionFragmentDoc, {
      start: START,
      dungeon: { id: '60', name: 'Gunbad' },
      cleared,
      runs,
    });
  expect(
    textsOf({
      battles: [battle({ startTime: START + 2 }), battle({ startTime: START + 1, part: null, zone: null })],
      sessions: [session(true, [{ id: '1' }]), session(false, [{ id: '1' }]), session(true, [])],
    }),
  ).toEqual([
    'Battle in Praag: won, 7 kills, 1 death',
    'Battle in an unknown place',
    'Gunbad: cleared',
    'Gunbad: not cleared',
  ]);
});

it('shows the five newest, and none without a time', () => {
  const kills = [0, 1, 2, 3, 4, 5, 6].map((number) =>
    kill({ time: number && START + number, victim: victim('2', `${number}`) }),
  );
  expect(textsOf({ kills })).toEqual([6, 5, 4, 3, 2].map((number) => `Killed ${number} in Praag`));
});
