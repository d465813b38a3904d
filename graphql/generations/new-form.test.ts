import { describe, expect, it } from 'vitest';
import { inNewForm, inOldForm } from './new-form.ts';

describe('a value of the second generation', () => {
  it.each([
    ['seconds', 1_775_044_800, '2026-04-01T12:00:00.000Z'],
    ['milliseconds', 1_775_044_800_250, '2026-04-01T12:00:00.250Z'],
    ['milliseconds', 0, '1970-01-01T00:00:00.000Z'],
    ['duration', 0, 'PT0S'],
    ['duration', 59, 'PT59S'],
    ['duration', 723, 'PT12M3S'],
    ['duration', 3_600, 'PT1H'],
    ['duration', 7_205, 'PT2H5S'],
    ['duration', 86_400, 'P1D'],
    ['duration', 90_061, 'P1DT1H1M1S'],
    ['winner', 0, 0],
    ['winner', 1, 1],
    ['winner', 2, null],
  ] as const)('%s: %i is %s', (form, old, now) => {
    expect(inNewForm(form, old)).toBe(now);
  });
});

const NOON = 1_775_044_800;
const WHOLE = '2026-04-01T12:00:00.000Z';
const HALF = '2026-04-01T12:00:00.500Z';

describe('an operand of the second generation', () => {
  it.each(['eq', 'neq', 'in', 'nin', 'gt', 'ngt', 'gte', 'ngte', 'lt', 'nlt', 'lte', 'nlte'])(
    'is the second that it names, for %s',
    (operator) => {
      expect(inOldForm('seconds', operator, WHOLE)).toBe(NOON);
    },
  );

  it.each([
    // later than half past the second: later than that second
    ['gt', NOON],
    ['ngt', NOON],
    ['lte', NOON],
    ['nlte', NOON],
    ['gte', NOON + 1],
    ['ngte', NOON + 1],
    ['lt', NOON + 1],
    ['nlt', NOON + 1],
    ['eq', -1],
    ['neq', -1],
    ['in', -1],
    ['nin', -1],
  ])('leaves as many whole seconds on either side as its moment, for %s', (operator, old) => {
    expect(inOldForm('seconds', operator, HALF)).toBe(old);
  });

  it('keeps milliseconds, and the absence of a moment', () => {
    expect(inOldForm('milliseconds', 'gt', HALF)).toBe(NOON * 1000 + 500);
    expect(inOldForm('milliseconds', 'eq', null)).toBeNull();
    expect(inOldForm('seconds', 'eq', null)).toBeNull();
  });

  it('names a draw by null alone', () => {
    expect(inOldForm('winner', 'eq', null)).toBe(2);
    expect(inOldForm('winner', 'eq', 1)).toBe(1);
    expect(inOldForm('winner', 'eq', 2)).not.toBe(2);
  });
});
