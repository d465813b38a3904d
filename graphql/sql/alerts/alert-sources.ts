import type { Database } from '../engine/connection/database.ts';
import type { LiveGameEvent } from '../live/live-events.ts';

/** A death that the live stream has told as a kill. */
export interface Death {
  /** The id in the live stream. */
  readonly id: number;
  /** The id of the kill. */
  readonly record: string;
  /** Epoch seconds. */
  readonly time: number;
  readonly zone: number | null;
  readonly victim: number;
  readonly guild: number | null;
}

/**
 * Reads the deaths that were told up to an id, after another one or after a moment of the game.
 * @param since epoch seconds; deaths with a greater id than `after` are read from any time
 */
export async function deathsTold(
  sql: Database,
  { after, upTo, since }: { readonly after: number; readonly upTo: number; readonly since: number },
): Promise<readonly Death[]> {
  const rows = await sql<(Omit<Death, 'id'> & { id: string })[]>`
    /* deathsTold */
    select told.id::text as id, told.record, kill.time, zone_id as zone, victim_id as victim, victim_guild_id as guild
    from live_event told join kill on kill.id = told.record::bigint
    where told.kind = 'kill' and told.id <= ${upTo} and (told.id > ${after} or kill.time > ${since})
    order by told.id`;
  return rows.map(({ id, record, time, zone, victim, guild }) => ({
    id: Number(id),
    record,
    time,
    zone,
    victim,
    guild,
  }));
}

/** Reads the events of the game that begin after a moment, and not after another one, in epoch seconds. */
export const eventsBetween = (sql: Database, after: number, until: number) => sql<LiveGameEvent[]>`
  /* eventsBetween */
  select id::text as id, kind, name, start_time as start, end_time::double precision as "end"
  from event where start_time > ${after}::bigint and start_time <= ${until}::bigint order by start_time, id`;

/** Reads when the records were counted last, in epoch seconds; null before the first time. */
export async function featsCountedAt(sql: Database): Promise<number | null> {
  const [row] = await sql<{ at: number | null }[]>`
    /* featsCountedAt */ select max(counted_at) as at from war_record_count`;
  return row?.at ?? null;
}
