import { arrayLiteral } from '../engine/array-literal.ts';
import type { Database } from '../engine/database.ts';
import type { Fragment } from '../engine/fragment.ts';
import type { DamageRecord } from '../kill/kill-damage.ts';

type SkirmishDamageRecord = DamageRecord & { skirmishId: string };

/** Damage behind the kills of many skirmishes at once, by attacker and source, the most first. */
export const damageOfSkirmishes = (sql: Database, ids: readonly string[]) => damageOf(sql, ids, sql`true`);

/** The same of one player in one skirmish. */
export const damageOfCharacter = (sql: Database, skirmishId: string, characterId: number) =>
  damageOf(sql, [skirmishId], sql`damage.attacker_id = ${characterId}::bigint`);

const damageOf = (sql: Database, ids: readonly string[], condition: Fragment) => sql<SkirmishDamageRecord[]>`
  /* damageOf */
  select kill.skirmish_id as "skirmishId", damage.attacker_type as "attackerType",
         damage.damage_type as "damageType", damage.attacker_id as "attackerId",
         damage.ability_id as "abilityId", sum(damage.amount)::integer as "damageAmount"
  from kill join kill_damage damage on damage.kill_id = kill.id
  where kill.skirmish_id = any(${arrayLiteral(ids)}::uuid[]) and ${condition}
  group by 1, 2, 3, 4, 5
  order by 1, 6 desc, 4, 3, 5, 2`;
