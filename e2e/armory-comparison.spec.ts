import { expect } from '@playwright/test';
import { totalsOf, armoryOf, setsOf } from './api/armory-totals.ts';
import { clearFault, injectFault } from './remote-api/fault-injection.ts';
import { fixtures } from './fixtures/fixtures.ts';
import { fetchPage } from './api/http-client.ts';
import { openHtml, test } from './pages/scriptless-page.ts';
import { FAULT_SITE, SITE } from './servers/addresses.ts';
import { needServers } from './servers/need-servers.ts';

needServers('fault site');

const compare = (near: string, far: string) => `/character/${near}/armory?vs=${far}`;

test('two armories stand side by side', async ({ scriptlessPage: page }) => {
  const [mine, theirs] = await Promise.all(fixtures().compared.map(armoryOf));
  if (!mine || !theirs) throw new Error('No characters to compare');
  await openHtml(page, compare(mine.id, theirs.id));

  const slots = page.getByRole('table', { name: 'Slots compared' });
  await expect(slots.getByRole('columnheader')).toHaveText(['Slot', mine.name, theirs.name, 'Difference']);
  const shown = (slot: string) => !/^(?:TROPHY|STANDARD|NONE)/.test(slot);
  const used = new Set([...mine.items, ...theirs.items].map(({ equipSlot }) => equipSlot).filter(shown));
  await expect(slots.locator('tbody tr')).toHaveCount(used.size);
  const helms = [mine, theirs].map(({ items }) => items.find(({ equipSlot }) => equipSlot === 'HELM')?.item);
  const helm = slots.getByRole('row', { name: /^Helm/ });
  for (const item of helms) await expect(helm).toContainText(item ? item.name : 'Empty');

  const [near, far] = [totalsOf(mine), totalsOf(theirs)];
  const totals = page.getByRole('table', { name: 'Totals compared' });
  await expect(totals.locator('tbody tr')).toHaveCount(new Set(Object.keys({ ...near, ...far })).size);
  const armor = (near.Armor ?? 0) - (far.Armor ?? 0);
  const word = armor === 0 ? 'Equal' : armor > 0 ? 'more' : 'less';
  await expect(totals.getByRole('row', { name: /^Armor / }).first()).toContainText(word);

  const bonuses = page.getByRole('table', { name: 'Set bonuses compared' });
  for (const { set, worn } of setsOf(mine)) {
    for (const { itemsRequired } of set.bonuses.filter((bonus) => bonus.itemsRequired <= worn)) {
      const row = bonuses.getByRole('row').filter({ hasText: `${set.name}, ${itemsRequired} pieces:` });
      await expect(row.getByRole('cell').nth(0)).toContainText(`Active (${worn} pieces)`);
    }
  }

  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/armory\?vs=\d+$/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('an armory is compared by name, with a choice where more than one may be meant', async ({
  scriptlessPage: page,
}) => {
  const [mine, theirs] = await Promise.all(fixtures().compared.map(armoryOf));
  if (!mine || !theirs) throw new Error('No characters to compare');
  // A form leads on only from a page that has an address.
  await page.goto(new URL(`/character/${mine.id}/armory`, SITE).href);
  const suggested = page.getByRole('navigation', { name: 'Whom to compare with' }).getByRole('link');
  await expect(suggested.first()).toHaveAttribute('href', /\/armory\?vs=\d+$/);

  const field = page.getByRole('searchbox', { name: 'Compare with' });
  await field.fill(theirs.name.slice(0, 2));
  await page.getByRole('button', { name: 'Compare' }).click();
  const choice = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Who is meant?' }) });
  await expect(choice.getByRole('link').first()).toHaveAttribute('href', /\/armory\?vs=\d+$/);

  await field.fill(` ${theirs.name.toUpperCase()} `);
  await page.getByRole('button', { name: 'Compare' }).click();
  const headers = page.getByRole('table', { name: 'Slots compared' }).getByRole('columnheader');
  await expect(headers).toHaveText(['Slot', mine.name, theirs.name, 'Difference']);
});

for (const [name, vs] of [
  ['an unknown id', () => '99999998'],
  ['an unknown name', () => 'xqzwvk'],
  ['a name with traps', () => '__proto__'],
  ['itself', () => fixtures().armored],
] as const) {
  test(`an armory compared with ${name} stays, and says so`, async ({ scriptlessPage: page }) => {
    await openHtml(page, compare(fixtures().armored, vs()));
    await expect(page.getByRole('main').getByText('Not found')).toHaveCount(1);
    await expect(page.getByRole('region', { name: 'Armor', exact: true })).toHaveCount(1);
    await expect(page.getByRole('table', { name: 'Totals' })).toHaveCount(1);
    await expect(page.getByRole('searchbox', { name: 'Compare with' })).toHaveValue(vs());
  });
}

test('a character without items can be compared', async ({ scriptlessPage: page }) => {
  const { armored, bare } = fixtures();
  const [{ name }, unequipped] = await Promise.all([armoryOf(armored), armoryOf(bare)]);
  await openHtml(page, compare(armored, bare));
  const differences = page.getByRole('table', { name: 'Slots compared' }).locator('tbody td:last-child');
  await expect(differences.first()).toContainText(`Only ${name}`);
  await openHtml(page, compare(bare, armored));
  await expect(differences.first()).toContainText(`Only ${name}`);
  await expect(page.getByText('Nothing is worn')).toHaveCount(1);
  expect(unequipped.items).toEqual([]);
});

test('an armory stays where the other one cannot be had, and cards say so', async () => {
  const [near, far] = fixtures().compared;
  const fault = { operation: 'GetCharacterArmory', mentions: `"${far}"` };
  await injectFault({ ...fault, answer: 'graphql error' });
  const crawler = { 'user-agent': 'Googlebot/2.1' };
  const { status, html } = await fetchPage(FAULT_SITE + compare(near, far), crawler);
  expect(status).toBe(200);
  expect(html).toContain('could not answer this question');
  expect(html).toMatch(/<caption[^>]*>Totals</);
  const card = await fetch(`${FAULT_SITE}/character/${far}/armory/HELM/tooltip`);
  expect(card.status).toBe(502);
  expect(await card.json()).toEqual({ error: expect.stringContaining('could not answer') });
  await clearFault(fault);
});

test('players of a feud can be compared', async ({ scriptlessPage: page }) => {
  const [near, far] = fixtures().feud;
  await openHtml(page, `/character/${near}/feud/${far}`);
  const link = page.getByRole('link', { name: 'Compare armories' });
  await expect(link).toHaveAttribute('href', compare(near, far));
});
