import { expect } from '@playwright/test';

import { DEGRADED_SITE, PAGE_VIEWS } from './servers/addresses.ts';
import { needServers } from './servers/need-servers.ts';
import { untilQuiet } from './pages/until-quiet.ts';
import { test } from './pages/standing-browser.ts';

needServers('degraded site');

test('each page view is reported once, without cookies, unless the visitor objects', async ({ page }) => {
  const told: unknown[] = [];
  await page.route(PAGE_VIEWS, async (route) => {
    const sent = route.request();
    told.push({ ...sent.postDataJSON(), cookie: (await sent.allHeaders()).cookie });
    // The service fails, which must not disturb the page.
    await route.abort();
  });
  const view = (path: string, from: string) => ({
    name: 'pageview',
    url: DEGRADED_SITE + path,
    domain: 'degraded.example',
    referrer: from,
    cookie: undefined,
  });
  // Pages that ask for no data: other tests count on what this site has not been asked yet.
  await page.goto(`${DEGRADED_SITE}/search`);
  await expect.poll(() => told).toEqual([view('/search', '')]);
  await page.goto(`${DEGRADED_SITE}/search#elsewhere`);
  await page.getByRole('link', { name: 'Search guilds only' }).click();
  await expect(page).toHaveURL(/\/search\/guild$/);
  await expect.poll(() => told.length).toBe(2);
  expect(told[1]).toEqual(view('/search/guild', `${DEGRADED_SITE}/search`));

  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await page.goto(`${DEGRADED_SITE}/credits`);
  await untilQuiet(page);
  expect(told).toHaveLength(2);
});
