import { expect, type Page } from '@playwright/test';

import { requireFirst } from './api/api-client.ts';
import { fixtures } from './fixtures/fixtures.ts';
import { fetchPage } from './api/http-client.ts';
import { entriesOf, type PlacedEntry, readJournal, type Storyline } from './api/journal-api.ts';
import { crumbsOf, rowsOf } from './pages/journal-page.ts';
import { openHtml, test } from './pages/scriptless-page.ts';
import { SITE } from './servers/addresses.ts';

/** Address, words and `aria-current` of each link of a navigation. */
const linksOf = (page: Page, label: string) =>
  page
    .getByRole('navigation', { name: label, exact: true })
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('href'), link.textContent, link.getAttribute('aria-current')]),
    );

let journal: readonly Storyline[];
let entries: readonly PlacedEntry[];

test.beforeAll(async () => {
  journal = await readJournal();
  entries = entriesOf(journal);
});

const entryWith = (what: string, suits: (placed: PlacedEntry) => boolean) =>
  requireFirst(entries, `entry with ${what}`, suits);

const storylineOf = (id: string) =>
  requireFirst(journal, `storyline ${id}`, (storyline) => storyline.id === id);

test('/storylines lists every storyline', async ({ scriptlessPage: page }) => {
  await openHtml(page, '/storylines');
  await expect(crumbsOf(page)).toHaveText([/^Home/, /^Storylines/]);
  await expect(page.getByRole('columnheader')).toHaveText(['Name', 'Zone', 'Entries', 'RvR']);
  const rows = (await rowsOf(page, 'Storylines')).map(([href, name, , count, rvr]) => [
    href,
    name,
    count,
    rvr,
  ]);
  const expected = journal.map(({ id, name, summary, entries: told }) => {
    const rvr = told.filter(({ isRvR }) => isRvR).length;
    return [
      `/storylines/${id}`,
      name + summary,
      `${told.length} ${told.length === 1 ? 'entry' : 'entries'}`,
      rvr > 0 ? `${rvr} of ${told.length} RvR` : '',
    ];
  });
  expect(rows).toEqual(expected);
});

test('a storyline numbers its entries', async ({ scriptlessPage: page }) => {
  for (const id of [fixtures().storyline, fixtures().summarylessStoryline]) {
    const { name, summary, entries: told } = storylineOf(id);
    await openHtml(page, `/storylines/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(crumbsOf(page)).toHaveText([/^Home/, /^Storylines/, name]);
    await expect(page.getByRole('main')).toContainText(summary);
    await expect(page.getByRole('columnheader')).toHaveText(['Entry', 'Name', 'RvR']);
    expect(await rowsOf(page, 'Entries')).toEqual(
      told.map((entry, index) => [
        `/storylines/${id}/${entry.id}`,
        String(index + 1),
        entry.name + (entry.npcName ?? ''),
        entry.isRvR ? 'RvR' : '',
      ]),
    );
  }
});

test('entries lead to the ones before and after them', async ({ scriptlessPage: page }) => {
  const { storyline, entry, path } = entryWith('neighbours', ({ storyline, entry }) =>
    storyline.entries.slice(1, -1).includes(entry),
  );
  await openHtml(page, path);
  const links = storyline.entries.map(({ id, name }) => [`/storylines/${storyline.id}/${id}`, name] as const);
  const at = storyline.entries.indexOf(entry);
  expect(await linksOf(page, storyline.name)).toEqual(
    links.map(([href, name], index) => [href, `${index + 1}${name}`, index === at ? 'page' : null]),
  );
  expect(await linksOf(page, 'Previous and next entry')).toEqual([
    [links[at - 1]?.[0], `Previous${links[at - 1]?.[1]}`, null],
    [links[at + 1]?.[0], `Next${links[at + 1]?.[1]}`, null],
  ]);
  await openHtml(page, links[0]?.[0] ?? '');
  expect(await linksOf(page, 'Previous and next entry')).toEqual([
    [links[1]?.[0], `Next${links[1]?.[1]}`, null],
  ]);
});

test('what is not part of its parent does not exist', async () => {
  const [one, other] = [journal[0]?.id, journal[1]];
  const [entry, { entry: away, path: awayPath }] = [
    other?.entries[0],
    entryWith(
      'activities',
      ({ storyline, entry }) => storyline.id !== other?.id && entry.activities.length > 0,
    ),
  ];
  const paths = [
    '99999',
    '01',
    'toString',
    `${one}/${entry?.id}`,
    `${one}/99999`,
    `${one}/toString`,
    `${other?.id}/${entry?.id}/${away.activities[0]?.id}`,
    `${awayPath.replace('/storylines/', '')}/99999`,
    `${awayPath.replace('/storylines/', '')}/constructor`,
  ];
  for (const path of paths) {
    const { status, html } = await fetchPage(`${SITE}/storylines/${path}`);
    expect(status, path).toBe(404);
    expect(html, path).toContain('Not found');
  }
});
