import { recordsById, batchRead } from '../engine/batch-read.ts';
import { oncePerDatabase } from '../engine/connection/once-per-database.ts';
import type { KillDamageAttackerType, KillDamageSourceType } from '#graphql/generated/resolvers.ts';
import { nestedList } from '../engine/nested-list.ts';
import { integerKey } from '../engine/record-list.ts';

/** A kill with both sides as of its time; `id` is a 64-bit integer, `time` epoch seconds. */
export type KillRecord = {
  id: string;
  time: number;
  zoneId: number;
  x: number;
  y: number;
  scenarioId: number | null;
  instanceId: string | null;
  skirmishId: string | null;
  deathblowId: number | null;
  damagePercent: number;
  killerId: number;
  killerLevel: number;
  killerRenownRank: number;
  killerGuildId: number | null;
  victimId: number;
  victimLevel: number;
  victimRenownRank: number;
  victimGuildId: number | null;
  z: number;
  totalRenown: number;
};

export const killFields = oncePerDatabase(
  (sql) => sql`
      kill.id::text as id, kill.time, kill.zone_id as "zoneId", kill.x, kill.y,
      kill.scenario_id as "scenarioId", kill.instance_id as "instanceId", kill.skirmish_id as "skirmishId",
      kill.deathblow_id as "deathblowId", kill.damage_percent as "damagePercent",
      kill.killer_id as "killerId", kill.killer_level as "killerLevel",
      kill.killer_renown_rank as "killerRenownRank", kill.killer_guild_id as "killerGuildId",
      kill.victim_id as "victimId", kill.victim_level as "victimLevel",
      kill.victim_renown_rank as "victimRenownRank", kill.victim_guild_id as "victimGuildId",
      kill.z, kill.total_renown as "totalRenown"`,
);

export const killsById = recordsById<KillRecord>('killsById', 'kill', killFields);

/** A player in a kill, as of the time of the kill. */
export type CombatantRecord = {
  characterId: number;
  level: number;
  renownRank: number;
  guildId: number | null;
};

/** `damagePercent`: share of all damage to the victim, 0 to 100. */
export type AttackerRecord = CombatantRecord & { damagePercent: number };

/** Attackers of many kills at once, the killer of each first. */
export const attackersOfKills = batchRead(
  'killId',
  (sql, killIds) => sql<(AttackerRecord & { killId: string })[]>`
    /* attackersOfKills */
    select kill_id::text as "killId", character_id as "characterId", level, renown_rank as "renownRank",
           guild_id as "guildId", damage_percent as "damagePercent"
    from kill_attacker
    where kill_id = any(${killIds}::bigint[])
    order by kill_id, position`,
);

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

/** Kills as parts of a battle list the killer alone. */
type BattleKillRecord = KillRecord & { includeAssists: boolean };

/** The kills of many scenario runs at once, newest first. */
export const killsOfScenarioRuns = batchRead(
  'instanceId',
  (sql, ids) => sql<BattleKillRecord[]>`
    /* killsOfScenarioRuns */
    select ${killFields(sql)}, false as "includeAssists"
    from kill
    where kill.instance_id = any(${ids}::uuid[]) and kill.killer_id <> kill.victim_id
    order by kill.instance_id, kill.time desc, kill.id desc`,
);

/** The kills of a skirmish, newest first. */
export const killsOfSkirmish = nestedList<string, object, BattleKillRecord>({
  name: 'skirmishKills',
  parent: 'uuid',
  fields: (sql) => sql`${killFields(sql)}, false as "includeAssists"`,
  tables: (sql) => sql`kill`,
  condition: (sql, skirmishId) => sql`kill.skirmish_id = ${skirmishId} and kill.killer_id <> kill.victim_id`,
  keys: (sql) => [
    { ...integerKey(sql`kill.time`), property: 'time', descending: true },
    { ...integerKey(sql`kill.id`), property: 'id', descending: true },
  ],
});
