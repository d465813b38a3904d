import { batchRead } from '../engine/batch-read.ts';
import type { Database, Fragment } from '../engine/connection/database.ts';
import { arrayLiteral } from '#graphql/sql/engine/array-literal.ts';
import type { DamageRecord } from '#graphql/sql/kill/kill.ts';

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
  where kill.skirmish_id = any(${ids}::uuid[]) and kill.killer_id <> kill.victim_id and ${condition}
  group by 1, 2, 3, 4, 5
  order by 1, 6 desc, 4, 3, 5, 2`;

/** A guild in a skirmish: `count` is its players or its kills. */
export type SkirmishGuildRecord = { skirmishId: string; guildId: number; count: number };

const TOP_GUILDS = 5;

/** The five guilds with the most players of many skirmishes at once. */
export const topGuildsByPlayers = batchRead('skirmishId', (sql, ids) => topGuilds(sql, sql`players`, ids));

/** The five guilds with the most kills of many skirmishes at once; guilds without kills are none of them. */
export const topGuildsByKills = batchRead('skirmishId', (sql, ids) => topGuilds(sql, sql`kills`, ids));

const topGuilds = (sql: Database, count: Fragment, ids: string) => sql<SkirmishGuildRecord[]>`
  /* topGuilds */
  select skirmish_id as "skirmishId", guild_id as "guildId", count
  from (
    select skirmish_id, guild_id, ${count} as count,
           row_number() over (partition by skirmish_id order by ${count} desc, guild_id) as rank
    from skirmish_guild
    where skirmish_id = any(${ids}::uuid[]) and ${count} > 0
  ) guild
  where rank <= ${TOP_GUILDS}
  order by skirmish_id, rank`;
