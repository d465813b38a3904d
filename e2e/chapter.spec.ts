import { expect, type Page } from '@playwright/test';
import { queryApi } from './api/api-client.ts';
import { fixtures } from './fixtures/fixtures.ts';
import { fetchPage } from './api/http-client.ts';
import { openHtml, test } from './pages/scriptless-page.ts';
import { SITE } from './servers/addresses.ts';

/** The fields of a chapter that the list of chapters shows. */
interface ChapterRow {
  readonly id: string;
  readonly name: string | null;
  readonly rank: number;
  readonly position: { readonly zone: { readonly name: string } };
}

/** The fields of a row. */
const ROW = 'id name rank position { zone { name } }';

/** Returns the site's name of a chapter. */
const nameOf = ({ id, name }: Pick<ChapterRow, 'id' | 'name'>) => name ?? `Chapter #${id}`;

interface Reward {
  readonly count: number;
  readonly tier: number;
  readonly realm: string;
  readonly item: { readonly id: string };
}

interface Chapter extends ChapterRow {
  readonly influenceRewards: readonly Reward[];
}

const CHAPTER = `query ($id: ID!) {
  chapter(id: $id) { ${ROW} influenceRewards { count tier realm item { id } } }
}`;

const chapterOf = async (id: string) => (await queryApi<{ chapter: Chapter }>(CHAPTER, { id })).chapter;

const USABLE = `query ($ids: [UnsignedInt!], $career: Career) {
  items(first: 50, where: { id: { in: $ids } }, usableByCareer: $career) { nodes { id } }
}`;

/** The rewards of a chapter that the API finds usable by a career. */
async function usableRewards({ influenceRewards }: Chapter, career: string): Promise<readonly Reward[]> {
  const ids = influenceRewards.map(({ item }) => Number(item.id));
  const { items } = await queryApi<{ items: { nodes: { id: string }[] } }>(USABLE, { ids, career });
  const usable = new Set(items.nodes.map(({ id }) => id));
  return influenceRewards.filter(({ item }) => usable.has(item.id));
}

const TIERS = [
  [1, 'Basic'],
  [2, 'Advanced'],
  [3, 'Elite'],
] as const;

const REALMS: Readonly<Record<string, string>> = { ORDER: 'Order only', DESTRUCTION: 'Destruction only' };

const expectedTiers = (rewards: readonly Reward[]) =>
  TIERS.map(([tier, label]) => ({
    label,
    rewards: rewards
      .filter((reward) => reward.tier === tier)
      .map(({ item, count, realm }) => [
        `/item/${item.id}/tooltip`,
        count > 1 ? `× ${count}` : '',
        REALMS[realm] ?? '',
      ]),
  }));

const shownTiers = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .locator('section')
    .evaluateAll((tiers) =>
      tiers.map((tier) => ({
        label: tier.querySelector('h3')?.textContent,
        rewards: [...tier.querySelectorAll('li')].map((reward) => [
          reward.querySelector('a')?.getAttribute('data-item-card'),
          /× \d+$/.exec(reward.querySelector('a')?.textContent ?? '')?.[0] ?? '',
          /(?:Order|Destruction) only$/.exec(reward.textContent)?.[0] ?? '',
        ]),
      })),
    );

test('a chapter shows its place and its rewards by tier', async ({ scriptlessPage: page }) => {
  const chapter = await chapterOf(fixtures().chapter);
  await openHtml(page, `/chapter/${chapter.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameOf(chapter));
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs.getByRole('listitem')).toHaveText([/^Home/, /^Chapters/, nameOf(chapter)]);
  const zone = chapter.position.zone.name;
  await expect(page.getByRole('main')).toContainText(`Rank ${chapter.rank} · ${zone}`);
  await expect(page.getByRole('img', { name: `Map of ${zone}: a pin marks ${nameOf(chapter)}` })).toHaveCount(
    1,
  );
  expect(await shownTiers(page)).toEqual(expectedTiers(chapter.influenceRewards));
});

test('the career filter keeps what the API finds usable', async ({ scriptlessPage: page }) => {
  const chapter = await chapterOf(fixtures().chapter);
  let empty = 0;
  for (const career of ['ARCHMAGE', 'BLACK_ORC', 'CHOSEN', 'DISCIPLE_OF_KHAINE', 'ENGINEER', 'SLAYER']) {
    const tiers = expectedTiers(await usableRewards(chapter, career));
    await openHtml(page, `/chapter/${chapter.id}?career=${career}`);
    expect(await shownTiers(page), career).toEqual(tiers);
    await expect(page.getByLabel('Career')).toHaveValue(career);
    const unrewarded = tiers.filter(({ rewards }) => rewards.length === 0).length;
    await expect(page.getByText(/^Nothing for \w+/)).toHaveCount(unrewarded);
    empty += unrewarded;
  }
  expect(empty).toBeGreaterThan(0);
  await openHtml(page, `/chapter/${chapter.id}?career=toString`);
  expect(await shownTiers(page)).toEqual(expectedTiers(chapter.influenceRewards));
});

test.describe('scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('rewards are filtered by a plain form', async ({ page }) => {
    const { id } = await chapterOf(fixtures().chapter);
    await page.goto(`/chapter/${id}`);
    await expect(page.getByLabel('Career').getByRole('option')).toHaveCount(25);
    await page.getByLabel('Career').selectOption('Witch Hunter');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(`/chapter/${id}?career=WITCH_HUNTER`);
    await expect(page.getByLabel('Career')).toHaveValue('WITCH_HUNTER');
  });
});

test('a chapter without name or rewards has a page too', async ({ scriptlessPage: page }) => {
  const id = fixtures().namelessChapter;
  await openHtml(page, `/chapter/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Chapter #${id}`);
  await openHtml(page, `/chapter/${fixtures().rewardlessChapter}`);
  await expect(page.getByRole('main')).toContainText('Influence earns no rewards here.');
  await expect(page.getByLabel('Career')).toHaveCount(0);
});

test('a chapter that does not exist is 404', async () => {
  for (const id of ['99999999', '0', '03', 'abc', 'toString', '-1']) {
    const { status, html } = await fetchPage(`${SITE}/chapter/${id}`);
    expect(status, id).toBe(404);
    expect(html, id).toContain('Not found');
  }
});

const CHAPTERS = `query ($where: ChapterFilterInput) { chapters(first: 30, where: $where) { nodes { ${ROW} } } }`;

const chaptersOf = async (where: object) =>
  (await queryApi<{ chapters: { nodes: ChapterRow[] } }>(CHAPTERS, { where })).chapters.nodes;

const expectedRow = (chapter: ChapterRow) => [
  `/chapter/${chapter.id}`,
  nameOf(chapter),
  chapter.position.zone.name,
  chapter.rank > 0 ? String(chapter.rank) : '',
];

const shownRows = (page: Page) =>
  page
    .getByRole('table', { name: 'Chapters' })
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [
        row.querySelector('a')?.getAttribute('href'),
        ...[...row.querySelectorAll('td, th')].map(({ textContent }) => textContent.replace(/^Rank /, '')),
      ]),
    );

for (const [query, where] of [
  ['', {}],
  ['?name=in', { name: { contains: 'in' } }],
] as const) {
  test(`/chapters${query} shows what the API finds, page by page`, async ({ scriptlessPage: page }) => {
    const chapters = await chaptersOf(where);
    expect(chapters.length).toBeGreaterThan(15);
    await openHtml(page, `/chapters${query}`);
    await expect(page.getByRole('columnheader')).toHaveText(['Name', 'Zone', 'Rank']);
    expect(await shownRows(page)).toEqual(chapters.slice(0, 15).map(expectedRow));
    await openHtml(page, (await page.getByRole('link', { name: 'Next' }).getAttribute('href')) ?? '');
    expect(await shownRows(page)).toEqual(chapters.slice(15).map(expectedRow));
  });
}

test('/chapters says so where nothing is found', async ({ scriptlessPage: page }) => {
  await openHtml(page, '/chapters?name=zzzzzz');
  await expect(page.getByRole('main')).toContainText('No chapters.');
});
