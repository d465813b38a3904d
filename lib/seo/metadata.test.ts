import { expect, test } from 'vitest';
import { KILL_FILTER } from '#lib/url/filter/kill-filter.ts';
import { oembedHref } from '#lib/url/oembed-href.ts';
import { routes } from '#lib/url/routes.ts';
import { withQuery } from '#lib/url/search-params.ts';

import { fullTitle, NOINDEX, pageHead } from './metadata.ts';
import { NOTHING } from '#lib/exports/shapes/shape.ts';

const page = {
  title: 'Verenthe, level 40 Bright Wizard',
  description: 'Kills and deaths of Verenthe.',
  path: routes.character('7'),
  siteUrl: 'https://war-ledger.example',
};
/** Reads the tags of the head, by name, property or kind of alternate. */
function headOf(of: Parameters<typeof pageHead>[0]): Readonly<Record<string, string | undefined>> {
  const { title, canonical, tags } = pageHead(of);
  const said = tags.map(({ attributes: { name, property, type, content, href } }) => [
    name ?? property ?? type,
    content ?? href,
  ]);
  return { title, canonical, ...Object.fromEntries(said) };
}

const describe = (description: string) => headOf({ ...page, description })['description'] ?? '';

test('describes a page', () => {
  const { title, description } = page;
  const url = 'https://war-ledger.example/character/7';
  const picture = 'https://war-ledger.example/preview.jpg';
  expect(headOf(page)).toEqual({
    title: `${title} · War Ledger`,
    canonical: url,
    description,
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:site_name': 'War Ledger',
    'og:locale': 'en_GB',
    'og:image': picture,
    'og:image:type': 'image/jpeg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': title,
    'og:type': 'website',
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': picture,
    'twitter:image:alt': title,
    'application/json+oembed': oembedHref(page.path, page.siteUrl),
  });
});

test('keeps out of search results what is chosen of a page, under its own address', () => {
  const chosen = { ...page, query: { period: 'thisWeek', utm_source: 'x' }, filter: KILL_FILTER };
  expect(headOf(chosen)).toMatchObject({
    canonical: 'https://war-ledger.example/character/7?period=thisWeek',
    'og:url': 'https://war-ledger.example/character/7?period=thisWeek',
    robots: 'noindex, follow',
  });
});

test('shows the picture and the data of a page that has them, of what is shared of it', () => {
  const exports = {
    address: '/character/{id}',
    title: 'A character',
    tables: {},
    record: NOTHING,
    parts: {},
    preview: {},
    text: {},
    feed: { label: 'Kills' },
  };
  const shared = headOf({
    ...page,
    exports,
    sharedPath: withQuery(page.path, new URLSearchParams({ pin: '4711' })),
  });
  expect(shared).toMatchObject({
    canonical: 'https://war-ledger.example/character/7',
    'application/json': 'https://war-ledger.example/character/7.json',
    'text/markdown': 'https://war-ledger.example/character/7.md',
    'application/atom+xml': 'https://war-ledger.example/character/7.atom',
    'og:url': 'https://war-ledger.example/character/7?pin=4711',
    'og:image': 'https://war-ledger.example/character/7.jpg?pin=4711',
  });
});

test('asks to stay out of search results only when told', () => {
  expect(pageHead(page).tags).not.toContain(NOINDEX);
  expect(pageHead({ ...page, noindex: true }).tags).toContain(NOINDEX);
});

test('leaves the number of a record out of what is shown beside a link', () => {
  const numbered = headOf({ ...page, title: 'Warcrown, Rare Helm (#7)' });
  expect(numbered).toMatchObject({
    title: 'Warcrown, Rare Helm (#7) · War Ledger',
    'og:title': 'Warcrown, Rare Helm',
    'og:image:alt': 'Warcrown, Rare Helm',
    'twitter:title': 'Warcrown, Rare Helm',
  });
  expect(headOf({ ...page, title: 'Item #7' })['og:title']).toBe('Item #7');
});

test('names the site once', () => {
  expect(fullTitle('War Ledger')).toBe('War Ledger');
  expect(fullTitle('War Ledger: kills')).toBe('War Ledger: kills');
  expect(fullTitle('Kills')).toBe('Kills · War Ledger');
  expect(fullTitle('x'.repeat(57))).toBe(`${'x'.repeat(57)} · War Ledger`);
});

test('leaves the name of the site out of a title that has no room for it', () => {
  expect(fullTitle('x'.repeat(58))).toBe('x'.repeat(58));
  expect(headOf({ ...page, title: 'y'.repeat(80) })['og:title']).toHaveLength(70);
});

test('cuts a long description between words', () => {
  const exact = `${'word '.repeat(31)}words`;
  expect(exact).toHaveLength(160);
  expect(describe(exact)).toBe(exact);
  const cut = describe(`${exact}, and more`);
  expect(cut).toBe(`${'word '.repeat(31).trim()}…`);
  expect(describe('x'.repeat(300))).toHaveLength(160);
});

test('puts a description on one line', () => {
  expect(describe('  We fight.\n\nWe  win. ')).toBe('We fight. We win.');
});

test('refuses a site without an origin', () => {
  expect(() => pageHead({ ...page, siteUrl: 'war-ledger' })).toThrow(TypeError);
});
