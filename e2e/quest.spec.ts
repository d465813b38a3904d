import { expect, type Locator, type Page } from '@playwright/test';

import { queryApi } from './api/api-client.ts';
import { fixtures } from './fixtures/fixtures.ts';
import { fetchFound, fetchPage } from './api/http-client.ts';
import { coins, type QuestRow, type Reward, ROW } from './pages/quest-row.ts';
import { openHtml, test } from './pages/scriptless-page.ts';
import { SITE } from './servers/addresses.ts';

interface Quest extends QuestRow {
  readonly description: string;
  readonly journalEntry: string;
  readonly objectives: readonly { readonly description: string; readonly count: number }[];
  readonly minLevel: number;
  readonly maxLevel: number;
  readonly minRenown: number;
  readonly maxRenown: number;
  readonly repeatableType: 'NONE' | 'DONE' | 'WEEKLY';
  readonly raceRestriction: readonly string[];
  readonly careerRestriction: readonly string[];
  readonly starterCreatures: readonly {
    readonly id: string;
    readonly name: string;
    readonly realm: string;
  }[];
  readonly starterGameObjects: readonly { readonly id: string }[];
  readonly finisherCreatures: readonly { readonly id: string }[];
  readonly finisherGameObjects: readonly { readonly id: string }[];
}

const QUEST = `query ($id: ID!) { quest(id: $id) { ${ROW} description journalEntry objectives { description count }
  minLevel maxLevel minRenown maxRenown repeatableType raceRestriction careerRestriction starterCreatures { id name realm }
  starterGameObjects { id } finisherCreatures { id } finisherGameObjects { id } } }`;

const questOf = async (id: string) => (await queryApi<{ quest: Quest }>(QUEST, { id })).quest;

const filled = (text: string) => text.replaceAll('|n', 'Player').replaceAll('|c', 'Career');

const lines = (text: string) => filled(text).split('\n').filter(Boolean);

const section = (page: Page, heading: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true, level: 2 }) });

const expectedItem = ({ count, item }: Reward) => ({
  href: `/item/${item.id}`,
  card: `/item/${item.id}/tooltip`,
  count: count > 1 ? `× ${count}` : '',
});

const shownItems = (list: Locator) =>
  list.getByRole('link').evaluateAll((links) =>
    links.map((link) => ({
      href: link.getAttribute('href'),
      card: link.getAttribute('data-item-card'),
      count: /× \d+$/.exec(link.textContent)?.[0] ?? '',
    })),
  );

/** The creatures and game objects that a list leads to, without the zones of the creatures. */
const placesIn = (list: Locator) =>
  list
    .locator('a:not([href*="/zone/"])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** A range of levels or ranks in words; undefined for none. */
function range(least: number, most: number): string | undefined {
  if (least > 0 && most > 0) return least === most ? `${least}` : `${least} to ${most}`;
  if (least > 0) return `${least} and up`;
  return most > 0 ? `up to ${most}` : undefined;
}

test('a quest says what it is about, asks for and gives', async ({ scriptlessPage: page }) => {
  const quest = await questOf(fixtures().quest);
  await openHtml(page, `/quest/${quest.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(quest.name);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs.getByRole('listitem')).toHaveText([/^Home/, /^Quests/, quest.name]);
  await expect(page.getByRole('article').locator('p')).toHaveText([
    ...lines(quest.description),
    ...lines(quest.journalEntry),
  ]);
  await expect(page.getByRole('article').getByRole('separator')).toHaveCount(1);
  await expect(section(page, 'Objectives').getByRole('listitem')).toHaveText(
    quest.objectives.map(({ description, count }) => (count > 1 ? `${count} ${description}` : description)),
  );
  const rewards = section(page, 'Rewards');
  await expect(rewards.getByRole('listitem').first()).toHaveText(`${quest.xp.toLocaleString('en-US')} XP`);
  await expect(rewards.getByRole('listitem').nth(1)).toHaveText(coins(quest.gold));
  expect(await shownItems(rewards)).toEqual(quest.rewardsGiven.map(expectedItem));
  const choices = section(page, `Choose ${quest.choiceCount}`);
  expect(await shownItems(choices)).toEqual(quest.rewardsChoice.map(expectedItem));
  const givers = section(page, 'Quest givers').locator('a:not([href*="/zone/"])');
  await expect(givers).toHaveText(quest.starterCreatures.map(({ name }) => name));
  for (const [index, { id, realm }] of quest.starterCreatures.entries()) {
    await expect(givers.nth(index)).toHaveAttribute('href', `/creature/${id}`);
    const label = realm.slice(0, 1) + realm.slice(1).toLowerCase();
    await expect(givers.nth(index).getByRole('img')).toHaveAttribute('alt', label);
  }
  expect(await placesIn(section(page, 'Ends with'))).toEqual([
    ...quest.finisherCreatures.map(({ id }) => `/creature/${id}`),
    ...quest.finisherGameObjects.map(({ id }) => `/gameobject/${id}`),
  ]);
});

test('a quest says who may take it and how often', async ({ scriptlessPage: page }) => {
  for (const id of [...fixtures().restrictedQuests, fixtures().weeklyQuest]) {
    const quest = await questOf(id);
    await openHtml(page, `/quest/${id}`);
    const facts = section(page, 'Facts');
    const shown = await facts
      .locator('dl > div')
      .evaluateAll((pairs) =>
        Object.fromEntries(pairs.map((pair) => [...pair.children].map(({ textContent }) => textContent))),
      );
    expect(shown['Level:'], id).toBe(range(quest.minLevel, quest.maxLevel) ?? 'any');
    expect(shown['Renown rank:'], id).toBe(range(quest.minRenown, quest.maxRenown));
    expect(shown['Repeatable:'], id).toBe(
      { NONE: 'No', DONE: 'Yes', WEEKLY: 'Weekly' }[quest.repeatableType],
    );
    expect(shown['Races:']?.split(', ').length ?? 0, id).toBe(quest.raceRestriction.length);
    await expect(facts.getByRole('listitem')).toHaveCount(quest.careerRestriction.length);
    expect(Object.values(shown).join(' '), id).not.toMatch(/[A-Z]{3}|_/);
  }
});

test('no token is left in a text', async () => {
  expect(fixtures().tokenQuests.length).toBeGreaterThan(5);
  for (const id of fixtures().tokenQuests) {
    const { html } = await fetchFound(`${SITE}/quest/${id}`);
    expect(html, id).not.toMatch(/\|[nc]/);
    expect(html, id).toMatch(/Player|Career/);
  }
});

test('nothing stands for what a quest does not have', async ({ scriptlessPage: page }) => {
  const giverless = await questOf(fixtures().giverlessQuest);
  await openHtml(page, `/quest/${giverless.id}`);
  const objects = giverless.starterGameObjects.map(({ id }) => `/gameobject/${id}`);
  expect(await placesIn(section(page, 'Quest givers'))).toEqual(objects);
  await expect(page.getByRole('heading', { name: /^Choose/ })).toHaveCount(0);
  await openHtml(page, `/quest/${fixtures().textlessQuest}`);
  await expect(page.getByRole('separator')).toHaveCount(0);
});

test('a quest that does not exist is 404', async () => {
  for (const id of ['99999999', '0', '030003', 'abc', 'toString', '-1', '1%2f2']) {
    const { status, html } = await fetchPage(`${SITE}/quest/${id}`);
    expect(status, id).toBe(404);
    expect(html, id).toContain('Not found');
  }
});
