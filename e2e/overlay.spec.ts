import { expect } from '@playwright/test';

import { fetchPage } from './api/http-client.ts';
import { fixtures } from './fixtures/fixtures.ts';
import { NOW } from './pages/calendar.ts';
import { test } from './pages/standing-browser.ts';
import { axeViolations } from './screens/visit-screen.ts';
import { SITE } from './servers/addresses.ts';

const overlay = (query = '?delay=60') => `${SITE}/overlay/guild/${fixtures().guild}${query}`;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 280, height: 420 } });

  test('an overlay of a player and of a guild is transparent, says its evening, and asks again', async ({
    page,
  }) => {
    for (const path of [`/character/${fixtures().character}`, `/guild/${fixtures().guild}`]) {
      const answer = await page.goto(`${SITE}/overlay${path}?delay=60`);
      expect(answer?.status(), path).toBe(200);
      expect(answer?.headers()['x-robots-tag'], path).toBe('noindex');
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.locator('.evening'), path).toHaveText(
        /^[\d,]+ kills?, [\d,]+ deaths? since 12:00 UTC · 60 s behind$/,
      );
      await expect(page.locator('html'), path).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      expect(await page.content(), path).toContain('http-equiv="refresh"');
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, path).toBeLessThanOrEqual(280);
    }
  });
});

test('a delay that cannot be read shows nothing of now', async () => {
  const queries = ['?delay=', '?delay=601', '?delay=1e2', `?delay=${'9'.repeat(3_000)}`, '?dealy=60'];
  for (const query of queries) {
    const { status, html } = await fetchPage(overlay(query));
    expect(status, query).toBe(400);
    expect(html, query).toMatch(/delay&quot; has to be|overlay takes/);
    expect(html, query).not.toContain('class="evening"');
  }
  expect((await fetchPage(`${SITE}/overlay/guild/4000000001`)).status).toBe(404);
  expect((await fetchPage(`${SITE}/overlay/kills`)).status).toBe(404);
});

test('an overlay follows what happens, keeps it for a while where the site is away, and recovers', async ({
  page,
}) => {
  await page.clock.install({ time: NOW });
  await page.goto(overlay());
  const evening = page.locator('.evening');
  const before = await evening.textContent();
  let state: 'away' | 'busy' | 'news' = 'news';
  await page.route(overlay(), async (route) => {
    if (state === 'away') return route.abort();
    if (state === 'busy') return route.fulfill({ status: 503, body: 'Busy' });
    const answer = await route.fetch();
    const fight = '<ol><li class="kill" data-id="1"><b>A killed B</b></li></ol></main>';
    return route.fulfill({ response: answer, body: (await answer.text()).replace('</main>', fight) });
  });
  await page.clock.fastForward(5_100);
  await expect(page.locator('li.new')).toHaveText('A killed B');
  state = 'busy';
  await page.clock.fastForward(20_000);
  await expect(page.locator('li')).toBeVisible();
  state = 'away';
  for (let look = 0; look < 6; look++) {
    await page.clock.fastForward(30_000);
    // The answer to a look has to arrive before the next one is planned.
    await page.evaluate(() => fetch('/overlay.css'));
  }
  await expect(page.locator('li')).toBeHidden();
  await expect(evening).toHaveText(before ?? '');
  state = 'news';
  await page.clock.fastForward(61_000);
  await expect(page.locator('li')).toBeVisible();
});

test('embeds and overlays have nothing against accessibility', async ({ page }) => {
  for (const address of [overlay(), `${SITE}/embed/guild/${fixtures().guild}`]) {
    await page.goto(address);
    expect(await axeViolations(page), address).toEqual([]);
  }
});
