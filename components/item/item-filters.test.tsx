import { afterEach, expect, it } from 'vitest';

import { registerEndpoint } from '#lib/api/schema/endpoint.ts';
import { offering } from '#lib/api/testing/offering.ts';
import { ITEM_FILTER } from '#lib/url/filter/item-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

import { rendered } from '../testing/rendered.ts';
import { ItemFilters } from './item-filters.tsx';

afterEach(() => registerEndpoint(undefined));

const shown = async (query = {}) =>
  (await rendered(<ItemFilters list={listAddress(routes.items, query, ITEM_FILTER)} />)).html;

const namesIn = (html: string) => [...html.matchAll(/ name="(\w+)"/g)].map(([, name]) => name);

it('has a field for each part of the filter, and keeps what it folds away in sight once it is chosen', async () => {
  const html = await shown();
  expect(namesIn(html).toSorted()).toEqual(
    Object.values(ITEM_FILTER.fields)
      .map(({ param }) => param)
      .toSorted(),
  );
  expect(html).not.toContain('changes nothing');
  expect(html).toContain('<option value="STRENGTH">');
  expect(await shown({ levelMax: '20' })).toMatch(/<details[^>]* open=""[^>]*><summary>More filters/);
});

it('leaves out what an API does not have, and says so', async () => {
  offering((coordinate) => !coordinate.startsWith('Query.items('));
  const html = await shown({ set: '4', order: 'STRENGTH' });
  expect(namesIn(html)).toContain('levelMax');
  expect(html).not.toMatch(/<input type="text"[^>]* name="(?:set|soldFor|dropsFrom)"/);
  expect(html).not.toMatch(/<select[^>]* name="dropsIn"/);
  expect(html).toContain('Such a part of an address changes nothing.');
  expect(html.match(/<select[^>]* name="order".*?<\/select>/)?.[0]).not.toContain('STRENGTH');
});
