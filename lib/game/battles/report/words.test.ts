import { expect, test } from 'vitest';

import { battleCourse } from './course.ts';
import { loss, START } from './testing/battle-rows.ts';
import {
  battleSentence,
  courseWords,
  expectedWords,
  lawWords,
  strengthWords,
  verdictWords,
} from './words.ts';

const side = (players: number, kills: number, deaths: number) => ({ players, kills, deaths });
const PRAAG = {
  place: 'Praag',
  startTime: START + 21 * 3_600 + 4 * 60,
  endTime: START + 21 * 3_600 + 47 * 60,
  order: side(38, 84, 61),
  destruction: side(52, 61, 84),
};

test('one sentence says who won by what, where, when and with how many', () => {
  expect(battleSentence(PRAAG)).toBe(
    'Order won in Praag, 84 kills to 61, outnumbered 38 against 52; 21:04 to 21:47 UTC, 21 November 2026.',
  );
  expect(battleSentence({ ...PRAAG, order: side(60, 84, 61) })).toMatch(/61, 60 players against 52; /);
  expect(battleSentence({ ...PRAAG, order: side(38, 61, 61) })).toBe(
    'Order and Destruction drew in Praag, 61 kills each, 38 players against 52; 21:04 to 21:47 UTC, 21 November 2026.',
  );
  expect(battleSentence({ ...PRAAG, endTime: PRAAG.startTime })).toContain('against 52; 21:04 UTC, 21');
});

test.each([
  [side(38, 84, 61), side(52, 61, 84), 'Order won, 84 kills to 61, outnumbered 38 against 52.'],
  [side(26, 33, 34), side(22, 34, 33), 'Destruction won, 34 kills to 33, 22 players against 26.'],
  [side(1, 1, 0), side(1, 0, 1), 'Order won, 1 kill to 0, 1 player against 1.'],
  [side(3, 1, 1), side(2, 1, 1), 'Order and Destruction drew, 1 kill each, 3 players against 2.'],
  [side(0, 0, 0), side(2, 0, 0), 'Order and Destruction drew, 0 kills each, 0 players against 2.'],
])('a report begins with the winner', (order, destruction, words) => {
  expect(verdictWords({ order, destruction })).toBe(words);
});

test('the course is told by its lead, its turn and its best minutes', () => {
  const course = battleCourse([
    ...[0, 1].map((minute) => loss({ by: 'destruction', minute })),
    ...[3, 4, 4.5, 5].map((minute) => loss({ by: 'order', minute })),
  ]);
  expect(courseWords(course)).toBe(
    'Order was ahead from 00:04 on, after Destruction had led. ' +
      'The lead changed most from 00:03 to 00:06: by 4 for Order. ' +
      'Most kills in a minute: Order 2 at 00:04, Destruction 1 at 00:00. Times are UTC.',
  );
  expect(courseWords(battleCourse([loss({ by: 'order', minute: 0 })]))).toBe(
    'Order was ahead from the first kill on. Most kills in a minute: Order 1 at 00:00. Times are UTC.',
  );
  const withinAMinute = [0.1, 0.2].map((minute) => loss({ by: 'order', minute }));
  expect(courseWords(battleCourse([loss({ by: 'destruction', minute: 0 }), ...withinAMinute]))).toContain(
    'Order was ahead from 00:00 on, after Destruction had led.',
  );
  expect(
    courseWords(battleCourse([loss({ by: 'order', minute: 1 }), loss({ by: 'destruction', minute: 1 })])),
  ).toBe(
    'Neither side was ahead at the end. Most kills in a minute: Order 1 at 00:01, Destruction 1 at 00:01. Times are UTC.',
  );
  expect(courseWords(battleCourse([]))).toBe('No kill of this battle is known one by one.');
});

test('strength is told of the stronger side', () => {
  expect(strengthWords(PRAAG)).toBe('Per player, Order made 1.9 times as many kills as Destruction.');
  expect(strengthWords({ order: side(10, 5, 5), destruction: side(10, 5, 5) })).toBe(
    'Per player, both sides made equally many kills.',
  );
  expect(strengthWords({ order: side(52, 84, 61), destruction: side(38, 61, 84) })).toBe(
    'Per player, both sides made about equally many kills.',
  );
  expect(strengthWords({ order: side(10, 5, 0), destruction: side(10, 0, 5) })).toBe('');
});

test('the expected result is told of the side that won, with its interval', () => {
  const expected = { kills: 52.2, low: 33.6, high: 74.4, total: 145, better: 'order' as const };
  expect(expectedWords(expected, PRAAG)).toBe(
    'By numbers alone, Order would make 52 of the 145 kills, 34 to 74 in 95% of such battles. ' +
      'It made 84, more than its numbers suggest.',
  );
  const lost = { order: side(38, 61, 84), destruction: side(52, 84, 61) };
  expect(expectedWords({ ...expected, better: null }, lost)).toBe(
    'By numbers alone, Destruction would make 93 of the 145 kills, 71 to 111 in 95% of such battles. ' +
      'It made 84, about what its numbers suggest.',
  );
});

test('the law says over how many battles it is fitted', () => {
  expect(lawWords({ battles: 1_200, exponent: 1.436, error: 0.0712, spread: 0.6 })).toBe(
    'Kills of Order / kills of Destruction = (players of Order / players of Destruction) to the power of 1.44 ± 0.14 (in 95 of 100 such counts), fitted over 1,200 battles of 20 or more players.',
  );
  expect(lawWords({ battles: 7, exponent: null, error: null, spread: null })).toContain(
    '7 of the 30 that it takes, with kills on both sides',
  );
});
