import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from '@playwright/test';

import { ART_VERSION } from '#lib/art/generated/art-version.ts';

import { SITE } from './servers/addresses.ts';
import { test } from './pages/standing-browser.ts';

const PUBLIC = join(import.meta.dirname, '..', 'public');

const DAY = 86_400;

const maxAge = (response: Response) =>
  Number(/max-age=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1] ?? 0);

for (const path of [
  '/icon/1',
  '/icon/1003',
  '/icon/60004',
  '/icon/-7',
  '/icon/34?frame=circle&pressed=1',
  '/heraldry/frame/48/48/1/5/3/10/12/2',
  '/heraldry/frame/16/16/2/0/0/0/0/0',
  '/sheet/icons/s1.h1aas',
  '/sheet/crests/0.1',
  '/sheet/careers',
  '/sheet/marks',
]) {
  test(`${path} is drawn, and kept for a year under the version of the drawings, else for a day`, async () => {
    const address = `${SITE}${path}${path.includes('?') ? '&' : '?'}v=${ART_VERSION}`;
    const response = await fetch(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(maxAge(response)).toBe(365 * DAY);
    const picture = await response.text();
    expect(picture).toMatch(/^<svg[\s>]/);
    expect(picture).not.toContain('<script');
    const tag = response.headers.get('etag') ?? '';
    expect(tag).toBeTruthy();
    const again = await fetch(address, { headers: { 'if-none-match': tag } });
    expect(again.status).toBe(304);
    expect(maxAge(await fetch(SITE + path))).toBe(DAY);
  });
}

for (const [folder, type] of [
  ['images/icons/scenario', 'image/png'],
  ['images/maps', 'image/avif'],
] as const) {
  test(`every file of ${folder} is served and kept`, async () => {
    const names = readdirSync(join(PUBLIC, folder)).filter((name) => name.includes('.'));
    expect(names.length).toBeGreaterThan(1);
    for (const name of names) {
      const response = await fetch(`${SITE}/${folder}/${name}`);
      expect(response.status, name).toBe(200);
      expect(response.headers.get('content-type'), name).toBe(type);
      expect(maxAge(response), name).toBeGreaterThanOrEqual(DAY);
      expect((await response.arrayBuffer()).byteLength, name).toBeGreaterThan(100);
    }
  });
}

for (const path of [
  '/icon/abc',
  '/icon/1e3',
  '/icon/99999999999',
  '/icon/1/2',
  '/heraldry/frame/48/48/1/5/3/10/12',
  '/heraldry/frame/48/48/1/5/3/10/12/x',
  '/sheet/icons/s1.nonsense',
  '/sheet/crests/A',
  '/sheet/nothing',
  '/images/maps/nowhere.avif',
  '/images/icons/paladin.svg',
  '/_next/static/nothing.js',
]) {
  test(`${path} is 404`, async () => {
    const response = await fetch(SITE + path);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control') ?? '').not.toContain('immutable');
  });
}

test('the icons of the site itself are there', async () => {
  for (const [path, type] of [
    ['/favicon.ico', 'image/x-icon'],
    ['/icon.svg', 'image/svg+xml'],
    ['/apple-touch-icon.png', 'image/png'],
  ] as const) {
    const response = await fetch(SITE + path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
  }
});
