import { expect } from '@playwright/test';
import { queryApi } from './api/api-client.ts';
import { fetchPage } from './api/http-client.ts';
import { GENERATIONS_API, GENERATIONS_SITE } from './servers/addresses.ts';
import { needServers } from './servers/need-servers.ts';
import { test } from './pages/standing-browser.ts';
import { MOMENT } from '#graphql/testing/clock/moment.mjs';
import { NOW } from './pages/calendar.ts';

type Ask = <Data>(query: string) => Promise<Data>;

interface Found {
  readonly kills: Nodes;
  readonly characters: Nodes;
  readonly guilds: Nodes;
  readonly scenarios: Nodes;
  readonly skirmishes: Nodes;
  readonly items: Nodes;
  readonly creatures: Nodes;
  readonly gameObjects: Nodes;
  readonly quests: Nodes;
  readonly instances: Nodes;
  readonly instanceRuns: { readonly nodes: readonly { id: string; encounters: readonly { id: string }[] }[] };
  readonly warJournalStorylines: readonly { id: string; entries: readonly { id: string }[] }[];
}

interface Nodes {
  readonly nodes: readonly { readonly id: string }[];
}

const QUERY = `{
  kills(first: 1) { nodes { id } } characters(first: 1) { nodes { id } } guilds(first: 1) { nodes { id } }
  scenarios(first: 1) { nodes { id } } skirmishes(first: 1) { nodes { id } } items(first: 1) { nodes { id } }
  creatures(first: 1) { nodes { id } } gameObjects(first: 1) { nodes { id } } quests(first: 1) { nodes { id } }
  instances(first: 1) { nodes { id } } instanceRuns(first: 1) { nodes { id encounters { id } } }
  warJournalStorylines { id entries { id } }
}`;

const LISTS =
  '/ /guilds /leaderboard /leaderboard/guilds /leaderboard/sheet /kills /kills?realm=order&type=rvr&levelMin=10&attackersMin=2 /scenarios /skirmishes /ranked-leaderboard /items /creatures /gameobjects /quests /instances /instance-runs /storylines /search/chapter /formats'.split(
    ' ',
  );

/** A page of each kind that the second generation has data for. */
async function newGenerationPages(ask: Ask): Promise<string[]> {
  const { warJournalStorylines, instanceRuns, ...found } = await ask<Found>(QUERY);
  const idOf = ({ nodes }: Nodes) => nodes[0]?.id ?? '';
  const [run] = instanceRuns.nodes;
  const [storyline] = warJournalStorylines;
  return [
    ...LISTS,
    `/kill/${idOf(found.kills)}`,
    ...['', '/scenarios', '/skirmishes', '/armory'].map(
      (tab) => `/character/${idOf(found.characters)}${tab}`,
    ),
    `/guild/${idOf(found.guilds)}`,
    ...['', '/kills', '/skirmishes', '/map'].map((tab) => `/scenario/${idOf(found.scenarios)}${tab}`),
    `/skirmish/${idOf(found.skirmishes)}`,
    `/item/${idOf(found.items)}`,
    `/creature/${idOf(found.creatures)}`,
    `/gameobject/${idOf(found.gameObjects)}`,
    `/quest/${idOf(found.quests)}`,
    `/instance/${idOf(found.instances)}`,
    `/instance-statistics/${idOf(found.instances)}`,
    `/instance-run/${run?.id}`,
    `/instance-run/${run?.id}/${run?.encounters[0]?.id}`,
    `/storylines/${storyline?.id}`,
    `/storylines/${storyline?.id}/${storyline?.entries[0]?.id}`,
  ];
}

needServers('generations site');

/** A site on the API of April 2026, beside what the same world is in the first generation. */
const CRAWLER = { 'user-agent': 'Googlebot/2.1' };
const open = (path: string) => fetchPage(GENERATIONS_SITE + path, CRAWLER);
const first = <Data>(query: string, variables = {}) =>
  queryApi<Data>(query, variables, `${GENERATIONS_API}/2026-01`);
const second = <Data>(query: string, variables = {}) =>
  queryApi<Data>(query, variables, `${GENERATIONS_API}/2026-04`);

const SECONDS_OF_DAY = 86_400;

test.beforeAll(async () => {
  // On a busy machine the site learns what its API offers after its first pages, which live for some seconds.
  await expect
    .poll(async () => (await open('/kills')).html, { timeout: 0, intervals: [1_000] })
    .not.toContain('href="/chapters"');
});

test('every kind of page answers, and none leads to a chapter', async () => {
  for (const path of await newGenerationPages(first)) {
    const { status, html } = await open(path);
    expect(status, path).toBe(200);
    expect(/href="\/chapters?[/"]|Error :\(/.exec(html)?.[0], path).toBeUndefined();
  }
});

test('items are filtered and sorted as far as the API does, in words', async () => {
  const [all, asked] = [await open('/items'), await open('/items?set=4&soldFor=a&order=STRENGTH')];
  expect([all.status, asked.status]).toEqual([200, 200]);
  expect(all.html).toContain('Such a part of an address changes nothing.');
  expect(all.html).not.toMatch(/name="(?:set|soldFor|dropsFrom)"/);
  const rows = ({ html }: typeof all) => /<tbody.*?<\/tbody>/s.exec(html)?.[0].match(/href="\/item\/\d+/g);
  expect(rows(asked)).toEqual(rows(all));
});

test('chapters are said not to be offered, with the way to what there is', async () => {
  const { chapters } = await first<{ chapters: { nodes: { id: string }[] } }>(
    '{ chapters(first: 1) { nodes { id } } }',
  );
  for (const path of ['/chapters', `/chapter/${chapters.nodes[0]?.id}`]) {
    const { status, html } = await open(path);
    expect(status, path).toBe(404);
    const said =
      /<h1[^>]*>Not found<.*The API that this site reads does not offer chapters\..*aria-label="What there is">.*href="\/kills"/;
    expect(said.test(html), path).toBe(true);
  }
  const table = await fetch(`${GENERATIONS_SITE}/chapters.csv`);
  expect([table.status, await table.text()]).toEqual([
    404,
    'The API that this site reads does not offer chapters.\n',
  ]);
  expect(await (await fetch(`${GENERATIONS_SITE}/sitemaps/pages-1.xml`)).text()).not.toContain('/chapters');
});

test('sessions of dungeons are said not to be offered, and instances stay', async () => {
  const { characters, guilds } = await first<Record<'characters' | 'guilds', { nodes: { id: string }[] }>>(
    '{ characters(first: 1) { nodes { id } } guilds(first: 1) { nodes { id } } }',
  );
  const owners = [`/character/${characters.nodes[0]?.id}`, `/guild/${guilds.nodes[0]?.id}`];
  for (const path of ['/dungeons', '/dungeon/160', ...owners.map((owner) => `${owner}/dungeons`)]) {
    const { status, html } = await open(path);
    expect(status, path).toBe(404);
    expect(html, path).toContain('The API that this site reads does not offer sessions of dungeons');
  }
  for (const path of ['/instance/160', '/instance-runs', '/search/bastion', ...owners]) {
    const { status, html } = await open(path);
    expect(status, path).toBe(200);
    expect(/href="\/(?:[^"]*\/)?(?:dungeons?[/"]|[^"]*view=sessions)/.exec(html)?.[0], path).toBeUndefined();
  }
  expect((await open('/instance-runs?view=sessions')).status).toBe(200);
});

test('times are those that the first generation tells, and bound the same kills', async () => {
  const from = MOMENT - 40 * SECONDS_OF_DAY;
  type Kills = { kills: { nodes: { id: string; time: number }[] } };
  const query =
    'query ($from: Int!) { kills(first: 10, where: { time: { gte: $from } }) { nodes { id time } } }';
  const { kills } = await first<Kills>(query, { from });
  const { html } = await open('/kills');
  const stamps = [...html.matchAll(/<time[^>]* datetime="([^"]+)"/gi)];
  const shownTimes = new Set(stamps.map(([, iso = '']) => Date.parse(iso) / 1000));
  expect(kills.nodes.filter(({ time }) => !shownTimes.has(time))).toEqual([]);
  const lastMonth = await open('/kills?period=lastMonth');
  const shown = new Set([...lastMonth.html.matchAll(/href="\/kill\/(\d+)"/g)].map(([, id]) => id));
  expect([...shown]).toEqual(await killsOfLastMonth());
});

/** The newest ten. */
async function killsOfLastMonth(): Promise<string[]> {
  const monthStart = (offset: number) => Date.UTC(NOW.getUTCFullYear(), NOW.getUTCMonth() + offset, 1) / 1000;
  const query =
    'query ($from: Int!, $to: Int!) { kills(first: 10, where: { time: { gte: $from, lt: $to } }) { nodes { id } } }';
  const bounds = { from: monthStart(-1), to: monthStart(0) };
  const { kills } = await first<{ kills: { nodes: { id: string }[] } }>(query, bounds);
  return kills.nodes.map(({ id }) => id);
}

test('a scenario that was given up says so, with its tier', async () => {
  type Runs = { scenarios: { nodes: { id: string; tier: number; points: [number, number] }[] } };
  const { scenarios } = await second<Runs>(
    '{ scenarios(where: { wasSurrender: { eq: true } }, first: 1) { nodes { id tier points } } }',
  );
  const [run] = scenarios.nodes;
  if (!run) throw new Error('The world holds no scenario that was given up');
  const { html } = await open(`/scenario/${run.id}`);
  const side = run.points[0] < run.points[1] ? 'Order' : 'Destruction';
  expect(html.includes(`Tier ${run.tier}`)).toBe(true);
  expect(html.includes(`title="${side} surrendered"`)).toBe(true);
  const list = await open(`/scenarios?tier=${run.tier}`);
  expect(/<th[^>]*>Tier</.test(list.html)).toBe(true);
});
