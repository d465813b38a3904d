import { expect, test } from 'vitest';

import { battleCourse, killsOfCourse, minutesTogether } from './course.ts';
import { loss, START } from './testing/battle-rows.ts';

const at = (by: 'order' | 'destruction', ...minutes: readonly number[]) =>
  minutes.map((minute) => loss({ by, minute }));

test('a course has each minute from the first kill to the last, with the lead', () => {
  const { minutes } = battleCourse([...at('order', 4, 4.5, 1), ...at('destruction', 4.9, 2)]);
  expect(minutes).toEqual([
    { time: START + 60, order: 1, destruction: 0, lead: 1 },
    { time: START + 120, order: 0, destruction: 1, lead: 0 },
    { time: START + 180, order: 0, destruction: 0, lead: 0 },
    { time: START + 240, order: 2, destruction: 1, lead: 1 },
  ]);
});

test('the turning point is the three minutes in which the lead changes most, the first of equal ones', () => {
  // Minutes change the lead by 1, -1, 1, 2, 0, -1 and -2, three in a row by 1, 2, 3, 1 and -3.
  const course = battleCourse([...at('order', 0, 2, 3, 3.5), ...at('destruction', 1, 5, 6, 6.5)]);
  expect(course.turningPoint).toEqual({ from: START + 120, to: START + 300, side: 'order', change: 3 });
  expect(course.peaks).toEqual({
    order: { time: START + 180, kills: 2 },
    destruction: { time: START + 360, kills: 2 },
  });
});

test('a short course turns as a whole, and one that stays even never', () => {
  expect(battleCourse(at('destruction', 0, 1)).turningPoint).toEqual({
    from: START,
    to: START + 120,
    side: 'destruction',
    change: 2,
  });
  expect(battleCourse([...at('order', 0), ...at('destruction', 0.5)]).turningPoint).toBeNull();
});

test('a battle without kills has no course', () => {
  expect(battleCourse([])).toEqual({
    minutes: [],
    turningPoint: null,
    peaks: { order: null, destruction: null },
    finalLead: null,
  });
});

test('minutes add up to all kills, even where a time is absurd', () => {
  const losses = [...at('order', 0, 1, 5_000_000), ...at('destruction', 3)];
  const course = battleCourse(losses);
  expect(course.minutes).toHaveLength(720);
  expect(killsOfCourse(course)).toEqual({ order: 3, destruction: 1 });
});

test('many minutes stand together in a table, with the same sums', () => {
  const { minutes } = battleCourse([...at('order', 0, 1, 199), ...at('destruction', 3, 7)]);
  const rows = minutesTogether(minutes);
  expect(rows).toHaveLength(40);
  expect(rows.slice(0, 2)).toEqual([
    { time: START, order: 2, destruction: 1, lead: 1 },
    { time: START + 300, order: 0, destruction: 1, lead: 0 },
  ]);
  expect(rows.at(-1)).toEqual({ time: START + 195 * 60, order: 1, destruction: 0, lead: 1 });
  expect(minutesTogether(minutes.slice(0, 60))).toEqual(minutes.slice(0, 60));
});
