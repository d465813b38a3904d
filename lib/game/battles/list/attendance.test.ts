import { expect, it } from 'vitest';

import type { AttendanceFragment } from '#graphql/generated/documents.ts';

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

const night = battle('2026-11-27T01:30:00Z', member('Uthgar', 3), member('Belara', 1));
const evening = battle('2026-11-26T20:00:00Z', member('Uthgar', 4));
const before = battle('2026-11-25T20:00:00Z', member('Belara', 0), member('Azka', 9));

it('sums up who came by evening, those who came most often first', () => {
  const { evenings, members, battles } = attendanceOf([night, evening, before]);
  expect(battles).toHaveLength(3);
  expect(evenings).toEqual([at('2026-11-26T12:00:00Z'), at('2026-11-25T12:00:00Z')]);
  expect(
    members.map(({ character, evenings: own, sums }) => [character.name, own.size, sums.battles]),
  ).toEqual([
    ['Belara', 2, 2],
    ['Uthgar', 1, 2],
    ['Azka', 1, 1],
  ]);
  expect(members[1]?.sums).toEqual({ battles: 2, kills: 7, deaths: 2, assists: 4, healing: 200 });
  expect(members[0]?.evenings.get(at('2026-11-25T12:00:00Z'))).toEqual({
    battles: 1,
    kills: 0,
    deaths: 1,
    assists: 2,
    healing: 100,
  });
});

it('lists each evening of each member', () => {
  const rows = attendedEvenings(attendanceOf([night, evening, before]));
  expect(rows.map(({ member: { character }, sums }) => `${character.name} ${sums.battles}`)).toEqual([
    'Belara 1',
    'Uthgar 2',
    'Belara 1',
    'Azka 1',
  ]);
});

it('has no evening without a battle', () => {
  expect(attendanceOf([])).toEqual({ battles: [], evenings: [], members: [] });
});

it('lists members by name where that is asked for', () => {
  const { members } = attendanceOf([night, evening, before], 'name');
  expect(members.map(({ character }) => character.name)).toEqual(['Azka', 'Belara', 'Uthgar']);
});

it('sums up how many came to an evening, and to those of a month', () => {
  const october = battle('2026-10-31T20:00:00Z', member('Azka', 1));
  const attendance = attendanceOf([night, evening, before, october]);
  expect(attendance.evenings.map((start) => comersOf(attendance, start))).toEqual([2, 2, 1]);
  expect(attendanceMonths(attendance)).toEqual([
    { start: at('2026-11-26T12:00:00Z'), evenings: 2, battles: 3, members: 3, perEvening: 2 },
    { start: at('2026-10-31T12:00:00Z'), evenings: 1, battles: 1, members: 1, perEvening: 1 },
  ]);
  expect(attendanceMonths(attendanceOf([]))).toEqual([]);
});
