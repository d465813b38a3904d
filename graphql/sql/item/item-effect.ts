import { batchRead } from '../engine/batch-read.ts';
import { abilityFields, type AbilityRecord } from '../kill/ability.ts';

type OwnedAbilityRecord = AbilityRecord & { itemId: number; isBuff: boolean };

/** Abilities and buffs of many items at once. */
export const effectsOfItems = batchRead(
  'itemId',
  (sql, itemIds) => sql<OwnedAbilityRecord[]>`
    /* effectsOfItems */
    select item_effect.item_id as "itemId", item_effect.is_buff as "isBuff", ${abilityFields(sql)}
    from item_effect
    join ability on ability.id = item_effect.effect_id
    where item_effect.item_id = any(${itemIds}::bigint[])
    order by item_effect.item_id, item_effect.is_buff, item_effect.position`,
);
