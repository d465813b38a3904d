import { expect, type Page } from '@playwright/test';

import { partialSets } from '#lib/game/armory/missing-pieces.ts';
import { type TrueCost, trueCost } from '#lib/game/costs/true-cost.ts';
import { firstHundred } from './api/api-client.ts';
import { coinWords, type ListedItem, offerTable, plainCost, type SoldItem } from './pages/offer-table.ts';
import { openHtml, test } from './pages/scriptless-page.ts';

const ITEMS = 200;
const CHARACTERS = 50;
/** Pages that are looked at, of each kind. */
const PAGES = 8;

/** Computes an item's true cost by the site's code, with the table in place of the API. */
async function siteCost(table: ReadonlyMap<string, SoldItem>, id: string): Promise<readonly string[]> {
  const cost: TrueCost<ListedItem> | null = await trueCost<ListedItem>(id, async (ids) =>
    ids.flatMap((each) => {
      const sold = table.get(each);
      return sold ? [{ item: sold, offers: sold.offers, further: 0 }] : [];
    }),
  );
  if (!cost) return [];
  const items = cost.total.items.map(({ item, count }) => `${count} ${item.name}`);
  return [...items.toSorted(), coinWords(cost.total.copper)].filter(Boolean);
}

/** The total on the page of an item, in the same form. */
async function shownCost(page: Page, id: string): Promise<readonly string[]> {
  await openHtml(page, `/item/${id}`);
  const total = page.getByRole('region', { name: 'True cost' }).getByRole('list', { name: 'In all' });
  const lines = await total.getByRole('listitem').evaluateAll((items) =>
    items.map((item) => {
      for (const image of item.querySelectorAll('img')) image.replaceWith(` ${image.alt} `);
      return (item.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    }),
  );
  return lines.map((line) => {
    const [, name, count] = /^(.*) \([^()]*\)(?: × (\d+))?$/.exec(line) ?? [];
    return name ? `${count ?? 1} ${name}` : line.replaceAll(',', '');
  });
}

test('what an item costs is what a plain sum over all offers says', async ({ scriptlessPage: page }) => {
  const table = await offerTable();
  const sold = [...table.values()].filter(({ offers }) =>
    offers.some(({ requiredItems }) => requiredItems.length),
  );
  const expected = sold.slice(-ITEMS).map(({ id }) => ({ id, cost: plainCost(table, id) }));
  expect(expected).toHaveLength(ITEMS);
  const worked = await Promise.all(expected.map(async ({ id }) => ({ id, cost: await siteCost(table, id) })));
  const withItems = worked.filter(({ cost }) => cost.length > 0);
  expect(withItems.length).toBeGreaterThan(ITEMS / 2);
  expect(withItems).toEqual(expected.filter(({ id }) => withItems.some((each) => each.id === id)));

  const longest = withItems.toSorted((one, other) => other.cost.length - one.cost.length).slice(0, PAGES);
  for (const { id, cost } of longest) {
    expect((await shownCost(page, id)).toSorted(), `item ${id}`).toEqual(cost.toSorted());
  }
});

interface Wearer {
  readonly id: string;
  readonly career: string;
  readonly items: readonly {
    readonly equipSlot: string;
    readonly item: {
      readonly id: string;
      readonly itemSet: {
        readonly id: string;
        readonly name: string;
        readonly items: readonly ListedItem[];
        readonly bonuses: readonly never[];
      } | null;
    };
  }[];
}

const WEARER = 'id career items { equipSlot item { id itemSet { id name items { id name } } } }';

/** 'Ninth Watch, 4 of 6: Helm, Cloak' for each set, computed piece by piece. */
function plainMissing({ items }: Wearer): readonly string[] {
  const wornIds = new Set(items.flatMap(({ equipSlot, item }) => (equipSlot === 'NONE' ? [] : item.id)));
  const lines: string[] = [];
  for (const { item } of items) {
    if (!item.itemSet) continue;
    const missing = item.itemSet.items.filter(({ id }) => !wornIds.has(id)).map(({ name }) => name);
    const worn = item.itemSet.items.length - missing.length;
    const line = `${item.itemSet.name}, ${worn} of ${item.itemSet.items.length}: ${missing.toSorted().join(', ')}`;
    if (missing.length > 0 && worn > 0 && !lines.includes(line)) lines.push(line);
  }
  return lines.toSorted();
}

test('what is missing of sets is what the pieces that are not worn say', async ({ scriptlessPage: page }) => {
  const characters = await firstHundred<Wearer>('characters', 'where: { level: { gte: 30 } }', WEARER);
  const wearers = characters.filter((each) => plainMissing(each).length > 0).slice(0, CHARACTERS);
  expect(wearers).toHaveLength(CHARACTERS);
  for (const wearer of wearers) {
    const items = wearer.items.map(({ equipSlot, item }) => ({
      equipSlot,
      item: { ...item, itemSet: item.itemSet && { ...item.itemSet, bonuses: [] } },
    }));
    const lines = partialSets(items).map(
      ({ name, worn, of, missing }) =>
        `${name}, ${worn} of ${of}: ${missing
          .map((piece) => piece.name)
          .toSorted()
          .join(', ')}`,
    );
    expect(lines.toSorted(), `character ${wearer.id}`).toEqual(plainMissing(wearer));
  }

  for (const wearer of wearers.slice(0, PAGES)) {
    await openHtml(page, `/character/${wearer.id}/armory`);
    const shown: string[] = [];
    for (const list of await page.getByRole('list', { name: /^Missing of / }).all()) {
      const set = (await list.getAttribute('aria-label'))?.replace('Missing of ', '') ?? '';
      const count = await page
        .getByRole('region', { name: set, exact: true })
        .getByText(/ of \d+ worn$/)
        .textContent();
      const links = await list.getByRole('link').allTextContents();
      const names = links.flatMap((text) => /^(.*) \([^()]*item set\)$/.exec(text)?.[1] ?? []);
      shown.push(`${set}, ${/(\d+ of \d+) worn$/.exec(count ?? '')?.[1]}: ${names.toSorted().join(', ')}`);
    }
    expect(shown.toSorted(), `character ${wearer.id}`).toEqual(plainMissing(wearer));
  }
});
