import { expect, test } from 'vitest';
import { breadcrumbList, jsonLd } from './structured-data.ts';

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

test('lets no name end the script', () => {
  const name = '</script><script>alert(1)</script>';
  const text = jsonLd({ name });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ name });
});
