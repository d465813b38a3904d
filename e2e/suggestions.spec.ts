import { expect, type Page } from '@playwright/test';
import { queryApi, requireFirst, firstHundred } from './api/api-client.ts';
import { test } from './pages/shared-page.ts';
import { SERVES_API } from './api/site-api.ts';
import { axeViolations } from './screens/visit-screen.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** A player with a unique name of eight letters or more. */
async function playerWithLongName(): Promise<Named> {
  const characters = await firstHundred<Named>('characters', 'where: { level: { eq: 40 } }', 'id name');
  return requireFirst(characters, 'a long name', ({ name }) => /^[A-Z][a-z]{7,}$/.test(name));
}

const field = (page: Page) => page.getByRole('main').getByRole('combobox', { name: 'Search', exact: true });
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');

/** Collects the texts that a page requests suggestions for. */
function requestsOf(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/suggestions') requested.push(searchParams.get('q') ?? '');
  });
  return requested;
}

test('names are suggested during typing and can be chosen by keys', async ({ page }) => {
  const { name } = await playerWithLongName();
  const requested = requestsOf(page);
  await page.goto('/search');
  await page.getByRole('main').getByLabel('Search', { exact: true }).focus();
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  // All letters at once: on a slow machine, pauses between keys would send more requests.
  await page.keyboard.insertText(name);
  const first = options(page).first();
  await expect(first).toContainText(name);
  await expect(first).toHaveAttribute('href', /^\/character\/\d+$/);
  expect(requested).toEqual([name]);
  expect(await options(page).count()).toBeLessThanOrEqual(8);
  expect(await axeViolations(page)).toEqual([]);

  await page.keyboard.press('ArrowDown');
  await expect(field(page)).toBeFocused();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(field(page)).toHaveValue(name);
  await page.keyboard.press('ArrowDown');
  const href = (await first.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href);
  await expect(page.getByRole('listbox')).toBeHidden();
});

test('a name with a mistake is suggested as near, and found by the form', async ({ page }) => {
  test.skip(!SERVES_API, 'another API has a search of its own');
  const { name } = await playerWithLongName();
  const mistaken = `${name.slice(0, -2)}${name.at(-1)}${name.at(-2)}`;
  await page.goto('/');
  const search = page.getByRole('main').getByLabel('Search everything', { exact: true });
  await search.fill(mistaken);
  const near = page.getByRole('group', { name: 'Near names' }).getByRole('option');
  await expect(near.filter({ hasText: name }).first()).toBeVisible();
  await search.press('Enter');
  await expect(page).toHaveURL(`/search/${mistaken}`);
  await expect(page.getByRole('table', { name: `Names near ${mistaken}` })).toContainText(name);
});

test('a press on a guild opens it', async ({ page }) => {
  const { guilds } = await queryApi<{ guilds: { nodes: Named[] } }>(
    '{ guilds(first: 1) { nodes { id name } } }',
  );
  const { name } = requireFirst(guilds.nodes, 'a guild');
  await page.goto('/search/guild');
  await page.getByRole('main').getByLabel('Search guilds').fill(name);
  await options(page).first().click();
  await expect(page).toHaveURL(/\/guild\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});
