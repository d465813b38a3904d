import { expect } from '@playwright/test';
import { group } from 'd3-array';

import { queryApi } from './api/api-client.ts';
import { fetchFound } from './api/http-client.ts';
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
  const { html } = await fetchFound(`${SITE}/dungeon/60.json`);
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

test('a dungeon of wings is described by wing, in every format', async () => {
  const sessions = await everySession(GUNBAD);
  const read = async (path: string) => (await fetchFound(SITE + path)).html;
  const { figures } = JSON.parse(await read('/dungeon/60.json'));
  expect(figures.cleared).toBe(
    sessions.filter(({ wings }) => wings.filter((wing) => wing.cleared).length === 5).length,
  );
  const tried = figures.sessions - figures.tries;
  for (const path of ['/dungeon/60', '/dungeon/60.txt', '/dungeon/60.md']) {
    const text = await read(path);
    for (const { tries, cleared } of figures.wings) expect(text, path).toContain(`${cleared} of ${tries}`);
    if (tried > 0) expect(text, path).toContain(`${tried} without a try at an encounter`);
    expect(text, path).not.toContain(`of the ${figures.tries} groups that tried it`);
  }
  const wings = sessions.map((session) =>
    session.wings.filter((wing) => wing.cleared).map(({ instance }) => instance.id),
  );
  const { rows } = await readCsv('/dungeon/60.csv?table=months');
  for (const [wing, cleared] of group(rows, (row) => row[0] ?? '')) {
    const all = wings.filter((ids) => ids.includes(wing)).length;
    expect(
      cleared.reduce((sum, row) => sum + Number(row[5]), 0),
      wing,
    ).toBe(all);
  }
});

test('a list of sessions has a share and a median of one wing alone', async () => {
  const sums = async (query: string) => {
    const { html } = await fetchFound(`${SITE}/instance-runs?view=sessions${query}`);
    return /<main[^]*<\/main>/.exec(html)?.[0].replaceAll(/<[^>]*>/g, '') ?? '';
  };
  for (const query of ['', '&cleared=yes', '&cleared=wing', '&instance=60&cleared=yes']) {
    expect(await sums(query), query).not.toMatch(/\d+ of [\d,]+ cleared,|half of the \d/);
  }
  expect(await sums('&instance=63')).toMatch(/\d+ of [\d,]+ cleared, \d+% \(/);
  expect(await sums('&instance=60')).toContain('These sessions by wing');
  expect(await sums('&instance=60')).toMatch(/cleared \d of 5 wings: /);
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
  await openHtml(page, '/instance-runs?cleared=wing&instance=60&view=sessions');
  const { rows } = await readCsv('/instance-runs.csv?cleared=wing&instance=60&table=sessions&view=sessions');
  const sessions = await everySession({ wings: { some: { cleared: { eq: true } } }, ...GUNBAD });
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
