import { expect, type Page } from '@playwright/test';
import { QUERY_LIMITS } from '#graphql/server/limits.ts';
import { fetchFound, fetchPage } from './api/http-client.ts';
import { SITE } from './servers/addresses.ts';
import { test } from './pages/shared-page.ts';
import { scriptFiles } from './screens/page-weight.ts';
import { axeViolations, collectProblems } from './screens/visit-screen.ts';

/** The button that sends the query. */
const run = (page: Page) => page.getByRole('button', { name: 'Run', exact: true });

/** Locates the answer of the API. */
const answer = (page: Page) => page.getByRole('region', { name: 'Result Window' });

const queryEditor = (page: Page) => page.locator('div:has(> h2:text-is("Query")) .CodeMirror');

/** Moves the pointer, as visitors do, until the editors are there. */
async function openEditors(page: Page): Promise<void> {
  let x = 200;
  await expect(async () => {
    x += 20;
    await page.mouse.move(x, 200);
    await expect(run(page)).toBeEnabled({ timeout: 500 });
  }).toPass();
}

/** Opens the explorer with its editors. */
async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`/graphql${query}`);
  await openEditors(page);
}

const ADDRESS = `${SITE}/graphql`;

test('the footer leads to it, and its button answers the query that stands there', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  await page.goto('/credits');
  await page.getByRole('contentinfo').getByRole('link', { name: 'GraphQL explorer' }).click();
  await expect(page).toHaveURL('/graphql');
  await expect(page).toHaveTitle('GraphQL explorer · War Ledger');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('GraphQL explorer');
  await run(page).click();
  await expect(answer(page)).toContainText('"totalCount"');
  await expect(answer(page)).not.toContainText('"errors"');
  expect(complaints).toEqual([]);
});

test('an address holds a query with its variables, and what was asked last', async ({ page }) => {
  const params = new URLSearchParams({
    query: 'query ($id: ID!) { kill(id: $id) { id } }',
    variables: '{"id": "999999999"}',
  });
  await open(page, `?${params}`);
  await run(page).click();
  await expect(answer(page)).toContainText('"kill": null');

  await queryEditor(page).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText('{ __typename }');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(answer(page)).toContainText('"__typename": "Query"');
  await expect(page).toHaveURL(/query=%7B\+__typename\+%7D/);
  await page.reload();
  await openEditors(page);
  await expect(queryEditor(page)).toContainText('{ __typename }');
});

test('an example takes the place of the query', async ({ page }) => {
  await open(page);
  await page
    .getByRole('navigation', { name: 'Example queries' })
    .getByRole('link', { name: 'Search' })
    .click();
  await expect(queryEditor(page)).toContainText('query Search($text: String!)');
  // GraphiQL takes a moment to notice that the name of the operation is another one.
  await expect(async () => {
    await run(page).click();
    await expect(answer(page)).toContainText('"search"', { timeout: 1000 });
  }).toPass();
});

test('of several operations the one with the cursor runs', async ({ page }) => {
  await open(
    page,
    `?${new URLSearchParams({ query: 'query A { a: __typename }\nquery B { b: __typename }' })}`,
  );
  await queryEditor(page).locator('.CodeMirror-line').last().click();
  await run(page).click();
  await expect(answer(page)).toContainText('"b": "Query"');
  await queryEditor(page).locator('.CodeMirror-line').first().click();
  await run(page).click();
  await expect(answer(page)).toContainText('"a": "Query"');
});

test('shows the errors of the API', async ({ page }) => {
  await open(page, '?query=%7B+nonsense+%7D');
  await run(page).click();
  await expect(answer(page)).toContainText('Cannot query field');
});

test('fields are documented and autocompleted', async ({ page }) => {
  await open(page, '?query=%7B+%7D');
  const documentation = page.getByRole('region', { name: 'Documentation Explorer' });
  await documentation.getByRole('link', { name: 'Query', exact: true }).click();
  await expect(documentation).toContainText('weeklyKillLeaderboard');
  await documentation.getByRole('combobox', { name: 'Search types and fields' }).fill('feud');
  await expect(documentation.getByRole('option').first()).toContainText(/feud/i);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Documentation' }).click();
  await expect(documentation).toHaveCount(0);

  await queryEditor(page).click();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type(' weeklyKillL');
  await expect(page.locator('.CodeMirror-hints')).toContainText('weeklyKillLeaderboard');
});

test('the keyboard goes in at one end and out at the other', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Documentation' }).click();
  const stops: string[] = [];
  await run(page).focus();
  for (let stop = 0; stop < 10; stop += 1) {
    await page.keyboard.press('Tab');
    stops.push(
      await page.evaluate(() => {
        const { ariaLabel, textContent } = document.activeElement ?? document.body;
        return ariaLabel || textContent?.trim() || '';
      }),
    );
  }
  expect(stops.slice(0, 4)).toEqual(['Prettify', 'Documentation', 'Query', 'Variables']);
  expect(stops).toContain('About');
});

test('a narrow screen has room for everything', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await run(page).click();
  await expect(answer(page)).toContainText('"totalCount"');
  await page.getByRole('button', { name: 'Documentation' }).click();
  const documentation = page.getByRole('region', { name: 'Documentation Explorer' });
  await expect(documentation).toBeInViewport();
  for (const part of [queryEditor(page), answer(page), documentation]) {
    const box = await part.boundingBox();
    expect(box?.width).toBeGreaterThan(300);
    expect(box?.height).toBeGreaterThan(150);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('a client of the API is answered by the API, at the same address', async () => {
  const asked = `${ADDRESS}?query=${encodeURIComponent('{ __typename }')}`;
  for (const accept of ['*/*', 'application/json', 'application/graphql-response+json']) {
    const response = await fetch(asked, { headers: { accept } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^application\/(graphql-response\+)?json/);
    expect(await response.json()).toEqual({ data: { __typename: 'Query' } });
  }
  const { status, headers, html } = await fetchPage(asked);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('text/html');
  expect(html).toContain('{ __typename }');
});

test('the scripts of the editors are loaded nowhere else, and here only later', async () => {
  for (const path of ['/', '/kills', '/graphql']) {
    const { html } = await fetchFound(SITE + path);
    const scripts = scriptFiles(html);
    expect(scripts.length).toBeGreaterThan(3);
    for (const script of scripts) {
      const text = await (await fetch(SITE + script)).text();
      expect(text.includes('CodeMirror') || text.includes('GraphQLError'), `${path} ${script}`).toBe(false);
    }
  }
});

test.describe('scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the page tells how to ask the API without it', async ({ page }) => {
    await page.goto('/graphql');
    const main = page.getByRole('main');
    await expect(main.locator('noscript')).toBeVisible();
    await expect(main).toContainText('query LatestKills');
    await expect(main).toContainText(/curl \S+\/graphql/);
    await expect(main).toContainText(`${QUERY_LIMITS.depth} levels`);
  });
});

test('the editors of the explorer run under the same policy', async ({ page }) => {
  const problems = await collectProblems(page);
  await open(page, '?query=%7B+kills+%7B+totalCount+%7D+%7D');
  await run(page).click();
  await expect(page.getByRole('region', { name: 'Result Window' })).toContainText('totalCount');
  await page.getByRole('combobox', { name: 'Search types and fields' }).fill('guild');
  await page.getByRole('option').first().click();
  const word = queryEditor(page).locator('.CodeMirror-line').getByText('kills', { exact: true });
  await word.hover();
  await expect(page.locator('.CodeMirror-info')).toBeVisible();
  await word.click();
  await page.keyboard.press('End');
  await page.keyboard.press('Control+Space');
  await page.keyboard.type(' nonsens');
  await expect(page.locator('.CodeMirror-lint-mark-error').first()).toBeVisible();
  await page.keyboard.press('Control+f');
  await expect(page.locator('.CodeMirror-dialog')).toBeVisible();
  expect(problems).toEqual([]);
});

/** The editors scroll with the cursor in their text field, which axe does not see. */
const SCROLLER = /^scrollable-region-focusable: .*\.CodeMirror-scroll: /;

for (const width of [390, 1280]) {
  test(`has no accessibility violation at ${width} px, in either theme`, async ({ page }) => {
    const found = async (tried?: 'contrast') =>
      (await axeViolations(page, tried)).filter((violation) => !SCROLLER.test(violation));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    const documentation = page.getByRole('button', { name: 'Documentation' });
    await run(page).click();
    await expect(answer(page)).toContainText('totalCount');
    if ((await documentation.getAttribute('aria-expanded')) === 'false') await documentation.click();
    expect(await found()).toEqual([]);
    await page.getByRole('link', { name: 'Query', exact: true }).click();
    expect(await found()).toEqual([]);
    await page.getByRole('button', { name: 'Switch theme' }).click();
    expect(await found('contrast')).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
}
