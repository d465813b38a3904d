import { expect, it } from 'vitest';

import { beginningOf } from './cut-whole.ts';

it('leaves a short text as it is', () => {
  for (const text of ['', 'We fight.', 'x'.repeat(500), 'a\nb\nc\nd\ne\nf'])
    expect(beginningOf(text)).toBe(text);
});

it('cuts a long one between words, and one of many lines between lines', () => {
  const long = beginningOf('Steel and oaths. '.repeat(100));
  expect(long.length).toBeLessThanOrEqual(400);
  expect(long).toMatch(/(oaths|Steel|and)…$/);
  expect(beginningOf(Array.from({ length: 50 }, (_, n) => `line ${n}`).join('\n'))).toBe(
    'line 0\nline 1\nline 2\nline 3\nline 4 …',
  );
});

it('keeps characters whole', () => {
  expect(beginningOf('🐗'.repeat(1_000))).toMatch(/^(🐗)+…$/u);
});
