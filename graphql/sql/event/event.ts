import type { Database } from '../engine/connection/database.ts';

/** An event with a beginning and an end, in epoch seconds; the end is null while it lasts. */
export type EventRecord = {
  kind: 'LiveEvent' | 'CitySiegeEvent' | 'ZandriExpeditionEvent';
  id: number;
  name: string;
  start: number;
  end: number | null;
};

/** All events that begin up to a second, newest first. */
export const events = (sql: Database, until: number | null = null) => sql<EventRecord[]>`
  /* events */
  select id, kind, name, start_time as start, end_time::double precision as "end"
  from event
  where start_time <= coalesce(${until}::bigint, start_time)
  order by start_time desc, id desc`;
