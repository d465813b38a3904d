import { batchRead } from '../engine/batch-read.ts';

/** What an item or a set does beyond its stats. */
export type EffectRecord = { id: number; name: string; description: string | null };

type OwnedEffectRecord = EffectRecord & { itemId: number; isBuff: boolean };

/** Abilities and buffs of many items at once. */
export const effectsOfItems = batchRead(
  'itemId',
  (sql, itemIds) => sql<OwnedEffectRecord[]>`
    /* effectsOfItems */
    select item_effect.item_id as "itemId", item_effect.is_buff as "isBuff",
           effect.id, effect.name, effect.description
    from item_effect
    join effect on effect.id = item_effect.effect_id
    where item_effect.item_id = any(${itemIds}::bigint[])
    order by item_effect.item_id, item_effect.is_buff, item_effect.position`,
);

export const effectsById = batchRead(
  'id',
  (sql, ids) => sql<EffectRecord[]>`
    /* effectsById */
    select id, name, description
    from effect
    where id = any(${ids}::bigint[])`,
);
