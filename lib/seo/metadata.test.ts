import { expect, test } from 'vitest';
import { KILL_FILTER } from '#lib/url/kill-filter.ts';
import { listAddress, listHref } from '#lib/url/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { fullTitle, pageMetadata } from './metadata.ts';

const page = {
  title: 'Verenthe, Bright Wizard',
  description: 'Kills and deaths of Verenthe.',
  path: listHref(listAddress(routes.character('7'), { period: 'thisWeek' }, KILL_FILTER)),
  siteUrl: 'https://war-ledger.example',
};
const describe = (description: string) => pageMetadata({ ...page, description }).description ?? '';

test('describes a page', () => {
  const title = 'Verenthe, Bright Wizard · War Ledger';
  const url = 'https://war-ledger.example/character/7?period=thisWeek';
  expect(pageMetadata(page)).toEqual({
    title: { absolute: title },
    description: page.description,
    alternates: { canonical: url },
    openGraph: { title, description: page.description, url, siteName: 'War Ledger', type: 'website' },
    twitter: { card: 'summary', title, description: page.description },
  });
});

test('asks to stay out of search results only when told', () => {
  expect(pageMetadata(page).robots).toBeUndefined();
  expect(pageMetadata({ ...page, noindex: true }).robots).toEqual({ index: false, follow: true });
});

test('names the site once', () => {
  expect(fullTitle('War Ledger')).toBe('War Ledger');
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
