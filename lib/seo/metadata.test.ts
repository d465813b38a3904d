import { expect, test } from 'vitest';
import { KILL_FILTER } from '#lib/url/kill-filter.ts';
import { routes } from '#lib/url/routes.ts';
import { withQuery } from '#lib/url/with-query.ts';

import { fullTitle, pageMetadata } from './metadata.ts';

const page = {
  title: 'Verenthe, level 40 Bright Wizard',
  description: 'Kills and deaths of Verenthe.',
  path: routes.character('7'),
  siteUrl: 'https://war-ledger.example',
};
const describe = (description: string) => pageMetadata({ ...page, description }).description ?? '';

test('describes a page', () => {
  const { title, description } = page;
  const url = 'https://war-ledger.example/character/7';
  const picture = {
    url: 'https://war-ledger.example/preview.jpg',
    type: 'image/jpeg',
    width: 1200,
    height: 630,
    alt: title,
  };
  expect(pageMetadata(page)).toEqual({
    title: { absolute: `${title} · War Ledger` },
    description,
    alternates: { canonical: url, types: {} },
    openGraph: {
      title,
      description,
      url,
      siteName: 'War Ledger',
      locale: 'en_GB',
      type: 'website',
      images: [picture],
    },
    twitter: { card: 'summary_large_image', title, description, images: [picture] },
  });
});

test('keeps out of search results what is chosen of a page, under its own address', () => {
  const chosen = { ...page, query: { period: 'thisWeek', utm_source: 'x' }, filter: KILL_FILTER };
  expect(pageMetadata(chosen)).toMatchObject({
    alternates: { canonical: 'https://war-ledger.example/character/7?period=thisWeek' },
    openGraph: { url: 'https://war-ledger.example/character/7?period=thisWeek' },
    robots: { index: false, follow: true },
  });
});

test('shows the picture and the data of a page that has them, of what is shared of it', () => {
  const exports = {
    address: '/character/{id}',
    title: 'A character',
    tables: {},
    parts: [],
    preview: {},
    feed: { label: 'Kills' },
  };
  const shared = pageMetadata({
    ...page,
    exports,
    sharedPath: withQuery(page.path, new URLSearchParams({ pin: '4711' })),
  });
  expect(shared).toMatchObject({
    alternates: {
      canonical: 'https://war-ledger.example/character/7',
      types: {
        'application/json': [{ url: 'https://war-ledger.example/character/7.json', title: page.title }],
        'application/atom+xml': [{ url: 'https://war-ledger.example/character/7.atom', title: page.title }],
      },
    },
    openGraph: {
      url: 'https://war-ledger.example/character/7?pin=4711',
      images: [{ url: 'https://war-ledger.example/character/7.jpg?pin=4711' }],
    },
  });
});

test('asks to stay out of search results only when told', () => {
  expect(pageMetadata(page).robots).toBeUndefined();
  expect(pageMetadata({ ...page, noindex: true }).robots).toEqual({ index: false, follow: true });
});

test('names the site once', () => {
  expect(fullTitle('War Ledger')).toBe('War Ledger');
  expect(fullTitle('War Ledger: kills')).toBe('War Ledger: kills');
  expect(fullTitle('Kills')).toBe('Kills · War Ledger');
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
  expect(() => pageMetadata({ ...page, siteUrl: 'war-ledger' })).toThrow(TypeError);
});
