import { recordsById } from '../engine/batch-read.ts';
import { oncePerDatabase } from '../engine/connection/once-per-database.ts';

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
