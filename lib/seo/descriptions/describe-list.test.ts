import { expect, it, vi } from 'vitest';

import type { Answer } from '#lib/api/answer.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { choice, text } from '#lib/url/filter/filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

import { describeList, isEmptyOwnPart, listName } from './describe-list.ts';

const FILTER = {
  label: 'Filter quests',
  fields: {
    letter: choice('letter', 'Begins with', [
      { value: 'all', label: 'Any' },
      { value: 'S', label: 'S' },
      { value: 'T', label: 'T' },
    ]),
    name: text('name', 'Name'),
  },
} as const;

const WHOLE = { title: 'Quests of the war', description: 'All of them.' };

const at = (query: Record<string, string>) => listAddress(routes.quests, query, FILTER);

it.each([
  [{}, 'Quests', WHOLE],
  [{ name: 'fire' }, 'Quests', WHOLE],
  [
    { letter: 'S' },
    'Quests, begins with S',
    { title: 'Quests, begins with S', description: 'Quests, begins with S. All of them.' },
  ],
])('describes the list at %j', (query, name, description) => {
  expect(listName('Quests', at(query), query)).toBe(name);
  expect(describeList('Quests', WHOLE, at(query), query)).toEqual(description);
});

it('tells an empty part of a list that is a page of its own, and asks for no other page', async () => {
  const ask = vi.fn(async (query: Record<string, string>): Promise<Answer<readonly string[] | null>> => {
    if (query['name'] === 'down') throw new ApiError('overloaded');
    return { data: query['letter'] === 'T' ? [] : ['Swords'], provenance: null };
  });
  const isEmpty = (query: Record<string, string>) =>
    isEmptyOwnPart(
      at(query),
      query,
      () => ask(query),
      (rows) => rows,
    );
  expect(await isEmpty({ letter: 'T' })).toBe(true);
  expect(await isEmpty({ letter: 'S' })).toBe(false);
  expect(await isEmpty({ letter: 'T', name: 'down' })).toBe(false);
  expect(ask).toHaveBeenCalledTimes(3);
  expect(await isEmpty({})).toBe(false);
  expect(ask).toHaveBeenCalledTimes(3);
});
