import { expect, it } from 'vitest';

import { CREATURE_FILTER, creatureWhere } from './creature-filter.ts';
import { listAddress } from './list-address.ts';
import { routes } from './routes.ts';

it.each([
  [{}, {}],
  [{ name: '' }, {}],
  [{ name: 'wolf' }, { name: { contains: 'wolf' } }],
  [{ query: 'wolf' }, {}],
])('creatures at %j are asked for with %j', (query, where) => {
  expect(creatureWhere(listAddress(routes.creatures, query, CREATURE_FILTER).values)).toEqual(where);
});
