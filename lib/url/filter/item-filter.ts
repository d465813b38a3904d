import type { GetItemsQueryVariables, ItemRarity, ItemType, Stat } from '#graphql/generated/documents.ts';
import { CAREER_ORDER } from '#lib/game/players/careers.ts';
import { EQUIP_SLOTS, equipSlotLabel, ITEM_TYPES, RARITIES } from '#lib/game/items/item-labels.ts';
import { wingsOf } from '#lib/game/dungeons/wings.ts';
import { ITEM_STATS } from '#lib/game/items/stats.ts';
import { keysOf } from '#lib/game/look-up.ts';

import { careerChoice } from './career-choice.ts';
import {
  bounded,
  choice,
  type Filter,
  type FilterValues,
  flag,
  number,
  type Option,
  text,
} from './filter.ts';
import { INSTANCE } from './instance-filter.ts';
import { nameContains } from './name-texts.ts';

/** Every type that has a name, then what has no type. */
const TYPES = keysOf(ITEM_TYPES)
  .toSorted((one, other) => Number(one === 'NONE') - Number(other === 'NONE'))
  .map((value): Option<ItemType> => ({ value, label: ITEM_TYPES[value] || 'Other' }));

const RARITY_OPTIONS = keysOf(RARITIES).map((value): Option<ItemRarity> => ({
  value,
  label: RARITIES[value].rarity,
}));

/** The slots of a label: what fits into one of several alike fits into all of them. */
const slotsLike = (slot: string) => {
  const label = equipSlotLabel(slot);
  return keysOf(EQUIP_SLOTS).filter((other) => label !== '' && EQUIP_SLOTS[other] === label);
};

/** The first slot of each label. */
const SLOT_OPTIONS = keysOf(EQUIP_SLOTS)
  .filter((slot) => slotsLike(slot)[0] === slot)
  .map((value): Option => ({ value, label: EQUIP_SLOTS[value] }));

/** Orders beside that of numbers, by the field of the API that they follow. */
const ORDERS = [
  { value: 'itemLevel', label: 'Item level' },
  { value: 'levelRequirement', label: 'Level needed' },
  { value: 'renownRankRequirement', label: 'Renown rank needed' },
  { value: 'dps', label: 'Damage per second' },
] as const;

export type ItemOrder = 'none' | (typeof ORDERS)[number]['value'] | Stat;

/** The greatest number that the API takes for a level. */
const MOST = 255;

const least = (param: string, group: string) =>
  number(`${param}Min`, 'At least', { group, bound: 'lower', max: MOST });
const most = (param: string, group: string) =>
  number(`${param}Max`, 'At most', { group, bound: 'upper', max: MOST });

/** Filters that few need. */
const RARE = {
  talismans: flag('talismans', 'Has a talisman slot'),
  set: text('set', 'Set', 'Name or #'),
  soldFor: text('soldFor', 'Sold for', 'Item or #'),
  dropsFrom: text('dropsFrom', 'Drops from', 'Creature or #'),
  dropsIn: { ...INSTANCE, param: 'dropsIn', label: 'Drops in' },
  levelMin: least('level', 'Level needed'),
  levelMax: most('level', 'Level needed'),
  renownMin: least('renown', 'Renown rank needed'),
  renownMax: most('renown', 'Renown rank needed'),
  itemLevelMin: least('itemLevel', 'Item level'),
  itemLevelMax: most('itemLevel', 'Item level'),
} as const;

/** The filter of the item catalogue. */
export const ITEM_FILTER = {
  label: 'Filter items',
  fields: {
    name: text('query', 'Name'),
    slot: choice<string>('slot', 'Slot', [{ value: 'all', label: 'All' }, ...SLOT_OPTIONS]),
    type: choice<ItemType | 'all'>('type', 'Type', [{ value: 'all', label: 'All' }, ...TYPES]),
    rarity: choice<ItemRarity | 'all'>('rarity', 'Rarity', [
      { value: 'all', label: 'All' },
      ...RARITY_OPTIONS,
    ]),
    stat: choice<Stat | 'any'>('stat', 'Stat', [{ value: 'any', label: 'Any' }, ...ITEM_STATS]),
    career: careerChoice('Usable by', CAREER_ORDER.toSorted()),
    order: choice<ItemOrder>('order', 'Sort by', [
      { value: 'none', label: 'Item number' },
      ...ORDERS,
      ...ITEM_STATS,
    ]),
    ...RARE,
  },
  folded: Object.keys(RARE),
} as const satisfies Filter;

/** Arguments of our own API, by the field of the filter that needs them. */
export const ITEM_NEEDS = {
  set: 'Query.items(ofSet:)',
  soldFor: 'Query.items(soldFor:)',
  dropsFrom: 'Query.items(dropsFrom:)',
  dropsIn: 'Query.items(dropsIn:)',
} as const;

/** The argument that orders items by a stat. */
export const STAT_ORDER = 'Query.items(mostOf:)';
type ItemArguments = Omit<GetItemsQueryVariables, 'first' | 'last' | 'after' | 'before'>;

/** The stat that a list is ordered by; null for another order. */
export const orderedStat = (order: ItemOrder): Stat | null =>
  ITEM_STATS.find(({ value }) => value === order)?.value ?? null;

/**
 * Converts the filter to the API's arguments: only what is filtered is sent, and what the API has.
 * @example itemFilterArguments(parseFilter(ITEM_FILTER, { query: 'axe' })) // { where: { name: { contains: 'axe' } } }
 */
export function itemFilterArguments(
  values: FilterValues<typeof ITEM_FILTER>,
  offers: (coordinate: string) => boolean = () => true,
): ItemArguments {
  const { name, slot, type, rarity, stat, career, set, soldFor, dropsFrom, dropsIn } = values;
  const where = {
    ...(name === '' ? {} : { name: nameContains(name) }),
    ...(slot === 'all' ? {} : { slot: { in: slotsLike(slot) } }),
    ...(type === 'all' ? {} : { type: { eq: type } }),
    ...(rarity === 'all' ? {} : { rarity: { eq: rarity } }),
    ...bounded('levelRequirement', values.levelMin, values.levelMax),
    ...bounded('renownRankRequirement', values.renownMin, values.renownMax),
    ...bounded('itemLevel', values.itemLevelMin, values.itemLevelMax),
    ...(values.talismans ? { talismanSlots: { gt: 0 } } : {}),
  };
  return {
    where,
    ...(stat === 'any' ? {} : { hasStats: [stat] }),
    ...(career === 'all' ? {} : { usableByCareer: career }),
    ...(set === '' || !offers(ITEM_NEEDS.set) ? {} : { ofSet: set }),
    ...(soldFor === '' || !offers(ITEM_NEEDS.soldFor) ? {} : { soldFor }),
    ...(dropsFrom === '' || !offers(ITEM_NEEDS.dropsFrom) ? {} : { dropsFrom }),
    ...(dropsIn === 'all' || !offers(ITEM_NEEDS.dropsIn)
      ? {}
      : { dropsIn: wingsOf(dropsIn), withSources: true }),
    ...(orderedStat(values.order) && !offers(STAT_ORDER) ? {} : orderArguments(values.order)),
  };
}

/** The order of the list; equal items by number, the greatest first, which one index can read. */
function orderArguments(order: ItemOrder): Pick<ItemArguments, 'order' | 'mostOf'> {
  if (order === 'none') return {};
  const stat = orderedStat(order);
  return stat ? { mostOf: [{ stat }] } : { order: [{ [order]: 'DESC' as const }, { id: 'DESC' }] };
}
