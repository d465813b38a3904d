import { expect } from '@playwright/test';

import { fixtures } from './fixtures/fixtures.ts';
import { expectKills } from './pages/kill-table.ts';
import { queryApi, countEach, killIds } from './api/api-client.ts';
import { openHtml, test } from './pages/scriptless-page.ts';

type Kind = 'character' | 'guild';

/** Kills of the first on the second and of the second on the first. */
function counts(kind: Kind, near: string, far: string): Promise<number[]> {
  const [killer, victim] =
    kind === 'guild' ? ['killerGuildId', 'victimGuildId'] : ['killerCharacterId', 'victimCharacterId'];
  const on = (one: string, other: string) => ({
    [killer]: { eq: Number(one) },
    [victim]: { eq: Number(other) },
  });
  return countEach([on(near, far), on(far, near)]);
}

function listOf(kind: Kind, near: string, far: string) {
  return kind === 'guild'
    ? killIds({ guildFeudFilter: { guild1Id: near, guild2Id: far }, first: 10 })
    : killIds({ playerFeudFilter: { player1Id: near, player2Id: far }, first: 10 });
}

const nameOf = async (kind: Kind, id: string) =>
  (
    await queryApi<{ who: { name: string } }>(`query Who($id: ID!) { who: ${kind}(id: $id) { name } }`, {
      id,
    })
  ).who.name;

for (const kind of ['character', 'guild'] as const) {
  const caption = kind === 'guild' ? 'Guild feud' : 'Player feud';

  for (const turned of [false, true]) {
    test(`${caption}${turned ? ', the other way round' : ''}`, async ({ scriptlessPage: page }) => {
      const pair = kind === 'guild' ? fixtures().guildFeud : fixtures().feud;
      const [near, far] = turned ? [pair[1], pair[0]] : pair;
      await openHtml(page, `/${kind}/${near}/feud/${far}`);

      const names = [await nameOf(kind, near), await nameOf(kind, far)];
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(names.join(' vs '));
      const rivals = page
        .getByRole('heading', { level: 2 })
        .filter({ has: page.locator(`a[href^="/${kind}/"]`) });
      await expect(rivals).toHaveText(names);
      const links = rivals.getByRole('link');
      await expect(links.nth(0)).toHaveAttribute('href', `/${kind}/${near}`);
      await expect(links.nth(1)).toHaveAttribute('href', `/${kind}/${far}`);

      const [won = 0, lost = 0] = await counts(kind, near, far);
      await expect(page.getByText(/^\d+vs\d+$/)).toHaveText(`${won}vs${lost}`);
      const { ids, total } = await listOf(kind, near, far);
      expect(total).toBe(won + lost);
      await expectKills(page, caption, ids);
      await expect(page.getByRole('heading', { name: caption, exact: true }).locator('..')).toContainText(
        String(total),
      );
    });
  }
}

test('players lead to their own armory where no other site is configured', async ({
  scriptlessPage: page,
}) => {
  const [near, far] = fixtures().feud;
  await openHtml(page, `/character/${near}/feud/${far}`);
  const links = page.getByRole('link', { name: 'Armory', exact: true });
  await expect(links).toHaveCount(2);
  await expect(links.nth(0)).toHaveAttribute('href', `/character/${near}/armory`);
  await expect(links.nth(1)).toHaveAttribute('href', `/character/${far}/armory`);
});

test('two who never met have a feud without kills', async ({ scriptlessPage: page }) => {
  const [near, far] = [fixtures().characterWithoutKills, fixtures().character];
  await openHtml(page, `/character/${near}/feud/${far}`);
  await expect(page.getByText('0vs0', { exact: true })).toHaveCount(1);
  await expect(page.getByRole('table')).toHaveCount(0);
});
