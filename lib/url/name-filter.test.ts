import { expect, it } from 'vitest';

import { parseFilter } from './filter.ts';
import { nameFilter, nameWhere } from './name-filter.ts';

const whereOf = (query: Record<string, string>) => nameWhere(parseFilter(nameFilter('Filter quests'), query));

it('asks for a text in the name, and for everything without one', () => {
  expect(whereOf({ name: ' fire ' })).toEqual({ name: { contains: 'fire' } });
  expect(whereOf({ name: ' ' })).toEqual({});
  expect(whereOf({})).toEqual({});
});
