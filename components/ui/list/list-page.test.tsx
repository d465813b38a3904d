import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';

import type { Answer } from '#lib/api/answer.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { newContext, runWithContext } from '#lib/request-context.ts';
import { choice, text } from '#lib/url/filter/filter.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { rendered } from '../../testing/rendered.ts';
import { FilterForm } from '../filter/filter-form.island.tsx';
import { listPage } from './list-page.tsx';

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

const EXPORTS = { address: '/quests', title: 'Quests', tables: {}, record: {} as never, parts: {} };

const list = vi.fn(async ({ values }: ListAddress<typeof FILTER>): Promise<Answer<readonly string[]>> => {
  if (values.name === 'down') throw new ApiError('overloaded');
  return { data: values.letter === 'T' ? [] : ['Stolen', 'Swords'], provenance: null };
});

// As the bundler does with what runs in the browser.
beforeAll(() => void Object.assign(FilterForm, { $$typeof: Symbol.for('react.client.reference') }));
afterAll(() => void Reflect.deleteProperty(FilterForm, '$$typeof'));
afterEach(() => void list.mockClear());

const PARTS = {
  title: 'Quests',
  headline: 'Quests of the war',
  description: 'All of them.',
  path: routes.quests,
  filter: FILTER,
  list,
  content: (names: readonly string[], { values }: ListAddress<typeof FILTER>) =>
    `${names.join()} of ${values.letter}`,
  rows: (names: readonly string[]) => names.map((name) => ({ name, href: routes.quest(name) })),
};

const asked = (query: Record<string, string> = {}) => ({ searchParams: Promise.resolve(query) });

/** Runs within a request, and gives the tags that it leaves for programs too. */
async function inRequest<Result>(run: () => Promise<Result>) {
  const response = { headersSent: false, statusCode: 200, setHeader: vi.fn() };
  const context = newContext({ response, path: '/quests', nonce: '', softNavigation: false });
  return { result: await runWithContext(context, run), tags: JSON.stringify(context.headTags) };
}

const page = (query?: Record<string, string>, more = {}) =>
  inRequest(async () => rendered(await listPage({ ...PARTS, ...more }).Page(asked(query)), '/quests'));

const described = (query?: Record<string, string>, more = {}) =>
  inRequest(() => listPage({ ...PARTS, ...more }).generateMetadata(asked(query)));

it('shows the filter, the list, and the ways to its parts', async () => {
  const { result, tags } = await page();
  expect(result.text).toMatch(
    /^Home Quests Quests Filters none chosen .* Stolen,Swords of all Begins with: ST$/,
  );
  expect(result.links).toEqual([
    { text: 'Home', href: '/' },
    { text: 'S', href: '/quests?letter=S' },
    { text: 'T', href: '/quests?letter=T' },
  ]);
  expect(result.html).not.toMatch(/<a[^>]*aria-current/);
  expect(tags).toContain('ItemList');
  expect(tags).toContain('Stolen');
});

it('links to no part that is empty, and to all where that is not known', async () => {
  const linked = async (held: () => Promise<unknown>) =>
    (await page({ letter: 'T' }, { held })).result.links.slice(1).map(({ text }) => text);
  expect(await linked(async () => ({ data: [{ letter: 'S' }], provenance: null }))).toEqual(['S']);
  expect(await linked(async () => ({ data: null, provenance: null }))).toEqual(['S', 'T']);
  expect(await linked(() => Promise.reject(new ApiError('overloaded')))).toEqual(['S', 'T']);
});

it('names the part that the address makes a page of its own, and marks the way to it', async () => {
  const { result } = await page({ letter: 'S' });
  expect(result.html).toMatch(/<h1[^>]*>Quests, begins with S<\/h1>/);
  expect(result.html).toMatch(/aria-current="true"[^>]*>S</);
  expect(result.html).not.toMatch(/aria-current="true"[^>]*>T</);
  expect((await page({ name: 'fire' })).result.html).toMatch(/<h1[^>]*>Quests<\/h1>/);
});

it('shows a second panel, its own form and its exports where it has them', async () => {
  const overview = {
    label: 'sums',
    start: async () => ({ data: 7, provenance: null }),
    content: (sum: number, { values }: ListAddress<typeof FILTER>) => `Sum ${sum} of ${values.letter}`,
  };
  const form = ({ values }: ListAddress<typeof FILTER>) => `Form of ${values.letter}`;
  const { result, tags } = await page({ letter: 'S' }, { overview, form, exports: EXPORTS, rows: undefined });
  expect(result.text).toMatch(
    /Form of S Stolen,Swords of S Begins with: ST Sum 7 of S Data of this pageJSON/,
  );
  expect(result.text).not.toContain('Filters');
  expect(tags).not.toContain('ItemList');
});

it('keeps the filter where the list fails', async () => {
  const { result } = await page({ name: 'down' });
  expect(result.text).toMatch(/Filters Name: down .* Error :\( ServiceOverloaded/);
});

it.each([
  [{}, 'Quests of the war · War Ledger', 'All of them.'],
  [{ name: 'fire' }, 'Quests of the war · War Ledger', 'All of them.'],
  [{ letter: 'S' }, 'Quests, begins with S · War Ledger', 'Quests, begins with S. All of them.'],
])('describes the list at %j', async (query, title, description) => {
  const { result, tags } = await described(query);
  expect(result.title).toEqual({ absolute: title });
  expect(tags).toContain(`"content":"${description}"`);
});

it('describes a list by its filter where some choice makes a page', async () => {
  const description = ({ letter }: { readonly letter: string }) => ({
    title: `By ${letter}`,
    description: '',
    path: routes.quests,
  });
  expect((await described({ letter: 'S' }, { description })).result.title).toEqual({
    absolute: 'By S · War Ledger',
  });
  const { html } = (await page({ letter: 'S' }, { description })).result;
  expect(html).toMatch(/<h1[^>]*>Quests<\/h1>/);
});

it('keeps an empty part of the list out of search results, and asks for no other page', async () => {
  const isListed = async (query: Record<string, string>, more = {}) =>
    !(await described(query, more)).tags.includes('noindex');
  expect(await isListed({ letter: 'T' })).toBe(false);
  expect(await isListed({ letter: 'S' })).toBe(true);
  expect(await isListed({ letter: 'T', name: 'down' })).toBe(false);
  expect(list).toHaveBeenCalledTimes(3);
  expect(await isListed({ letter: 'T' }, { rows: undefined })).toBe(true);
  expect(await isListed({})).toBe(true);
  expect(list).toHaveBeenCalledTimes(3);
});
