import { expect, test } from '@playwright/test';

import { fixtures } from './fixtures.ts';
import { expectKills } from './kill-table.ts';
import { queryApi, countEach, killIds } from './api-client.ts';

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
    test(`${caption}${turned ? ', the other way round' : ''}`, async ({ page }) => {
      const pair = kind === 'guild' ? fixtures().guildFeud : fixtures().feud;
      const [near, far] = turned ? [pair[1], pair[0]] : pair;
      await page.goto(`/${kind}/${near}/feud/${far}`);

      const names = [await nameOf(kind, near), await nameOf(kind, far)];
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(names.join(' vs '));
      await expect(page.locator('section.rival h2')).toHaveText(names);
      const links = page.locator('section.rival h2 a');
      await expect(links.nth(0)).toHaveAttribute('href', `/${kind}/${near}`);
      await expect(links.nth(1)).toHaveAttribute('href', `/${kind}/${far}`);

      const [won = 0, lost = 0] = await counts(kind, near, far);
      await expect(page.locator('.versus .score')).toHaveText(`${won}vs${lost}`);
      const { ids, total } = await listOf(kind, near, far);
      expect(total).toBe(won + lost);
      await expectKills(page, caption, ids);
      await expect(page.getByRole('heading', { name: caption, exact: true }).locator('..')).toContainText(
        String(total),
      );
    });
  }
}

test('players lead to their own armory where no other site is configured', async ({ page }) => {
  const [near, far] = fixtures().feud;
  await page.goto(`/character/${near}/feud/${far}`);
  const links = page.getByRole('link', { name: 'Armory', exact: true });
  await expect(links).toHaveCount(2);
  await expect(links.nth(0)).toHaveAttribute('href', `/character/${near}/armory`);
  await expect(links.nth(1)).toHaveAttribute('href', `/character/${far}/armory`);
});

test('two who never met have a feud without kills', async ({ page }) => {
  const [near, far] = [fixtures().characterWithoutKills, fixtures().character];
  await page.goto(`/character/${near}/feud/${far}`);
  await expect(page.locator('.versus .score')).toHaveText('0vs0');
  await expect(page.getByRole('table')).toHaveCount(0);
});
