import { expect, test } from 'vitest';

import { nearNameCondition } from './near-patterns.ts';

test('leaves out each letter in turn, and exchanges each with the next', () => {
  expect(nearNameCondition('ulha')).toEqual({
    or: [
      { endsWith: 'lha' },
      { startsWith: 'u', endsWith: 'ha' },
      { startsWith: 'ul', endsWith: 'a' },
      { startsWith: 'ulh' },
      { startsWith: 'luha' },
      { startsWith: 'uhla' },
      { startsWith: 'ulah' },
    ],
  });
});

test('looks for words in any order besides', () => {
  expect(nearNameCondition('sabbath red')?.or?.at(-1)).toEqual({
    and: [{ contains: 'sabbath' }, { contains: 'red' }],
  });
});

test('never has more conditions than an API takes', () => {
  for (let length = 1; length <= 60; length += 1) {
    const { or = [] } = nearNameCondition('ab '.repeat(20).slice(0, length)) ?? {};
    const words = or?.at(-1)?.and?.length ?? 0;
    expect((or?.length ?? 0) + words + 1).toBeLessThanOrEqual(50);
  }
  expect(nearNameCondition('abc')).toBeNull();
  expect(nearNameCondition('a'.repeat(41))).toBeNull();
});
