import { expect, it } from 'vitest';
import { NO_DIFFERENCES, describeProfile, summarizeProfile } from './profile.ts';

const PROFILE = {
  missing: new Set(['Query.chapters', 'Query.chapter', 'Chapter.rank', 'LongFilter', 'LongFilter.eq']),
  types: new Map([
    ['KillFilter.time', 'DateTimeFilter'],
    ['KillFilter.time.gte', 'DateTime'],
  ]),
};

it('counts the differences, and names the first one of each type', () => {
  expect(summarizeProfile(PROFILE)).toBe(
    'lacks 4 parts (Chapter.rank, LongFilter, Query.chapter and 1 more); ' +
      'takes 2 parts of another type (KillFilter.time and 1 more)',
  );
  expect(summarizeProfile({ ...NO_DIFFERENCES, missing: new Set(['Query.kill']) })).toBe(
    'lacks 1 part (Query.kill)',
  );
});

it('names all of them where asked to', () => {
  expect(describeProfile(PROFILE)).toBe(
    'lacks Chapter.rank, LongFilter, Query.chapter, Query.chapters; ' +
      'takes KillFilter.time as DateTimeFilter, KillFilter.time.gte as DateTime',
  );
});

it('says that there are none', () => {
  expect(summarizeProfile(NO_DIFFERENCES)).toBe('offers everything');
  expect(describeProfile(NO_DIFFERENCES)).toBe('offers everything');
});

it('is bounded, however much there is', () => {
  const types = Array.from({ length: 300 }, (_, number) => `SomeQuiteLongNameOfAType${number}.field`);
  const summary = summarizeProfile({
    missing: new Set(types),
    types: new Map(types.map((type) => [type, 'DateTimeOperationFilterInput'])),
  });
  expect(summary).toMatch(/^lacks 300 parts \(.*, and of 29\d other types\); takes 300 parts/);
  expect(summary.length).toBeLessThan(500);
});
