import { expect, test } from 'vitest';
import type { Visit } from './visits.ts';
import { problemsOf } from './try-fault.ts';

const GOOD: Visit = {
  page: { path: '/kills', showsData: true },
  status: 200,
  took: 40,
  saysAge: false,
  junk: null,
  words: 'Kills 12',
};
const COPY: Visit = { ...GOOD, saysAge: true };

test('an uncached page may be refused, a cached one may not', () => {
  const refused = { ...GOOD, status: 503 };
  expect(problemsOf(refused, 'cold', 'everything')).toEqual([]);
  expect(problemsOf(refused, 'warm', 'everything')).toEqual(['status 503']);
  expect(problemsOf({ ...refused, saysAge: true }, 'old', 'everything')).toEqual(['status 503']);
  expect(problemsOf({ ...GOOD, status: 500 }, 'cold', 'something')).toEqual(['status 500']);
});

test('a page of a part is gone where the API says so', () => {
  expect(problemsOf({ ...GOOD, status: 404 }, 'old', 'other data')).toEqual([]);
  expect(problemsOf({ ...GOOD, status: 502 }, 'old', 'other data')).toEqual(['status 502']);
  expect(problemsOf({ ...GOOD, status: 404 }, 'old', 'something')).toEqual(['status 404']);
});

test('an old page says its age while nothing is answered, if it shows data at all', () => {
  expect(problemsOf(COPY, 'old', 'everything')).toEqual([]);
  expect(problemsOf(GOOD, 'old', 'everything')).toEqual(['does not say its age']);
  const plain = { ...GOOD, page: { path: '/credits', showsData: false } };
  expect(problemsOf(plain, 'old', 'everything')).toEqual([]);
});

test('a fault that costs nothing changes no word', () => {
  expect(problemsOf(GOOD, 'old', 'nothing', { expected: 'Kills 12' })).toEqual([]);
  expect(problemsOf(COPY, 'old', 'nothing', { expected: 'Kills 12' })).toEqual(['is a copy']);
  expect(problemsOf({ ...GOOD, words: 'Kills 0102' }, 'cold', 'nothing', { expected: 'Kills 12' })).toEqual([
    '"Kills 0102" for "Kills 12"',
  ]);
});

test('no page takes longer than its time, and none shows what is not for visitors', () => {
  expect(problemsOf({ ...GOOD, took: 4_310.4 }, 'cold', 'something', { longest: 5_000 })).toEqual([]);
  expect(problemsOf({ ...GOOD, took: 4_310.4, junk: 'NaN' }, 'cold', 'something')).toEqual([
    '4310 ms',
    '"NaN"',
  ]);
});
