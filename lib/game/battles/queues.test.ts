import { expect, test } from 'vitest';
import { queueLabel } from './queues.ts';

test.each([
  [0, 'Standard'],
  [1, 'Group Ranked'],
  [2, 'Pickup'],
  [3, 'Unused'],
  [4, 'City Siege'],
  [5, 'Solo Ranked'],
  [6, 'Group Challenge'],
  [99, 'Queue 99'],
  [Number.NaN, 'Unknown queue'],
])('calls the queue %i %j', (number, label) => {
  expect(queueLabel(number)).toBe(label);
});
