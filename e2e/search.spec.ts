import { expect, type Page } from '@playwright/test';
import { fixtures } from './fixtures/fixtures.ts';
import { queryApi, requireFirst } from './api/api-client.ts';
import { type Hit, hitAddress } from './pages/hit-address.ts';
import { fetchPage, unescape } from './api/http-client.ts';
import { SITE } from './servers/addresses.ts';
import { openHtml, test } from './pages/scriptless-page.ts';

/** The hits of a page that have rows: the first at each address, and all without one. */
const shownHitsOf = (hits: readonly Hit[]): readonly Hit[] =>
  hits.filter((hit, at) => {
    const address = hitAddress(hit);
    return address === '' || hits.findIndex((other) => hitAddress(other) === address) === at;
  });

const SEARCH = `query Search($text: String!) {
  search(query: $text, first: 15) { totalCount nodes { __typename id name ... on Scenario { zone { id } } 
    ... on WarJournalEntry { storyline { id } } } }
}`;

const GUILDS = `query Guilds($text: String!) {
  guilds(where: { name: { contains: $text } }, first: 15) {
    nodes { id name level leader { id name } members(first: 0) { totalCount } }
  }
}`;

const hitsOf = async (text: string) =>
  (await queryApi<{ search: { nodes: Hit[] } }>(SEARCH, { text })).search.nodes;

/** Name, link and kind of each hit on the page. */
const shownHits = (page: Page) =>
  page
    .getByRole('table')
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => ({
        name: row.querySelector('th a, th span')?.textContent ?? '',
        href: row.querySelector('th a')?.getAttribute('href') ?? '',
        type: row.querySelector('td:last-child')?.textContent ?? '',
      })),
    );

const asShown = (hits: readonly Hit[]) =>
  shownHitsOf(hits).map((hit) => ({
    name: hit.name,
    href: hitAddress(hit),
    type: KINDS[hit.__typename] ?? hit.__typename,
  }));

/** Words for kinds that are not those of the API. */
const KINDS: Readonly<Record<string, string | undefined>> = {
  GameObject: 'Game object',
  Instance: 'Dungeon',
  WarJournalEntry: 'Journal entry',
  WarJournalStoryline: 'Storyline',
};

test('finds players and guilds', async ({ scriptlessPage: page }) => {
  const text = fixtures().searchText;
  await openHtml(page, `/search/${text}`);
  await expect(page.getByRole('columnheader')).toHaveText(['Icon', 'Name', 'Info', 'Type']);
  const hits = await hitsOf(text);
  expect(hits).toHaveLength(15);
  expect(await shownHits(page)).toEqual(asShown(hits));
});

const LIBRARY = `{
  Item: items(first: 1) { nodes { name } }
  Quest: quests(first: 1) { nodes { name } }
  Creature: creatures(first: 1) { nodes { name } }
  Chapter: chapters(first: 1) { nodes { name } }
}`;

test('leads to items, quests, creatures and chapters, items with their tooltip', async ({
  scriptlessPage: page,
}) => {
  const library = await queryApi<Record<string, { nodes: { name: string }[] }>>(LIBRARY);
  for (const [kind, { nodes }] of Object.entries(library)) {
    const { name } = requireFirst(nodes, kind);
    await openHtml(page, `/search/${encodeURIComponent(name)}`);
    const hits = await hitsOf(name);
    expect(hits.map(({ __typename }) => __typename)).toContain(kind);
    expect(await shownHits(page)).toEqual(asShown(hits));
    for (const link of await page.locator('tbody a[href^="/item/"]').all()) {
      await expect(link).toHaveAttribute('data-item-card', `${await link.getAttribute('href')}/tooltip`);
    }
  }
});

const OTHERS = `{
  gameObjects(first: 40) { nodes { name } }
  instances(first: 50) { nodes { name } }
  dungeons { name }
}`;

test('finds game objects and dungeons by words in any order, and by a name with a mistake', async ({
  scriptlessPage: page,
}) => {
  type Named = readonly { readonly name: string }[];
  type Found = Record<'gameObjects' | 'instances', { nodes: Named }> & { dungeons: Named };
  const { gameObjects, instances, dungeons } = await queryApi<Found>(OTHERS);
  const whole = dungeons.filter(({ name }) => instances.nodes.some((one) => one.name === name));
  for (const [kind, rows] of Object.entries({ gameobject: gameObjects.nodes, dungeon: whole })) {
    const { name } = requireFirst(
      rows.filter((row) => /^[A-Z][a-z]{4,} [A-Z][a-z]{4,}$/.test(row.name)),
      kind,
    );
    const [one = '', other = ''] = name.split(' ');
    for (const text of [`${other} ${one}`, `${one.slice(0, 1)}${one.slice(2)} ${other}`]) {
      await openHtml(page, `/search/${encodeURIComponent(text)}`);
      const link = page.getByRole('table').getByRole('link', { name, exact: true });
      await expect(link.and(page.locator(`[href^="/${kind}/"]`)).first()).toBeVisible();
    }
  }
});

test('finds a guild by its whole name first', async ({ scriptlessPage: page }) => {
  const id = fixtures().hostileGuild;
  const { guild } = await queryApi<{ guild: { name: string } }>(
    'query G($id: ID!) { guild(id: $id) { name } }',
    {
      id,
    },
  );
  await openHtml(page, `/search/${encodeURIComponent(guild.name)}`);
  expect((await shownHits(page))[0]).toEqual({ name: guild.name, href: `/guild/${id}`, type: 'Guild' });
});

test('finds guilds with leader, members and level', async ({ scriptlessPage: page }) => {
  const text = fixtures().guildText;
  await openHtml(page, `/search/guild/${text}`);
  await expect(page.getByRole('columnheader')).toHaveText(['Guild', 'Leader', 'Members', 'Level']);
  const { guilds } = await queryApi<{
    guilds: {
      nodes: {
        id: string;
        name: string;
        level: number;
        leader: { name: string } | null;
        members: { totalCount: number };
      }[];
    };
  }>(GUILDS, { text });
  const rows = page.getByRole('table').locator('tbody tr');
  expect(
    await rows.evaluateAll((found) =>
      found.map((row) => [
        row.querySelector('a')?.getAttribute('href'),
        row.querySelector('a')?.textContent,
        ...[...row.querySelectorAll('td, th')].slice(1).map(({ textContent }) => textContent),
      ]),
    ),
  ).toEqual(
    guilds.nodes.map(({ id, name, leader, members, level }) => [
      `/guild/${id}`,
      name,
      leader?.name ?? '',
      members.totalCount.toLocaleString('en-US'),
      String(level),
    ]),
  );
});

for (const path of ['/search/zzzzzz', '/search/guild/zzzzzz']) {
  test(`${path} finds nothing and says so`, async ({ scriptlessPage: page }) => {
    expect((await fetchPage(SITE + path)).status).toBe(200);
    await openHtml(page, path);
    await expect(page.getByText('Not found', { exact: true })).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('zzzzzz');
  });
}

const TEXTS = [
  'a/b',
  '100%',
  'what?',
  '#1',
  'a&b=c',
  '"x" <y>',
  "o'neil",
  'Żółć',
  '日本語',
  'Ελλάδα',
  '🛡️',
  '../..',
  '%2F',
  '.',
  '..',
];

/** Sends the form with a text, and reads the field on the page of results. */
async function resultsFor(base: string, text: string): Promise<{ status: number; field: string }> {
  const sent = await fetchPage(`${SITE}${base}?q=${encodeURIComponent(text)}`);
  expect(sent.status).toBe(307);
  // As a browser would follow it, which takes dots for steps.
  const { status, html } = await fetchPage(new URL(sent.headers.get('location') ?? '', SITE).href);
  const [, main = ''] = html.split('<main');
  const field = /<input type="search"[^>]*>/.exec(main)?.[0];
  return { status, field: unescape(/ value="([^"]*)"/.exec(field ?? '')?.[1] ?? '') };
}

for (const base of ['/search', '/search/guild']) {
  for (const text of TEXTS) {
    test(`${base}: "${text}" survives the address`, async () => {
      expect(await resultsFor(base, text)).toEqual({ status: 200, field: text });
    });
  }
}

test('an empty search stays where it is', async ({ scriptlessPage: page }) => {
  for (const path of ['/search?q=', '/search?q=%20%20', '/search/guild?q=']) {
    await openHtml(page, path);
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('');
  }
});

test('the field of the masthead searches everything', async ({ page }) => {
  const text = fixtures().searchText;
  await page.goto('/credits');
  await page.getByRole('banner').getByRole('searchbox', { name: 'Search everything' }).first().fill(text);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/search/${text}`);
  await expect(page.getByRole('table')).toBeVisible();
});
