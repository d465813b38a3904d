import { expect, test } from 'vitest';

import { oembed, parseOembed } from './oembed.ts';

const siteUrl = 'https://ledger.example';
const preview = 'https://ledger.example/kill/7.jpg';
const ask = (params: Record<string, string>) => parseOembed(new URLSearchParams(params), siteUrl);
const url = `${siteUrl}/kill/7`;
const anySize = { maxWidth: Infinity, maxHeight: Infinity };

test('takes pages of this site, in JSON', () => {
  expect(ask({ url })).toEqual({ page: new URL(url), ...anySize });
  expect(ask({ url, format: 'json', maxwidth: '600', maxheight: '4e2' })).toMatchObject({
    maxWidth: 600,
    maxHeight: Infinity,
  });
});

test('refuses every other format, and what is no page of this site', () => {
  expect(ask({ url, format: 'xml' })).toMatchObject({ status: 501 });
  expect(ask({})).toMatchObject({ status: 400 });
  const foreign = [
    'https://ledger.example.evil/kill/7',
    'http://ledger.example/kill/7',
    'kill/7',
    '//ledger.example/',
  ];
  for (const address of [
    ...foreign,
    'javascript:1',
    'https://ledger.example@evil.example/',
    'x'.repeat(5000),
  ]) {
    expect(ask({ url: address }), address).toMatchObject({ status: 404 });
  }
});

test('says how a link is shown', () => {
  expect(oembed({ title: 'Verenthe killed Uthgar' }, anySize, { siteUrl, preview })).toEqual({
    version: '1.0',
    type: 'link',
    title: 'Verenthe killed Uthgar',
    author_name: 'War Ledger',
    author_url: 'https://ledger.example/',
    provider_name: 'War Ledger',
    provider_url: 'https://ledger.example/',
    cache_age: 3600,
    thumbnail_url: preview,
    thumbnail_width: 1200,
    thumbnail_height: 630,
  });
});

test('leaves out a preview that is larger than asked for, and one that there is not', () => {
  const has = (size: Partial<typeof anySize>, picture: string | null = preview) =>
    'thumbnail_url' in oembed({ title: '' }, { ...anySize, ...size }, { siteUrl, preview: picture });
  expect(has({ maxWidth: 1200, maxHeight: 630 })).toBe(true);
  expect(has({ maxWidth: 1199 })).toBe(false);
  expect(has({ maxHeight: 629 })).toBe(false);
  expect(has({}, null)).toBe(false);
});
