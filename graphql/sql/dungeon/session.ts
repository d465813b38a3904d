import type {
  Archetype,
  DungeonSessionFilterInput,
  DungeonSessionWingFilterInput,
} from '#graphql/generated/resolvers.ts';
import { batchRead } from '../engine/batch-read.ts';
import type { Database, Fragment } from '../engine/connection/database.ts';
import type { WingRecord } from './dungeon.ts';
import { figuresOf } from './figures.ts';
import { recordList, type RecordList, integerKey } from '../engine/record-list.ts';
import { booleanColumn } from '../engine/where/where-boolean.ts';
import { listColumn } from '../engine/where/where-list.ts';
import { allOf, where } from '../engine/where/where.ts';
import { integerColumn } from '../engine/where/where-scalar.ts';

/** A session. Times in epoch seconds, durations in seconds, null where unknown. */
export type SessionRecord = Record<
  | 'dungeonId'
  | 'start'
  | 'listed'
  | 'fell'
  | 'wingCount'
  | 'wingsCleared'
  | 'players'
  | 'size'
  | 'tanks'
  | 'healers'
  | 'itemRating'
  | 'deaths',
  number
> & {
  id: string;
  end: number | null;
  seconds: number | null;
  cleared: boolean;
  wings: readonly SessionWingRecord[];
  runIds: readonly string[];
  members: readonly SessionMemberRecord[];
};

/** A wing that a session tried. */
export type SessionWingRecord = {
  instanceId: number;
  listed: number;
  fell: number;
  cleared: boolean;
  seconds: number | null;
};

export type SessionMemberRecord = { characterId: number; guildId: number | null; archetype: Archetype };

/** A query for sessions; null narrows nothing. */
export type SessionQuery = {
  characterId: number | null;
  guildId: number | null;
  where: DungeonSessionFilterInput | null;
  /** The last second of which sessions are believed. */
  latest: number;
};

export const sessionsById = batchRead(
  'id',
  (sql, ids) => sql<SessionRecord[]>`
    /* sessionsById */
    select * from listed_session where id = any(${ids}::uuid[])`,
);

/** A page of sessions, newest first. */
export function sessionList(
  sql: Database,
  query: SessionQuery,
): RecordList<SessionRecord & { listTime: string }> {
  const { tables, owner, condition } = sourceOf(sql, query);
  return recordList(sql, {
    name: 'dungeonSessions',
    keys: [
      { ...integerKey(sql`${owner}.start_time`), property: 'listTime', descending: true },
      {
        column:
          query.characterId === null && query.guildId === null ? sql`session.id` : sql`${owner}.session_id`,
        cast: 'uuid',
        property: 'id',
        descending: true,
      },
    ],
    fields: sql`session.*, ${owner}.start_time as "listTime"`,
    tables,
    condition,
  });
}

/** Sums over sessions; times in epoch seconds. */
export type SessionSumsRecord = Record<'sessions' | 'tries' | 'cleared', number> &
  Record<'median' | 'from' | 'to', number | null>;

/** Sums up the sessions of a list. Those of several dungeons have no median. */
export async function sessionSums(sql: Database, query: SessionQuery) {
  const { tables, condition } = sourceOf(sql, query);
  if (isOfAll(query))
    return sql<SessionSumsRecord[]>`
      /* sessionSumsOfAll */
      select coalesce(sum(sessions), 0)::integer as sessions, coalesce(sum(tries), 0)::integer as tries,
             coalesce(sum(cleared), 0)::integer as cleared, null::integer as median,
             (select session_second(min(start_time)) from dungeon_session) as "from",
             (select session_second(max(start_time)) from dungeon_session) as "to"
      from dungeon_figures where instance_id = 0 and band = -1`;
  return sql<SessionSumsRecord[]>`
    /* sessionSums */
    select count(*)::integer as sessions, (count(*) filter (where listed > 0))::integer as tries,
           (count(*) filter (where cleared))::integer as cleared,
           case when min(dungeon_id) = max(dungeon_id) then dungeon_seconds(
             percentile_cont(0.5) within group (order by duration) filter (where cleared)) end as median,
           min(start) as "from", max(start) as "to"
    from (
      select session.dungeon_id, session.listed, session.cleared, session.duration, session.start
      from ${tables}
      where ${condition}
    ) listed`;
}

/** Sums up what the sessions of a list did in each wing, by the ids of the wings. */
export async function wingSums(sql: Database, query: SessionQuery) {
  if (isOfAll(query))
    return sql<WingRecord[]>`
      /* wingSumsOfAll */
      select instance_id as "instanceId", ${figuresOf(sql)}
      from dungeon_figures where instance_id <> 0 and band = -1 order by instance_id`;
  const { tables, condition } = sourceOf(sql, query);
  return sql<WingRecord[]>`
    /* wingSums */
    select instance_id as "instanceId", ${figuresOf(sql)}
    from (
      select instance_id, count(*)::integer as sessions, (count(*) filter (where listed > 0))::integer as tries,
             (count(*) filter (where cleared))::integer as cleared,
             (count(duration) filter (where cleared))::integer as timed,
             percentile_cont(0.25) within group (order by duration) filter (where cleared) as lower,
             percentile_cont(0.5) within group (order by duration) filter (where cleared) as median,
             percentile_cont(0.75) within group (order by duration) filter (where cleared) as upper
      from session_wing
      where session_id = any(array(select session.id from ${tables} where ${condition}))
      group by instance_id
    ) wing
    order by instance_id`;
}

/** True where nothing narrows a query: the kept figures of all dungeons answer it. */
const isOfAll = ({ characterId, guildId, where: filter }: SessionQuery): boolean =>
  characterId === null && guildId === null && Object.keys(filter ?? {}).length === 0;

/** The last millisecond of a second. */
const endOf = (second: number) => second * 1_000 + 999;

/** The tables of a query: `owner` has the times and ids whose index gives the order. */
function sourceOf(sql: Database, { characterId, guildId, where: filter, latest }: SessionQuery) {
  const ofGuild = sql`session_guild party where party.guild_id = ${guildId}::bigint`;
  const matches = where<DungeonSessionFilterInput>(sql, filter, {
    dungeonId: integerColumn(sql, sql`"dungeonId"`),
    instanceId: (id) => sql`exists (
      select from session_wing wing where wing.session_id = session.id and wing.instance_id::text = ${id}::text)`,
    cleared: (is) => (is ? sql`cleared` : sql`not cleared`),
    wings: listColumn<DungeonSessionWingFilterInput>(sql, {
      tables: sql`session_wing wing`,
      condition: sql`wing.session_id = session.id`,
      meets: (filter) =>
        where(sql, filter, {
          instanceId: integerColumn(sql, sql`wing.instance_id`),
          cleared: booleanColumn(sql, sql`wing.cleared`),
        }),
    }),
    size: integerColumn(sql, sql`size`),
    itemRating: integerColumn(sql, sql`"itemRating"`),
    start: integerColumn(sql, sql`start`),
  });
  const source = (tables: Fragment, owner: Fragment, ...conditions: Fragment[]) => ({
    tables,
    owner,
    condition: allOf(sql, [...conditions, matches, sql`${owner}.start_time <= ${endOf(latest)}::bigint`]),
  });
  if (characterId !== null)
    return source(
      sql`session_member member join listed_session session on session.id = member.session_id`,
      sql`member`,
      sql`member.character_id = ${characterId}::bigint`,
      guildId === null ? sql`true` : sql`exists (select from ${ofGuild} and party.session_id = session.id)`,
    );
  if (guildId !== null)
    return source(
      sql`session_guild party join listed_session session on session.id = party.session_id`,
      sql`party`,
      sql`party.guild_id = ${guildId}::bigint`,
    );
  return source(sql`listed_session session`, sql`session`);
}
