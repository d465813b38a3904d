import { batchRead } from '../engine/batch-read.ts';

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
