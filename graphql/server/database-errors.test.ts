import { expect, it } from 'vitest';
import { isDatabaseUnavailable } from './database-errors.ts';

const failure = (code: string) => Object.assign(new Error('failed'), { code });

it.each([
  '55P03',
  '57014',
  '57P01',
  '53300',
  '08006',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'ECONNREFUSED',
])('takes %s for a database that cannot be asked now', (code) => {
  expect(isDatabaseUnavailable(failure(code))).toBe(true);
});

it.each(['42P01', '22003', ''])('takes %s for a statement that is wrong', (code) => {
  expect(isDatabaseUnavailable(failure(code))).toBe(false);
});
