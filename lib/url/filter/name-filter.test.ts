import { expect, it } from 'vitest';

import { parseFilter } from './filter.ts';
import { nameWhere, QUEST_FILTER } from './name-filter.ts';

const whereOf = (query: Record<string, string>) => nameWhere(parseFilter(QUEST_FILTER, query));

it('asks for a text in the name, and for everything without one', () => {
  expect(whereOf({ name: ' fire ' })).toEqual({ name: { contains: 'fire' } });
  expect(whereOf({ name: ' ' })).toEqual({});
  expect(whereOf({})).toEqual({});
});

it('asks for a first letter, behind an article too', () => {
  const behindArticle = [{ startsWith: 'The S' }, { startsWith: 'A S' }, { startsWith: 'An S' }];
  const begins = { or: [{ and: [{ startsWith: 'S' }] }, ...behindArticle] };
  expect(whereOf({ letter: 's' })).toEqual({ name: begins });
  expect(whereOf({ letter: 'S', name: 'fire' })).toEqual({ name: { and: [{ contains: 'fire' }, begins] } });
  expect(whereOf({ letter: '5' })).toEqual({});
  expect(whereOf({ letter: 'A' }).name?.or?.[0]).toEqual({
    and: [{ startsWith: 'A' }, { nstartsWith: 'A ' }, { nstartsWith: 'An ' }],
  });
});
