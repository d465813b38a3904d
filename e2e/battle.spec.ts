import { expect } from '@playwright/test';

import { queryApi } from './api/api-client.ts';
import { fetchFound, fetchPage } from './api/http-client.ts';
import { fixtures } from './fixtures/fixtures.ts';
import { openHtml, test } from './pages/scriptless-page.ts';
import { structuredDataOf } from './pages/structured-data.ts';
import { SITE } from './servers/addresses.ts';

interface SideOfFile {
  readonly players: number;
  readonly kills: number;
  readonly deaths: number;
}

interface Battle {
  readonly startTime: number;
  readonly endTime: number;
  readonly order: SideOfFile;
  readonly destruction: SideOfFile;
  readonly skirmishes: readonly { readonly id: string }[];
  readonly losses: readonly { readonly time: number; readonly killerCareer: string }[];
}

const BATTLE = `query ($id: ID!) { battle(id: $id) { startTime endTime
  order { players kills deaths } destruction { players kills deaths } skirmishes { id } losses { time } } }`;

const address = () => `/battle/${fixtures().battle}`;
const theBattle = async () => (await queryApi<{ battle: Battle }>(BATTLE, { id: fixtures().battle })).battle;
const file = async (ending: string) => (await fetchFound(SITE + address() + ending)).html;

test('the figures of a battle are those of its records', async () => {
  const { figures } = JSON.parse(await file('.json'));
  const { startTime, endTime, order, destruction, skirmishes } = await theBattle();
  expect(figures).toMatchObject({ sides: { order, destruction }, from: startTime, to: endTime });
  expect(figures.skirmishes).toEqual(skirmishes.map(({ id }) => id));
  const [few, many] = order.kills > destruction.kills ? [order, destruction] : [destruction, order];
  expect(figures.outnumbered).toBe(few.kills > many.kills && few.players < 0.8 * many.players);
});

test('the minutes of a battle have all its kills, and three of them turn it', async () => {
  const [header = '', ...lines] = (await file('.csv?table=minutes')).trim().split('\r\n');
  expect(header.replace('\uFEFF', '')).toBe('minute,order,destruction,lead');
  const minutes = lines.map((line) => {
    const [minute = '', order, destruction] = line.split(',');
    return {
      time: Date.parse(minute) / 1_000,
      gain: Number(order) - Number(destruction),
      order,
      destruction,
    };
  });
  const total = (side: 'order' | 'destruction') =>
    minutes.reduce((sum, minute) => sum + Number(minute[side]), 0);
  const { order, destruction, losses } = await theBattle();
  expect([total('order'), total('destruction')]).toEqual([order.kills, destruction.kills]);
  expect(order.kills + destruction.kills).toBe(losses.length);

  const gains = minutes
    .slice(2)
    .map((_, at) => minutes.slice(at, at + 3).reduce((sum, { gain }) => sum + gain, 0));
  const most = Math.max(...gains.map(Math.abs));
  const { figures } = JSON.parse(await file('.json'));
  const at = gains.findIndex((gain) => Math.abs(gain) === most);
  expect(figures.turningPoint).toMatchObject({ change: most, from: minutes[at]?.time });
});

test('a report reads without scripts: a sentence, both sides, the course as a table', async ({
  scriptlessPage: page,
}) => {
  await openHtml(page, address());
  await expect(
    page.getByText(/^(?:Order|Destruction) (?:won, |and Destruction drew, )\d+ kill/),
  ).toBeVisible();
  await expect(page.getByRole('table', { name: 'Both sides' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Kills of both sides by minute/ })).toBeVisible();
  await page.getByText('Show as table').click();
  await expect(page.getByRole('table', { name: 'Kills by minute' })).toBeVisible();
  const headings = await page.locator('main section h2').allTextContents();
  expect(headings).toEqual([
    'Most damage',
    'Most healing',
    'Deadliest player',
    'Most protection',
    'Players',
    'Course',
    'Guilds',
    'Roles and careers',
    'Both sides',
    'Losses',
    'Where they fell',
    'Who came and who left',
    'Before and after at this place',
  ]);
});

test('a picture by time, chosen by keyboard, shows its kills alone on the map', async ({
  scriptlessPage: page,
}) => {
  // With its style sheets, which show and hide.
  await page.goto(address());
  await page.getByLabel('The whole battle').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-part="0"]')).toHaveCSS('visibility', 'visible');
  await expect(page.locator('[data-part="1"]')).toHaveCSS('visibility', 'hidden');
});

test('losses follow one after another, fifty a page', async ({ scriptlessPage: page }) => {
  const { losses } = await theBattle();
  await openHtml(page, address());
  const rows = page.getByRole('table', { name: 'Losses' }).locator('tbody tr');
  await expect(rows).toHaveCount(Math.min(50, losses.length));
  await openHtml(page, `${address()}?lossesAfter=50`);
  await expect(rows).toHaveCount(
    Math.min(50, Math.max(losses.length - 50, losses.length > 50 ? 0 : losses.length)),
  );
});

test('players stand by side, role or guild', async ({ scriptlessPage: page }) => {
  for (const [group, title] of [
    ['side', 'Order'],
    ['role', 'Tanks'],
  ]) {
    await openHtml(page, `${address()}?group=${group}`);
    await expect(
      page
        .getByRole('table', { name: 'Scoreboard' })
        .getByText(title ?? '')
        .first(),
    ).toBeVisible();
  }
});

test('every skirmish of a battle leads to it', async ({ scriptlessPage: page }) => {
  for (const { id } of (await theBattle()).skirmishes) {
    const { status, headers } = await fetchPage(`${SITE}/battle/${id}`);
    if (id === fixtures().battle) expect(status).toBe(200);
    else expect([status, headers.get('location')]).toEqual([308, address()]);
    await openHtml(page, `/skirmish/${id}`);
    await expect(page.locator(`main a[href="${address()}"]`)).toBeVisible();
  }
});

test('no battle is one of a scenario, nor of an unknown skirmish', async () => {
  for (const id of ['00000000-0000-0000-0000-000000000000', '7', 'x']) {
    expect((await fetchPage(`${SITE}/battle/${id}`)).status).toBe(404);
  }
});

test('search engines read a battle as data, and not as an event that one can attend', async () => {
  const { html } = await fetchFound(SITE + address());
  const data = structuredDataOf(html);
  const { startTime } = await theBattle();
  const start = new Date(startTime * 1_000).toISOString();
  expect(data).toContainEqual(
    expect.objectContaining({ '@type': 'Dataset', temporalCoverage: expect.stringContaining(`${start}/`) }),
  );
  expect(data.map((one) => one['@type'])).not.toContain('Event');
});
