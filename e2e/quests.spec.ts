import { expect, type Page } from '@playwright/test';

import { firstHundred, queryApi, requireFirst } from './api/api-client.ts';
import { coins, type QuestRow, type Reward, ROW } from './pages/quest-row.ts';
import { openHtml, test } from './pages/scriptless-page.ts';

const QUESTS = `query ($where: QuestFilterInput, $first: Int!) { quests(first: $first, where: $where) { nodes { ${ROW} } } }`;

const questsOf = async (where: object, first: number) =>
  (await queryApi<{ quests: { nodes: QuestRow[] } }>(QUESTS, { where, first })).quests.nodes;

const others = ({ length }: readonly Reward[]) => {
  if (length <= 5) return '';
  return length === 6 ? 'and 1 more item' : `and ${length - 5} more items`;
};

const icons = (rewards: readonly Reward[]) => rewards.slice(0, 5).map(({ item }) => `/item/${item.id}`);

const counts = (rewards: readonly Reward[]) =>
  rewards.slice(0, 5).flatMap(({ count }) => (count > 1 ? [String(count)] : []));

const expectedRow = (quest: QuestRow) => ({
  name: quest.name,
  href: `/quest/${quest.id}`,
  xp: quest.xp > 0 ? quest.xp.toLocaleString('en-US') : '',
  gold: coins(quest.gold),
  rewards: [icons(quest.rewardsGiven), counts(quest.rewardsGiven), others(quest.rewardsGiven)],
  choices: [icons(quest.rewardsChoice), counts(quest.rewardsChoice), others(quest.rewardsChoice)],
  choose: quest.choiceCount > 0 ? `Choose ${quest.choiceCount}` : '',
});

/** Reads the rows of the list, column by column. */
const shownRows = (page: Page) =>
  page
    .getByRole('table', { name: 'Quests' })
    .locator('tbody tr')
    .evaluateAll((rows) => {
      const rewards = (cell: Element | undefined) => [
        [...(cell?.querySelectorAll('a[href^="/item/"]') ?? [])].map((link) => link.getAttribute('href')),
        [...(cell?.querySelectorAll('a [aria-hidden]') ?? [])].map(({ textContent }) => textContent),
        /and \d+ more items?$/.exec(cell?.textContent ?? '')?.[0] ?? '',
      ];
      return rows.map((row) => {
        const [name, xp, gold, given, choices] = row.querySelectorAll('td, th');
        return {
          name: name?.textContent,
          href: name?.querySelector('a')?.getAttribute('href'),
          xp: xp?.textContent?.replace(' XP', ''),
          gold: gold?.textContent,
          rewards: rewards(given),
          choices: rewards(choices),
          choose: /^Choose \d+/.exec(choices?.textContent ?? '')?.[0] ?? '',
        };
      });
    });

for (const [query, where] of [
  ['', {}],
  ['?name=the', { name: { contains: 'the' } }],
] as const) {
  test(`/quests${query} shows what the API finds, page by page`, async ({ scriptlessPage: page }) => {
    const quests = await questsOf(where, 30);
    expect(quests).toHaveLength(30);
    await openHtml(page, `/quests${query}`);
    await expect(page.getByRole('columnheader')).toHaveText(['Name', 'XP', 'Gold', 'Rewards', 'Choices']);
    expect(await shownRows(page)).toEqual(quests.slice(0, 15).map(expectedRow));
    await openHtml(page, (await page.getByRole('link', { name: 'Next' }).getAttribute('href')) ?? '');
    expect(await shownRows(page)).toEqual(quests.slice(15).map(expectedRow));
  });
}

test('every list of rewards is cut at five items', async ({ scriptlessPage: page }) => {
  const quests = await firstHundred<Pick<QuestRow, 'name' | 'rewardsGiven'>>(
    'quests',
    '',
    'name rewardsGiven { item { id } }',
  );
  const { name } = requireFirst(
    quests,
    'a quest with many rewards',
    ({ rewardsGiven }) => rewardsGiven.length > 5,
  );
  const named = await questsOf({ name: { contains: name } }, 15);
  await openHtml(page, `/quests?name=${encodeURIComponent(name)}`);
  expect(named.map(({ rewardsGiven }) => others(rewardsGiven)).join('')).toMatch(/more item/);
  expect(await shownRows(page)).toEqual(named.map(expectedRow));
});

test('/quests says so where nothing is found', async ({ scriptlessPage: page }) => {
  await openHtml(page, '/quests?name=zzzzzz');
  await expect(page.getByRole('main')).toContainText('No quests.');
});

test.describe('scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('quests are searched by a plain form', async ({ page }) => {
    await page.goto('/quests');
    await page.getByLabel('Name', { exact: true }).fill('the');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL('/quests?name=the');
    const [first] = await questsOf({ name: { contains: 'the' } }, 1);
    await expect(page.getByRole('table').locator('tbody tr').first()).toContainText(first?.name ?? '-');
  });
});
