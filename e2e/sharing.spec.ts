import { expect } from '@playwright/test';

import { fixtures } from './fixtures/fixtures.ts';
import { fetchFound, fetchPage } from './api/http-client.ts';
import { holdScripts } from './pages/hold-scripts.ts';
import { byDamage, nameOf, scoreboard } from './pages/scoreboard-entries.ts';
import { test } from './pages/scriptless-page.ts';
import { SITE } from './servers/addresses.ts';
import { untilQuiet } from './pages/until-quiet.ts';

/** Every kind of page that offers a block of text. */
const BLOCKS = () => [
  '/index',
  '/guilds',
  '/ranked-leaderboard',
  `/kill/${fixtures().kill}`,
  `/scenario/${fixtures().scenario}`,
  `/skirmish/${fixtures().skirmish}`,
  `/instance-run/${fixtures().instanceRun}`,
  `/instance-run/${fixtures().instanceRun}/${fixtures().encounterRun}`,
  `/character/${fixtures().character}/armory`,
  `/character/${fixtures().feud.join('/feud/')}`,
  `/guild/${fixtures().guildFeud.join('/feud/')}`,
];

const TYPES = { md: 'text/markdown', bbcode: 'text/plain', txt: 'text/plain' };

test('blocks of text are short, readable by other sites, and lead back', async () => {
  for (const path of BLOCKS()) {
    for (const [format, type] of Object.entries(TYPES)) {
      const address = `${SITE}${path}.${format}`;
      const { status, headers, html: text } = await fetchPage(address);
      expect(status, address).toBe(200);
      expect(headers.get('content-type'), address).toBe(`${type}; charset=utf-8`);
      expect(headers.get('access-control-allow-origin'), address).toBe('*');
      expect(text.length, address).toBeLessThan(2000);
      const page = path === '/index' ? '/' : path;
      expect(text, address).toMatch(new RegExp(`http://localhost:\\d+${page}(?:\\[/url\\])?\n$`));
      const known = { 'if-none-match': headers.get('etag') ?? '' };
      expect((await fetchPage(address, known)).status, address).toBe(304);
    }
  }
});

test('a block holds the first ten rows in the order of its address, and marks a player', async () => {
  const { id, entries } = await scoreboard();
  const sorted = byDamage(entries).map(nameOf);
  const pinned = entries.find((entry) => nameOf(entry) === sorted[2])?.character.id;
  const { html: text } = await fetchFound(`${SITE}/scenario/${id}.txt?sort=damage&pin=${pinned}`);
  const rows = text.split('\n\n')[1]?.split('\n').slice(2, -1) ?? [];
  expect(text).toContain(`and ${entries.length - 10} more on the page`);
  expect(rows.map((row) => row.slice(2).split('  ')[0])).toEqual(sorted.slice(0, 10));
  expect(rows.flatMap((row, index) => (row.startsWith('> ') ? [index] : []))).toEqual([2]);
  expect(text).toContain(`?pin=${pinned}&sort=damage\n`);
});

test('the link that copies appears once it copies', async ({ browser }) => {
  const page = await browser.newPage();
  const release = await holdScripts(page);
  await page.goto(`${SITE}/scenario/${fixtures().scenario}`, { waitUntil: 'commit' });
  const share = page.getByRole('group', { name: 'Share' });
  await expect(share.getByRole('link', { name: 'BBCode' })).toBeVisible();
  await expect(share.getByText('Copy for Discord')).toBeHidden();
  release();
  await expect(share.getByText('Copy for Discord')).toBeVisible();
  await page.close();
});

test('a click copies the block in the order that the page shows', async ({ browser }) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  const path = `/scenario/${fixtures().scenario}`;
  await page.goto(SITE + path);
  await untilQuiet(page);
  await page.getByRole('columnheader', { name: 'Healing', exact: true }).getByRole('link').click();
  await expect(page).toHaveURL(/sort=healing/);
  await page.getByRole('link', { name: 'Copy for Discord' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1);
  const { html: block } = await fetchFound(`${SITE}${path}.md?sort=healing`);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(block);
  await expect(page).toHaveURL(/sort=healing$/);
  await context.close();
});

test('other programs learn how to show a link', async () => {
  const ask = async (parameters: Record<string, string>) => {
    const { status, headers, html } = await fetchPage(`${SITE}/oembed?${new URLSearchParams(parameters)}`);
    return { status, cors: headers.get('access-control-allow-origin'), body: html };
  };
  const site = /rel="canonical" href="([^"]+)\/kills"/.exec((await fetchFound(`${SITE}/kills`)).html)?.[1];
  const { id, entries } = await scoreboard();
  const best = byDamage(entries)[0];
  const pinned = await ask({ url: `${site}/scenario/${id}?pin=${best?.character.id}`, format: 'json' });
  expect([pinned.status, pinned.cors]).toEqual([200, '*']);
  expect(JSON.parse(pinned.body)).toMatchObject({
    version: '1.0',
    type: 'rich',
    title: expect.stringMatching(new RegExp(`^${best && nameOf(best)}, 1st in damage`)),
    provider_name: 'War Ledger',
    thumbnail_width: 1200,
  });
  const small = await ask({ url: `${site}/kill/${fixtures().kill}`, maxwidth: '400' });
  expect(JSON.parse(small.body)).not.toHaveProperty('thumbnail_url');
  const [home, list] = [await ask({ url: `${site}` }), await ask({ url: `${site}/kills?soloOnly=true#top` })];
  expect([home.status, list.status]).toEqual([200, 200]);
  expect((await ask({ url: `${site}/kills`, format: 'xml' })).status).toBe(501);
  for (const url of [
    'https://elsewhere.example/kills',
    `${site}/kill/999999999`,
    `${site}/kill/abc`,
    `${site}/nowhere`,
    `${site}/oembed`,
    `${site}//elsewhere.example/kills`,
    `${site}/kill/${fixtures().kill}/export/json`,
    `${site}/${'x'.repeat(3000)}`,
  ]) {
    expect((await ask({ url })).status, url).toBe(404);
  }
});
