import type { KillDamageAttackerType, KillDamageSourceType } from '#graphql/generated/resolvers.ts';
import { batchRead } from '../engine/batch-read.ts';

/** Damage by one attacker, or by none, with one thing. */
export type DamageRecord = {
  attackerType: KillDamageAttackerType;
  damageType: KillDamageSourceType;
  attackerId: number | null;
  abilityId: number | null;
  damageAmount: number;
};

/** Damage of many kills at once, in the order it was recorded in. */
export const damageOfKills = batchRead(
  'killId',
  (sql, killIds) => sql<(DamageRecord & { killId: string })[]>`
    /* damageOfKills */
    select kill_id::text as "killId", attacker_type as "attackerType", damage_type as "damageType",
           attacker_id as "attackerId", ability_id as "abilityId", amount as "damageAmount"
    from kill_damage
    where kill_id = any(${killIds}::bigint[])
    order by kill_id, position`,
);
