import { expect, test, type Page } from '@playwright/test';

import { facts } from './facts.ts';
import { idsIn, killTable } from './kill-rows.ts';
import { ask, deathsOf, deathsOfGuild, killIds, killsBy, killsByGuild } from './ledger.ts';
import { turn, turnAll, type PagedList } from './walk.ts';

interface Walk {
  readonly name: string;
  readonly path: () => string;
  readonly list: (page: Page) => PagedList;
  /** What the whole list holds, at most 100, from one page of the API. */
  readonly truth: () => Promise<readonly string[]>;
  readonly perPage: number;
}

/** Pages of a long list that are looked at. */
const MOST_PAGES = 7;

const kills =
  (caption: string, pager = caption.toLowerCase()) =>
  (page: Page) => ({
    pager,
    read: () => idsIn(killTable(page, caption)),
  });

/** The addresses behind the names, since two players may share a name. */
const hits = (pager: string) => (page: Page) => ({
  pager,
  read: () =>
    page
      .getByRole('table')
      .locator('a.name')
      .evaluateAll((links) => links.map((found) => found.getAttribute('href') ?? '')),
});

const listed = (asked: object) => async () => (await killIds({ ...asked, first: 100 })).ids;

async function searchTruth(): Promise<string[]> {
  const { search } = await ask<{ search: { nodes: { __typename: string; id: string }[] } }>(
    'query S($text: String!) { search(query: $text, first: 100) { nodes { __typename id } } }',
    { text: facts().searchText },
  );
  return search.nodes.map(({ __typename, id }) => `/${__typename.toLowerCase()}/${id}`);
}

async function guildTruth(): Promise<string[]> {
  const { guilds } = await ask<{ guilds: { nodes: { id: string }[] } }>(
    'query G($text: String!) { guilds(where: { name: { contains: $text } }, first: 100) { nodes { id } } }',
    { text: facts().guildText },
  );
  return guilds.nodes.map(({ id }) => `/guild/${id}`);
}

const WALKS: readonly Walk[] = [
  {
    name: 'latest kills, home',
    path: () => '/',
    list: kills('Latest kills'),
    truth: listed({}),
    perPage: 10,
  },
  {
    name: 'latest kills, guilds',
    path: () => '/guilds',
    list: kills('Latest kills'),
    truth: listed({}),
    perPage: 10,
  },
  { name: 'kills', path: () => '/kills', list: kills('Newest first'), truth: listed({}), perPage: 10 },
  {
    name: 'filtered kills',
    path: () => '/kills?soloOnly=true',
    list: kills('Newest first'),
    truth: listed({ soloOnly: true }),
    perPage: 10,
  },
  {
    name: 'kills of a character',
    path: () => `/character/${facts().character}`,
    list: kills('Kills'),
    truth: () => listed({ where: killsBy(facts().character) })(),
    perPage: 10,
  },
  {
    name: 'deaths of a character',
    path: () => `/character/${facts().character}`,
    list: kills('Deaths'),
    truth: () => listed({ where: deathsOf(facts().character) })(),
    perPage: 10,
  },
  {
    name: 'kills of a guild',
    path: () => `/guild/${facts().guild}`,
    list: kills('Kills'),
    truth: () => listed({ where: killsByGuild(facts().guild) })(),
    perPage: 10,
  },
  {
    name: 'deaths of a guild',
    path: () => `/guild/${facts().guild}`,
    list: kills('Deaths'),
    truth: () => listed({ where: deathsOfGuild(facts().guild) })(),
    perPage: 10,
  },
  {
    name: 'player feud',
    path: () => `/character/${facts().feud.join('/feud/')}`,
    list: kills('Player feud'),
    truth: () => listed({ playerFeudFilter: { player1Id: facts().feud[0], player2Id: facts().feud[1] } })(),
    perPage: 10,
  },
  {
    name: 'guild feud',
    path: () => `/guild/${facts().guildFeud.join('/feud/')}`,
    list: kills('Guild feud'),
    truth: () =>
      listed({ guildFeudFilter: { guild1Id: facts().guildFeud[0], guild2Id: facts().guildFeud[1] } })(),
    perPage: 10,
  },
  {
    name: 'search',
    path: () => `/search/${facts().searchText}`,
    list: hits('results'),
    truth: searchTruth,
    perPage: 15,
  },
  {
    name: 'guild search',
    path: () => `/search/guild/${facts().guildText}`,
    list: hits('guilds'),
    truth: guildTruth,
    perPage: 15,
  },
];

for (const { name, path, list, truth, perPage } of WALKS) {
  test(`${name}: every page, forwards and back`, async ({ page }) => {
    const all = (await truth()).slice(0, MOST_PAGES * perPage);
    expect(all.length).toBeGreaterThan(perPage);
    const pages = Array.from({ length: Math.ceil(all.length / perPage) }, (_, index) =>
      all.slice(index * perPage, (index + 1) * perPage),
    );
    await page.goto(path());
    const paged = list(page);
    expect(await turnAll(page, paged, 'Next', pages.length)).toEqual(pages);
    expect(await turnAll(page, paged, 'Previous', pages.length)).toEqual(pages.toReversed());
    expect(await turn(page, paged, 'Previous')).toBeNull();
  });
}

test('an address of a page holds its state, and Back returns to the one before', async ({ page }) => {
  const list = kills('Newest first')(page);
  await page.goto('/kills');
  const first = await list.read();
  const second = await turn(page, list, 'Next');
  const address = page.url();
  const third = await turn(page, list, 'Next');
  expect(new URL(page.url()).searchParams.get('after')).toBeTruthy();

  await page.goBack();
  await expect.poll(list.read).toEqual(second);
  expect(page.url()).toBe(address);
  await page.goBack();
  await expect.poll(list.read).toEqual(first);
  await page.goForward();
  await page.goForward();
  await expect.poll(list.read).toEqual(third);

  await page.goto(address);
  expect(await list.read()).toEqual(second);
});

for (const [kind, path] of [
  ['character', () => `/character/${facts().character}`],
  ['guild', () => `/guild/${facts().guild}`],
] as const) {
  test(`${kind}: each list keeps its place while the other is turned`, async ({ page }) => {
    await page.goto(path());
    const [made, suffered] = [kills('Kills')(page), kills('Deaths')(page)];
    const killPage = await turn(page, made, 'Next');
    const deathPage = await turn(page, suffered, 'Next');
    expect(await made.read()).toEqual(killPage);
    await turn(page, made, 'Previous');
    expect(await suffered.read()).toEqual(deathPage);
    const { searchParams } = new URL(page.url());
    expect([...searchParams.keys()].toSorted()).toEqual(['before', 'deathsAfter']);
  });
}

test('turning a page keeps the filter and the place on the screen', async ({ page }) => {
  await page.goto('/kills?soloOnly=true');
  const list = kills('Newest first')(page);
  const next = page.getByRole('link', { name: 'Next', exact: true });
  await next.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(100);
  await turn(page, list, 'Next');
  const [after, lowest] = await page.evaluate(() => [
    scrollY,
    document.documentElement.scrollHeight - innerHeight,
  ]);
  // Rows of other names may be higher or lower, but the page does not jump to its top.
  expect(Math.abs((after ?? 0) - Math.min(before, lowest ?? 0))).toBeLessThan(150);
  expect(new URL(page.url()).searchParams.get('soloOnly')).toBe('true');
});

test.describe('scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('pages are turned by plain links', async ({ page }) => {
    const { ids } = await killIds({ first: 30 });
    await page.goto('/kills');
    for (const start of [10, 20]) {
      await page.getByRole('link', { name: 'Next', exact: true }).click();
      await page.reload();
      expect(await idsIn(killTable(page, 'Newest first'))).toEqual(ids.slice(start, start + 10));
    }
  });
});
