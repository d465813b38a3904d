import { GetEventsDocument, type GetEventsQuery } from '#graphql/generated/documents.ts';
import type { Database } from '#graphql/sql/engine/connection/database.ts';
import { datedEvents, isEventKind } from '#lib/game/war/events.ts';
import type { Ask } from './archived-kinds.ts';

/**
 * Reads the events that have begun into the archive, which keeps them when the API lists them no more.
 * @param now epoch seconds
 * @throws ApiError where the API is away
 */
export async function readEvents(sql: Database, ask: Ask, now: number): Promise<void> {
  const { data } = await ask<GetEventsQuery>(GetEventsDocument, {});
  const seen = datedEvents(data.events, new Date(now * 1_000)).flatMap(
    ({ kind, name, start, end, state }) => {
      // The archive answers in our schema, which has no other kinds.
      if (state === 'Coming' || !isEventKind(kind)) return [];
      return { kind, name, seconds: Number(start) / 1_000, ended: end && Number(end) / 1_000 };
    },
  );
  await sql`
    /* writeEvents */
    with seen as (
      select * from jsonb_to_recordset(${JSON.stringify(seen)}::text::jsonb)
        as one(kind text, name text, seconds integer, ended bigint)
    ), changed as (
      update event set end_time = ended from seen
      where (event.kind, event.name, start_time) = (seen.kind, seen.name, seconds)
        and end_time is distinct from ended
    )
    insert into event (id, kind, name, start_time, end_time)
    select coalesce((select max(id) from event), 0) + row_number() over (), kind, name, seconds, ended
    from seen where (kind, name, seconds) not in (select kind, name, start_time from event)`;
}
