import { expect, type Page } from '@playwright/test';

import { isoWeek, NOW, periods } from './pages/calendar.ts';
import { expectKills } from './pages/kill-table.ts';
import { queryApi, killIds } from './api/api-client.ts';
import { openHtml, test } from './pages/scriptless-page.ts';

interface Standing {
  readonly rank: number;
  readonly kills: number;
  readonly id: string;
  readonly name: string;
}

/** The API's first ten of one of its leaderboards. */
async function standings(board: string, who: 'character' | 'guild', period: object): Promise<Standing[]> {
  const unit = 'week' in period ? 'week' : 'month';
  const query = `query Board($year: Int!, $${unit}: Int!) {
    board: ${board}(year: $year, ${unit}: $${unit}) { rank kills who: ${who} { id name } }
  }`;
  const answer = await queryApi<{
    board: { rank: number; kills: number; who: { id: string; name: string } }[];
  }>(query, { ...period });
  return answer.board.slice(0, 10).map(({ rank, kills, who: { id, name } }) => ({ rank, kills, id, name }));
}

/** Reads the page's leaderboard. */
async function shown(page: Page, caption: string, who: 'character' | 'guild'): Promise<Standing[]> {
  const rows = page.getByRole('table', { name: caption, exact: true }).locator('tbody tr');
  return rows.evaluateAll(
    (found, who) =>
      found.map((row) => {
        const [rank, , kills] = [...row.querySelectorAll('td, th')].map(
          ({ textContent }) => textContent ?? '',
        );
        const link = row.querySelector(`a[href^="/${who}/"]`);
        return {
          rank: Number(rank),
          kills: Number.parseInt((kills ?? '').replaceAll(',', ''), 10),
          id: link?.getAttribute('href')?.split('/')[2] ?? '',
          name: link?.textContent ?? '',
        };
      }),
    who,
  );
}

const TABS = [
  {
    name: 'Players',
    path: '/',
    who: 'character',
    weekly: 'weeklyKillLeaderboard',
    monthly: 'monthlyKillLeaderboard',
  },
  {
    name: 'Guilds',
    path: '/guilds',
    who: 'guild',
    weekly: 'weeklyGuildKillLeaderboard',
    monthly: 'monthlyGuildKillLeaderboard',
  },
] as const;

for (const { name, path, who, weekly, monthly } of TABS) {
  test.describe(`home, ${name}`, () => {
    test('is the current one of the tabs', async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const tabs = page.getByRole('navigation', { name: 'Home sections' });
      await expect(tabs.getByRole('link')).toHaveText(['Players', 'Guilds', 'Scenarios', 'Skirmishes']);
      await expect(tabs.locator('[aria-current=page]')).toHaveText(name);
      await tabs.getByRole('link', { name: name === 'Players' ? 'Guilds' : 'Players' }).click();
      await expect(page).toHaveURL(name === 'Players' ? '/guilds' : '/');
    });

    test('shows the leaderboard of the ISO week', async ({ scriptlessPage: page }) => {
      const period = isoWeek(NOW);
      await openHtml(page, path);
      const caption = `Weekly leaderboard, Week ${period.week}, ${period.year}`;
      await expect(page.getByRole('table', { name: caption, exact: true })).toHaveCount(1);
      expect(await shown(page, caption, who)).toEqual(await standings(weekly, who, period));
    });

    test('shows the leaderboard of the month', async ({ scriptlessPage: page }) => {
      const period = { year: NOW.getUTCFullYear(), month: NOW.getUTCMonth() + 1 };
      await openHtml(page, path);
      const label = NOW.toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
      const caption = `Monthly leaderboard, ${label}`;
      await expect(page.getByRole('table', { name: caption, exact: true })).toHaveCount(1);
      expect(await shown(page, caption, who)).toEqual(await standings(monthly, who, period));
    });

    test('shows the latest ten kills', async ({ scriptlessPage: page }) => {
      const { ids } = await killIds({ first: 10 });
      expect(ids).toHaveLength(10);
      await openHtml(page, path);
      await expectKills(page, 'Latest kills', ids);
    });
  });
}

test('says how many kills each realm made this week', async ({ scriptlessPage: page }) => {
  await openHtml(page, '/');
  const balance = page.getByRole('complementary', { name: 'Kills this week, by realm' }).getByRole('img', {
    name: /^Order [\d,]+ kills?, Destruction [\d,]+$/,
  });
  const numbers = (await balance.getAttribute('aria-label'))?.match(/[\d,]*\d/g) ?? [];
  const counts = numbers.map((text) => Number(text.replaceAll(',', '')));
  const { total } = await killIds({ where: periods(NOW).thisWeek, first: 0 });
  expect(counts).toHaveLength(2);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(total);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`search box of the home page, scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    for (const [path, label, base] of [
      ['/', 'Search everything', '/search/'],
      ['/guilds', 'Guild name', '/search/guild/'],
    ] as const) {
      test(`${path} leads to the results`, async ({ page }) => {
        const text = 'Ab/c%d?e#f é';
        await page.goto(path);
        const field = page.getByRole('main').getByLabel(label, { exact: true });
        await field.fill(text);
        await field.press('Enter');
        await page.waitForURL(`**${base}**`);
        expect(new URL(page.url()).pathname).toBe(base + encodeURIComponent(text));
        await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(text);
      });
    }
  });
}
