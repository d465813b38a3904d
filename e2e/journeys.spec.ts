import { expect, type Locator, type Page } from '@playwright/test';
import { fixtures } from './fixtures/fixtures.ts';
import { fetchFound } from './api/http-client.ts';
import { test } from './pages/shared-page.ts';
import { untilQuiet } from './pages/until-quiet.ts';
import { queryApi, requireFirst } from './api/api-client.ts';
import { SITE } from './servers/addresses.ts';
import { NOW } from './pages/calendar.ts';

/** A visitor who looks for something on the site. Each click counts, and each Enter; typing and reading do not. */
class Visitor {
  clicks = 0;
  readonly main: Locator;

  constructor(readonly page: Page) {
    this.main = page.getByRole('main');
  }

  /** Begins a way at an address, as from a bookmark. */
  async open(path: string): Promise<void> {
    await this.page.goto(SITE + path);
  }

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.first().click();
  }

  /** Types into the search of the masthead, and sends it. */
  async search(text: string): Promise<void> {
    this.clicks += 1;
    const field = this.page.getByRole('banner').getByLabel('Search everything').first();
    await field.fill(text);
    await field.press('Enter');
    await expect(this.page).toHaveURL(/\/search\//);
  }

  /** Types into the search of the masthead, and takes what it suggests. */
  async suggest(text: string, path: string): Promise<void> {
    await this.page.getByRole('banner').getByLabel('Search everything').first().focus();
    await this.page.keyboard.insertText(text);
    const options = this.page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
    await this.click(options.and(this.page.locator(`[href="${path}"]`)));
    await expect(this.page).toHaveURL(path);
  }

  /** Takes a choice of a filter. */
  async choose(label: string, value: string): Promise<void> {
    this.clicks += 1;
    await this.main.getByRole('combobox', { name: label }).first().selectOption(value);
  }

  /** The link of the page to an address. */
  linkTo(path: string): Locator {
    return this.main.locator(`a[href="${path}"]`);
  }

  /** A link of the masthead by its name. */
  area(name: string): Locator {
    return this.page.getByRole('banner').getByRole('link', { name, exact: true });
  }
}

/** Hits on a page of a search. */
const ONE_PAGE = 15;

interface Named {
  readonly id: string;
  readonly name: string;
}

interface Kill {
  readonly id: string;
  readonly victim: { readonly character: Named };
  readonly attackers: readonly { readonly damagePercent: number; readonly character: Named }[];
}

/** The newest kill of a player by another, and who killed whom. */
async function newestKill() {
  const { kills } = await queryApi<{ kills: { nodes: Kill[] } }>(
    `{ kills(first: 25) { nodes { id victim { character { id name } }
       attackers { damagePercent character { id name } } } } }`,
  );
  const told = kills.nodes.flatMap(({ id, victim, attackers }) => {
    const [first] = attackers.toSorted((one, other) => other.damagePercent - one.damagePercent);
    return first ? [{ id, killer: first.character, victim: victim.character }] : [];
  });
  return requireFirst(told, 'kill with an attacker');
}

const NAMES = { item: '{ name }', guild: '{ name }', character: '{ name }' } as const;

/** The name of a record by its id. */
async function nameOf(type: keyof typeof NAMES, id: string): Promise<string> {
  const answer = await queryApi<Record<string, { readonly name: string }>>(
    `query ($id: ID!) { ${type}(id: $id) ${NAMES[type]} }`,
    { id },
  );
  return answer[type]?.name ?? '';
}

interface Offered extends Named {
  readonly soldByVendors: { readonly nodes: readonly { readonly creatures: readonly Named[] }[] };
}

/** An item that a vendor sells, and one who sells it. */
async function soldItem() {
  const { items } = await queryApi<{ items: { nodes: Offered[] } }>(
    `{ items(first: 50, where: { type: { eq: AXE } }) { nodes { id name
       soldByVendors(first: 1) { nodes { creatures { id name } } } } } }`,
  );
  const sold = items.nodes.flatMap(({ soldByVendors, ...item }) =>
    soldByVendors.nodes.flatMap(({ creatures }) => creatures.slice(0, 1).map((vendor) => ({ item, vendor }))),
  );
  return requireFirst(sold, 'axe that is sold');
}

/** A player, and half of the name, which is that of few others. */
async function halfName() {
  const { characters } = await queryApi<{ characters: { nodes: Named[] } }>(
    '{ characters(first: 50) { nodes { id name } } }',
  );
  for (const { id, name } of characters.nodes.filter(({ name }) => /^[A-Za-z]{7,}$/.test(name))) {
    const half = name.slice(0, Math.ceil(name.length / 2));
    const { search } = await queryApi<{ search: { totalCount: number } }>(
      'query ($half: String!) { search(query: $half, first: 0) { totalCount } }',
      { half },
    );
    if (search.totalCount <= ONE_PAGE) return { id, half };
  }
  throw new Error('The sample world holds no player whose half name few others have');
}

/*
 * The journeys that visitors come for, and the clicks that each takes.
 */

test('who killed me, and how do we compare: 3 clicks', async ({ page }) => {
  const visitor = new Visitor(page);
  const { id, killer, victim } = await newestKill();
  await visitor.open('/');
  await visitor.search(victim.name);
  await visitor.click(visitor.linkTo(`/character/${victim.id}`));
  await visitor.click(visitor.main.getByRole('link', { name: `Details of the kill of ${victim.name}` }));
  await expect(page).toHaveURL(`/kill/${id}`);
  await expect(visitor.main).toContainText(killer.name);
  await expect(visitor.main.getByRole('heading', { name: 'Player feud' })).toBeVisible();
  expect(visitor.clicks).toBe(3);
});

test('how do I compare with my killer: 2 clicks from my own page', async ({ page }) => {
  const visitor = new Visitor(page);
  const { killer, victim } = await newestKill();
  await visitor.open(`/character/${victim.id}`);
  await visitor.click(visitor.main.getByRole('link', { name: 'Compare', exact: true }));
  const suggested = visitor.main.getByRole('navigation', { name: 'Whom to compare with' });
  await visitor.click(suggested.locator(`a[href$="?vs=${killer.id}"]`).first());
  await expect(page).toHaveURL(`/character/${victim.id}/compare?vs=${killer.id}`);
  const numbers = visitor.main.getByRole('table', { name: 'Compared' });
  await expect(numbers.getByRole('row', { name: /^Kills/ }).first()).toContainText(/\d/);
  await expect(visitor.main.getByRole('heading', { name: 'Shared fights' })).toBeVisible();
  expect(visitor.clicks).toBe(2);
});

test('my guild this month: 2 clicks', async ({ page }) => {
  const visitor = new Visitor(page);
  const { largeGuild } = fixtures();
  await visitor.open('/');
  await visitor.suggest(await nameOf('guild', largeGuild), `/guild/${largeGuild}`);
  await visitor.choose('Period', 'thisMonth');
  await expect(page).toHaveURL(`/guild/${largeGuild}?period=thisMonth`);
  for (const list of ['Kills', 'Deaths']) {
    await expect(visitor.main.getByRole('table', { name: list, exact: true })).toBeVisible();
  }
  await expect(visitor.main.getByRole('group', { name: 'Kills in sum' }).first()).toContainText(/\d solo/);
  expect(visitor.clicks).toBe(2);
});

test('who was best last month: 2 clicks', async ({ page }) => {
  const visitor = new Visitor(page);
  const label = (month: Date) =>
    month.toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const lastMonth = new Date(Date.UTC(NOW.getUTCFullYear(), NOW.getUTCMonth() - 1));
  await visitor.open('/');
  await visitor.click(visitor.main.getByRole('link', { name: `Full leaderboard, ${label(NOW)}` }));
  await visitor.click(visitor.main.getByRole('link', { name: label(lastMonth) }));
  await expect(page).toHaveURL(`/leaderboard?period=${lastMonth.toISOString().slice(0, 7)}`);
  await expect(visitor.main.getByRole('table', { name: `Players, ${label(lastMonth)}` })).toBeVisible();
  expect(visitor.clicks).toBe(2);
});

test('who sells it, and for what: 2 of 3 clicks', async ({ page }) => {
  const visitor = new Visitor(page);
  const { item, vendor } = await soldItem();
  await visitor.open('/');
  await visitor.search(item.name);
  await visitor.click(visitor.linkTo(`/item/${item.id}`));
  const offers = visitor.main.getByRole('table', { name: 'Sold by' });
  await expect(offers).toContainText(vendor.name);
  await expect(offers).toContainText(/\d/);
  expect(visitor.clicks).toBe(2);
});

test('what do I miss of my set: 3 clicks', async ({ page }) => {
  const visitor = new Visitor(page);
  const { armored } = fixtures();
  await visitor.open('/');
  await visitor.search(await nameOf('character', armored));
  await visitor.click(visitor.linkTo(`/character/${armored}`));
  await visitor.click(visitor.main.getByRole('link', { name: 'Armory', exact: true }));
  const missing = visitor.main.getByRole('list', { name: /^Missing of / }).first();
  await expect(missing.locator('a[href^="/item/"]').first()).toBeVisible();
  expect(visitor.clicks).toBe(3);
});

test('the best of the last skirmish: 2 clicks', async ({ page }) => {
  const visitor = new Visitor(page);
  await visitor.open('/');
  await visitor.click(visitor.main.getByRole('link', { name: 'Skirmishes', exact: true }));
  const newest = visitor.main.getByRole('table', { name: 'Recent Skirmishes' });
  await visitor.click(newest.getByRole('link', { name: /^Details of / }));
  await expect(page).toHaveURL(/\/skirmish\/[\w-]+$/);
  await expect(visitor.main).toContainText(/most damage ?\d/i);
  await expect(visitor.main.getByRole('table', { name: 'Scoreboard' })).toBeVisible();
  expect(visitor.clicks).toBe(2);
});

test('this fight to a chat: 2 clicks', async ({ browser }) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const visitor = new Visitor(await context.newPage());
  await visitor.open('/scenarios');
  await visitor.click(visitor.main.getByRole('link', { name: /^Details of / }));
  await expect(visitor.page).toHaveURL(/\/scenario\/[\w-]+$/);
  await untilQuiet(visitor.page);
  await visitor.click(visitor.main.getByRole('link', { name: 'Copy for Discord' }));
  await expect(visitor.page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1);
  const { html: block } = await fetchFound(`${visitor.page.url()}.md`);
  expect(await visitor.page.evaluate(() => navigator.clipboard.readText())).toBe(block);
  expect(visitor.clicks).toBe(2);
  await context.close();
});

test('how long does a dungeon take: 2 clicks', async ({ page }) => {
  const visitor = new Visitor(page);
  await visitor.open('/');
  await visitor.click(visitor.area('Dungeons'));
  await visitor.click(visitor.main.locator('a[href^="/dungeon/"]'));
  await expect(page).toHaveURL(/\/dungeon\/\d+$/);
  // The dungeon of the most sessions has wings, each with a time of its own.
  await expect(visitor.main.getByRole('table', { name: 'Wings' })).toContainText(/\d+m \d+s/);
  expect(visitor.clicks).toBe(2);
});

test('which quests give it: 3 clicks', async ({ page }) => {
  const visitor = new Visitor(page);
  const { setPiece } = fixtures();
  await visitor.open('/');
  await visitor.search(await nameOf('item', setPiece));
  await visitor.click(visitor.linkTo(`/item/${setPiece}`));
  await visitor.click(
    visitor.main.getByRole('navigation', { name: 'Item sections' }).getByRole('link', { name: /^Quests/ }),
  );
  await expect(visitor.main.locator('tbody a[href^="/quest/"]').first()).toBeVisible();
  expect(visitor.clicks).toBe(3);
});

test('a player by half a name: 1 click', async ({ page }) => {
  const visitor = new Visitor(page);
  const { id, half } = await halfName();
  await visitor.open('/');
  await visitor.search(half);
  await expect(visitor.linkTo(`/character/${id}`).first()).toBeVisible();
  expect(visitor.clicks).toBe(1);
});

test('a scoreboard on paper: 2 clicks', async ({ page }) => {
  const visitor = new Visitor(page);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await visitor.open('/scenarios');
  await visitor.click(visitor.main.getByRole('link', { name: /^Details of / }));
  await expect(page).toHaveURL(/\/scenario\/[\w-]+$/);
  await untilQuiet(page);
  await visitor.click(visitor.main.getByRole('button', { name: 'Print' }));
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  expect(visitor.clicks).toBe(2);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(visitor.main.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(visitor.main.getByText('BBCode').first()).toBeHidden();
  await expect(visitor.main.getByRole('table', { name: 'Scoreboard' })).toBeVisible();
});
