import { describe, expect, it, test } from 'vitest';

import { routes } from '#lib/url/routes.ts';

import { breadcrumbList, itemList, jsonLd, webSite } from './structured-data.ts';

const siteUrl = 'https://war-ledger.example';

test('numbers the trail from 1', () => {
  expect(breadcrumbList([{ label: 'Home', href: '/' }, { label: 'Kill #7' }], siteUrl)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://war-ledger.example/' },
      { '@type': 'ListItem', position: 2, name: 'Kill #7' },
    ],
  });
});

test('names each page of a list once, in the order of the list', () => {
  const kills = [
    { name: 'Verenthe killed Uthgar', href: routes.kill('8') },
    { name: 'Uthgar killed Verenthe', href: routes.kill('7') },
    { name: 'Verenthe killed Uthgar', href: routes.kill('8') },
  ];
  expect(itemList('Kills', kills, siteUrl)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: 'Kills',
    numberOfItems: 2,
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 1,
        name: 'Verenthe killed Uthgar',
        url: 'https://war-ledger.example/kill/8',
      },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Uthgar killed Verenthe',
        url: 'https://war-ledger.example/kill/7',
      },
    ],
  });
});

test('names the site and who publishes it', () => {
  expect(webSite('Kills of both realms.', siteUrl)).toMatchObject({
    '@type': 'WebSite',
    name: 'War Ledger',
    url: 'https://war-ledger.example/',
    publisher: { '@type': 'Organization', name: 'War Ledger', url: 'https://war-ledger.example/' },
  });
});

describe('jsonLd', () => {
  it.each(['</script><script>alert(1)</script>', '<!--', '<script>', '\u2028"\\'])(
    'lets %j not end the script',
    (name) => {
      const text = jsonLd({ name });
      expect(text).not.toContain('<');
      expect(JSON.parse(text)).toEqual({ name });
    },
  );
});
