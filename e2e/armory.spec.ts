import { expect, type Page } from '@playwright/test';
import type { WearerFragment } from '#graphql/generated/tested-documents.ts';
import { equipSlotLabel } from '#lib/game/items/item-labels.ts';
import { fixtures } from './fixtures/fixtures.ts';
import { fetchPage } from './api/http-client.ts';
import { openHtml, test } from './pages/scriptless-page.ts';
import { SITE } from './servers/addresses.ts';
import { totalsOf, armories, armoryOf, setsOf } from './api/armory-totals.ts';

/** The table of totals in a page's HTML, in the same form. */
function printedTotals(html: string): ReturnType<typeof totalsOf> {
  const [, table = ''] = /<caption[^>]*>Totals<\/caption>(.*?)<\/table>/s.exec(html) ?? [];
  const [, body = ''] = /<tbody[^>]*>(.*)<\/tbody>/s.exec(table) ?? [];
  return Object.fromEntries(
    body
      .split('</tr>')
      .slice(0, -1)
      .map((row) => {
        const cells = row.split(/<\/t[dh]>/).map((cell) => cell.replaceAll(/<[^>]*>/g, ''));
        const [label = '', total = ''] = [cells[0], cells.at(-2)];
        const amount = Number(total.replace('−', '-').replaceAll(/[+,%]/g, ''));
        return [`${label}${total.endsWith('%') ? ' %' : ''}`, amount];
      }),
  );
}

const GROUPS = {
  Armor: ['HELM', 'SHOULDER', 'BACK', 'BODY', 'GLOVES', 'BELT', 'BOOTS'],
  Weapons: ['MAIN_HAND', 'OFF_HAND', 'RANGED_WEAPON'],
  'Event and pockets': ['EVENT', 'POCKET1', 'POCKET2'],
  Jewellery: ['JEWELLERY1', 'JEWELLERY2', 'JEWELLERY3', 'JEWELLERY4'],
};

const armoryPath = (id: string) => `/character/${id}/armory`;

const NUMBERED: Readonly<Record<string, string>> = { POCKET1: 'Pocket 1', POCKET2: 'Pocket 2' };
const labelOf = (slot: string) =>
  NUMBERED[slot] ?? slot.replace(/^JEWELLERY(\d)$/, 'Jewellery $1').replace(slot, equipSlotLabel(slot));

async function expectSlots(page: Page, { id, items }: WearerFragment): Promise<void> {
  for (const [title, slots] of Object.entries(GROUPS)) {
    const places = page.getByRole('region', { name: title, exact: true }).getByRole('listitem');
    await expect(places).toHaveCount(slots.length);
    for (const [index, slot] of slots.entries()) {
      const place = places.nth(index);
      const worn = items.find(({ equipSlot }) => equipSlot === slot);
      if (!worn) {
        await expect(place).toHaveText(`${labelOf(slot)} Empty`);
        continue;
      }
      const { item, talismans } = worn;
      await expect(place).toContainText(labelOf(slot) + item.name);
      const link = place.getByRole('link');
      await expect(link).toHaveAttribute('href', `/item/${item.id}`);
      await expect(link).toHaveAttribute('data-item-card', `/character/${id}/armory/${slot}/tooltip`);
      const names = await place
        .getByRole('img')
        .evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute('alt')));
      expect(names.filter(Boolean)).toEqual(talismans.map(({ name }) => name));
      if (item.itemLevel > 0) await expect(place).toContainText(`Item level ${item.itemLevel}`);
      else await expect(place).not.toContainText('Item level');
    }
  }
}

test('shows what is worn, slot by slot', async ({ scriptlessPage: page }) => {
  const armory = await armoryOf(fixtures().armored);
  await openHtml(page, armoryPath(armory.id));
  await expectSlots(page, armory);
  await expect(page).toHaveTitle(new RegExp(`^Armory of ${armory.name}, .+ · War Ledger$`));
  const section = page.getByRole('navigation', { name: 'Character sections' }).getByText('Armory');
  await expect(section).toHaveAttribute('href', armoryPath(armory.id));
});

test('shows the sets that are worn and what they give', async ({ scriptlessPage: page }) => {
  const armory = await armoryOf(fixtures().armored);
  await openHtml(page, armoryPath(armory.id));
  const panel = page.getByRole('region', { name: 'Set bonuses' });
  const sets = setsOf(armory);
  await expect(panel.getByRole('heading', { level: 4 })).toHaveCount(sets.length);
  for (const { set, worn } of sets) {
    const one = panel.getByRole('listitem').filter({ has: page.getByRole('heading', { name: set.name }) });
    await expect(one.getByRole('heading')).toHaveText(`${set.name}${worn} of ${set.items.length}`);
    const active = set.bonuses.filter(({ itemsRequired }) => itemsRequired <= worn);
    await expect(one.getByRole('listitem')).toHaveCount(active.length);
    for (const { itemsRequired } of active) await expect(one).toContainText(`${itemsRequired} pieces:`);
  }
});

test('lists every talisman with its count', async ({ scriptlessPage: page }) => {
  const { id, items } = await armoryOf(fixtures().armored);
  await openHtml(page, armoryPath(id));
  const counts = new Map<string, number>();
  for (const talisman of items.flatMap(({ talismans }) => talismans)) {
    counts.set(talisman.id, (counts.get(talisman.id) ?? 0) + 1);
  }
  const rows = page.getByRole('table', { name: 'Talismans' }).locator('tbody tr');
  await expect(rows).toHaveCount(counts.size);
  for (const [talisman, count] of counts) {
    const row = rows.filter({ has: page.locator(`a[href="/item/${talisman}"]`) });
    await expect(row.getByRole('cell').last()).toHaveText(`× ${count}`);
  }
});

test('shows a placeholder for every empty slot', async ({ scriptlessPage: page }) => {
  await openHtml(page, armoryPath(fixtures().bare));
  await expectSlots(page, await armoryOf(fixtures().bare));
  await expect(page.getByText('Empty', { exact: true })).toHaveCount(17);
  await expect(page.getByText('Nothing is worn.')).toHaveCount(1);
  // Nothing to add up, and everything to wear next.
  await expect(page.getByRole('table')).toHaveCount(1);
  await expect(page.getByRole('table', { name: 'What to wear next' })).toHaveCount(1);
});

test('adds up what ten characters wear', async () => {
  const wearers = await armories(1);
  const check = async () => {
    for (let armory = wearers.pop(); armory; armory = wearers.pop()) {
      const { status, html } = await fetchPage(SITE + armoryPath(armory.id));
      expect(status).toBe(200);
      expect(printedTotals(html), armory.name).toEqual(totalsOf(armory));
    }
  };
  // Ten at once would have to wait longer for their data than a page waits.
  await Promise.all(Array.from({ length: 5 }, check));
});

test('of an unknown character is 404', async () => {
  for (const id of ['99999998', 'abc', '0']) {
    expect((await fetchPage(SITE + armoryPath(id))).status).toBe(404);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('compares with whom is asked for', async ({ page }) => {
    const [near, far] = fixtures().compared;
    await page.goto(armoryPath(near));
    const form = page.getByRole('form', { name: 'Compare armories' });
    await form.getByRole('searchbox').fill(far);
    await form.getByRole('button', { name: 'Compare' }).click();
    await expect(page).toHaveURL(`/character/${near}/armory?vs=${far}`);
    await expect(page.getByRole('table', { name: 'Slots compared' })).toBeVisible();
  });
});

test('says what to wear next at once, and by the stats that a visitor weighs, without scripts', async ({
  scriptlessPage: page,
}) => {
  const armory = await armoryOf(fixtures().armored);
  await openHtml(page, armoryPath(armory.id));
  const section = page.locator('section', {
    has: page.getByRole('heading', { name: 'What should I wear next?' }),
  });
  await expect(section.getByRole('row').nth(1)).toContainText(/\+[\d,.]+/);
  await section.getByText('Why these stats? Weigh others').click();
  await section.getByRole('combobox', { name: 'First stat' }).selectOption('Wounds');
  await section.getByLabel('First weight').fill('2');
  for (const name of ['Second', 'Third', 'Fourth', 'Fifth', 'Sixth'])
    await section.getByRole('combobox', { name: `${name} stat` }).selectOption('None');
  await section.getByRole('button', { name: 'Weigh' }).click();
  await expect(page).toHaveURL(/weigh=WOUNDS/);
  // On a busy machine the answer comes late, and stands below the rest without scripts.
  await expect(page.locator('body')).toContainText('2 × Wounds: what the whole build gains');
});

test('exports what to wear next with its sources', async () => {
  const path = armoryPath(fixtures().armored);
  const json = await fetch(`${SITE}${path}.json?weigh=WOUNDS`);
  const { parts } = (await json.json()) as { parts: { upgrades: { rows: unknown[] } } };
  const csv = await fetch(`${SITE}${path}.csv?weigh=WOUNDS&table=upgrades`);
  const [header, ...rows] = (await csv.text()).trim().split(/\r?\n/);
  expect(header).toContain('slot,slotName,wornItemId,wornItemName,itemId');
  expect(rows).toHaveLength(parts.upgrades.rows.length);
});

test('drops weights that make no sense', async () => {
  const { status, html } = await fetchPage(
    `${SITE}${armoryPath(fixtures().armored)}?weigh=toString&times=-9&weigh2=1e9`,
  );
  expect(status).toBe(200);
  expect(html).not.toContain('toString ×');
});
