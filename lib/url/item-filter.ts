import type { GetItemsQueryVariables, ItemType, Stat } from '#graphql/generated/documents.ts';
import { CAREER_ORDER } from '#lib/game/players/careers.ts';
import { ITEM_TYPES } from '#lib/game/items/item-labels.ts';
import { ITEM_STATS } from '#lib/game/items/stats.ts';

import { careerChoice } from './career-choice.ts';
import { choice, type Filter, type FilterValues, type Option, text } from './filter.ts';
import { nameContains } from './name-texts.ts';

/** The keys of a table are those that its type names. */
const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) => Object.keys(table) as Key[];

/** Every type that has a name; NONE is what has no type. */
const TYPES = keysOf(ITEM_TYPES)
  .filter((type) => type !== 'NONE')
  .map((value): Option<ItemType> => ({ value, label: ITEM_TYPES[value] }));

/** The filter of the item catalogue. */
export const ITEM_FILTER = {
  label: 'Filter items',
  fields: {
    name: text('query', 'Name'),
    type: choice<ItemType | 'all'>('type', 'Type', [{ value: 'all', label: 'All' }, ...TYPES]),
    stat: choice<Stat | 'any'>('stat', 'Stat', [{ value: 'any', label: 'Any' }, ...ITEM_STATS]),
    career: careerChoice('Usable by', CAREER_ORDER.toSorted()),
  },
} as const satisfies Filter;

type ItemFilterArguments = Pick<GetItemsQueryVariables, 'where' | 'hasStats' | 'usableByCareer'>;

/**
 * Converts the filter to the API's arguments: only what is filtered is sent.
 * @example itemFilterArguments({ name: 'axe', type: 'all', stat: 'any', career: 'all' }) // { where: { name: { contains: 'axe' } } }
 */
export function itemFilterArguments({
  name,
  type,
  stat,
  career,
}: FilterValues<typeof ITEM_FILTER>): ItemFilterArguments {
  const where = {
    ...(name === '' ? {} : { name: nameContains(name) }),
    ...(type === 'all' ? {} : { type: { eq: type } }),
  };
  return {
    where,
    ...(stat === 'any' ? {} : { hasStats: [stat] }),
    ...(career === 'all' ? {} : { usableByCareer: career }),
  };
}
