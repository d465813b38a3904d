import { expect, it } from 'vitest';
import { describeProfile, MOST_IN_SUMMARY, NO_DIFFERENCES } from './profile.ts';

const PROFILE = {
  missing: new Set(['Query.chapters', 'Query.chapter', 'Chapter.rank', 'LongFilter', 'LongFilter.eq']),
  types: new Map([
    ['KillFilter.time', 'DateTimeFilter'],
    ['KillFilter.time.gte', 'DateTime'],
  ]),
};

it('names all of them', () => {
  expect(describeProfile(PROFILE)).toBe(
    'lacks Chapter.rank, LongFilter, Query.chapter, Query.chapters; ' +
      'takes KillFilter.time as DateTimeFilter, KillFilter.time.gte as DateTime',
  );
});

it('says that there are none', () => {
  expect(describeProfile(NO_DIFFERENCES)).toBe('offers everything');
});

it('counts what is beyond a limit', () => {
  const types = Array.from({ length: 300 }, (_, number) => `SomeQuiteLongNameOfAType${number}.field`);
  const summary = describeProfile(
    { missing: new Set(types), types: new Map(types.map((type) => [type, 'DateTimeOperationFilterInput'])) },
    MOST_IN_SUMMARY,
  );
  expect(summary).toMatch(/^lacks SomeQuite.*, and 29\d more; takes SomeQuite.*, and 29\d more$/);
  expect(summary.length).toBeLessThan(600);
});
