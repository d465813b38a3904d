import { get } from 'node:http';

import { expect } from '@playwright/test';

import { fixtures } from './fixtures/fixtures.ts';
import { fetchPage } from './api/http-client.ts';
import { SITE } from './servers/addresses.ts';
import { test } from './pages/shared-page.ts';

const UNKNOWN = '99999998';

const MISSING: readonly (readonly [name: string, path: () => string])[] = [
  ['an unknown kill', () => `/kill/${UNKNOWN}`],
  ['a kill without a number', () => '/kill/not-an-id'],
  ['a kill of number 0', () => '/kill/0'],
  ['a kill with a leading zero', () => `/kill/0${fixtures().kill}`],
  ['a kill with a sign', () => `/kill/+${fixtures().kill}`],
  ['a kill with text behind it', () => `/kill/${fixtures().kill}%27%20or%201=1`],
  ['an unknown character', () => `/character/${UNKNOWN}`],
  ['a character of number 0', () => '/character/0'],
  ['a character without a number', () => '/character/abc'],
  ['a negative character', () => '/character/-1'],
  ['an unknown guild', () => `/guild/${UNKNOWN}`],
  ['a guild beyond all numbers', () => '/guild/99999999999999'],
  ['a feud with an unknown player', () => `/character/${fixtures().character}/feud/${UNKNOWN}`],
  ['a feud of an unknown player', () => `/character/${UNKNOWN}/feud/${fixtures().character}`],
  ['a feud with oneself', () => `/character/${fixtures().character}/feud/${fixtures().character}`],
  ['a feud without a number', () => `/character/${fixtures().character}/feud/abc`],
  ['a feud with an unknown guild', () => `/guild/${fixtures().guild}/feud/${UNKNOWN}`],
  ['a feud without a rival', () => `/character/${fixtures().character}/feud`],
  ['an unknown address', () => '/nowhere/at/all'],
  ['an unknown tab', () => `/guild/${fixtures().guild}/nonsense`],
  ['a name with traps', () => '/kill/__proto__'],
];

for (const [name, path] of MISSING) {
  test(`${name} is 404 and says so`, async () => {
    const { status, html } = await fetchPage(SITE + path());
    expect(status).toBe(404);
    expect(html).toContain('Not found');
    expect(html).toMatch(/<title>[^<]*Not found[^<]*<\/title>/);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html).toMatch(/<meta name="robots" content="noindex/);
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    for (const path of [`/kill/${UNKNOWN}`, '/guild/abc', `/guild/${UNKNOWN}`, '/nowhere']) {
      test(`${path} shows the not-found screen`, async ({ page }) => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not found');
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.getByRole('banner')).toBeVisible();
        await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
      });
    }
  });
}

/** Sends an address as it stands: a browser or fetch would tidy it up first. */
const statusOf = (path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port: new URL(SITE).port, path }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    }).on('error', reject);
  });

const MALFORMED = [
  '/%',
  '/kill/%zz',
  '/kill/%00',
  '/kill/%2e%2e%2f%2e%2e',
  '/character/%ff',
  '/search/%',
  '/search/%c3%28',
  '//evil.example/x',
  '/..%2f..%2fpackage.json',
  '/\\..\\x',
  '/_next/static/../../package.json',
  '/_next/data/x.json',
  '/_next/image?url=%2Ffavicon.ico&w=64&q=75',
  `/search/${'a'.repeat(3_000)}`,
  `/kills?${'x'.repeat(9_000)}`,
];

for (const path of MALFORMED) {
  test(`${path.slice(0, 50)} is the visitor's mistake, not ours`, async () => {
    const status = await statusOf(path);
    expect(status).toBeGreaterThanOrEqual(200);
    expect(status).toBeLessThan(500);
  });
}

const CURSORS = [
  'MTIz',
  'garbage',
  '%00',
  '-1',
  "'%3B%20drop%20table",
  'eyJhIjoxfQ==',
  '9'.repeat(190),
  '%F0%9F%92%A9',
];

for (const path of [
  '/',
  '/guilds',
  '/kills',
  'character',
  'guild',
  'feud',
  'guild feud',
  'search',
  'guild search',
  'item',
]) {
  test(`absurd cursors on ${path} never fail`, async () => {
    const paths: Readonly<Record<string, () => string>> = {
      character: () => `/character/${fixtures().character}`,
      guild: () => `/guild/${fixtures().guild}`,
      feud: () => `/character/${fixtures().feud.join('/feud/')}`,
      'guild feud': () => `/guild/${fixtures().guildFeud.join('/feud/')}`,
      search: () => `/search/${fixtures().searchText}`,
      'guild search': () => `/search/guild/${fixtures().guildText}`,
      item: () => `/item/${fixtures().currency}/purchase`,
    };
    const base = SITE + (paths[path]?.() ?? path);
    for (const cursor of CURSORS) {
      for (const query of [`after=${cursor}`, `before=${cursor}&deathsAfter=${cursor}&after[]=1&after=2`]) {
        const { status, html } = await fetchPage(`${base}?${query}`);
        expect(status, query).toBeLessThan(500);
        expect(html, query).not.toMatch(/syntax error|PostgresError|node_modules/);
      }
    }
  });
}
