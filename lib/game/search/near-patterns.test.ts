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

test('looks for names that are a part of the text besides', () => {
  const called = (name: string) => ({ startsWith: name, endsWith: name });
  expect(nearNameCondition('Captain Tyrinae RR47')?.or).toEqual(
    expect.arrayContaining([called('Captain'), called('Tyrinae')]),
  );
  expect(nearNameCondition('[Hearth Keepers] Tyrinae')?.or).toEqual(
    expect.arrayContaining([called('Hearth Keepers'), called('Tyrinae')]),
  );
  const long = `Tyrinae of those who fell ${'at the gates '.repeat(4)}`.trim();
  expect(nearNameCondition(long)?.or).toContainEqual(called('Tyrinae'));
});

test('never has more conditions than an API takes', () => {
  for (let length = 1; length <= 60; length += 1) {
    for (const words of ['ab cd ef gh ij kl mn op qr st ', 'abcdefg hijklmn ', 'ab ']) {
      const { or = [] } = nearNameCondition(words.repeat(20).slice(0, length)) ?? {};
      const together = or?.at(-1)?.and?.length ?? 0;
      expect((or?.length ?? 0) + together + 1).toBeLessThanOrEqual(50);
    }
  }
  expect(nearNameCondition('abc')).toBeNull();
  expect(nearNameCondition('a'.repeat(41))).toBeNull();
});
