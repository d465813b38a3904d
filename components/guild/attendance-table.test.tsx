import { expect, it } from 'vitest';

import { attendanceOf } from '#lib/game/battles/list/attendance.ts';

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
const ATTENDANCE = attendanceOf([
  battle('2026-11-27T01:30:00Z', member('Uthgar', 3), member('Belara', 1)),
  battle('2026-11-26T20:00:00Z', member('Uthgar', 4)),
  battle('2026-11-25T20:00:00Z', member('Belara', 0)),
]);

const tableOf = async (figure: 'battles' | 'kills', attendance = ATTENDANCE) =>
  rendered(<AttendanceTable attendance={attendance} weeks="4" figure={figure} />);

it('begins with how many came, the newest evening first, a dot for one battle', async () => {
  const { rows, text } = await tableOf('battles');
  expect(rows.slice(0, 4)).toEqual([
    ['Member', 'Evenings', '26 Nov', '25 Nov', 'Role', 'Battles', 'Kills', 'Deaths', 'Assists', 'Healing'],
    ['Members who came', '', '2', '1', '', '', '', '', '', ''],
    ['Belara', '2', '•1', '•1', 'Healer', '2', '1', '2', '4', '200'],
    ['Uthgar', '1', '2', '', 'Healer', '2', '7', '2', '4', '200'],
  ]);
  expect(text).toContain(
    '2 members in 3 battles on 2 evenings of the last 4 weeks. On each evening: battles, a',
  );
  expect(rows.slice(4)).toEqual([
    ['Month', 'Evenings', 'Battles', 'Members', 'Each evening'],
    ['2026-11', '2', '3', '2', '1.5'],
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
  const { rows, text } = await tableOf('battles', attendanceOf([]));
  expect(rows).toEqual([]);
  expect(text).toMatch(/^No battle with six members or more in the last 4 weeks\. /);
});
