import { expect, test } from '@playwright/test';

import { fetchPage } from './http-client.ts';
import { scriptFiles } from './script-files.ts';
import { SITE } from './servers/addresses.ts';

test('scripts are asked for once the page is painted, and all of them', async ({ page }) => {
  const { html } = await fetchPage(`${SITE}/kills`);
  const files = scriptFiles(html);
  expect(files.length).toBeGreaterThan(3);
  expect(html).not.toMatch(/<script[^>]*\ssrc="[^"]*"[^>]*\sasync/);
  await page.goto('/kills', { waitUntil: 'networkidle' });
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, startTime }) => ({ file: new URL(name).pathname, startTime })),
  }));
  expect(asked.map(({ file }) => file)).toEqual(expect.arrayContaining([...files]));
  expect(Math.min(...asked.map(({ startTime }) => startTime))).toBeGreaterThan(painted);
});
