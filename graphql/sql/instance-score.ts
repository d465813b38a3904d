import type { Archetype } from '#graphql/generated/resolvers.ts';
import { arrayLiteral } from './array-literal.ts';
import type { Database } from './database.ts';

/** What one player did in a run or in one try at an encounter, and as what. */
export type InstanceScoreRecord = {
  characterId: number;
  guildId: number | null;
  level: number;
  renownRank: number;
  archetype: Archetype;
  itemRating: number;
  deaths: number;
  damage: number;
  killDamage: number;
  damageReceived: number;
  healing: number;
  healingSelf: number;
  healingOthers: number;
  healingReceived: number;
  protection: number;
  protectionSelf: number;
  protectionOthers: number;
  protectionReceived: number;
  resurrectionsDone: number;
};

const scoreFields = (sql: Database) => sql`
  character_id as "characterId", guild_id as "guildId", level, renown_rank as "renownRank", archetype,
  item_rating as "itemRating", deaths, damage, kill_damage as "killDamage", damage_received as "damageReceived",
  healing_self + healing_others as healing, healing_self as "healingSelf", healing_others as "healingOthers",
  healing_received as "healingReceived", protection_self + protection_others as protection,
  protection_self as "protectionSelf", protection_others as "protectionOthers",
  protection_received as "protectionReceived", resurrections_done as "resurrectionsDone"`;

/** The scoreboards of many runs at once. */
export const scoresOfRuns = (sql: Database, runIds: readonly string[]) => sql<
  (InstanceScoreRecord & { runId: string })[]
>`
  /* scoresOfRuns */
  select run_id as "runId", ${scoreFields(sql)}
  from instance_run_score
  where run_id = any(${arrayLiteral(runIds)}::uuid[])
  order by run_id, position`;

/** The scoreboards of many tries at once. */
export const scoresOfEncounterRuns = (sql: Database, ids: readonly string[]) => sql<
  (InstanceScoreRecord & { encounterRunId: string })[]
>`
  /* scoresOfEncounterRuns */
  select encounter_run_id as "encounterRunId", ${scoreFields(sql)}
  from instance_encounter_run_score
  where encounter_run_id = any(${arrayLiteral(ids)}::bigint[])
  order by encounter_run_id, position`;
