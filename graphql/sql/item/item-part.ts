import type { Stat } from '#graphql/generated/resolvers.ts';
import { arrayLiteral } from '../engine/array-literal.ts';
import type { Database } from '../engine/database.ts';

export type ItemStatRecord = { stat: Stat; value: number; percentage: boolean };

type OwnedStatRecord = ItemStatRecord & { itemId: number };

/** What an item or a set does beyond its stats. */
export type EffectRecord = { id: number; name: string; description: string | null };

type OwnedEffectRecord = EffectRecord & { itemId: number; isBuff: boolean };

/** Stats of many items at once. */
export const statsOfItems = (sql: Database, itemIds: readonly number[]) => sql<OwnedStatRecord[]>`
  /* statsOfItems */
  select item_id as "itemId", stat, value, percentage
  from item_stat
  where item_id = any(${arrayLiteral(itemIds)}::bigint[])
  order by item_id, position`;

/** Abilities and buffs of many items at once. */
export const effectsOfItems = (sql: Database, itemIds: readonly number[]) => sql<OwnedEffectRecord[]>`
  /* effectsOfItems */
  select item_effect.item_id as "itemId", item_effect.is_buff as "isBuff",
         effect.id, effect.name, effect.description
  from item_effect
  join effect on effect.id = item_effect.effect_id
  where item_effect.item_id = any(${arrayLiteral(itemIds)}::bigint[])
  order by item_effect.item_id, item_effect.is_buff, item_effect.position`;

export const effectsById = (sql: Database, ids: readonly number[]) => sql<EffectRecord[]>`
  /* effectsById */
  select id, name, description
  from effect
  where id = any(${arrayLiteral(ids)}::bigint[])`;
