import type { WornGear } from '../armory-totals.ts';
import type { SetBonus } from '#lib/game/items/item-set.ts';
import type { StatValue } from '#lib/game/items/stats.ts';

/** A set of six pieces: a stat for three, a share for five, an ability for six. */
export const NINTH_WATCH = {
  id: '9',
  name: 'The Ninth Watch',
  items: ['1', '2', '3', '4', '5', '6'].map((id) => ({ id })),
  bonuses: [
    statBonus(3, { stat: 'TOUGHNESS', value: 72 }),
    statBonus(5, { stat: 'BLOCK', value: 5 }),
    {
      itemsRequired: 6,
      bonus: { __typename: 'Ability', name: 'Unbroken Guard', description: null },
    },
  ] satisfies readonly SetBonus[],
};

function statBonus(itemsRequired: number, stat: StatValue): SetBonus {
  return { itemsRequired, bonus: { __typename: 'ItemStat', ...stat } };
}

/** A worn item for tests, without any bonuses by default. */
export function gear(equipSlot: string, item: Partial<WornGear['item']> = {}, ...talismans: StatValue[]) {
  return {
    equipSlot,
    item: { id: equipSlot, type: 'NONE', armor: 0, itemLevel: 0, stats: [], itemSet: null, ...item },
    talismans: talismans.map((stat) => ({ id: `${stat.stat} ${stat.value}`, stats: [stat] })),
  } satisfies WornGear;
}

const SET_SLOTS = ['HELM', 'SHOULDER', 'BACK', 'BODY', 'GLOVES', 'BOOTS'] as const;

/** A number of pieces of the set. */
export const piecesOfSet = (count: number) =>
  SET_SLOTS.slice(0, count).map((slot) => gear(slot, { itemSet: NINTH_WATCH }));
