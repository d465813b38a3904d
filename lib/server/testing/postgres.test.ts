import { expect, test } from 'vitest';
import { majorOf } from './postgres.mjs';

test.each([
  ['initdb (PostgreSQL) 15.18 (Debian 15.18-0+deb12u1)', 15],
  ['initdb (PostgreSQL) 9.6.24', 9],
  ['initdb (PostgreSQL) 18beta1', 18],
  ['sh: not found', 0],
  [null, 0],
])('%s is version %d', (line, major) => {
  expect(majorOf(line)).toBe(major);
});
