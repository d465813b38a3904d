import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';

import { registerEndpoint } from '#lib/api/schema/endpoint.ts';
import { ITEM_FILTER } from '#lib/url/filter/item-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));

const { ItemFilters } = await import('./item-filters.tsx');

afterEach(() => registerEndpoint(undefined));

const shown = (query = {}) =>
  renderToStaticMarkup(<ItemFilters list={listAddress(routes.items, query, ITEM_FILTER)} />);

const namesIn = (html: string) => [...html.matchAll(/ name="(\w+)"/g)].map(([, name]) => name);

it('has a field for each part of the filter, and keeps what it folds away in sight once it is chosen', () => {
  const html = shown();
  expect(namesIn(html).toSorted()).toEqual(
    Object.values(ITEM_FILTER.fields)
      .map(({ param }) => param)
      .toSorted(),
  );
  expect(html).not.toContain('changes nothing');
  expect(html).toContain('<option value="STRENGTH">');
  expect(shown({ levelMax: '20' })).toMatch(/<details[^>]* open=""[^>]*><summary>More filters/);
});

it('leaves out what an API does not have, and says so', () => {
  registerEndpoint({
    offers: (coordinate: string) => !coordinate.startsWith('Query.items('),
    known: Promise.resolve(),
    isAssumed: () => false,
    learn: () => false,
    question: () => {
      throw new Error('Nothing is asked');
    },
  });
  const html = shown({ set: '4', order: 'STRENGTH' });
  expect(namesIn(html)).toContain('levelMax');
  expect(html).not.toMatch(/<input type="text"[^>]* name="(?:set|soldFor|dropsFrom)"/);
  expect(html).toContain('Such a part of an address changes nothing.');
  expect(html.match(/<select[^>]* name="order".*?<\/select>/)?.[0]).not.toContain('STRENGTH');
});
