import { expect } from '@playwright/test';
import { fetchFound } from './api/http-client.ts';
import { SITE } from './servers/addresses.ts';
import { scriptFiles } from './screens/page-weight.ts';
import { test } from './pages/standing-browser.ts';

test('scripts are asked for once the page is painted, and all of them', async ({ page }) => {
  const { html } = await fetchFound(`${SITE}/kills`);
  const files = scriptFiles(html);
  expect(files.length).toBeGreaterThan(3);
  expect(html).not.toMatch(/<script[^>]*\ssrc="[^"]*"[^>]*\sasync/);
  await page.goto('/kills');
  const asked = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ name, startTime }) => ({ file: new URL(name).pathname, startTime })),
    );
  await expect
    .poll(async () => (await asked()).map(({ file }) => file))
    .toEqual(expect.arrayContaining([...files]));
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  const started = (await asked()).map(({ startTime }) => startTime);
  expect(Math.min(...started)).toBeGreaterThan(painted);
});
