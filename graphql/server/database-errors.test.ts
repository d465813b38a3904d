import { expect, it } from 'vitest';
import { areRowsWrong, isDatabaseUnavailable, isDiskFull, isInputWrong } from './database-errors.ts';

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

it('knows a full disk from too many connections', () => {
  expect(['53100', '53300'].map((code) => isDiskFull(failure(code)))).toEqual([true, false]);
});

it.each(['42P01', '22003', ''])('takes %s for a statement that is wrong', (code) => {
  expect(isDatabaseUnavailable(failure(code))).toBe(false);
});

it('takes data that no column holds, and too much of it, for a mistake of who asks', () => {
  const wrong = ['22003', '22008', '22021', '22P02', '54000', '54023', '22012', '23514', '42P01'];
  expect(wrong.filter((code) => isInputWrong(failure(code)))).toEqual(wrong.slice(0, 6));
});

it.each(['22003', '22P02', '23502', '23514'])('takes %s for rows that are wrong', (code) => {
  expect(areRowsWrong(failure(code))).toBe(true);
});

it.each(['25006', '42P01', '53100', '57P01', 'P0001', 'ECONNRESET', '2', ''])(
  'does not take %s for rows that are wrong',
  (code) => {
    expect(areRowsWrong(failure(code))).toBe(false);
  },
);
