import { expect, it } from 'vitest';

import { PLAIN } from '#lib/game/items/item-card-fixture.ts';

import { rendered } from '../testing/rendered.ts';
import { ItemSetPanel } from './item-set-panel.tsx';

const piece = (id: string, name: string) => ({ ...PLAIN, id, name, itemSet: { id: '9' } });
const bonus = {
  itemsRequired: 2,
  bonus: { __typename: 'ItemStat', stat: 'WOUNDS', value: 9, percentage: false },
} as const;
const set = { id: '9', name: 'Watch', items: [piece('7', 'Crown'), piece('8', 'Boots')], bonuses: [bonus] };

it('names all pieces of a set, the one of the page without a link, and what they give', async () => {
  const { text, links } = await rendered(<ItemSetPanel set={set} itemId="7" />);
  expect(text).toBe(
    'Watch Item set, 2 pieces Filter them Crown this item Boots (Rare, item set) ◇ (2 piece bonus): +9 Wounds',
  );
  expect(links).toEqual([
    { text: 'Filter them', href: '/items?set=9' },
    { text: 'Boots (Rare, item set)', href: '/item/8' },
  ]);
});

it('names a set without bonuses', async () => {
  const { html, text } = await rendered(
    <ItemSetPanel set={{ ...set, items: [piece('7', '')], bonuses: [] }} itemId="7" />,
  );
  expect(text).toBe('Watch Item set, 1 piece Filter them Item #7 this item');
  expect(html.match(/<ul/g)).toHaveLength(1);
});
