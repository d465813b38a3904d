import { expect, type Page } from '@playwright/test';
import { fixtures } from './fixtures/fixtures.ts';
import { currentTab, tabs } from './pages/section-tabs.ts';
import { FAULT_SITE } from './servers/addresses.ts';
import { type UncachedKill, uncachedKills } from './remote-api/uncached-kills.ts';
import { clearFault, injectFault } from './remote-api/fault-injection.ts';
import { moveUntil, untilQuiet } from './pages/until-quiet.ts';
import { needServers } from './servers/need-servers.ts';
import { test } from './pages/standing-browser.ts';

needServers('fault site');

const DAY = 44;

const victimCard = (page: Page) => page.getByRole('region', { name: 'Victim' });
const details = (page: Page) => page.getByRole('link', { name: /^Details of the kill of / });

/** An uncached kill, also in a retry. */
async function subject(index: number): Promise<UncachedKill> {
  const found = (await uncachedKills(DAY))[index + 8 * test.info().retry];
  if (!found) throw new Error(`There is no kill ${index}`);
  return found;
}

test('following a link shows at once that something happens', async ({ page }) => {
  const { id, victim } = await subject(0);
  await page.goto(`${FAULT_SITE}/kill/${id}`);
  await untilQuiet(page);
  const slow = { operation: 'GetCharacterInfo', mentions: `"${victim.character.id}"`, held: true };
  await injectFault(slow);
  const bar = page.getByRole('progressbar', { name: 'Loading page' });
  await expect(bar).toBeHidden();

  await victimCard(page).locator('a[href^="/character/"]').click();
  await expect(bar).toBeVisible();
  await expect(victimCard(page)).toBeVisible();
  await clearFault(slow);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(victim.character.name);
  await expect(page).toHaveURL(`${FAULT_SITE}/character/${victim.character.id}`);
  await expect(bar).toBeHidden();
});

test('a slow list gives way to its bar, not to nothing', async ({ page }) => {
  const { id: kill, victim } = await subject(1);
  const { id } = victim.character;
  const slow = { operation: 'GetKills', mentions: `{"victimCharacterId":{"eq":${id}}}`, held: true };
  await injectFault(slow);
  await page.goto(`${FAULT_SITE}/kill/${kill}`);
  await untilQuiet(page);
  await victimCard(page).locator(`a[href="/character/${id}"]`).click();
  await page.getByRole('progressbar', { name: 'Loading deaths' }).waitFor();
  await clearFault(slow);
  await expect(page.getByRole('table', { name: 'Deaths', exact: true })).toBeVisible();
});

test('choosing a filter shows at once that something happens', async ({ page }) => {
  const { id } = (await subject(2)).victim.character;
  const slow = { operation: 'GetKills', mentions: `"soloOnly":true`, held: true };
  // Before the page is there, which asks ahead for what its checkbox leads to.
  await injectFault(slow);
  let isFetched = false;
  page.on('request', (request) => {
    isFetched ||= request.url().includes('soloOnly=true');
  });
  await page.goto(`${FAULT_SITE}/character/${id}`);
  const box = page.getByRole('checkbox', { name: 'Solo kills only' });
  await box.scrollIntoViewIfNeeded();
  await moveUntil(page, () => isFetched);
  await box.check();
  const pending = page.getByRole('progressbar').filter({ visible: true });
  await expect(pending.first()).toBeVisible();
  await clearFault(slow);
  await expect(page).toHaveURL(/soloOnly=true/);
  await expect(pending).toHaveCount(0);
});

test('a slow page of a list opens at its top once it is there', async ({ page }) => {
  await page.goto(`${FAULT_SITE}/kills?period=lastMonth`);
  await untilQuiet(page);
  const next = page.getByRole('link', { name: 'Next', exact: true });
  const target = new URL((await next.getAttribute('href')) ?? '', FAULT_SITE);
  await injectFault({
    operation: 'GetKills',
    mentions: `"after":"${target.searchParams.get('after')}"`,
    delay: 300,
  });
  await next.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
  const first = await details(page).first().getAttribute('href');
  await next.click();
  await expect(page).toHaveURL(target.href);
  await expect(details(page).first()).not.toHaveAttribute('href', first ?? '');
  await expect(details(page)).toHaveCount(10);
  await expect(details(page).first()).toBeInViewport();
  await expect(page.locator(target.hash)).toBeFocused();
});

test('a tab changes what is below it, and nothing moves', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto(`/scenario/${fixtures().scenario}`);
  await untilQuiet(page);
  const tab = currentTab(page, 'Scenario sections');
  await expect(tab).toHaveText('Scoreboard');
  await page.evaluate(() => scrollTo(0, 500));
  const kills = tabs(page, 'Scenario sections').getByText('Kills', { exact: true });
  await kills.click();
  await expect(tab).toHaveText('Kills');
  await expect(details(page).first()).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(500);
  await expect(kills).toBeFocused();
});

test('the frame of the site stays while pages change', async ({ page }) => {
  await page.goto('/');
  await untilQuiet(page);
  await page.getByRole('banner').evaluate((masthead) => masthead.setAttribute('data-seen', 'yes'));
  for (const [name, path] of [
    ['Guilds', '/guilds'],
    ['Kills', '/kills'],
    ['Players', '/'],
  ] as const) {
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
  await expect(page.getByRole('banner')).toHaveAttribute('data-seen', 'yes');
});

test('titles follow the pages', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/^War Ledger: /);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Kills' }).click();
  await expect(page).toHaveTitle('Latest kills of the war · War Ledger');
  await page.goBack();
  await expect(page).toHaveTitle(/^War Ledger: /);
});

test('failed pages are shown on soft navigation too', async ({ page }) => {
  const { id, victim } = await subject(3);
  await page.goto(`${FAULT_SITE}/kill/${id}`);
  await untilQuiet(page);
  await injectFault({
    operation: 'GetCharacterInfo',
    mentions: `"${victim.character.id}"`,
    answer: 'graphql error',
  });
  await victimCard(page).locator('a[href^="/character/"]').click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Error :(');
  await page.goBack();
  await expect(victimCard(page)).toBeVisible();
});
