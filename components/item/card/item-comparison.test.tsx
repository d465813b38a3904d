import { expect, it } from 'vitest';

import type { ItemCardFragment } from '#graphql/generated/documents.ts';
import { PLAIN } from '#lib/game/items/item-card-fixture.ts';

import { rendered } from '../../testing/rendered.ts';
import { ComparableItems, ItemComparison } from './item-comparison.tsx';

const crown = { ...PLAIN, armor: 100, itemLevel: 40 };

/** The comparison of the crown with another item. */
const compared = (other: ItemCardFragment | null, item: ItemCardFragment = crown) =>
  rendered(<ItemComparison item={item} other={Promise.resolve({ data: other, provenance: null })} />);

it('shows both items and who has the advantage', async () => {
  const { html, text, rows } = await compared({ ...PLAIN, id: '8', name: 'Cap', armor: 130, itemLevel: 40 });
  expect(html).toMatch(/<h1[^>]*>Warcrown<.*<h2[^>]*>Cap<.*Warcrown compared with Cap/s);
  expect(rows).toEqual([
    ['Stat', 'Warcrown', 'Cap', 'Difference'],
    ['Item level', 'Warcrown 40', 'Cap 40', '=Equal'],
    ['Armor', 'Warcrown 100', 'Cap 130', '▼30 less'],
  ]);
  expect(text).not.toContain('Neither');
});

it('tells items of the same name apart', async () => {
  const { rows } = await compared({ ...PLAIN, id: '8', armor: 90 });
  expect(rows[0]).toEqual(['Stat', 'Warcrown', 'Warcrown #8', 'Difference']);
  expect(rows[2]).toEqual(['Armor', 'Warcrown 100', 'Warcrown #8 90', '▲10 more']);
});

it('says so where there is nothing to compare, or no other item', async () => {
  expect((await compared({ ...PLAIN, id: '8' }, PLAIN)).text).toContain('Neither has any stats.');
  expect((await compared(null)).text).toMatch(/Warcrown.*Not found/);
});

const suggested = { id: '9', name: 'Casque', rarity: 'RARE', iconUrl: '', itemSet: null } as const;
const list = (comparing: boolean, ...levels: readonly number[]) => {
  const items = levels.map((itemLevel) => Object.assign({ itemLevel }, suggested));
  return rendered(<ComparableItems itemId="7" items={items} comparing={comparing} />);
};

it('leads to comparisons with items like it', async () => {
  const { text, links } = await list(false, 39);
  expect(text).toBe('Compare with Casque (Rare)Item level 39');
  expect(links).toEqual([{ text: 'Casque (Rare)', href: '/item/7?vs=9' }]);
  expect((await list(false, 0)).text).toBe('Compare with Casque (Rare)');
});

it('ends a comparison, also where nothing else is like it', async () => {
  expect((await list(true)).links).toEqual([{ text: 'End the comparison', href: '/item/7' }]);
  expect((await list(false)).text).toBe('');
});
