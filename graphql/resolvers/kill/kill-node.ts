import type { AttackerRecord, CombatantRecord } from '#graphql/sql/kill/combatant.ts';
import type { KillRecord } from '#graphql/sql/kill/kill.ts';

/** A kill for one field of the query: with its assists or without. */
export type KillNode = KillRecord & { includeAssists: boolean };

/** The killer, from the columns of the kill itself. */
export const killerOf = (kill: KillRecord): AttackerRecord => ({
  characterId: kill.killerId,
  level: kill.killerLevel,
  renownRank: kill.killerRenownRank,
  guildId: kill.killerGuildId,
  damagePercent: kill.damagePercent,
});

export const victimOf = (kill: KillRecord): CombatantRecord => ({
  characterId: kill.victimId,
  level: kill.victimLevel,
  renownRank: kill.victimRenownRank,
  guildId: kill.victimGuildId,
});
