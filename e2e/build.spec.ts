import { expect, type Locator } from '@playwright/test';

import { fixtures } from './fixtures/fixtures.ts';
import { armoryOf } from './api/armory-totals.ts';
import { fetchPage } from './api/http-client.ts';
import { openHtml, test } from './pages/scriptless-page.ts';
import { SITE } from './servers/addresses.ts';

const GROUPS = ['Armor', 'Weapons', 'Event and pockets', 'Jewellery'];

test('begins with a career, or with one that may wear an item', async ({ scriptlessPage: page }) => {
  await openHtml(page, '/build');
  await expect(page.getByRole('main').getByRole('link', { name: /^[A-Z]/ })).not.toHaveCount(0);
  await expect(page.getByRole('main').locator('ul a')).toHaveCount(24);
  await openHtml(page, `/build?item=${fixtures().setPiece}`);
  const links = page.getByRole('main').locator('ul a');
  expect(await links.count()).toBeLessThanOrEqual(24);
  await expect(links.first()).toHaveAttribute('href', /^\/build\/[\w-]+\?[\w-]+=\d+$/);
});

test('takes a character as it stands', async ({ scriptlessPage: page }) => {
  const armory = await armoryOf(fixtures().armored);
  await openHtml(page, `/character/${armory.id}/armory`);
  const plan = await page.getByRole('link', { name: 'Open in build planner' }).getAttribute('href');
  await openHtml(page, plan ?? '');
  await expect(page.getByText(`Pieces that ${armory.name} wears are left out.`)).toHaveCount(1);
  for (const { equipSlot, item } of armory.items) {
    if (/^(?:TROPHY|STANDARD|NONE)/.test(equipSlot)) continue;
    await expect(page.getByRole('main')).toContainText(item.name);
  }
  const figures = await fetchFigures(plan ?? '');
  expect(figures.cost).toEqual([]);
});

test('fills six slots without scripts in at most 30 clicks', async ({ openContext }) => {
  const { keeper: page } = await openContext({ javaScriptEnabled: false });
  let clicks = 0;
  const click = async (name: RegExp | string) => {
    clicks += 1;
    // Late panels stand beside the main part without scripts (noscript.css).
    await page.getByRole('link', { name }).first().click();
  };
  await page.goto(`${SITE}/build`);
  await click('White Lion');
  for (const slot of ['Helm', 'Shoulder', 'Body', 'Gloves', 'Belt', 'Boots']) {
    await click(new RegExp(`^Choose ${slot}$`));
    const row = page.getByRole('table', { name: 'Fitting items' }).locator('tbody tr').first();
    clicks += 1;
    await row.getByRole('rowheader').getByRole('link').click();
  }
  expect(clicks).toBeLessThanOrEqual(30);
  const { searchParams } = new URL(page.url());
  expect([...searchParams.keys()]).toEqual(['belt', 'body', 'boots', 'gloves', 'helm', 'shoulder']);
  await expect(page.getByRole('list', { name: 'Dropped from the address' })).toHaveCount(0);
});

test('fills six slots by the keyboard, which goes on from the list and from the slot', async ({ page }) => {
  await page.goto(`${SITE}/build/slayer`);
  let presses = 0;
  const open = async (link: Locator) => {
    const isFocused = () => link.evaluate((element) => element === document.activeElement);
    do {
      await page.keyboard.press('Tab');
      presses += 1;
    } while (presses < 150 && !(await isFocused()));
    await page.keyboard.press('Enter');
    presses += 1;
  };
  for (const slot of ['Helm', 'Shoulder', 'Body', 'Gloves', 'Belt', 'Boots']) {
    await open(page.getByRole('link', { name: `Choose ${slot}` }));
    await expect(page.locator('#fits')).toBeFocused();
    await expect(page.getByRole('heading', { name: `${slot}: what fits` })).toBeInViewport();
    const row = page.getByRole('table', { name: 'Fitting items' }).locator('tbody tr').first();
    await open(row.getByRole('rowheader').getByRole('link'));
    const change = page.getByRole('link', { name: `Change ${slot}` });
    await expect(change).toBeFocused();
    await expect(change).toBeInViewport();
  }
  expect(presses).toBeLessThan(150);
  await page.getByRole('link', { name: 'Take off Helm' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Choose Helm' })).toBeFocused();
});

test('says what it drops, and answers whatever is asked', async ({ scriptlessPage: page }) => {
  await openHtml(page, '/build/slayer?helm=4294967295&level=99&b.boots=x&hlem=7');
  await expect(
    page.getByRole('list', { name: 'Dropped from the address' }).getByRole('listitem'),
  ).toHaveCount(4);
  await openHtml(page, '/build?item=x');
  await expect(page.getByRole('main')).toContainText('There is no such item to put on.');
  for (const query of [
    'pick=nose',
    'vs=%00',
    'vs=999999999',
    'has=1e9',
    'after=zzz&pick=helm',
    'ability=1,x',
  ]) {
    expect((await fetchPage(`${SITE}/build/slayer?${query}`)).status, query).toBe(200);
  }
  expect((await fetchPage(`${SITE}/build/sky-knight`)).status).toBe(404);
  for (const spelling of ['Slayer', 'IRONBREAKER', 'iron_breaker', 'knight']) {
    expect((await fetchPage(`${SITE}/build/${spelling}`)).status, spelling).toBe(308);
  }
});

test('lets search engines list the bare pages alone', async ({ scriptlessPage: page }) => {
  const canonical = page.locator('link[rel=canonical]');
  await openHtml(page, '/build/iron-breaker');
  await expect(canonical).toHaveAttribute('href', /\/build\/iron-breaker$/);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await openHtml(page, fixtures().build);
  await expect(canonical).toHaveAttribute('href', /\/build\/[\w-]+$/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

test('sets a build beside an armory', async ({ scriptlessPage: page }) => {
  const [, other] = fixtures().compared;
  const { name } = await armoryOf(other);
  await openHtml(page, `${fixtures().build}&vs=${other}`);
  // What the other wears stands in the comparison alone: no link changes it.
  for (const group of GROUPS) await expect(page.getByRole('region', { name: group })).toHaveCount(1);
  await expect(page.getByRole('table', { name: 'Gear compared' }).locator('tbody tr')).not.toHaveCount(0);
  const heads = page.getByRole('table', { name: 'Stats compared' }).getByRole('columnheader');
  const named = new RegExp(`^${name} \\(level \\d+, RR \\d+\\)$`);
  await expect(heads).toHaveText(['Stat', 'This build', named, 'Difference']);
  const figures = await fetchFigures(`${fixtures().build}&vs=${other}`);
  expect(figures.b?.stats.length).toBeGreaterThan(0);
});

test('sets a pasted link beside a build, swaps both, and says what a foreign link is', async ({
  scriptlessPage: page,
}) => {
  const paste = async (link: string) => {
    await openHtml(page, '/build/slayer?level=38');
    await page.getByRole('searchbox', { name: 'Compare with' }).fill(link);
    await page.getByRole('button', { name: 'Compare' }).click();
  };
  await paste(`${SITE}/build/slayer?level=31&renown=12`);
  await expect(page).toHaveURL('/build/slayer?level=38&b.level=31&b.renown=12');
  await expect(page.getByRole('heading', { name: 'Compared with the second build' })).toBeVisible();
  await page.getByRole('link', { name: 'Swap both builds' }).click();
  await expect(page).toHaveURL('/build/slayer?b.level=38&level=31&renown=12');
  await paste(`${SITE}/character/${fixtures().armored}/armory`);
  await expect(page).toHaveURL(`/build/slayer?level=38&vs=${fixtures().armored}`);
  await paste('https://planner.example/slayer/1234');
  const dropped = page.getByRole('list', { name: 'Dropped from the address' });
  await expect(dropped).toContainText('The pasted link leads to another site.');
  await page.goto('/build/slayer?level=38&level=39');
  await expect(dropped).toContainText('"level" stands in the address more than once');
});

test('sets a pasted link beside a build without a new page', async ({ page }) => {
  await page.goto('/build/slayer?level=38');
  await page.getByRole('searchbox', { name: 'Compare with' }).fill(`${SITE}/build/slayer?level=31`);
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page).toHaveURL(/\/build\/slayer\?.*b\.level=31/);
  await expect(page.getByRole('table', { name: 'Stats compared' })).toBeVisible();
});

test('shows a phone what differs first, and what is equal when asked', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const copy = fixtures().build.replaceAll(/([?&])(?=[^?&=]+=)/g, '$1b.');
  const [path = '', query = ''] = fixtures().build.split('?');
  const second = copy.split('?')[1] ?? '';
  await page.goto(`${SITE}${path}?${query}&${second.replaceAll('b.has=', 'has=')}&b.train.strength=2`);
  const rows = page.getByRole('table', { name: 'Stats compared' }).locator('tbody tr');
  const all = await rows.count();
  expect(await rows.filter({ visible: true }).count()).toBeLessThan(all);
  await page.getByText(/^\d+ equal stats of \d+$/).click();
  await expect(rows.filter({ visible: true })).toHaveCount(all);
});

test('has the values of two builds at one height on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${SITE}${fixtures().build}&vs=${fixtures().compared[1]}`);
  const rows = page.getByRole('table', { name: 'Stats compared' }).locator('tbody tr');
  await expect(rows).not.toHaveCount(0);
  for (const row of await rows.all()) {
    const values = row.locator('td:not(:last-child) strong');
    const tops = await values.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  }
});

interface Figures {
  readonly stats: readonly { readonly stat: string; readonly value: number }[];
  readonly sets: readonly { readonly id: string; readonly have: number; readonly need: number }[];
  readonly cost: readonly { readonly item?: string; readonly gold?: boolean; readonly count: number }[];
  readonly worn?: readonly { readonly item: string; readonly wearers: number }[];
  readonly b?: Figures;
}

/** The figures in the JSON of a build. */
async function fetchFigures(path: string): Promise<Figures> {
  const answer = await fetch(SITE + path.replace(/(?=\?|$)/, '.json'));
  const { figures }: { figures: Figures } = await answer.json();
  return figures;
}

test('says what others wear, and puts it on', async ({ scriptlessPage: page }) => {
  await openHtml(page, '/build/slayer');
  const section = page.locator('section', { has: page.getByRole('heading', { name: 'What others wear' }) });
  const table = page.getByRole('table', { name: 'What others wear' });
  // An API without the count, and a site without an archive of it, say so.
  if ((await table.count()) === 0) return expect(section).toContainText('keeps no archive of it');
  await expect(section).toContainText(/Of \d+ characters of this career, .* as of \d+ \w+ \d{4}/);
  const rows = await table.locator('tbody tr').count();
  const [{ worn }, csv] = await Promise.all([
    fetchFigures('/build/slayer'),
    fetch(`${SITE}/build/slayer.csv?table=worn`).then((answer) => answer.text()),
  ]);
  expect(worn).toHaveLength(rows);
  expect(csv.trim().split(/\r?\n/)).toHaveLength(rows + 1);
  await table
    .getByRole('link', { name: /^Put on / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/build\/slayer\?[\w-]+=\d+$/);
  await expect(page.getByRole('list', { name: 'Dropped from the address' })).toHaveCount(0);
});

test('puts all most worn on by one link, without scripts', async ({ scriptlessPage: page }) => {
  await openHtml(page, '/build/slayer');
  const all = page.getByRole('link', { name: 'Put on all most worn' });
  if ((await page.getByRole('table', { name: 'What others wear' }).count()) === 0) return;
  await all.click();
  await expect(page).toHaveURL(/\/build\/slayer\?(?:[\w-]+=\d+&){3,}/);
  const worn = await page.getByRole('link', { name: /^Take off / }).count();
  expect(worn).toBeGreaterThan(3);
  // All are on: there is nothing more to put on.
  await expect(all).toHaveCount(0);
});

test('says what to wear next, and puts it on with its talismans and without what it takes off', async ({
  scriptlessPage: page,
}) => {
  await openHtml(page, '/build/slayer?level=30&renown=30');
  const table = page.getByRole('table', { name: 'What to wear next' });
  await expect(table.getByRole('row').nth(3)).toBeVisible();
  await expect(table.getByRole('row').nth(4)).toBeHidden();
  const first = table.getByRole('row').nth(1);
  const item = await first.getByRole('rowheader').getByRole('link').first().innerText();
  await first.getByRole('link', { name: /^Put on/ }).click();
  await expect(page.getByRole('list', { name: 'Dropped from the address' })).toHaveCount(0);
  await expect(
    page
      .getByRole('region', { name: /^(?:Armor|Weapons|Jewellery|Event and pockets)/ })
      .filter({ hasText: item }),
  ).toHaveCount(1);
});

test('sorts and chooses what fits, without scripts', async ({ scriptlessPage: page }) => {
  await openHtml(page, '/build/iron-breaker?pick=helm');
  const form = page.getByRole('form', { name: 'Filter fitting items' });
  await form.getByRole('combobox', { name: 'Sort by' }).selectOption('What I weigh');
  await form.getByRole('checkbox', { name: 'Only what I can get now' }).check();
  await form.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/now=true.*order=weighed|order=weighed.*now=true/);
  const rows = page.getByRole('table', { name: 'Fitting items' }).locator('tbody tr');
  expect(await rows.count()).toBeGreaterThan(2);
  for (const row of await rows.all()) await expect(row).toContainText(/(?:Vendors|Quests|Drops|Chapters) \(/);
});

test('adds an ability by its name, and removes it, without scripts', async ({ scriptlessPage: page }) => {
  await openHtml(page, '/build/slayer');
  await page.getByRole('searchbox', { name: 'Add an ability or a tactic' }).fill('flare');
  await page.getByRole('button', { name: 'Find' }).click();
  // Without scripts, what is late stands below everything else.
  const add = page.getByRole('link', { name: /^Add .*flare/i }).first();
  const name = (await add.innerText()).replace('Add ', '');
  await add.click();
  await expect(page).toHaveURL(/\?ability=\d+$/);
  await expect(page.getByRole('heading', { name: 'Abilities' })).toBeVisible();
  await page.getByRole('link', { name: `Remove ${name}` }).click();
  await expect(page).toHaveURL('/build/slayer');
});
