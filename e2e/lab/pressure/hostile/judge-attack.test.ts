import { expect, test } from 'vitest';

import { faultOf } from './judge-attack.ts';

const attack = { kind: 'address', bytes: Buffer.alloc(0), answers: 1 };
const outcome = { statuses: [404], saysWhen: true, took: 20 };

test('refusals and pages in time are no fault', () => {
  expect(faultOf(attack, outcome)).toBeUndefined();
  expect(faultOf(attack, { ...outcome, statuses: [503] })).toBeUndefined();
  expect(faultOf(attack, { ...outcome, statuses: [200, 404, 200], took: 700 })).toBeUndefined();
  expect(faultOf({ ...attack, answers: 0 }, { ...outcome, statuses: [] })).toBeUndefined();
});

test('errors, refusals that do not say when to come back, silence and late answers are', () => {
  expect(faultOf(attack, { ...outcome, statuses: [200, 500] })).toBe('answers 500');
  expect(faultOf(attack, { ...outcome, statuses: [502] })).toBe('answers 502');
  expect(faultOf(attack, { ...outcome, statuses: [503], saysWhen: false })).toBe('503 without retry-after');
  expect(faultOf(attack, { ...outcome, statuses: [] })).toBe('0 answers in place of 1');
  expect(faultOf(attack, { ...outcome, took: 251 })).toBe('takes 251 ms');
});
