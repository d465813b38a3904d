import { arrayLiteral } from '../engine/array-literal.ts';
import { batchRead } from '../engine/batch-read.ts';
import type { Database } from '../engine/connection/database.ts';
import type { Fragment } from '../engine/fragment.ts';
import type { DamageRecord } from '../kill/kill-damage.ts';

type SkirmishDamageRecord = DamageRecord & { skirmishId: string };

/** Damage behind the kills of many skirmishes at once, by attacker and source, the most first. */
export const damageOfSkirmishes = batchRead('skirmishId', (sql, ids) => damageOf(sql, ids, sql`true`));

/** The same of one player in each. */
export const damageOfCharacter = (sql: Database, ids: readonly string[], characterId: number) =>
  damageOf(sql, arrayLiteral(ids), sql`damage.attacker_id = ${characterId}::bigint`);

/** The greatest amount that the contract's type holds; what is beyond it is cut to it. */
const MOST = 4_294_967_295;

const damageOf = (sql: Database, ids: string, condition: Fragment) => sql<SkirmishDamageRecord[]>`
  /* damageOf */
  select kill.skirmish_id as "skirmishId", damage.attacker_type as "attackerType",
         damage.damage_type as "damageType", damage.attacker_id as "attackerId",
         damage.ability_id as "abilityId", least(sum(damage.amount), ${MOST}::bigint)::double precision as "damageAmount"
  from kill join kill_damage damage on damage.kill_id = kill.id
  where kill.skirmish_id = any(${ids}::uuid[]) and ${condition}
  group by 1, 2, 3, 4, 5
  order by 1, 6 desc, 4, 3, 5, 2`;
