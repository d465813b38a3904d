import type { GetItemsQueryVariables, ItemRarity, ItemType, Stat } from '#graphql/generated/documents.ts';
import { CAREER_ORDER } from '#lib/game/players/careers.ts';
import { ITEM_TYPES, RARITIES } from '#lib/game/items/item-labels.ts';
import { ITEM_STATS } from '#lib/game/items/stats.ts';

import { careerChoice } from './career-choice.ts';
import { choice, type Filter, type FilterValues, type Option, text } from './filter.ts';
import { nameContains } from './name-texts.ts';

/** The keys of a table are those that its type names. */
const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) => Object.keys(table) as Key[];

/** Every type that has a name, then what has no type. */
const TYPES = keysOf(ITEM_TYPES)
  .toSorted((one, other) => Number(one === 'NONE') - Number(other === 'NONE'))
  .map((value): Option<ItemType> => ({ value, label: ITEM_TYPES[value] || 'Other' }));

const RARITY_OPTIONS = keysOf(RARITIES).map((value): Option<ItemRarity> => ({
  value,
  label: RARITIES[value].rarity,
}));

/** The filter of the item catalogue. */
export const ITEM_FILTER = {
  label: 'Filter items',
  fields: {
    name: text('query', 'Name'),
    type: choice<ItemType | 'all'>('type', 'Type', [{ value: 'all', label: 'All' }, ...TYPES]),
    rarity: choice<ItemRarity | 'all'>('rarity', 'Rarity', [
      { value: 'all', label: 'All' },
      ...RARITY_OPTIONS,
    ]),
    stat: choice<Stat | 'any'>('stat', 'Stat', [{ value: 'any', label: 'Any' }, ...ITEM_STATS]),
    career: careerChoice('Usable by', CAREER_ORDER.toSorted()),
  },
} as const satisfies Filter;

type ItemFilterArguments = Pick<GetItemsQueryVariables, 'where' | 'hasStats' | 'usableByCareer'>;

/**
 * Converts the filter to the API's arguments: only what is filtered is sent.
 * @example itemFilterArguments({ name: 'axe', type: 'all', rarity: 'all', stat: 'any', career: 'all' }) // { where: { name: { contains: 'axe' } } }
 */
export function itemFilterArguments({
  name,
  type,
  rarity,
  stat,
  career,
}: FilterValues<typeof ITEM_FILTER>): ItemFilterArguments {
  const where = {
    ...(name === '' ? {} : { name: nameContains(name) }),
    ...(type === 'all' ? {} : { type: { eq: type } }),
    ...(rarity === 'all' ? {} : { rarity: { eq: rarity } }),
  };
  return {
    where,
    ...(stat === 'any' ? {} : { hasStats: [stat] }),
    ...(career === 'all' ? {} : { usableByCareer: career }),
  };
}
