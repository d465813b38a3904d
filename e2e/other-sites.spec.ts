import { createServer } from 'node:http';

import { expect, type Page } from '@playwright/test';

import { fetchPage } from './api/http-client.ts';
import { fixtures } from './fixtures/fixtures.ts';
import { test } from './pages/shared-page.ts';
import { axeViolations } from './screens/visit-screen.ts';
import { SITE } from './servers/addresses.ts';

/** As strict as a site can be that shows cards and embeds. */
const POLICY = `default-src 'none'; script-src ${SITE}; connect-src ${SITE}; frame-src ${SITE}; require-trusted-types-for 'script'; trusted-types war-ledger-card`;

/** Opens a page of another site, and gives what it asks of ours and what its policy refuses. */
async function openHost(page: Page, body: string) {
  const asked: string[] = [];
  const refused: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(SITE)) asked.push(request.url().slice(SITE.length));
  });
  page.on('console', (message) => {
    // Chromium asks for an icon by itself.
    if (message.type() === 'error' && !message.text().includes('favicon')) refused.push(message.text());
  });
  // A real server: Chromium lets no page from elsewhere load anything from this machine.
  const host = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('content-security-policy', POLICY);
    response.end(
      `<!doctype html><html lang="en"><head><title>Host</title><meta name="color-scheme" content="dark"></head><body><main><h1>Host</h1>${body}</main></body></html>`,
    );
  });
  await new Promise<void>((resolve) => {
    host.listen(0, resolve);
  });
  const address = host.address();
  if (typeof address !== 'object' || address === null) throw new Error('The host does not listen');
  await page.goto(`http://localhost:${address.port}/`);
  host.close();
  return { asked, refused };
}

const CARDS = `<script src="${SITE}/cards.js"></script>`;

test('a link to the site has a card on another site, and none before it is pointed at', async ({ page }) => {
  const item = `/item/${fixtures().setPiece}`;
  const { asked, refused } = await openHost(
    page,
    `<p><a id="item" href="${SITE}${item}">An item</a> <a id="other" href="https://elsewhere.example/item/7">Elsewhere</a></p>${CARDS}`,
  );
  const card = page.getByRole('tooltip');
  await page.locator('#other').hover();
  expect(asked).toEqual(['/cards.js']);
  const before = await page.locator('#item').boundingBox();
  await page.locator('#item').hover();
  await expect(card).toBeVisible();
  expect(asked).toEqual(['/cards.js', `${item}/card`]);
  expect(await card.evaluate((host) => host.shadowRoot?.querySelector('.title')?.textContent)).toBeTruthy();
  expect(await card.getAttribute('data-scheme')).toBe('dark');
  expect(await page.locator('#item').boundingBox()).toEqual(before);
  expect(await axeViolations(page, 'everything', '#war-ledger-card')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  expect(refused).toEqual([]);
});

test('a card opens with the focus of the keyboard, also of a link that came later', async ({ page }) => {
  const { asked } = await openHost(page, CARDS);
  await page.evaluate((href) => {
    const link = document.createElement('a');
    Object.assign(link, { href, textContent: 'A player' });
    document.querySelector('main')?.append(link);
  }, `${SITE}/character/${fixtures().character}`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip')).toBeVisible();
  await expect(page.getByRole('link', { name: 'A player' })).toHaveAttribute('aria-describedby', /./);
  expect(asked).toContain(`/character/${fixtures().character}/card`);
  await page.evaluate(() => document.querySelector('a')?.blur());
  await expect(page.getByRole('tooltip')).toBeHidden();
});

test('an element can leave cards out, and what is missing has none', async ({ page }) => {
  const { asked } = await openHost(
    page,
    `<p data-war-ledger="off"><a id="off" href="${SITE}/kill/${fixtures().kill}">Off</a></p><p><a id="missing" href="${SITE}/kill/4000000001">Missing</a></p>${CARDS}`,
  );
  await page.locator('#off').hover();
  const answer = page.waitForResponse('**/kill/4000000001/card');
  await page.locator('#missing').hover();
  expect((await answer).status()).toBe(404);
  expect(asked).toEqual(['/cards.js', '/kill/4000000001/card']);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});

const EMBEDDED = () => [
  '/index',
  '/leaderboard',
  '/map',
  '/events',
  '/war',
  `/character/${fixtures().character}`,
  `/guild/${fixtures().guild}`,
  `/scenario/${fixtures().scenario}`,
  `/kill/${fixtures().kill}`,
];

test.describe('a narrow frame', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 280, height: 420 } });

  test('pages can be embedded, without scripts, from 280 pixels on', async ({ page }) => {
    for (const path of EMBEDDED()) {
      const answer = await page.goto(`${SITE}/embed${path}`);
      const headers = answer?.headers() ?? {};
      expect(answer?.status(), path).toBe(200);
      expect(headers['content-security-policy'], path).toContain('frame-ancestors *');
      expect(headers['x-robots-tag'], path).toBe('noindex');
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.locator('link[rel=canonical]'), path).toHaveCount(1);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, path).toBeLessThanOrEqual(280);
    }
  });
});

test('an embed stands in a strict page of another site, in the theme that is asked for', async ({ page }) => {
  const { refused } = await openHost(
    page,
    `<iframe title="Guild" width="480" height="420" src="${SITE}/embed/guild/${fixtures().guild}?theme=light"></iframe>`,
  );
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(frame.locator('html')).toHaveCSS('background-color', 'rgb(255, 253, 247)');
  expect(await axeViolations(page)).toEqual([]);
  expect(refused).toEqual([]);
});

test('what cannot be embedded says so in its frame', async () => {
  for (const path of [
    '/embed/guild/4000000001',
    '/embed/nothing',
    '/embed/credits',
    '/embed/guild/%F0%9F%98%80',
  ]) {
    const { status, headers, html } = await fetchPage(SITE + path);
    expect(status, path).toBe(404);
    expect(headers.get('content-security-policy'), path).toContain('frame-ancestors *');
    expect(html, path).toContain('Not found');
  }
});

test('the markup that embeds a page is a text, and oEmbed gives the same', async () => {
  const path = `/guild/${fixtures().guild}`;
  const code = await fetchPage(`${SITE}/embed-code${path}`);
  expect(code.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(code.html).toMatch(
    /^<iframe src="http:[^"]+\/embed\/guild\/\d+" title="[^"]+" width="480" height="420" loading="lazy"><\/iframe>$/,
  );
  const [, site = ''] = /src="([^"]+)\/embed\//.exec(code.html) ?? [];
  const oembed = await fetchPage(`${SITE}/oembed?${new URLSearchParams({ url: site + path })}`);
  const { type, html } = JSON.parse(oembed.html);
  expect(type).toBe('rich');
  expect(/src="[^"]+"/.exec(html)?.[0]).toBe(/src="[^"]+"/.exec(code.html)?.[0]);
});

test('the page for developers leads to everything, and its example has cards', async ({ page }) => {
  await page.goto(`${SITE}/developers`);
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'a plain page with cards' }).click();
  await page.getByRole('link', { name: 'the kill' }).first().hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
});
