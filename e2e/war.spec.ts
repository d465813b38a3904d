import { expect } from '@playwright/test';
import { queryApi } from './api/api-client.ts';
import { fetchFound } from './api/http-client.ts';
import { SITE } from './servers/addresses.ts';
import { test } from './pages/standing-browser.ts';

interface Figures {
  readonly now: { readonly start: number };
  readonly lastHour: { readonly start: number };
  readonly hours: readonly { readonly start: number; readonly order: number; readonly destruction: number }[];
}

interface Kills {
  readonly kills: {
    readonly nodes: readonly { readonly victim: PartInKill; readonly attackers: readonly PartInKill[] }[];
  };
}

interface PartInKill {
  readonly character: { readonly id: string };
}

test('the war says how many fight, in one sentence and as figures', async ({ page }) => {
  const { html } = await fetchFound(`${SITE}/war.json`);
  const { figures } = JSON.parse(html) as { figures: Figures };
  expect(figures.hours).toHaveLength(168);
  await page.goto('/war');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The war now');
  await expect(
    page.getByText(
      /^(No one is|1 is|[\d,]+ are) fighting now, (no one|[\d,]+) fought in the last hour, .+\.$/,
    ),
  ).toBeVisible();
  await expect(page.getByText(/\bonline\b/)).toHaveCount(0);
});

test('sentence and picture stand on the first screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/war');
  const plot = await page.locator('figure svg').first().boundingBox();
  expect((plot?.y ?? 844) + (plot?.height ?? 0)).toBeLessThan(844);
});

test('figures of an hour are those of its kills', async () => {
  const { html } = await fetchFound(`${SITE}/war.json`);
  const { figures } = JSON.parse(html) as { figures: Figures };
  expect(figures.now.start).toBe(figures.lastHour.start + 3_300);
  const hour = figures.hours.toReversed().find(({ order, destruction }) => order + destruction > 0);
  if (!hour) return;
  const where = { time: { gte: hour.start, lt: hour.start + 3_600 } };
  const { kills } = await queryApi<Kills>(
    `query ($where: KillFilterInput) {
      kills(where: $where, first: 50, includeAssists: true) { nodes { victim { character { id } } attackers { character { id } } } }
    }`,
    { where },
  );
  test.skip(kills.nodes.length === 50, 'more kills than one page');
  const ids = kills.nodes.flatMap(({ victim, attackers }) =>
    [victim, ...attackers].map(({ character }) => character.id),
  );
  expect(hour.order + hour.destruction).toBe(new Set(ids).size);
});

test('events are a calendar, a feed and a list', async ({ page }) => {
  const calendar = await fetch(`${SITE}/events.ics`);
  expect(calendar.headers.get('content-type')).toContain('text/calendar');
  const begun = (await calendar.text()).match(/BEGIN:VEVENT/g)?.length;
  expect(begun).toBeGreaterThan(0);
  const listed = (await (await fetch(`${SITE}/events.json`)).json()) as {
    parts: { events: { start: string }[] };
  };
  expect(listed.parts.events.map(({ start }) => Date.parse(start) > 0)).toEqual(Array(begun).fill(true));
  expect((await fetch(`${SITE}/events.atom`)).status).toBe(200);
  await page.goto('/events');
  await expect(page.getByRole('table', { name: 'Events' }).getByRole('row')).toHaveCount((begun ?? 0) + 1);
});
