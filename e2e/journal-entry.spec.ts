import { expect } from '@playwright/test';

import { requireFirst } from './api/api-client.ts';
import { fixtures } from './fixtures/fixtures.ts';
import { fetchPage } from './api/http-client.ts';
import {
  entriesOf,
  hasMap,
  type PlacedEntry,
  readJournal,
  showsMap,
  type Storyline,
} from './api/journal-api.ts';
import { crumbsOf, rowsOf, wordsOf } from './pages/journal-page.ts';
import { openHtml, test } from './pages/scriptless-page.ts';
import { SITE } from './servers/addresses.ts';

/** A text without blanks. */
const squeezed = (text: string) => text.replaceAll(/\s+/g, '');

let journal: readonly Storyline[];
let entries: readonly PlacedEntry[];

test.beforeAll(async () => {
  journal = await readJournal();
  entries = entriesOf(journal);
});

const entryWith = (what: string, suits: (placed: PlacedEntry) => boolean) =>
  requireFirst(entries, `entry with ${what}`, suits);

test('an entry shows its text, its activities, its rewards and where it is', async ({
  scriptlessPage: page,
}) => {
  const path = `/storylines/${fixtures().journalEntry}`;
  const { storyline, entry } = entryWith('everything', (placed) => placed.path === path);
  await openHtml(page, path);
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(entry.name);
  await expect(crumbsOf(page)).toHaveText([/^Home/, /^Storylines/, storyline.name, entry.name]);
  for (const text of [entry.npcName, entry.title, entry.locationText])
    await expect(main).toContainText(text ?? '');
  expect(squeezed(await page.getByRole('article').innerText())).toContain(
    await wordsOf(page, entry.text ?? ''),
  );
  const named = entry.activities.filter(({ name }) => name !== '');
  expect(await rowsOf(page, 'Activities')).toEqual(
    named.map((activity, index) => [
      `${path}/${activity.id}`,
      String(index + 1),
      activity.name,
      activity.activityType,
    ]),
  );
  for (const tier of ['Basic', 'Advanced', 'Elite']) {
    await expect(page.getByRole('heading', { level: 3, name: tier })).toHaveCount(1);
  }
  const rewards = page.locator('main a[data-item-card]');
  await expect(rewards).toHaveCount(entry.influenceRewards.length);
  await openHtml(page, `${path}?career=WITCH_HUNTER`);
  await expect(page.getByLabel('Career')).toHaveValue('WITCH_HUNTER');
  expect(await rewards.count()).toBeLessThan(entry.influenceRewards.length);
});

test('activities without a name are parts of their entry', async ({ scriptlessPage: page }) => {
  const { entry, path } = entryWith('a nameless activity with tasks', ({ entry }) =>
    entry.activities.some(({ name, tasks }) => name === '' && tasks.length > 0),
  );
  await openHtml(page, path);
  const article = squeezed(await page.getByRole('article').innerText());
  for (const { id, name, text, tasks } of entry.activities) {
    await expect(page.locator(`main a[href="${path}/${id}"]`)).toHaveCount(name === '' ? 0 : 1);
    if (name !== '') continue;
    expect(article).toContain(await wordsOf(page, text));
    for (const task of tasks) expect(article).toContain(squeezed(task.name));
    const { status, html } = await fetchPage(`${SITE}${path}/${id}`);
    expect(status).toBe(200);
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}"`));
  }
});

test('an activity shows its text, its tasks and the place of its entry', async ({ scriptlessPage: page }) => {
  const path = `/storylines/${fixtures().journalActivity}`;
  const { storyline, entry } = entryWith('an activity', (placed) => path.startsWith(`${placed.path}/`));
  const activity = requireFirst(entry.activities, 'activity', ({ id }) => path.endsWith(`/${id}`));
  await openHtml(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(activity.name);
  await expect(crumbsOf(page)).toHaveText([
    /^Home/,
    /^Storylines/,
    storyline.name,
    entry.name,
    activity.name,
  ]);
  await expect(page.getByRole('main')).toContainText(activity.activityType);
  expect(squeezed(await page.getByRole('article').innerText())).toContain(await wordsOf(page, activity.text));
  await expect(page.getByRole('columnheader')).toHaveText(['#', 'Task']);
  expect(await rowsOf(page, 'Tasks')).toEqual(
    activity.tasks.map(({ name }, index) => [undefined, String(index + 1), name]),
  );
  await expect(page.getByRole('img', { name: `Map of ${entry.zone?.name}: ` })).toHaveCount(
    showsMap(entry) ? 1 : 0,
  );
});

test('the map shows a position in the zone of the entry, and no other', async ({ scriptlessPage: page }) => {
  const kinds = [
    entryWith('a map', ({ entry }) => hasMap(entry)),
    entryWith('another zone', ({ entry }) =>
      Boolean(entry.position?.mapSetup && entry.zone && !hasMap(entry)),
    ),
    entryWith('a zone without a map setup', ({ entry }) => entry.position?.mapSetup === null),
    entryWith('no position', ({ entry }) => entry.position === null),
    entryWith('no zone', ({ entry }) => entry.zone === null && entry.position !== null),
  ];
  for (const { entry, path } of kinds) {
    await openHtml(page, path);
    await expect(page.getByRole('img', { name: /^Map of/ }), path).toHaveCount(showsMap(entry) ? 1 : 0);
  }
});

test('no text brings more than words and plain formatting', async ({ scriptlessPage: page }) => {
  const texts = entries.filter(({ entry }) =>
    /<(?!\/?(?:p|b|i|em|strong|ul|li|h3|a)\b)|\bon\w+=/.test(entry.text ?? ''),
  );
  expect(texts.length).toBeGreaterThan(8);
  for (const { path } of texts) {
    await openHtml(page, path);
    const odd = await page
      .getByRole('article')
      .locator('div *')
      .evaluateAll((elements) =>
        elements
          .filter(
            (element) =>
              !/^(?:P|BR|B|I|EM|STRONG|UL|OL|LI|HR|H2|H3|A)$/.test(element.tagName) ||
              element.getAttributeNames().some((name) => name !== 'href' && name !== 'rel') ||
              !(element.getAttribute('href') ?? 'https://').startsWith('https://'),
          )
          .map(({ outerHTML }) => outerHTML),
      );
    expect(odd, path).toEqual([]);
  }
});
