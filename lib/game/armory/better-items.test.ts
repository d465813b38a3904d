import { expect, it } from 'vitest';

import { betterSlots, type Weight, weighedSum } from './better-items.ts';

const item = (id: string, slot: string, stats: Readonly<Record<string, number>> = {}) => ({
  id,
  slot,
  stats: Object.entries(stats).map(([stat, value]) => ({ stat, value })),
});

const WEIGHTS: readonly Weight[] = [
  { stat: 'WOUNDS', weight: 2 },
  { stat: 'STRENGTH', weight: 1 },
];

it('adds up what is weighed, in the units in which it is printed', () => {
  const { stats } = item('1', 'HELM', { WOUNDS: 10, STRENGTH: -3, PARRY: 50 });
  expect(weighedSum({ stats }, WEIGHTS)).toBe(17);
  expect(weighedSum(item('1', 'HELM', { HEALTH_REGEN: 2 }), [{ stat: 'HEALTH_REGEN', weight: 1 }])).toBe(8);
});

it('lists the best three of a place with their gain, without what is worn', () => {
  const worn = [{ equipSlot: 'HELM', item: item('1', 'HELM', { WOUNDS: 5 }) }];
  const helm = [3, 5, 6, 7, 8, 9].map((wounds) => item(`${wounds}`, 'HELM', { WOUNDS: wounds }));
  const found = { helm: [...helm, item('1', 'HELM', { WOUNDS: 99 })] };
  expect(betterSlots(worn, found, WEIGHTS, 3)).toEqual([
    {
      label: 'Helm',
      worn: worn[0]?.item,
      better: [
        { item: helm[5], gain: 8 },
        { item: helm[4], gain: 6 },
        { item: helm[3], gain: 4 },
      ],
    },
  ]);
});

it('compares jewellery with the piece that gives least, or with an empty place', () => {
  const rings = [9, 4, 7, 8].map((wounds, index) => ({
    equipSlot: `JEWELLERY${index + 1}`,
    item: item(`${index}`, 'JEWELLERY1', { WOUNDS: wounds }),
  }));
  const jewellery = [item('9', 'JEWELLERY1', { WOUNDS: 5 })];
  const [full] = betterSlots(rings, { jewellery }, WEIGHTS, 3);
  expect(full).toMatchObject({ worn: { id: '1' }, better: [{ gain: 2 }] });
  const [room] = betterSlots(rings.slice(1), { jewellery }, WEIGHTS, 3);
  expect(room).toMatchObject({ worn: null, better: [{ gain: 10 }] });
});

it('offers a second weapon to those alone who wear one, and nothing for an empty off hand', () => {
  const offHand = [item('7', 'EITHER_HAND', { WOUNDS: 9 }), item('8', 'OFF_HAND', { WOUNDS: 8 })];
  const wearing = (slot: string) => [{ equipSlot: 'OFF_HAND', item: item('1', slot) }];
  const ids = (worn: ReturnType<typeof wearing>) =>
    betterSlots(worn, { offHand }, WEIGHTS, 3).flatMap(({ better }) => better.map((each) => each.item.id));
  expect(ids(wearing('EITHER_HAND'))).toEqual(['7', '8']);
  expect(ids(wearing('OFF_HAND'))).toEqual(['8']);
  expect(ids([])).toEqual([]);
});

it('has nothing where nothing is better', () => {
  const worn = [{ equipSlot: 'BELT', item: item('1', 'BELT', { WOUNDS: 5 }) }];
  expect(betterSlots(worn, { belt: [item('2', 'BELT', { WOUNDS: 5 })] }, WEIGHTS, 3)).toEqual([]);
  expect(betterSlots([], {}, WEIGHTS, 3)).toEqual([]);
});
