import type { Stat } from '#graphql/generated/resolvers.ts';
import { arrayLiteral } from '../engine/array-literal.ts';
import type { Database } from '../engine/database.ts';
import { itemFields, type ItemRecord } from './item.ts';

export type ItemSetRecord = { id: number; name: string };

/** Either an effect or a stat with its value. */
export type ItemSetBonusRecord = {
  itemSetId: number;
  itemsRequired: number;
  effectId: number | null;
  stat: Stat | null;
  value: number | null;
  percentage: boolean | null;
};

export const itemSetsById = (sql: Database, ids: readonly number[]) => sql<ItemSetRecord[]>`
  /* itemSetsById */
  select id, name
  from item_set
  where id = any(${arrayLiteral(ids)}::bigint[])`;

/** Pieces of many sets at once. */
export const itemsOfSets = (sql: Database, setIds: readonly number[]) => sql<ItemRecord[]>`
  /* itemsOfSets */
  select ${itemFields(sql)}
  from item
  where item_set_id = any(${arrayLiteral(setIds)}::bigint[])
  order by item_set_id, id`;

/** Bonuses of many sets at once, that of the fewest pieces first. */
export const bonusesOfSets = (sql: Database, setIds: readonly number[]) => sql<ItemSetBonusRecord[]>`
  /* bonusesOfSets */
  select item_set_id as "itemSetId", items_required as "itemsRequired", effect_id as "effectId", stat, value,
         percentage
  from item_set_bonus
  where item_set_id = any(${arrayLiteral(setIds)}::bigint[])
  order by item_set_id, items_required, position`;
