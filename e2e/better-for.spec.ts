import { expect, type Page } from '@playwright/test';

import { queryApi, requireFirst } from './api/api-client.ts';
import { test } from './pages/shared-page.ts';
import { fixtures } from './fixtures/fixtures.ts';

interface Wearer {
  readonly id: string;
  readonly name: string;
}

/** Two players of whom one killed the other, so that both are known. */
async function players(): Promise<readonly [Wearer, Wearer]> {
  const { kills } = await queryApi<{
    kills: { nodes: { attackers: { character: Wearer }[]; victim: { character: Wearer } }[] };
  }>(
    '{ kills(first: 1) { nodes { attackers { character { id name } } victim { character { id name } } } } }',
  );
  const { attackers, victim } = requireFirst(kills.nodes, 'a kill');
  return [requireFirst(attackers, 'a killer').character, victim.character];
}

const better = (page: Page) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Is this better for me?' }) });

const VERDICT = /(?:Better for|Worse for|Neither better nor worse for) .+|cannot wear it|wears .+ already/;

test('an item tells a player whether it is better, and offers that player and watched ones from then on', async ({
  page,
}) => {
  const [{ id, name }, watched] = await players();
  const item = fixtures().setPiece;
  await page.goto(`/item/${item}`);
  await expect(better(page)).toContainText('Players whom you watch stand here.');
  await better(page).getByRole('searchbox', { name: 'Player' }).fill(`#${id}`);
  await better(page).getByRole('button', { name: 'Compare' }).click();
  await expect(page).toHaveURL(`/item/${item}?for=%23${id}`);
  await expect(better(page)).toContainText(VERDICT);
  await expect(better(page).getByRole('link', { name: `Armory of ${name}` })).toBeVisible();

  await page.evaluate((ids) => localStorage.setItem('watched', ids), `c${watched.id}`);
  await page.goto(`/item/${fixtures().comparable[0]}`);
  await expect(better(page).getByRole('link', { name: /^For / })).toHaveText([
    `For ${name}`,
    `For ${watched.name}`,
  ]);
  await better(page)
    .getByRole('link', { name: `For ${watched.name}` })
    .click();
  await expect(better(page)).toContainText(VERDICT);
  await expect(better(page).getByRole('link', { name: `Armory of ${watched.name}` })).toBeVisible();
});

test('an unknown player leaves the item whole', async ({ page }) => {
  const response = await page.goto(`/item/${fixtures().setPiece}?for=nobodyatall`);
  expect(response?.status()).toBe(200);
  await expect(better(page)).toContainText('There is no character with this name or number.');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('navigation', { name: 'Item sections' })).toBeVisible();
});
