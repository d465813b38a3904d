import { createHash } from 'node:crypto';

import { expect } from '@playwright/test';
import sharp from 'sharp';

import { fixtures } from './fixtures/fixtures.ts';
import { SITE } from './servers/addresses.ts';
import { IS_FIRST_GENERATION } from './api/site-api.ts';
import { test } from './pages/standing-browser.ts';

/** The kinds of pages with their own picture, and the site's picture for all others. */
function pictured(): readonly string[] {
  const known = fixtures();
  return [
    '/index',
    '/guilds',
    '/leaderboard',
    '/leaderboard/guilds',
    '/leaderboard/sheet',
    `/kill/${known.kill}`,
    `/character/${known.character}`,
    `/character/${known.character}/armory`,
    `/character/${known.feud.join('/feud/')}`,
    `/guild/${known.guild}`,
    `/guild/${known.guildFeud.join('/feud/')}`,
    `/scenario/${known.scenario}`,
    `/skirmish/${known.skirmish}`,
    `/zone_heatmap/${known.skirmishZone}`,
    '/ranked-leaderboard',
    `/item/${known.currency}`,
    `/quest/${known.quest}`,
    `/creature/${known.questVendor}`,
    `/gameobject/${known.questObject}`,
    ...(IS_FIRST_GENERATION ? [`/chapter/${known.chapter}`] : []),
    `/instance/${known.instance}`,
    `/instance-run/${known.instanceRun}`,
    `/instance-run/${known.instanceRun}/${known.encounterRun}`,
    `/storylines/${known.storyline}`,
    `/storylines/${known.journalEntry}`,
    `/storylines/${known.journalActivity}`,
    '/preview',
  ];
}

const ask = (path: string, headers: Record<string, string> = {}) => fetch(`${SITE}${path}`, { headers });

const digest = (bytes: ArrayBuffer) => createHash('sha1').update(new Uint8Array(bytes)).digest('hex');

test('every kind of page has a picture of its own for link previews', async () => {
  const seen = new Map<string, string>();
  for (const page of pictured()) {
    const response = await ask(`${page}.jpg`);
    expect(response.status, page).toBe(200);
    expect(response.headers.get('content-type'), page).toBe('image/jpeg');
    const bytes = await response.arrayBuffer();
    expect(bytes.byteLength, page).toBeLessThan(100_000);
    const { format, width, height } = await sharp(new Uint8Array(bytes)).metadata();
    expect({ format, width, height }, page).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    expect(seen.get(digest(bytes)), page).toBeUndefined();
    seen.set(digest(bytes), page);
  }
});

test('pages about one record share its picture', async () => {
  const { character, scenario } = fixtures();
  for (const [page, tab] of [
    [`/character/${character}`, '/skirmishes'],
    [`/scenario/${scenario}`, '/kills'],
  ] as const) {
    const [main, other] = await Promise.all([ask(`${page}.jpg`), ask(`${page}${tab}.jpg`)]);
    expect(main.headers.get('etag')).toMatch(/^".+"$/);
    expect(other.headers.get('etag'), tab).toBe(main.headers.get('etag'));
  }
});

test('pictures are kept, and shown by other sites', async () => {
  const path = `/kill/${fixtures().kill}.jpg`;
  const { headers } = await ask(path);
  expect(headers.get('cache-control')).toContain('max-age=86400');
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(headers.get('x-robots-tag')).toBe('noindex');
  const again = await ask(path, { 'if-none-match': headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
});

test('there is no picture of what does not exist', async () => {
  for (const path of ['/kill/999999999.jpg', '/kill/x.jpg', '/kills.jpg', '/preview.csv', '/nowhere.jpg']) {
    expect((await ask(path)).status, path).toBe(404);
  }
});
