import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import type { ItemTagFragment } from '#graphql/generated/documents.ts';
import { type SoldItem, trueCost } from '#lib/game/costs/true-cost.ts';

import { TrueCost } from './true-cost.tsx';

const item = (id: string): ItemTagFragment => ({
  id,
  name: `Item ${id}`,
  rarity: 'COMMON',
  iconUrl: '/icon/1',
  itemSet: null,
});

type Line = readonly [count: number, price: number, required: Readonly<Record<string, number>>];

/** The HTML of the panel for item 1. */
async function panel(offers: Readonly<Record<string, readonly Line[]>>): Promise<string> {
  const sold = (id: string): SoldItem<ItemTagFragment> => ({
    item: item(id),
    further: 0,
    offers: (offers[id] ?? []).map(([count, price, required]) => ({
      count,
      price,
      requiredItems: Object.entries(required).map(([each, amount]) => ({ count: amount, item: item(each) })),
    })),
  });
  const cost = await trueCost('1', async (ids) => ids.map(sold));
  return renderToStaticMarkup(<TrueCost cost={cost} />);
}

/** The text of the panel for item 1, with pictures as what they say. */
const panelText = async (offers: Parameters<typeof panel>[0]) =>
  (await panel(offers))
    .replaceAll(/<img[^>]*alt="([^"]*)"[^>]*>/g, ' $1 ')
    .replaceAll(/<span class="sr-only">[^<]*<\/span>/g, '')
    .replaceAll(/<\/?(?:li|p|summary|details|ul|h2|div)\b[^>]*>/g, ' | ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/[\s|]*\|[\s|]*/g, ' | ')
    .replaceAll(/ +/g, ' ');

describe('the panel of the true cost', () => {
  it('says the total and how each item is bought', async () => {
    const text = await panelText({
      1: [
        [1, 20_005, { 2: 45 }],
        [1, 0, { 3: 1, 4: 1 }],
      ],
      2: [[20, 100, { 3: 7 }]],
    });
    expect(text).toContain('| Item 3 × 21 | 2 gold 3 silver 5 copper |');
    expect(text).toContain('| Sold for 2 gold 5 copper and 1 kind of item (1 other offer) |');
    expect(text).toContain('| Item 2 × 45 | 3 purchases of 20 for 3 silver and 1 kind of item |');
    expect(text).not.toContain('not followed');
  });

  it('marks circles and limits', async () => {
    const circle = await panelText({ 1: [[20, 0, { 2: 1 }]], 2: [[1, 0, { 1: 1 }]] });
    expect(circle).toContain('What 20 of it come to');
    expect(circle).toContain('| 1 purchase of 20 for 1 kind of item |');
    expect(circle).toContain('| Item 2 | sold only for what it pays for, not followed |');
    const chain = await panelText({
      1: [[1, 0, { 2: 1 }]],
      2: [[1, 0, { 3: 1 }]],
      3: [[1, 0, { 4: 1 }]],
      4: [[1, 0, { 5: 1 }]],
    });
    expect(chain).toContain('| Some of these items are sold for further items, whose cost is not counted. |');
    expect(chain).toContain('| Item 4 | sold for other items, too many steps away to be followed |');
  });

  it('says what is free', async () => {
    const text = await panelText({ 1: [[1, 0, { 2: 1 }]], 2: [[1, 0, {}]] });
    expect(text).toContain('| Nothing: all of it is free. |');
    expect(text).toContain('| Item 2 | sold, free |');
    expect(text).toContain('What it comes to when');
    expect(text).toContain('| Sold for 1 kind of item |');
  });

  it('says what costs coins alone', async () => {
    const html = await panel({ 1: [[1, 0, { 2: 1, 3: 1 }]], 2: [[1, 100, {}]] });
    expect(html).toMatch(/<p[^>]*>sold for .*?alt="silver"[^>]*><\/span><\/span><\/p>/);
    expect(html).not.toMatch(/<details|<p[^>]*><\/p>/);
    expect(await panelText({ 1: [[1, 0, { 2: 1 }]], 2: [[1, 100, {}]] })).toMatch(
      /bought in turn \| 1 silver \| Sold for/,
    );
  });

  it('unfolds what is paid for the item itself, and folds the rest', async () => {
    const [first, second] = [{ 2: 1 }, { 3: 1 }];
    const html = await panel({ 1: [[1, 0, first]], 2: [[1, 0, second]], 3: [[1, 0, { 4: 1 }]] });
    expect(html.match(/<details[^>]*>/g)).toEqual(['<details open="">', '<details>']);
  });

  it('vanishes where the item is not sold for others', async () => {
    expect(await panelText({ 1: [[1, 5, {}]] })).toBe('');
  });
});
