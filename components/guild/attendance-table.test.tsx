import { expect, it } from 'vitest';

import type { AttendedRunFragment } from '#graphql/generated/documents.ts';
import { attendanceOf } from '#lib/game/battles/list/attendance.ts';

import type { AttendanceFigure } from '#lib/url/filter/battle-filter.ts';

import { rendered } from '../testing/rendered.ts';
import { AttendanceTable } from './attendance-table.tsx';

const side = { players: 10, kills: 5, deaths: 5 };
const member = (name: string, kills: number) => ({
  character: { id: name, name, career: 'ZEALOT' as const },
  kills,
  deaths: 1,
  assists: 2,
  healing: 100,
});
const battle = (time: string, ...members: ReturnType<typeof member>[]) => ({
  battle: {
    id: time,
    startTime: Date.parse(time) / 1000,
    endTime: Date.parse(time) / 1000 + 60,
    zone: null,
    order: side,
    destruction: side,
  },
  realm: 'DESTRUCTION' as const,
  members,
});
const fights = (battles: readonly ReturnType<typeof battle>[], runs: readonly AttendedRunFragment[] = []) =>
  attendanceOf({ battles, runs, guildId: '5' });
const ATTENDANCE = fights([
  battle('2026-11-27T01:30:00Z', member('Uthgar', 3), member('Belara', 1)),
  battle('2026-11-26T20:00:00Z', member('Uthgar', 4)),
  battle('2026-11-25T20:00:00Z', member('Belara', 0)),
]);

const tableOf = async (figure: AttendanceFigure, attendance = ATTENDANCE) =>
  rendered(<AttendanceTable attendance={attendance} weeks="4" figure={figure} />);

it('begins with how many came, the newest evening first, a dot for one battle', async () => {
  const { rows, text } = await tableOf('battles');
  expect(rows.slice(0, 4)).toEqual([
    [
      'Member',
      'Evenings',
      '26 Nov',
      '25 Nov',
      'Role',
      'Battles',
      'Scenarios',
      'Kills',
      'Deaths',
      'Assists',
      'Healing',
    ],
    ['Members who came', '', '2', '1', '', '', '', '', '', '', ''],
    ['Belara', '2', '•1', '•1', 'Healer', '2', '0', '1', '2', '4', '200'],
    ['Uthgar', '1', '2', '', 'Healer', '2', '0', '7', '2', '4', '200'],
  ]);
  expect(text).toContain(
    '2 members in 3 battles on 2 evenings of the last 4 weeks. On each evening: battles, a',
  );
  expect(rows.slice(4)).toEqual([
    ['Month', 'Evenings', 'Battles', 'Scenarios', 'Members', 'Each evening'],
    ['2026-11', '2', '3', '0', '2', '1.5'],
  ]);
});

it('shows another figure as numbers', async () => {
  const { rows, text } = await tableOf('kills');
  expect(rows.slice(1, 4).map((row) => row.slice(2, 4))).toEqual([
    ['2', '1'],
    ['1', '0'],
    ['7', ''],
  ]);
  expect(text).toContain('On each evening: kills.');
});

it('says that no battle is known', async () => {
  const { rows, text } = await tableOf('battles', fights([]));
  expect(rows).toEqual([]);
  expect(text).toMatch(/^No battle or scenario with six members or more in the last 4 weeks\. /);
});

it('counts scenarios with the battles of an evening', async () => {
  const run: AttendedRunFragment = {
    id: '9',
    startTime: Date.parse('2026-11-26T21:00:00Z') / 1000,
    scoreboardEntries: [{ character: member('Uthgar', 0).character, guild: { id: '5' } }],
  };
  const both = fights([battle('2026-11-26T20:00:00Z', member('Uthgar', 4))], [run]);
  const { rows, text } = await tableOf('fights', both);
  expect(rows[2]?.slice(0, 6)).toEqual(['Uthgar', '1', '2', 'Healer', '1', '1']);
  expect(text).toContain('1 member in 1 battle and 1 scenario on 1 evening');
  expect((await tableOf('scenarios', fights([], [run]))).text).toContain(
    '1 member in 1 scenario on 1 evening',
  );
});
