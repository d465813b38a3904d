import { expect, it } from 'vitest';

import { itemTooltip } from './item-tooltip.ts';

it('makes the mention of an item the owner of its card', () => {
  expect(itemTooltip({ id: '7', name: 'Axe' })).toEqual({ 'data-item-card': '/item/7/tooltip' });
});

it('gives a worn item a card of its own', () => {
  expect(itemTooltip({ id: '7', name: 'Axe' }, { wornBy: '12', slot: 'MAIN_HAND' })).toEqual({
    'data-item-card': '/character/12/armory/MAIN_HAND/tooltip',
  });
});

it.each([null, '', '  '])('gives an item without a name none: %j', (name) => {
  expect(itemTooltip({ id: '7', name })).toEqual({});
});
