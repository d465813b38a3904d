import { expect, test } from 'vitest';

import { env } from '#lib/env.ts';
import { describeHeatmap } from '#lib/seo/descriptions/describe-heatmap.ts';
import { LISTS } from '#lib/seo/descriptions/lists.ts';
import { siteUrl as ownSite } from '#lib/seo/site-url.ts';
import { routes } from '#lib/url/routes.ts';

import { ZONE_HEATMAP_EXPORTS } from '../kinds/heatmap-exports.ts';
import { SKIRMISHES_EXPORTS } from '../kinds/skirmish-exports.ts';
import { oembed, parseOembed } from './oembed.ts';
import { oembedFile } from './oembed-file.ts';

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

test('leaves out a preview that is larger than asked for', () => {
  const has = (size: Partial<typeof anySize>) =>
    'thumbnail_url' in oembed({ title: '' }, { ...anySize, ...size }, { siteUrl, preview });
  expect(has({ maxWidth: 1200, maxHeight: 630 })).toBe(true);
  expect(has({ maxWidth: 1199 })).toBe(false);
  expect(has({ maxHeight: 629 })).toBe(false);
});

test('says what the head of the page says, with the same picture', async () => {
  const site = ownSite(env());
  const noPart = () => Promise.reject(new Error('not asked'));
  const path = routes.zoneHeatmap('9');
  const heatmap = { path, query: {}, record: { points: [], kills: 3 }, part: noPart };
  const zone = await oembedFile(ZONE_HEATMAP_EXPORTS, { page: new URL(path, site), ...anySize }, heatmap);
  expect(JSON.parse(String(zone?.body))).toMatchObject({
    title: describeHeatmap('Kadrin Valley', 3).title,
    thumbnail_url: `${site}/zone_heatmap/9.jpg`,
  });
  const list = { path: routes.skirmishes, query: {}, record: {}, part: noPart };
  const page = { page: new URL(routes.skirmishes, site), ...anySize };
  expect(JSON.parse(String((await oembedFile(SKIRMISHES_EXPORTS, page, list))?.body))).toMatchObject({
    title: LISTS.skirmishes.title,
    thumbnail_url: `${site}/preview.jpg`,
  });
});
