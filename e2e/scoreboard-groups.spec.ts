import { expect, type Page } from '@playwright/test';
import { gameRoleOf } from '#lib/game/players/game-role.ts';
import { fixtures } from './fixtures/fixtures.ts';
import { queryApi } from './api/api-client.ts';
import { openHtml, test } from './pages/scriptless-page.ts';
import { copiedTables } from './screens/page-layout.ts';
import { SITE } from './servers/addresses.ts';

interface Entry {
  readonly character: { readonly name: string; readonly career: string };
  readonly side: string | number;
  readonly damage: number;
  readonly kills: number;
}

/** Everybody on the scoreboard of the scenario that tests look at. */
async function scenarioEntries(): Promise<readonly Entry[]> {
  const { scenario } = await queryApi<{ scenario: { entries: readonly Entry[] } }>(
    `query ($id: ID!) { scenario(id: $id) {
      entries: scoreboardEntries { side: team damage kills character { name career } } } }`,
    { id: fixtures().scenario },
  );
  return scenario.entries;
}

/** The titles of the groups, and the names in each, in order. */
const groups = (page: Page) =>
  page.locator('table[data-row-stops] tbody').evaluateAll((bodies) =>
    bodies.map((body) => ({
      title: body.querySelector('[data-totals] th span')?.firstChild?.textContent ?? '',
      names: [...body.querySelectorAll('[data-key=name] a[href^="/character/"]')].map(
        (link) => link.textContent,
      ),
    })),
  );

const ordered = (entries: readonly Entry[], key: 'damage' | 'kills') =>
  entries
    .toSorted((one, other) => other[key] - one[key] || one.character.name.localeCompare(other.character.name))
    .map(({ character }) => character.name);

test('a scenario is grouped by side and by role with links, without scripts', async ({
  scriptlessPage: page,
}) => {
  const entries = await scenarioEntries();
  const address = `/scenario/${fixtures().scenario}`;
  await openHtml(page, address);
  const link = page.getByRole('navigation', { name: 'Group the scoreboard' }).getByRole('link');
  await expect(link).toHaveText(['All', 'By side', 'By role']);
  await expect(link.nth(2)).toHaveAttribute('href', `${address}?group=role`);

  await openHtml(page, `${address}?group=side&sort=kills`);
  expect(await groups(page)).toEqual(
    ['Order', 'Destruction'].map((title, team) => ({
      title,
      names: ordered(
        entries.filter(({ side }) => side === team),
        'kills',
      ),
    })),
  );
  const total = entries.filter(({ side }) => side === 0).reduce((sum, { damage }) => sum + damage, 0);
  await expect(page.locator('[data-totals]').first()).toContainText(total.toLocaleString('en-US'));

  await openHtml(page, `${address}?group=role`);
  const roles = { tank: 'Tanks', healer: 'Healers', melee: 'Melee', ranged: 'Ranged' };
  expect(await groups(page)).toEqual(
    Object.entries(roles).flatMap(([role, title]) => {
      const some = entries.filter(({ character }) => gameRoleOf(character.career) === role);
      return some.length > 0 ? [{ title, names: ordered(some, 'damage') }] : [];
    }),
  );
});

test('scripts sort within groups, which stay in the address', async ({ page }) => {
  const entries = await scenarioEntries();
  await page.goto(`${SITE}/scenario/${fixtures().scenario}?group=side`);
  await page.getByRole('columnheader', { name: 'Kills', exact: true }).getByRole('link').click();
  await expect(page).toHaveURL(/\?group=side&sort=kills$/);
  expect(await groups(page)).toEqual(
    ['Order', 'Destruction'].map((title, team) => ({
      title,
      names: ordered(
        entries.filter(({ side }) => side === team),
        'kills',
      ),
    })),
  );
  const [copied] = await copiedTables(page);
  expect(copied?.lines).toHaveLength(entries.length + 1);
});

test('each share of a side adds up to the whole', async ({ request }) => {
  const answer = await request.get(`${SITE}/scenario/${fixtures().scenario}.json?group=role`);
  const { parts } = (await answer.json()) as {
    parts: { scores: { team: number; damage: number; shares: { damage: number | null } }[] };
  };
  for (const team of [0, 1]) {
    const shares = parts.scores
      .filter((entry) => entry.team === team)
      .map(({ shares: { damage } }) => damage ?? 0);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  }
});

test('a skirmish in groups shows everybody, page after page', async ({ scriptlessPage: page }) => {
  const { skirmish } = await queryApi<{ skirmish: { numberOfPlayers: number } }>(
    'query ($id: ID!) { skirmish(id: $id) { numberOfPlayers } }',
    { id: fixtures().skirmish },
  );
  const titles: string[] = [];
  const names: string[] = [];
  let next: string | null = `/skirmish/${fixtures().skirmish}?group=side`;
  while (next) {
    await openHtml(page, next);
    const shown = await groups(page);
    titles.push(...shown.map(({ title }) => title ?? ''));
    names.push(...shown.flatMap((group) => group.names));
    const link = page.locator('a[rel~=next]');
    next = (await link.count()) > 0 ? await link.getAttribute('href') : null;
  }
  expect([...new Set(titles)]).toEqual(['Order', 'Destruction']);
  expect(names).toHaveLength(skirmish.numberOfPlayers);
  await openHtml(page, `/skirmish/${fixtures().skirmish}?group=__proto__`);
  await expect(page.locator('[data-totals]')).toHaveCount(0);
});
