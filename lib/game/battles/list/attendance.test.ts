import { expect, it } from 'vitest';

import type { AttendanceFragment, AttendedRunFragment } from '#graphql/generated/documents.ts';

import { attendanceMonths, attendanceOf, attendedEvenings, comersOf } from './attendance.ts';

const at = (time: string) => Date.parse(time) / 1000;
const side = { players: 10, kills: 5, deaths: 5 };
const member = (name: string, kills: number) => ({
  character: { id: name, name, career: 'ZEALOT' as const },
  kills,
  deaths: 1,
  assists: 2,
  healing: 100,
});
const battle = (startTime: string, ...members: AttendanceFragment['members']): AttendanceFragment => ({
  battle: {
    id: startTime,
    startTime: at(startTime),
    endTime: at(startTime) + 60,
    zone: null,
    order: side,
    destruction: side,
  },
  realm: 'DESTRUCTION',
  members,
});

const run = (startTime: string, ...names: readonly string[]): AttendedRunFragment => ({
  id: startTime,
  startTime: at(startTime),
  scoreboardEntries: [
    ...names.map((name) => ({ character: member(name, 0).character, guild: { id: '5' } })),
    { character: member('Stranger', 0).character, guild: { id: '6' } },
    { character: member('Loner', 0).character, guild: null },
  ],
});
const fights = (battles: readonly AttendanceFragment[], runs: readonly AttendedRunFragment[] = []) => ({
  battles,
  runs,
  guildId: '5',
});

const night = battle('2026-11-27T01:30:00Z', member('Uthgar', 3), member('Belara', 1));
const evening = battle('2026-11-26T20:00:00Z', member('Uthgar', 4));
const before = battle('2026-11-25T20:00:00Z', member('Belara', 0), member('Azka', 9));

it('sums up who came by evening, those who came most often first', () => {
  const { evenings, members, battles } = attendanceOf(fights([night, evening, before]));
  expect(battles).toHaveLength(3);
  expect(evenings).toEqual([at('2026-11-26T12:00:00Z'), at('2026-11-25T12:00:00Z')]);
  expect(
    members.map(({ character, evenings: own, sums }) => [character.name, own.size, sums.battles]),
  ).toEqual([
    ['Belara', 2, 2],
    ['Uthgar', 1, 2],
    ['Azka', 1, 1],
  ]);
  expect(members[1]?.sums).toEqual({
    battles: 2,
    scenarios: 0,
    kills: 7,
    deaths: 2,
    assists: 4,
    healing: 200,
  });
  expect(members[0]?.evenings.get(at('2026-11-25T12:00:00Z'))).toEqual({
    battles: 1,
    scenarios: 0,
    kills: 0,
    deaths: 1,
    assists: 2,
    healing: 100,
  });
});

it('lists each evening of each member', () => {
  const rows = attendedEvenings(attendanceOf(fights([night, evening, before])));
  expect(rows.map(({ member: { character }, sums }) => `${character.name} ${sums.battles}`)).toEqual([
    'Belara 1',
    'Uthgar 2',
    'Belara 1',
    'Azka 1',
  ]);
});

it('has no evening without a battle', () => {
  expect(attendanceOf(fights([]))).toEqual({ battles: [], runs: [], evenings: [], members: [] });
});

it('lists members by name where that is asked for', () => {
  const { members } = attendanceOf(fights([night, evening, before]), 'name');
  expect(members.map(({ character }) => character.name)).toEqual(['Azka', 'Belara', 'Uthgar']);
});

it('sums up how many came to an evening, and to those of a month', () => {
  const october = battle('2026-10-31T20:00:00Z', member('Azka', 1));
  const attendance = attendanceOf(fights([night, evening, before, october]));
  expect(attendance.evenings.map((start) => comersOf(attendance, start))).toEqual([2, 2, 1]);
  expect(attendanceMonths(attendance)).toEqual([
    { start: at('2026-11-26T12:00:00Z'), evenings: 2, battles: 3, scenarios: 0, members: 3, perEvening: 2 },
    { start: at('2026-10-31T12:00:00Z'), evenings: 1, battles: 1, scenarios: 0, members: 1, perEvening: 1 },
  ]);
  expect(attendanceMonths(attendanceOf(fights([])))).toEqual([]);
});

it('counts scenarios of the guild as fights, without figures of those of other guilds', () => {
  const runs = [run('2026-11-26T21:00:00Z', 'Uthgar', 'Olga'), run('2026-11-24T21:00:00Z', 'Olga')];
  const attendance = attendanceOf(fights([evening], runs));
  expect(attendance.evenings).toEqual([at('2026-11-26T12:00:00Z'), at('2026-11-24T12:00:00Z')]);
  expect(
    attendance.members.map(({ character, evenings, sums }) => [character.name, evenings.size, sums]),
  ).toEqual([
    ['Olga', 2, { battles: 0, scenarios: 2, kills: 0, deaths: 0, assists: 0, healing: 0 }],
    ['Uthgar', 1, { battles: 1, scenarios: 1, kills: 4, deaths: 1, assists: 2, healing: 100 }],
  ]);
  expect(attendanceMonths(attendance)).toEqual([
    {
      start: at('2026-11-26T12:00:00Z'),
      evenings: 2,
      battles: 1,
      scenarios: 2,
      members: 2,
      perEvening: 1.5,
    },
  ]);
});
