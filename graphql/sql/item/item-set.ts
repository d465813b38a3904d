import type { Stat } from '#graphql/generated/resolvers.ts';
import { batchRead, recordsById } from '../engine/batch-read.ts';
import { itemFields, type ItemRecord } from './item.ts';

/** `level`: the highest item level among its pieces. */
export type ItemSetRecord = { id: number; name: string; level: number };

/** Either an effect or a stat with its value. */
export type ItemSetBonusRecord = {
  itemSetId: number;
  itemsRequired: number;
  effectId: number | null;
  stat: Stat | null;
  value: number | null;
  percentage: boolean | null;
};

export const itemSetsById = recordsById<ItemSetRecord>(
  'itemSetsById',
  'item_set',
  (sql) => sql`
    id, name,
    (select coalesce(max(item_level), 0) from item where item.item_set_id = item_set.id) as level`,
);

/** Pieces of many sets at once. */
export const itemsOfSets = batchRead(
  'itemSetId',
  (sql, setIds) => sql<ItemRecord[]>`
    /* itemsOfSets */
    select ${itemFields(sql)}
    from item
    where item_set_id = any(${setIds}::bigint[])
    order by item_set_id, id`,
);

/** Bonuses of many sets at once, that of the fewest pieces first. */
export const bonusesOfSets = batchRead(
  'itemSetId',
  (sql, setIds) => sql<ItemSetBonusRecord[]>`
    /* bonusesOfSets */
    select item_set_id as "itemSetId", items_required as "itemsRequired", effect_id as "effectId", stat, value,
           percentage
    from item_set_bonus
    where item_set_id = any(${setIds}::bigint[])
    order by item_set_id, items_required, position`,
);
