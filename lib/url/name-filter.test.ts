import { expect, it } from 'vitest';

import { parseFilter } from './filter.ts';
import { nameWhere, QUEST_FILTER } from './name-filter.ts';

const whereOf = (query: Record<string, string>) => nameWhere(parseFilter(QUEST_FILTER, query));

it('asks for a text in the name, and for everything without one', () => {
  expect(whereOf({ name: ' fire ' })).toEqual({ name: { contains: 'fire' } });
  expect(whereOf({ name: ' ' })).toEqual({});
  expect(whereOf({})).toEqual({});
});
