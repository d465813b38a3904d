import { expect } from '@playwright/test';

import { queryApi } from './api/api-client.ts';
import { fetchPage } from './api/http-client.ts';
import { readCsv } from './exports/read-csv.ts';
import { fixtures } from './fixtures/fixtures.ts';
import { openHtml, test } from './pages/scriptless-page.ts';
import { SITE } from './servers/addresses.ts';

interface Session {
  readonly id: string;
  readonly cleared: boolean;
  readonly listed: number;
  readonly seconds: number | null;
  readonly wings: readonly { readonly instance: { readonly id: string }; readonly cleared: boolean }[];
}

interface Sessions {
  readonly dungeonSessions: {
    readonly nodes: readonly Session[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
}

const SESSIONS = `query ($where: DungeonSessionFilterInput, $after: String) {
  dungeonSessions(where: $where, first: 50, after: $after) {
    nodes { id cleared listed seconds wings { instance { id } cleared } } pageInfo { hasNextPage endCursor } } }`;

async function everySession(where: object): Promise<readonly Session[]> {
  const found: Session[] = [];
  for (let after: string | null = null; ;) {
    const { dungeonSessions }: Sessions = await queryApi<Sessions>(SESSIONS, { where, after });
    found.push(...dungeonSessions.nodes);
    if (!dungeonSessions.pageInfo.hasNextPage) return found;
    after = dungeonSessions.pageInfo.endCursor;
  }
}

const GUNBAD = { dungeonId: { eq: 60 } };

test('the figures of a dungeon are those of its sessions', async () => {
  const sessions = await everySession(GUNBAD);
  const { html } = await fetchPage(`${SITE}/dungeon/60.json`);
  const { figures } = JSON.parse(html);
  expect(figures.sessions).toBe(sessions.length);
  expect(figures.tries).toBe(sessions.filter(({ listed }) => listed > 0).length);
  expect(figures.cleared).toBe(sessions.filter(({ cleared }) => cleared).length);
  const times = sessions
    .flatMap(({ cleared, seconds }) => (cleared && seconds !== null ? seconds : []))
    .toSorted((one, other) => one - other);
  const [low, high] = [times[(times.length - 1) >> 1] ?? 0, times[times.length >> 1] ?? 0];
  expect(Math.abs(figures.medianSeconds - (low + high) / 2)).toBeLessThanOrEqual(1);
  for (const { id, tries, cleared } of figures.wings) {
    const own = sessions.flatMap(({ wings }) => wings.filter(({ instance }) => instance.id === id));
    expect([tries, cleared]).toEqual([own.length, own.filter((wing) => wing.cleared).length]);
  }
});

test('a dungeon says who clears it, where groups stop, and who was fastest', async ({
  scriptlessPage: page,
}) => {
  await openHtml(page, '/dungeon/60');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gunbad');
  for (const name of ['Wings', 'Where groups stop', 'First clears', 'Roles of groups'])
    await expect(page.getByRole('table', { name, exact: true })).toBeVisible();
  await page.getByRole('navigation', { name: 'Wing' }).getByRole('link', { name: 'Gunbad Nursery' }).click();
  await expect(page).toHaveURL('/dungeon/60?wing=63');
});

test('the lists of runs and of sessions lead to each other', async ({ scriptlessPage: page }) => {
  await openHtml(page, '/instance-runs');
  await page.getByRole('navigation', { name: 'List' }).getByRole('link', { name: 'Sessions' }).click();
  await expect(page).toHaveURL('/instance-runs?view=sessions');
  await openHtml(page, '/instance-runs?cleared=yes&instance=60&view=sessions');
  const { rows } = await readCsv('/instance-runs.csv?cleared=yes&instance=60&table=sessions&view=sessions');
  const sessions = await everySession({ cleared: true, ...GUNBAD });
  expect(rows.length).toBe(Math.min(rows.length, sessions.length));
  await expect(page.locator('main')).toContainText(`${sessions.length} session`);
});

test('players and guilds have their sessions and clears', async ({ scriptlessPage: page }) => {
  for (const path of [`/character/${fixtures().character}/dungeons`, `/guild/${fixtures().guild}/dungeons`]) {
    await openHtml(page, path);
    await expect(page.getByRole('table', { name: 'Sessions' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Wings' })).toBeVisible();
  }
});

test('the address of a wing leads on to its dungeon, and searches lead there', async ({
  scriptlessPage: page,
}) => {
  const response = await fetch(`${SITE}/dungeon/163`, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([308, '/dungeon/160']);
  for (const [text, id] of [
    ['bastion', '160'],
    ['gunbad', '60'],
  ] as const) {
    await openHtml(page, `/search/${text}`);
    await expect(page.locator('main').locator(`a[href="/dungeon/${id}"]`).first()).toBeVisible();
  }
});

for (const path of [
  '/dungeon/0',
  '/dungeon/x',
  '/dungeon/99999999999',
  '/guild/x/dungeons',
  '/character/1e3/dungeons',
]) {
  test(`${path} is not found`, async () => {
    expect((await fetch(SITE + path)).status).toBe(404);
  });
}
