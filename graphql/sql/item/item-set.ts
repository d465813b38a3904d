import type { Stat } from '#graphql/generated/resolvers.ts';
import { batchRead, recordsById } from '../engine/batch-read.ts';
import { itemFields, type ItemRecord } from './item.ts';
import { abilityFields, type AbilityRecord } from '../kill/ability.ts';

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

export type ItemStatRecord = { stat: Stat; value: number; percentage: boolean };

/** Stats of many items at once. */
export const statsOfItems = batchRead(
  'itemId',
  (sql, itemIds) => sql<(ItemStatRecord & { itemId: number })[]>`
    /* statsOfItems */
    select item_id as "itemId", stat, value, percentage
    from item_stat
    where item_id = any(${itemIds}::bigint[])
    order by item_id, position`,
);

/** Abilities and buffs of many items at once. */
export const effectsOfItems = batchRead(
  'itemId',
  (sql, itemIds) => sql<(AbilityRecord & { itemId: number; isBuff: boolean })[]>`
    /* effectsOfItems */
    select item_effect.item_id as "itemId", item_effect.is_buff as "isBuff", ${abilityFields(sql)}
    from item_effect
    join ability on ability.id = item_effect.effect_id
    where item_effect.item_id = any(${itemIds}::bigint[])
    order by item_effect.item_id, item_effect.is_buff, item_effect.position`,
);
