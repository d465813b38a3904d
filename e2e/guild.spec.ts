import { expect, type Page } from '@playwright/test';

import { NOW, periods } from './pages/calendar.ts';
import { fixtures } from './fixtures/fixtures.ts';
import { expectKills } from './pages/kill-table.ts';
import { queryApi, deathsOfGuild, killIds, killsByGuild } from './api/api-client.ts';
import { openHtml, test } from './pages/scriptless-page.ts';

interface Guild {
  readonly name: string;
  readonly realm: string;
  readonly level: number;
  readonly description: string;
  readonly leader: { readonly id: string; readonly name: string } | null;
  readonly members: { readonly totalCount: number };
}

const GUILD = `query Guild($id: ID!) {
  guild(id: $id) { name realm level description leader { id name } members(first: 0) { totalCount } }
}`;

const guildOf = async (id: string) => (await queryApi<{ guild: Guild }>(GUILD, { id })).guild;

const fact = (page: Page, label: string) =>
  page.locator(`section:has(h1) div:has(> dt:text-is("${label}:")) dd`);

test('shows which guild it is', async ({ scriptlessPage: page }) => {
  const id = fixtures().guild;
  const { name, realm, level, leader, members } = await guildOf(id);
  await openHtml(page, `/guild/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText([
    'Home',
    name,
  ]);
  await expect(fact(page, 'Realm')).toHaveText(new RegExp(`^${realm}$`, 'i'));
  await expect(fact(page, 'Level')).toHaveText(String(level));
  await expect(fact(page, 'Members')).toHaveText(members.totalCount.toLocaleString('en-US'));
  await expect(fact(page, 'Leader').getByRole('link')).toHaveAttribute('href', `/character/${leader?.id}`);
  await expect(fact(page, 'Leader').getByRole('link')).toHaveText(leader?.name ?? '');
});

test('a leaderless one has no leader', async ({ scriptlessPage: page }) => {
  const { name } = await guildOf(fixtures().leaderless);
  await openHtml(page, `/guild/${fixtures().leaderless}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(fact(page, 'Leader')).toHaveCount(0);
});

test('a memberless one has none', async ({ scriptlessPage: page }) => {
  await openHtml(page, `/guild/${fixtures().memberless}`);
  await expect(fact(page, 'Members')).toHaveText('0');
});

test('a hostile description is text', async ({ page }) => {
  const { description } = await guildOf(fixtures().hostileGuild);
  expect(description).toContain('<script>');
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    return dialog.dismiss();
  });
  await page.goto(`/guild/${fixtures().hostileGuild}`);
  const shown = page.getByRole('region', { name: 'Description' });
  await expect(shown).toHaveText(description);
  await expect(shown.locator('script, b, img')).toHaveCount(0);
  expect(dialogs).toEqual([]);
});

test('of a long description the beginning stands there, and all of it with its lines once unfolded', async ({
  page,
}) => {
  const { description } = await guildOf(fixtures().longTextGuild);
  await page.goto(`/guild/${fixtures().longTextGuild}`);
  const shown = page.getByRole('region', { name: 'Description' });
  const [beginning, whole] = [shown.locator('> p'), shown.locator('details p')];
  const start = (await beginning.innerText()).replace(/ ?…$/, '');
  expect(description.startsWith(start)).toBe(true);
  expect(start.length).toBeLessThan(description.length / 2);
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeInViewport();
  await expect(whole).toBeHidden();
  await page.getByText('Whole description').click();
  expect(await whole.innerText()).toBe(description);
});

test('lists kills and deaths, and filters both', async ({ page }) => {
  const id = fixtures().guild;
  const month = periods(NOW).lastMonth;
  await page.goto(`/guild/${id}`);
  await expectKills(page, 'Kills', (await killIds({ where: killsByGuild(id), first: 10 })).ids);
  await expectKills(page, 'Deaths', (await killIds({ where: deathsOfGuild(id), first: 10 })).ids);

  await page.getByRole('combobox', { name: 'Period' }).selectOption('lastMonth');
  await expect(page).toHaveURL(`/guild/${id}?period=lastMonth`);
  const kills = await killIds({ where: { ...killsByGuild(id), ...month }, first: 10 });
  const deaths = await killIds({ where: { ...deathsOfGuild(id), ...month }, first: 10 });
  await expectKills(page, 'Kills', kills.ids);
  await expectKills(page, 'Deaths', deaths.ids);
});
