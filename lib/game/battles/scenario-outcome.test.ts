import { expect, it } from 'vitest';

import { scenarioOutcome } from './scenario.ts';

it.each([
  [{ points: [500, 219], winner: 0 }, 'Order won 500 to 219'],
  [{ points: [90, 310], winner: 1 }, 'Destruction won 310 to 90'],
  [{ points: [300, 300], winner: 0 }, 'Draw at 300'],
  [{ points: [], winner: 1 }, 'Destruction won'],
  [{ points: [], winner: 2 }, 'Draw'],
  [{ points: [], winner: null }, ''],
])('says of %j %j', (run, words) => {
  expect(scenarioOutcome(run)).toBe(words);
});
