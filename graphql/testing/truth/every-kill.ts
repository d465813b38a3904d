import type { Database } from '#graphql/sql/engine/connection/database.ts';
import type { CareerName } from '#graphql/world/characters/characters.ts';

/** A kill as its tables hold it, for plain counts beside answers of the API. */
export interface CountedKill {
  readonly id: string;
  /** Epoch seconds. */
  readonly time: number;
  readonly zone: number;
  readonly inScenario: boolean;
  readonly killer: string;
  readonly victim: string;
  readonly killerGuild: string | null;
  readonly victimGuild: string | null;
  readonly killerCareer: CareerName;
  readonly victimCareer: CareerName;
  readonly victimLevel: number;
  /** Counted one by one. */
  readonly attackers: number;
  /** Those who helped the killer, with the guild that each was in. */
  readonly helpers: readonly { readonly id: string; readonly guild: string | null }[];
  readonly solo: boolean;
}

/** Every kill of a database, the newest first. */
export const everyKill = (sql: Database): Promise<readonly CountedKill[]> => sql<CountedKill[]>`
  select kill.id::text, kill.time, kill.zone_id as zone, kill.instance_id is not null as "inScenario",
         kill.killer_id::text as killer, kill.victim_id::text as victim,
         kill.killer_guild_id::text as "killerGuild", kill.victim_guild_id::text as "victimGuild",
         kill.killer_career as "killerCareer", kill.victim_career as "victimCareer",
         kill.victim_level as "victimLevel", kill.damage_percent = 100 as solo,
         (select count(*)::int from kill_attacker where kill_attacker.kill_id = kill.id) as attackers,
         (select coalesce(json_agg(json_build_object('id', character_id::text, 'guild', guild_id::text)), '[]')
          from kill_attacker where kill_id = kill.id and position > 0) as helpers
  from kill order by kill.time desc, kill.id desc`;

/** Ids by how often they occur, the most frequent first; null does not count. */
export function mostFrequent(ids: readonly (string | null)[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const id of ids) if (id !== null) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([id]) => id);
}
