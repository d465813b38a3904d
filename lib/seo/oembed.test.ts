import { expect, test } from 'vitest';
import { NOTHING } from '#lib/exports/shapes/shape.ts';
import { routes } from '#lib/url/routes.ts';
import { pageHead } from './metadata.ts';
import { oembed, parseOembed } from '#lib/url/oembed-href.ts';

const siteUrl = 'https://ledger.example';
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

const { tags } = pageHead({
  title: 'Verenthe killed Uthgar',
  description: 'A kill.',
  path: routes.kill('7'),
  siteUrl,
  exports: { address: '/kill/{id}', title: 'A kill', tables: {}, record: NOTHING, parts: {}, preview: true },
});
const asked = { page: new URL(url), ...anySize };

test('says what the head of the page says, with the same picture', () => {
  expect(oembed(tags, asked, false)).toEqual({
    version: '1.0',
    type: 'link',
    title: 'Verenthe killed Uthgar',
    author_name: 'War Ledger',
    author_url: 'https://ledger.example/',
    provider_name: 'War Ledger',
    provider_url: 'https://ledger.example/',
    cache_age: 3600,
    thumbnail_url: 'https://ledger.example/kill/7.jpg',
    thumbnail_width: 1200,
    thumbnail_height: 630,
  });
  expect(oembed([], asked, true)).toBeNull();
});

test('leaves out a preview that is larger than asked for', () => {
  const has = (size: Partial<typeof anySize>) =>
    'thumbnail_url' in (oembed(tags, { ...asked, ...size }, true) ?? {});
  expect(has({ maxWidth: 1200, maxHeight: 630 })).toBe(true);
  expect(has({ maxWidth: 1199 })).toBe(false);
  expect(has({ maxHeight: 629 })).toBe(false);
});

test('embeds what has a picture of its own, as large as asked for', () => {
  expect(oembed(tags, { ...asked, maxWidth: 320 }, true)).toMatchObject({
    type: 'rich',
    html: '<iframe src="https://ledger.example/embed/kill/7" title="Verenthe killed Uthgar" width="320" height="420" loading="lazy"></iframe>',
    width: 320,
    height: 420,
  });
  const plain = pageHead({ title: 'Credits', description: 'Who.', path: routes.credits, siteUrl }).tags;
  expect(oembed(plain, asked, true)).toMatchObject({ type: 'link' });
});
