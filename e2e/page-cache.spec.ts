import { expect, type Page } from '@playwright/test';

import { fetchFound, fetchPage } from './api/http-client.ts';
import { clearFault, type Fault, injectFault } from './remote-api/fault-injection.ts';
import { uncachedKills } from './remote-api/uncached-kills.ts';
import { FAULT_SITE, PURGE_TOKEN, SITE } from './servers/addresses.ts';
import { needServers } from './servers/need-servers.ts';
import { untilQuiet } from './pages/until-quiet.ts';
import { test } from './pages/standing-browser.ts';

needServers('fault site');

/** Addresses that no other test requests. */
const NEW = {
  page: '/items?query=page-cache',
  noise: '/creatures?name=page-cache',
  unknown: '/page-cache-404',
};

const purge = async (site: string, path: string): Promise<number> => {
  const response = await fetch(`${site}/page-cache/purge?${new URLSearchParams({ address: path })}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${PURGE_TOKEN}` },
  });
  const { purged }: { purged: number } = await response.json();
  return purged;
};

/** True if an address is cached: its answer then has an age. */
const isCached = async (address: string, headers: Record<string, string> = {}) =>
  (await fetchPage(address, headers)).headers.has('age');

const untilCached = (address: string, headers?: Record<string, string>) =>
  expect.poll(() => isCached(address, headers)).toBe(true);

/** Collects the errors that the browser reports by itself. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    // Expected for a missing page.
    if (message.type() === 'error' && !message.text().includes('404')) complaints.push(message.text());
  });
  return complaints;
}

test('a browser runs a page from the cache as it runs a new one, and goes on from it', async ({ page }) => {
  const complaints = complaintsOf(page);
  for (const path of [NEW.page, NEW.unknown]) {
    const policies: string[] = [];
    page.on('response', (response) => {
      if (!response.request().isNavigationRequest()) return;
      policies.push(response.headers()['content-security-policy'] ?? '');
    });
    // Where the test is tried again, it has been kept before.
    await purge(SITE, path);
    await page.goto(SITE + path);
    await untilCached(SITE + path);
    await page.goto(SITE + path);
    expect(policies[0]).toContain("'nonce-");
    expect(policies[1]).toMatch(/script-src 'self' 'sha256-/);
    page.removeAllListeners('response');
  }
  await page.goto(SITE + NEW.page);
  // A link that is clicked before the router is there loads the whole page.
  await page.reload();
  await untilQuiet(page);
  await page.evaluate(() => Reflect.set(window, 'stays', true));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Credits' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Credits/);
  expect(await page.evaluate(() => Reflect.get(window, 'stays'))).toBe(true);
  expect(complaints).toEqual([]);
});

test('noise in an address neither misses nor shows', async () => {
  await fetchPage(SITE + NEW.noise);
  await untilCached(SITE + NEW.noise);
  for (const address of [
    '/creatures?utm_source=x&name=page-cache',
    '/creatures?name=page-cache&name=other&after=',
    '/%63reatures?n%61me=page-cache#top',
  ]) {
    const { headers, html } = await fetchFound(SITE + address, { cookie: 'a=b', 'accept-language': 'de' });
    expect(headers.has('age'), address).toBe(true);
    expect(html).not.toContain('utm_source');
  }
});

test('a revalidated page answers 304 with its cache policy', async () => {
  await fetchPage(`${SITE}/credits`);
  await untilCached(`${SITE}/credits`);
  // An old copy is sent while it is rendered anew: the next visit then has another one, which is no fault.
  await expect(async () => {
    const held = await fetchPage(`${SITE}/credits`);
    const again = await fetchPage(`${SITE}/credits`, { 'if-none-match': held.headers.get('etag') ?? '' });
    expect([again.status, again.html]).toEqual([304, '']);
    for (const name of ['etag', 'content-security-policy', 'cache-control']) {
      expect(again.headers.get(name)).toBe(held.headers.get(name));
    }
  }).toPass();
});

test('what is purged is rendered anew', async () => {
  // Nobody else asks for it: a visit between purging and looking would cache it again.
  const address = `${SITE}/quests?name=purged`;
  await fetchPage(address);
  await untilCached(address);
  expect(await purge(SITE, '/quests')).toBeGreaterThan(0);
  expect(await isCached(address)).toBe(false);
});

test('while the API is away a purged page says how old its data is', async () => {
  const [{ id }] = await uncachedKills(38);
  const address = `${FAULT_SITE}/kill/${id}`;
  await fetchPage(address);
  await untilCached(address);
  const fault: Fault = { operation: 'GetKill', mentions: `"${id}"`, answer: 'hang up' };
  await injectFault(fault);
  await purge(FAULT_SITE, `/kill/${id}`);
  const { status, html, headers } = await fetchPage(address);
  await clearFault(fault);
  expect(status).toBe(200);
  expect(html).toContain('Live data is not available');
  expect(headers.get('cache-control')).toBe('private, no-store');
});
