import { expect } from '@playwright/test';

import { NOW, periods } from './pages/calendar.ts';
import { fixtures } from './fixtures/fixtures.ts';
import { expectKills, killTable } from './pages/kill-table.ts';
import { queryApi, deathsOf, killIds, killsBy } from './api/api-client.ts';
import { openHtml, test } from './pages/scriptless-page.ts';

interface Character {
  readonly name: string;
  readonly career: string;
  readonly level: number;
  readonly renownRank: number;
  readonly guildMembership: { readonly guild: { readonly id: string; readonly name: string } } | null;
}

const CHARACTER = `query Character($id: ID!) {
  character(id: $id) { name career level renownRank guildMembership { guild { id name } } }
}`;

const characterOf = async (id: string) =>
  (await queryApi<{ character: Character }>(CHARACTER, { id })).character;

test('shows who it is', async ({ scriptlessPage: page }) => {
  const id = fixtures().character;
  const { name, career, level, renownRank } = await characterOf(id);
  await openHtml(page, `/character/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page).toHaveTitle(new RegExp(`^${name}, .+ · War Ledger$`));
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText([
    'Home',
    name,
  ]);
  const header = page.locator('section:has(h1) dl');
  // Some labels join the words of the value: Ironbreaker, Swordmaster, Blackguard.
  const letters = (words: string) => words.replaceAll(/[ _]/g, '').toLowerCase();
  const shown = await header.locator('div:has(> dt:text-is("Career:")) dd').innerText();
  expect(letters(shown)).toBe(letters(career));
  await expect(header.locator('div:has(> dt:text-is("Level:")) dd')).toHaveText(String(level));
  await expect(header.locator('div:has(> dt:text-is("Renown rank:")) dd')).toHaveText(String(renownRank));
  await expect(
    page.getByRole('navigation', { name: 'Character sections' }).locator('[aria-current=page]'),
  ).toHaveText('Kills');
});

test('leads to the guild', async ({ page }) => {
  const { characters } = await queryApi<{ characters: { nodes: ({ id: string } & Character)[] } }>(
    '{ characters(first: 50) { nodes { id name guildMembership { guild { id name } } } } }',
  );
  const member = characters.nodes.find(({ guildMembership }) => guildMembership);
  const guild = member?.guildMembership?.guild;
  await page.goto(`/character/${member?.id}`);
  const link = page.locator('section:has(h1)').getByRole('link', { name: guild?.name });
  await expect(link).toHaveAttribute('href', `/guild/${guild?.id}`);
  await link.click();
  await expect(page).toHaveURL(`/guild/${guild?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(guild?.name ?? '');
});

test('a guildless one has no guild', async ({ scriptlessPage: page }) => {
  const id = fixtures().guildless;
  const { name } = await characterOf(id);
  await openHtml(page, `/character/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.locator('section:has(h1)')).not.toContainText('Guild:');
  await expect(page.locator('section:has(h1) a[href^="/guild/"]')).toHaveCount(0);
});

test('lists kills and deaths, newest first', async ({ scriptlessPage: page }) => {
  const id = fixtures().character;
  const kills = await killIds({ where: killsBy(id), first: 10 });
  const deaths = await killIds({ where: deathsOf(id), first: 10 });
  await openHtml(page, `/character/${id}`);
  await expectKills(page, 'Kills', kills.ids);
  await expectKills(page, 'Deaths', deaths.ids);
  await expect(page.getByRole('heading', { name: 'Kills', exact: true }).locator('..')).toContainText(
    String(kills.total),
  );
});

test('both lists obey the filter', async ({ page }) => {
  const id = fixtures().character;
  const month = periods(NOW).lastMonth;
  await page.goto(`/character/${id}`);
  await page.getByRole('combobox', { name: 'Period' }).selectOption('lastMonth');
  await expect(page).toHaveURL(`/character/${id}?period=lastMonth`);
  const kills = await killIds({ where: { ...killsBy(id), ...month }, first: 10 });
  const deaths = await killIds({ where: { ...deathsOf(id), ...month }, first: 10 });
  await expectKills(page, 'Kills', kills.ids);
  await expectKills(page, 'Deaths', deaths.ids);

  await page.getByRole('checkbox', { name: 'Solo kills only' }).check();
  await expect(page).toHaveURL(`/character/${id}?period=lastMonth&soloOnly=true`);
  const solo = await killIds({ where: { ...killsBy(id), ...month }, soloOnly: true, first: 10 });
  await expectKills(page, 'Kills', solo.ids);
});

test('without kills and deaths a sentence stands for each list', async ({ scriptlessPage: page }) => {
  await openHtml(page, `/character/${fixtures().characterWithoutKills}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(killTable(page, 'Kills')).toHaveCount(0);
  await expect(killTable(page, 'Deaths')).toHaveCount(0);
  await expect(page.getByText(/^No (kills|deaths)\.$/)).toHaveText(['No kills.', 'No deaths.']);
  await expect(page.getByText('Not found')).toHaveCount(0);
});
