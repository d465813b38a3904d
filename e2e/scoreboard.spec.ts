import { expect, type Page } from '@playwright/test';
import { careerLabel } from '#lib/game/players/careers.ts';
import { fixtures } from './fixtures/fixtures.ts';
import { queryApi } from './api/api-client.ts';
import { holdScripts } from './pages/hold-scripts.ts';
import { openHtml, test } from './pages/scriptless-page.ts';
import { copiedTables } from './screens/page-layout.ts';
import { SITE } from './servers/addresses.ts';

const SCENARIO_KEYS = {
  Career: 'career',
  Name: 'name',
  Guild: 'guild',
  Level: 'level',
  Kills: 'kills',
  Deaths: 'deaths',
  DBs: 'deathBlows',
  Damage: 'damage',
  'Kill damage': 'killDamage',
  Healing: 'healing',
  Protection: 'protection',
  Objectives: 'objectiveScore',
} as const;

const SKIRMISH_HEADERS = [
  'Level',
  'Kills',
  'Deaths',
  'DBs',
  'Damage',
  'Kill damage',
  'Healing',
  'Protection',
] as const;

interface CopiedEntry {
  readonly character: { readonly name: string; readonly career: string };
  readonly guild: { readonly name: string } | null;
}

const names = (page: Page) => page.locator('[data-key=name] a[href^="/character/"]').allTextContents();
const columnHeader = (page: Page, header: string) =>
  page.getByRole('columnheader', { name: header, exact: true });
const headerLink = (page: Page, header: string) => columnHeader(page, header).getByRole('link');

test.describe('scenario scoreboard', () => {
  test('sorts by every column in the browser as in the HTML', async ({ page, scriptlessPage }) => {
    const address = `/scenario/${fixtures().scenario}`;
    await page.goto(address);
    for (const [header, key] of Object.entries(SCENARIO_KEYS)) {
      for (const direction of ['descending', 'ascending']) {
        await headerLink(page, header).click();
        await expect(page).toHaveURL(new RegExp(`sort=${key}`));
        await expect(columnHeader(page, header)).toHaveAttribute('aria-sort', direction);
        await expect(page.locator('th[aria-sort]')).toHaveCount(1);
        await openHtml(
          scriptlessPage,
          `${address}?sort=${key}${direction === 'ascending' ? '&dir=asc' : ''}`,
        );
        expect(await names(page), `${header}, ${direction}`).toEqual(await names(scriptlessPage));
      }
    }
  });

  test('steps back through the orders with the history', async ({ page }) => {
    await page.goto(`${SITE}/scenario/${fixtures().scenario}`);
    const before = await names(page);
    await headerLink(page, 'Name').click();
    await expect(page).toHaveURL(/sort=name/);
    await page.goBack();
    await expect(page).not.toHaveURL(/sort=/);
    expect(await names(page)).toEqual(before);
  });

  test('adds up to the kills of the run', async ({ scriptlessPage: page }) => {
    const { kills } = await queryApi<{ kills: { totalCount: number } }>(
      'query ($id: UUID!) { kills(first: 0, where: { instanceId: { eq: $id } }) { totalCount } }',
      { id: fixtures().scenario },
    );
    await openHtml(page, `/scenario/${fixtures().scenario}`);
    const cells = await page.locator('[data-key="kills"]').allTextContents();
    expect(cells.reduce((sum, text) => sum + Number.parseInt(text, 10), 0)).toBe(kills.totalCount);
  });

  test('explains a number on hover and focus, and closes on Escape', async ({ page }) => {
    await page.goto(`${SITE}/scenario/${fixtures().scenario}`);
    const owner = page.locator('[data-key="healing"] [data-tooltip]').first();
    const tooltip = page.getByRole('tooltip');

    await page.locator('[data-key="name"] a').first().focus();
    // A press before the scripts are there moves nothing.
    await expect
      .poll(async () => {
        await page.keyboard.press('ArrowRight');
        return owner.evaluate((one) => one === document.activeElement);
      })
      .toBe(true);
    await expect(tooltip).toContainText('Healing of self');
    await expect(owner).toHaveAccessibleName(/^Healing: [\d,]+$/);
    await expect(owner).toHaveAttribute('aria-describedby', 'tooltip');
    await page.keyboard.press('Escape');
    await expect(tooltip).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(tooltip).toContainText('Healing of self');
    await page.keyboard.press('Escape');
    await owner.hover();
    await expect(tooltip).toContainText('Resurrections done');
    await owner.click();
    await expect(tooltip).toBeVisible();
    await page.mouse.move(5, 5);
    await expect(tooltip).toBeHidden();
  });
});

test('a scoreboard is copied with the words that are seen, on a screen and on a phone', async ({ page }) => {
  const { scenario } = await queryApi<{ scenario: { scoreboardEntries: readonly CopiedEntry[] } }>(
    'query ($id: ID!) { scenario(id: $id) { scoreboardEntries { character { name career } guild { name } } } }',
    { id: fixtures().scenario },
  );
  await page.goto(`${SITE}/scenario/${fixtures().scenario}?sort=name&dir=asc`);
  await expect(page.locator('th[aria-sort]')).toHaveText('Name');
  const entries = scenario.scoreboardEntries.map(({ character, guild }) => ({
    name: character.name,
    career: careerLabel(character.career),
    guild: guild?.name ?? '',
  }));
  const copied = async () => {
    const tables = await copiedTables(page);
    return tables.find(({ caption }) => caption === 'Scoreboard')?.lines ?? [];
  };
  await expect
    .poll(async () => (await copied())[0]?.slice(0, 4))
    .toEqual(['Career', 'Name', 'Guild', 'Level']);
  const [, ...wide] = await copied();
  expect(wide.map((line) => line.slice(0, 3).join()).toSorted()).toEqual(
    entries.map(({ career, name, guild }) => `${career},${name},${guild}`).toSorted(),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  const [narrowHead, ...narrow] = await copied();
  expect(narrowHead?.slice(0, 3)).toEqual(['Career', 'Name', 'Kills']);
  expect(narrow.map((line) => line.slice(0, 2).join()).toSorted()).toEqual(
    entries.map(({ career, name, guild }) => `${career},${name} ${guild}`.trim()).toSorted(),
  );
});

test('each row of a scoreboard is one tab stop, and each header explains its column', async ({ page }) => {
  for (const address of [`/scenario/${fixtures().scenario}`, `/skirmish/${fixtures().skirmish}`]) {
    const release = await holdScripts(page);
    await page.goto(SITE + address, { waitUntil: 'commit' });
    const names = page.locator('[data-key="name"] a[href^="/character/"]');
    // A visitor may be faster than the scripts.
    await names.first().focus();
    release();
    await expect(page.locator('tbody tr').first().locator('a').nth(1)).toHaveAttribute('tabindex', '-1');
    await page.keyboard.press('Tab');
    await expect(names.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(names.nth(1)).not.toBeFocused();
    await expect(page.locator('tbody tr').nth(1).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(names.nth(2)).toBeFocused();
    await headerLink(page, 'Damage').focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tooltip')).toHaveText('All damage that the player did.');
    // A phone shows what the table is sorted by beside the name.
    const head = columnHeader(page, 'Damage');
    if ((await head.getAttribute('aria-sort')) !== 'descending') await headerLink(page, 'Damage').click();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    const left = async (key: string) => (await page.locator(`[data-key=${key}]`).first().boundingBox())?.x;
    expect(await left('damage')).toBeLessThan((await left('kills')) ?? 0);
    expect(await left('damage')).toBeLessThan(390 - 86);
    await page.setViewportSize({ width: 1280, height: 720 });
  }
});

test.describe('skirmish scoreboard', () => {
  test('starts with death blows, and every header sorts on the server from the first page', async ({
    page,
  }) => {
    const address = `${SITE}/skirmish/${fixtures().skirmish}`;
    await page.goto(address);
    await expect(page.locator('th[aria-sort]')).toHaveText(/DBs/);
    await page
      .getByRole('navigation', { name: 'Pages of scoreboard' })
      .getByRole('link', { name: 'Next' })
      .click();
    await expect(page).toHaveURL(/after=/);

    for (const header of SKIRMISH_HEADERS) {
      await headerLink(page, header).click();
      await expect(page.locator('th[aria-sort]')).toHaveText(new RegExp(header));
      await expect(page).not.toHaveURL(/after=/);
    }
    await expect(headerLink(page, 'Career')).toHaveCount(0);
  });

  test('shows leaders that no row of the scoreboard beats', async ({ scriptlessPage: page }) => {
    const { skirmish } = await queryApi<{ skirmish: { scoreboardEntries: { nodes: { damage: number }[] } } }>(
      'query ($id: ID!) { skirmish(id: $id) { scoreboardEntries(first: 50) { nodes { damage } } } }',
      { id: fixtures().skirmish },
    );
    const most = Math.max(...skirmish.scoreboardEntries.nodes.map(({ damage }) => damage));
    await openHtml(page, `/skirmish/${fixtures().skirmish}`);
    const shown = await page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Most damage', exact: true }) })
      .locator('p')
      .first()
      .textContent();
    expect(Number(shown?.replaceAll(',', ''))).toBeGreaterThanOrEqual(most);
  });
});
