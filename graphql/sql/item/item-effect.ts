import { batchRead } from '../engine/batch-read.ts';
import { abilityFields, type AbilityRecord } from '../kill/ability.ts';
import type { Stat } from '#graphql/generated/resolvers.ts';

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
