import type { Database } from '../engine/connection/database.ts';

/** The score of one player in a fight of any kind, with the player's ranks and guild at the time. */
export type ScoreRecord = {
  characterId: number;
  guildId: number | null;
  level: number;
  renownRank: number;
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

/**
 * All healing, and all protection, is kept as that of the player and that of others. Both together may be beyond an
 * integer; the driver reads this type as a number.
 */
export const healing = (sql: Database) => sql`(score.healing_self::double precision + score.healing_others)`;
export const protection = (sql: Database) =>
  sql`(score.protection_self::double precision + score.protection_others)`;

/** The columns of a table of scores that the statement calls `score`. */
export const scoreFields = (sql: Database) => sql`
  score.character_id as "characterId", score.guild_id as "guildId", score.level,
  score.renown_rank as "renownRank", score.deaths, score.damage, score.kill_damage as "killDamage",
  score.damage_received as "damageReceived", ${healing(sql)} as healing, score.healing_self as "healingSelf",
  score.healing_others as "healingOthers", score.healing_received as "healingReceived",
  ${protection(sql)} as protection, score.protection_self as "protectionSelf",
  score.protection_others as "protectionOthers", score.protection_received as "protectionReceived",
  score.resurrections_done as "resurrectionsDone"`;

/**
 * Members of one guild on one side that make a premade group (rules.md: Scenario filter); `counted_scenario_day` counts
 * days by the same number.
 */
export const PREMADE_MEMBERS = 6;

/** The score of one player in a fight against players, as scenarios and skirmishes have it. */
export type BattleScoreRecord = ScoreRecord & {
  kills: number;
  killsSolo: number;
  deathBlows: number;
  creatureKillDamage: number;
};

/** Creatures kill no player in a battle, so the count is 0. */
export const creatureKillDamage = (sql: Database) => sql`0::integer`;

/** The columns of a table of scores that the statement calls `score`. */
export const battleScoreFields = (sql: Database) => sql`
  ${scoreFields(sql)}, score.kills, score.kills_solo as "killsSolo", score.death_blows as "deathBlows",
  ${creatureKillDamage(sql)} as "creatureKillDamage"`;
