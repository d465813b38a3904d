import { expect, type Page } from '@playwright/test';

import { queryApi } from './api/api-client.ts';
import { type ChapterRow, nameOf, ROW } from './pages/chapter-row.ts';
import { openHtml, test } from './pages/scriptless-page.ts';

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
