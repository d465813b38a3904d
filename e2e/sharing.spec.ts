import { type Browser, expect, type Page } from '@playwright/test';

import { queryApi } from './api-client.ts';
import { fixtures } from './fixtures/fixtures.ts';
import { fetchPage } from './http-client.ts';
import { openHtml, test } from './scriptless-page.ts';
import { SITE } from './servers/addresses.ts';

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
  const { html: text } = await fetchPage(`${SITE}/scenario/${id}.txt?sort=damage&pin=${pinned}`);
  const rows = text.split('\n\n')[1]?.split('\n').slice(2) ?? [];
  expect(rows.map((row) => row.slice(2).split('  ')[0])).toEqual(sorted.slice(0, 10));
  expect(rows.flatMap((row, index) => (row.startsWith('> ') ? [index] : []))).toEqual([2]);
  expect(text).toContain(`?pin=${pinned}&sort=damage\n`);
});

test('a click copies the block in the order that the page shows', async ({ browser }) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  const path = `/scenario/${fixtures().scenario}`;
  await page.goto(SITE + path, { waitUntil: 'networkidle' });
  await page.getByRole('columnheader', { name: 'Healing', exact: true }).getByRole('link').click();
  await expect(page).toHaveURL(/sort=healing/);
  await page.getByRole('link', { name: 'Copy for Discord' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1);
  const { html: block } = await fetchPage(`${SITE}${path}.md?sort=healing`);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(block);
  await expect(page).toHaveURL(/sort=healing$/);
  await context.close();
});

test('a marked row is in sight when the page opens, with scripts and without', async ({ browser }) => {
  const { id, entries } = await scoreboard();
  const last = entries.at(-1);
  const path = `/scenario/${id}?pin=${last?.character.id}`;
  const windows = [true, false].flatMap((scripts) => [1280, 390].map((width) => ({ scripts, width })));
  for (const { scripts, width } of windows) {
    const page = await openWindow(browser, scripts, width);
    for (const fragment of ['', '#pinned']) {
      await page.goto('about:blank');
      await page.goto(SITE + path + fragment);
      const row = page.locator('tr[aria-current]');
      await expect(row).toHaveCount(1);
      await expect(row).toContainText(last ? nameOf(last) : '');
      await expect(row).toBeInViewport({ ratio: 0.2 });
      const header = await page.getByRole('banner').boundingBox();
      expect((await row.boundingBox())?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
    }
    await page.context().close();
  }
});

test('sorting keeps the mark, in the browser and by links, and no stranger is marked', async ({
  page,
  scriptlessPage,
}) => {
  const { id, entries } = await scoreboard();
  const best = byDamage(entries)[0];
  const path = `/scenario/${id}?pin=${best?.character.id}`;
  await page.goto(SITE + path, { waitUntil: 'networkidle' });
  await expect(page).toHaveTitle(new RegExp(`^${best && nameOf(best)}, 1st in damage`));
  // Sorted by it from the start, the greatest first.
  await expect(page.locator('tbody tr').first()).toHaveAttribute('aria-current', 'true');
  await page.getByRole('columnheader', { name: 'Damage', exact: true }).getByRole('link').click();
  await expect(page).toHaveURL(/dir=asc.*pin=.*sort=damage/);
  await expect(page.locator('tbody tr').last()).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('tr[aria-current]')).toHaveCount(1);

  await openHtml(scriptlessPage, `${path}&sort=damage&dir=asc`);
  await expect(scriptlessPage.locator('tbody tr').last()).toHaveAttribute('aria-current', 'true');
  await expect(scriptlessPage.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/${id}$`));
  for (const pin of ['4294967295', 'toString', '0']) {
    await openHtml(scriptlessPage, `/scenario/${id}?pin=${pin}`);
    await expect(scriptlessPage.locator('tr[aria-current]')).toHaveCount(0);
    await expect(scriptlessPage).not.toHaveTitle(/ in damage/);
  }
});

test('a name marks a player too, however it is written', async ({ scriptlessPage: page }) => {
  const { id, entries } = await scoreboard();
  const best = byDamage(entries)[0];
  const name = best ? nameOf(best) : '';
  await openHtml(page, `/scenario/${id}?pin=${encodeURIComponent(name.toUpperCase())}`);
  await expect(page.locator('tr[aria-current]')).toContainText(name);
  await expect(page.getByRole('combobox', { name: 'Player' })).toHaveValue(name);
});

test('a skirmish opens at the page that the marked player is on', async ({ scriptlessPage: page }) => {
  const { skirmish: id } = fixtures();
  const { skirmish } = await queryApi<{ skirmish: { scoreboardEntries: { nodes: Entry[] } } }>(
    `query ($id: ID!) { skirmish(id: $id) { scoreboardEntries(first: 26, order: [{ deathBlows: DESC }]) {
      nodes { damage character { id name } } } } }`,
    { id },
  );
  const [first, behind] = [skirmish.scoreboardEntries.nodes[0], skirmish.scoreboardEntries.nodes[25]];
  await openHtml(page, `/skirmish/${id}?pin=${behind?.character.id}`);
  const row = page.locator('tr[aria-current]');
  await expect(row).toContainText(behind ? nameOf(behind) : '');
  const { html } = await fetchPage(`${SITE}/skirmish/${id}`);
  const after = /[?&]after=([^"&]+)/.exec(html)?.[1];

  await openHtml(page, `/skirmish/${id}?pin=${first?.character.id}&after=${after}`);
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText(/, not on this page\./);
  const back = await page.getByRole('link', { name: 'Show the row' }).getAttribute('href');
  expect(back).toBe(`/skirmish/${id}?pin=${first?.character.id}#pinned`);
  await openHtml(page, `${back}`);
  await expect(row).toContainText(first ? nameOf(first) : '');
});

test('the battles of a character lead to their row', async ({ scriptlessPage: page }) => {
  const { character } = fixtures();
  for (const section of ['scenario', 'skirmish']) {
    await openHtml(page, `/character/${character}/${section === 'scenario' ? 'scenarios' : 'skirmishes'}`);
    const link = page.locator(`main table a[href^="/${section}/"]`).first();
    expect(await link.getAttribute('href')).toMatch(new RegExp(`\\?pin=${character}#pinned$`));
  }
});

test('other programs learn how to show a link', async () => {
  const ask = async (parameters: Record<string, string>) => {
    const { status, headers, html } = await fetchPage(`${SITE}/oembed?${new URLSearchParams(parameters)}`);
    return { status, cors: headers.get('access-control-allow-origin'), body: html };
  };
  const site = /rel="canonical" href="([^"]+)\/kills"/.exec((await fetchPage(`${SITE}/kills`)).html)?.[1];
  const { id, entries } = await scoreboard();
  const best = byDamage(entries)[0];
  const pinned = await ask({ url: `${site}/scenario/${id}?pin=${best?.character.id}`, format: 'json' });
  expect([pinned.status, pinned.cors]).toEqual([200, '*']);
  expect(JSON.parse(pinned.body)).toMatchObject({
    version: '1.0',
    type: 'link',
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

interface Entry {
  readonly damage: number;
  readonly character: { readonly id: string; readonly name: string };
}

const nameOf = ({ character }: Entry) => character.name;

const byDamage = (entries: readonly Entry[]) =>
  entries.toSorted(
    (one, other) => other.damage - one.damage || nameOf(one).localeCompare(nameOf(other), 'en'),
  );

/** The players of a run, in the API's order. */
async function scoreboard(): Promise<{ readonly id: string; readonly entries: readonly Entry[] }> {
  const { scenario: id } = fixtures();
  const { scenario } = await queryApi<{ scenario: { scoreboardEntries: Entry[] } }>(
    'query ($id: ID!) { scenario(id: $id) { scoreboardEntries { damage character { id name } } } }',
    { id },
  );
  return { id, entries: scenario.scoreboardEntries };
}

async function openWindow(browser: Browser, javaScriptEnabled: boolean, width: number): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled, viewport: { width, height: 700 } });
  return context.newPage();
}
