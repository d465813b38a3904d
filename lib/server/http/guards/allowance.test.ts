import { expect, test } from 'vitest';
import { Allowance } from './allowance.ts';

const often = (times: number, work: () => unknown) => Array.from({ length: times }, work);

test('a client may do something a number of times at once, then at its rate', () => {
  const allowance = new Allowance({ perSecond: 10, atOnce: 3 });
  expect(often(5, () => allowance.takeWithin('a', 0))).toEqual([0, 0, 0, 100, 100]);
  expect(allowance.wait('a', 99)).toBe(1);
  expect(often(2, () => allowance.takeWithin('a', 100))).toEqual([0, 100]);
});

test('a rest gives back all of it, and no more', () => {
  const allowance = new Allowance({ perSecond: 10, atOnce: 3 });
  often(3, () => allowance.takeWithin('a', 0));
  expect(often(4, () => allowance.takeWithin('a', 60_000))).toEqual([0, 0, 0, 100]);
});

test('clients do not take from each other', () => {
  const allowance = new Allowance({ perSecond: 1, atOnce: 1 });
  expect(['a', 'b', 'a'].map((client) => allowance.takeWithin(client, 0))).toEqual([0, 0, 1_000]);
});

test('what is counted beyond the allowance is waited for later', () => {
  const allowance = new Allowance({ perSecond: 10, atOnce: 1 });
  often(4, () => allowance.take('a', 0));
  expect(allowance.wait('a', 0)).toBe(400);
});

test('of more clients than are remembered, the oldest begins anew', () => {
  const allowance = new Allowance({ perSecond: 1, atOnce: 1 });
  allowance.take('first', 0);
  for (let client = 0; client < 10_000; client += 1) allowance.take(String(client), 0);
  expect([allowance.wait('first', 0), allowance.wait('9999', 0)]).toEqual([0, 1_000]);
});
