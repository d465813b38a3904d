import { expect, test } from 'vitest';
import { isKeyOf, lookUp } from './look-up.ts';

const TABLE = { ORDER: 1, DESTRUCTION: 2 };

test('finds what the table has', () => {
  expect(lookUp(TABLE, 'DESTRUCTION')).toBe(2);
  expect(isKeyOf(TABLE, 'ORDER')).toBe(true);
});

test.each(['', 'order', 'CHAOS', 'toString', 'constructor', '__proto__', 'hasOwnProperty'])(
  'does not find %j',
  (value) => {
    expect(lookUp(TABLE, value)).toBeUndefined();
    expect(isKeyOf(TABLE, value)).toBe(false);
  },
);
