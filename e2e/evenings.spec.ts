import { expect } from '@playwright/test';

import { firstHundred, queryApi } from './api/api-client.ts';
import { fetchFound, fetchPage } from './api/http-client.ts';
import { readCsv } from './exports/read-csv.ts';
import { fixtures } from './fixtures/fixtures.ts';
import { openHtml, test } from './pages/scriptless-page.ts';
import { MOMENT } from '#graphql/testing/clock/moment.mjs';
import { SITE } from './servers/addresses.ts';

interface EveningSide {
  readonly players: number;
  readonly kills: number;
}

interface Battle {
  readonly id: string;
  readonly startTime: number;
  readonly zone: { readonly id: string; readonly name: string } | null;
  readonly order: EveningSide;
  readonly destruction: EveningSide;
}

interface Fighter {
  readonly character: { readonly id: string };
}

interface Battles {
  readonly battles: {
    readonly nodes: readonly Battle[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
}

const BATTLES = `query ($guildId: ID, $characterId: ID, $where: BattleFilterInput, $after: String) {
  battles(guildId: $guildId, characterId: $characterId, where: $where, first: 50, after: $after) {
    nodes { id startTime zone { id name } order { players kills } destruction { players kills } }
    pageInfo { hasNextPage endCursor } } }`;

async function everyBattle(variables: object): Promise<readonly Battle[]> {
  const found: Battle[] = [];
  for (let after: string | null = null; ;) {
    const { battles }: Battles = await queryApi<Battles>(BATTLES, { ...variables, after });
    found.push(...battles.nodes);
    if (!battles.pageInfo.hasNextPage) return found;
    after = battles.pageInfo.endCursor;
  }
}

const count = (battles: readonly Battle[], is: (battle: Battle) => boolean) => battles.filter(is).length;
const idsOf = (hrefs: readonly (string | null)[]) =>
  hrefs.map((href) => /^\/battle\/([\w-]{36})/.exec(href ?? '')?.[1]);

test('the sums of a list are those of its battles, under a filter too', async () => {
  for (const [query, where] of [
    ['', {}],
    ['?minPlayers=48', { numberOfPlayers: { gte: 48 } }],
    ['?outnumbered=true', { outnumbered: true }],
  ] as const) {
    const battles = await everyBattle({ where });
    const { html } = await fetchFound(`${SITE}/battles.json${query}`);
    const { figures }: { readonly figures: unknown } = JSON.parse(html);
    expect(figures, query).toMatchObject({
      battles: battles.length,
      kills: battles.reduce((sum, { order, destruction }) => sum + order.kills + destruction.kills, 0),
      wonByOrder: count(battles, ({ order, destruction }) => order.kills > destruction.kills),
      wonByDestruction: count(battles, ({ order, destruction }) => order.kills < destruction.kills),
      drawn: count(battles, ({ order, destruction }) => order.kills === destruction.kills),
      outnumbered: count(battles, ({ order, destruction }) => {
        const [few, many] = order.players < destruction.players ? [order, destruction] : [destruction, order];
        return few.players < 0.8 * many.players && few.kills > many.kills;
      }),
    });
  }
});

test('the list is filtered without scripts, and its rows lead to reports', async ({
  scriptlessPage: page,
}) => {
  await openHtml(page, '/battles');
  const rows = page.getByRole('table', { name: 'Battles' }).locator('tbody tr');
  const [newest] = await everyBattle({});
  expect(idsOf([await rows.first().locator('a').first().getAttribute('href')])).toEqual([newest?.id]);
  await page.getByLabel('Zone').selectOption(newest?.zone?.id ?? '');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(new RegExp(`zone=${newest?.zone?.id}`));
  await expect(rows.first()).toContainText(newest?.zone?.name ?? '?');
  await rows
    .first()
    .getByRole('link', { name: /^Details of/ })
    .click();
  await expect(page).toHaveURL(/\/battle\/[\w-]{36}$/);
});

test('the list is sorted by kills in every format, without scripts, and not by a bad value', async ({
  scriptlessPage: page,
}) => {
  const newest = await everyBattle({});
  const killsOf = ({ order, destruction }: Battle) => order.kills + destruction.kills;
  const most = newest.toSorted((one, other) => killsOf(other) - killsOf(one)).map(({ id }) => id);
  await openHtml(page, '/battles');
  await page.getByLabel('Sort by').selectOption('Kills');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/order=numberOfKills/);
  const shown = async () =>
    idsOf(
      await page
        .getByRole('link', { name: /^Details of/ })
        .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    );
  expect(await shown()).toEqual(most.slice(0, 15));
  const { header, rows } = await readCsv('/battles.csv?order=numberOfKills');
  expect(rows.slice(0, 15).map((row) => row[header.indexOf('id')])).toEqual(most.slice(0, 15));
  await openHtml(page, '/battles?order=deaths');
  expect(await shown()).toEqual(newest.slice(0, 15).map(({ id }) => id));
});

test('a guild or a player is named, by number or by name', async ({ scriptlessPage: page }) => {
  const { battleGuild, battleFighter } = fixtures();
  for (const [param, own] of [
    [`guild=${battleGuild}`, { guildId: battleGuild }],
    [`player=%23${battleFighter}`, { characterId: battleFighter }],
  ] as const) {
    await openHtml(page, `/battles?${param}`);
    const hrefs = await page
      .getByRole('link', { name: /^Details of/ })
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(idsOf(hrefs), param).toEqual((await everyBattle(own)).slice(0, 15).map(({ id }) => id));
  }
  await openHtml(page, '/battles?player=zzzzzz');
  await expect(page.locator('main')).toContainText('There is no guild, or no player, with this name.');
  await openHtml(page, '/battles?guild=of');
  await page.locator('main section').getByRole('link').first().click();
  await expect(page).toHaveURL(/[?&]guild=\d+/);
});

test('a guild has the battles that six of it came to', async ({ scriptlessPage: page }) => {
  const { battleGuild: guildId } = fixtures();
  const own = await everyBattle({ guildId, where: { guildPlayers: 6 } });
  await openHtml(page, `/guild/${guildId}/battles`);
  await expect(page.getByRole('group', { name: 'Battles in sum' })).toContainText(`${own.length} battle`);
  await expect(page.getByRole('table', { name: 'Battles' }).locator('tbody tr')).toHaveCount(
    Math.min(15, own.length),
  );
});

interface Attendance {
  readonly guildAttendance: readonly {
    readonly members: readonly { readonly character: { readonly id: string }; readonly kills: number }[];
  }[];
}

/** A scenario with all who fought in it, of every guild. */
interface Run {
  readonly scoreboardEntries: readonly (Fighter & { readonly guild: { readonly id: string } | null })[];
}

test('attendance is that of the battles and scenarios of its weeks', async ({ scriptlessPage: page }) => {
  const { battleGuild: id } = fixtures();
  const { html } = await fetchFound(`${SITE}/guild/${id}/attendance.json?weeks=12`);
  const {
    parts,
  }: {
    readonly parts: { readonly battles: Attendance['guildAttendance']; readonly scenarios: readonly Run[] };
  } = JSON.parse(html);
  const fought = parts.scenarios.flatMap(({ scoreboardEntries }) =>
    scoreboardEntries.filter(({ guild }) => guild?.id === id).map(({ character }) => character.id),
  );
  // Kills are those in battles.
  const members = new Map(fought.map((each) => [each, 0]));
  for (const { character, kills } of parts.battles.flatMap((battle) => battle.members)) {
    members.set(character.id, (members.get(character.id) ?? 0) + kills);
  }
  expect(members.size).toBeGreaterThanOrEqual(6);
  const { header, rows } = await readCsv(`/guild/${id}/attendance.csv?weeks=12`);
  const [ids, kills] = [header.indexOf('characterId'), header.indexOf('kills')];
  const scenarios = header.indexOf('scenarios');
  expect(rows.reduce((sum, row) => sum + Number(row[scenarios]), 0)).toBe(fought.length);
  expect(new Map(rows.map((row) => [row[ids], Number(row[kills])]))).toEqual(members);
  await openHtml(page, `/guild/${id}/attendance?weeks=12`);
  const table = page.getByRole('table', { name: 'Attendance', exact: true });
  // The first row has how many came.
  await expect(table.locator('tbody tr')).toHaveCount(members.size + 1);
  await page.getByRole('navigation', { name: 'Sort by' }).getByRole('link', { name: 'Name' }).click();
  await expect(page).toHaveURL(/order=name/);
  const names = await table.locator('tbody th a').allTextContents();
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
  await openHtml(page, `/guild/${id}/attendance?weeks=12`);
  await page.getByRole('navigation', { name: 'Each evening' }).getByRole('link', { name: 'Kills' }).click();
  await expect(page).toHaveURL(`/guild/${id}/attendance?figure=kills&weeks=12`);
  await expect(page.locator('main')).toContainText('On each evening: kills.');
});

/** The guild with the longest description of those that came to battles: the grid begins far down its page. */
async function mostDescribed(): Promise<string> {
  const guilds = await firstHundred<{ id: string; description: string }>('guilds', '', 'id description');
  for (const { id } of guilds.toSorted((one, other) => other.description.length - one.description.length)) {
    if ((await everyBattle({ guildId: id, where: { guildPlayers: 6 } })).length > 0) return id;
  }
  throw new Error('No guild came to a battle');
}

test('the grid of evenings scrolls within its region, with names in sight', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto(`/guild/${await mostDescribed()}/attendance?weeks=12`);
  const region = page.getByRole('region', { name: 'Attendance' });
  const name = region.locator('tbody th').first();
  await name.scrollIntoViewIfNeeded();
  await region.evaluate((element) => element.scrollTo({ left: 10_000 }));
  await expect(name).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

/** A player of a battle between noon of yesterday and noon of today, the moment of the tests. */
async function fighterOfLastNight(): Promise<string> {
  const noon = Math.floor(MOMENT / 86_400) * 86_400 - 43_200;
  const startTime = { gte: noon, lt: noon + 86_400 };
  const { battles } = await queryApi<{
    readonly battles: { readonly nodes: readonly { readonly scoreboard: readonly Fighter[] }[] };
  }>(
    `query ($startTime: LongOperationFilterInput) { battles(where: { startTime: $startTime }, first: 1) {
      nodes { scoreboard { character { id } } } } }`,
    { startTime },
  );
  const id = battles.nodes[0]?.scoreboard[0]?.character.id;
  if (!id) throw new Error('Nobody fought in a battle last night');
  return id;
}

test('the last night of a player leads to its battles', async ({ scriptlessPage: page }) => {
  const id = await fighterOfLastNight();
  await openHtml(page, `/character/${id}`);
  const line = page.locator('main').getByText('Last night:').locator('..');
  const battles = line.getByRole('link', { name: /battles?$/ });
  const said = /^\d+/.exec((await battles.textContent()) ?? '')?.[0];
  await battles.click();
  await expect(page).toHaveURL(new RegExp(`/character/${id}/battles\\?from=.+T12%3A00&to=.+T12%3A00$`));
  await expect(page.getByRole('table', { name: 'Battles' }).locator('tbody tr')).toHaveCount(Number(said));
});

test('a search for a zone and a day leads to its battles', async ({ scriptlessPage: page }) => {
  const battle = (await everyBattle({})).find(({ zone }) => zone !== null);
  const day = new Date((battle?.startTime ?? 0) * 1000);
  const text = `${battle?.zone?.name} ${day.getUTCDate()} ${day.toLocaleString('en', { month: 'long', timeZone: 'UTC' })}`;
  await openHtml(page, `/search/${encodeURIComponent(text)}`);
  await page.getByRole('link', { name: /^Battles in / }).click();
  const date = day.toISOString().slice(0, 10);
  await expect(page).toHaveURL(`/battles?from=${date}&to=${date}&zone=${battle?.zone?.id}`);
  await expect(page.locator(`main a[href="/battle/${battle?.id}"]`).first()).toBeVisible();
});

for (const path of ['/guild/0/battles', '/guild/x/attendance', '/character/1e3/battles']) {
  test(`${path} is not found`, async () => {
    expect((await fetchPage(SITE + path)).status).toBe(404);
  });
}
