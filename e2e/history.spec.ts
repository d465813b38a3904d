import { expect } from '@playwright/test';

import { fetchFound, fetchPage } from './api/http-client.ts';
import { readCsv } from './exports/read-csv.ts';
import { fixtures } from './fixtures/fixtures.ts';
import { openHtml, test } from './pages/scriptless-page.ts';
import { SITE } from './servers/addresses.ts';

interface CharacterHistory {
  readonly parts: {
    readonly history: {
      readonly days: number;
      readonly steps: readonly { readonly level: number; readonly renownRank: number }[];
      readonly spells: readonly {
        readonly guild: { readonly id: string; readonly name: string } | null;
        readonly from: string;
        readonly before: string | null;
      }[];
    };
  };
}

async function historyOf(character: string) {
  const { html } = await fetchFound(`${SITE}/character/${character}/history.json`);
  const { parts }: CharacterHistory = JSON.parse(html);
  return parts.history;
}

test('a player has each step of level and renown rank, and each guild', async ({ scriptlessPage: page }) => {
  const { battleFighter: id } = fixtures();
  const { days, steps, spells } = await historyOf(id);
  expect(days).toBeGreaterThan(1);
  expect(steps.map(({ level }) => level)).toEqual(steps.map(({ level }) => level).toSorted((a, b) => a - b));
  await openHtml(page, `/character/${id}/history`);
  await expect(page.locator('main')).toContainText(`Fought on ${days} days, `);
  await expect(page.getByRole('table', { name: 'Guilds' }).locator('tbody tr')).toHaveCount(spells.length);
  const named = spells.find(({ guild }) => guild !== null)?.guild;
  await page
    .getByRole('table', { name: 'Guilds' })
    .getByRole('link', { name: named?.name ?? '?' })
    .first()
    .click();
  await expect(page).toHaveURL(`/guild/${named?.id}`);
});

test('who came to a guild and left it is what the players say, page by page', async ({
  scriptlessPage: page,
}) => {
  const { battleGuild: id } = fixtures();
  const { header, rows } = await readCsv(`/guild/${id}/history.csv`);
  const cell = (row: readonly string[], name: string) => row[header.indexOf(name)];
  const histories = new Map<string, Awaited<ReturnType<typeof historyOf>>>();
  for (const row of rows.slice(0, 20)) {
    const character = cell(row, 'characterId') ?? '';
    const history = histories.get(character) ?? (await historyOf(character));
    histories.set(character, history);
    const days = history.spells
      .filter(({ guild }) => guild?.id === id)
      .map(({ from, before }) => (cell(row, 'arrived') === 'true' ? from : before));
    expect(days).toContain(cell(row, 'day'));
  }
  await openHtml(page, `/guild/${id}/history`);
  const seen: (string | null)[] = [];
  for (;;) {
    const links = page
      .getByRole('table', { name: 'Who came and left' })
      .locator('tbody a[href^="/character/"]');
    seen.push(...(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))));
    const next = page
      .getByRole('navigation', { name: 'Pages of moves' })
      .getByRole('link', { name: /next/i });
    if ((await next.count()) === 0) break;
    await next.first().click();
  }
  expect(seen.length).toBeGreaterThanOrEqual(rows.length);
  expect(seen.slice(0, rows.length)).toEqual(rows.map((row) => `/character/${cell(row, 'characterId')}`));
});

for (const path of ['/guild/0/history', '/character/x/history']) {
  test(`${path} is not found`, async () => {
    expect((await fetchPage(SITE + path)).status).toBe(404);
  });
}
