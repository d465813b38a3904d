import { expect } from '@playwright/test';

import { SERVES_API } from './api/site-api.ts';
import { queryApi } from './api/api-client.ts';
import { fetchFound, fetchPage } from './api/http-client.ts';
import { openHtml, test as scriptless } from './pages/scriptless-page.ts';
import { SITE } from './servers/addresses.ts';
import { test } from './pages/standing-browser.ts';

scriptless(
  'says where the data is from, how old it is, and what the words mean',
  async ({ scriptlessPage }) => {
    const { kills } = await queryApi<{ kills: { nodes: { time: number }[] } }>(
      '{ kills(first: 1) { nodes { time } } }',
    );
    await openHtml(scriptlessPage, '/about');
    const main = scriptlessPage.getByRole('main');
    await expect(main).toContainText(SERVES_API ? 'generated sample world' : 'API');
    const newest = new Date((kills.nodes[0]?.time ?? 0) * 1000).toISOString();
    await expect(main.locator('time[data-format]')).toHaveAttribute('datetime', newest);
    await expect(main.getByRole('term').filter({ hasText: 'Solo kill' })).toBeVisible();
    await expect(main).toContainText('Enemies whom the player struck last.');
    await expect(main).toContainText('Visits are not counted');
    const contents = scriptlessPage.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    for (const link of await contents.all()) {
      const id = (await link.getAttribute('href'))?.slice(1);
      await expect(main.locator(`h2[id="${id}"]`)).toHaveText((await link.textContent()) ?? '');
    }
  },
);

scriptless('documents exports by addresses that answer', async ({ scriptlessPage }) => {
  await openHtml(scriptlessPage, '/formats');
  const examples = scriptlessPage.getByRole('region', { name: 'Examples' }).getByRole('link');
  const addresses = await examples.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  );
  const exported = addresses.filter((address) => address.startsWith('/'));
  expect(exported.length).toBeGreaterThan(2);
  for (const address of exported) {
    const { status, headers } = await fetchPage(SITE + address);
    expect([status, headers.get('access-control-allow-origin')], address).toEqual([200, '*']);
  }
  // What the page says of the columns of a table is what its first line says.
  const [header = ''] = (await fetchFound(`${SITE}/kills.csv`)).html.replace('\ufeff', '').split('\r\n');
  const columns = scriptlessPage.locator('#columns-kills').getByRole('term', { includeHidden: true });
  expect(await columns.allTextContents()).toEqual(header.split(','));
});

test('is described for browsers and programs', async () => {
  const html = (await fetchFound(`${SITE}/credits`)).html;
  const files = [
    ['manifest', '/manifest.webmanifest', 'application/manifest+json'],
    ['search', '/opensearch.xml', 'application/opensearchdescription+xml; charset=utf-8'],
    [null, '/openapi.json', 'application/json'],
    [null, '/llms.txt', 'text/plain; charset=utf-8'],
  ] as const;
  for (const [relation, path, type] of files) {
    if (relation) expect(html).toMatch(new RegExp(`<link[^>]*rel="${relation}"[^>]*href="${path}"`));
    const { status, headers } = await fetchPage(SITE + path);
    expect([status, headers.get('content-type')], path).toEqual([200, type]);
    expect(headers.get('cache-control'), path).toMatch(/public, max-age=\d+/);
  }
});
