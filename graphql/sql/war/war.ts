import type { WarRecordKind, WarRecords, WarRecordsRecordsArgs } from '#graphql/generated/resolvers.ts';

import { arrayLiteral } from '../engine/array-literal.ts';
import type { Database, Fragment } from '../engine/connection/database.ts';
import { allOf } from '../engine/where/where.ts';

/** When the feats were counted, and out of which kills. */
export type FeatCount = Omit<WarRecords, 'records'>;

/** A feat by the ids of what it is about. */
export type WarRecordRow = {
  kind: WarRecordKind;
  group: string;
  characterId: number | null;
  guildId: number | null;
  instanceId: number | null;
  subject: string | null;
} & Record<'place' | 'value' | 'sharedBy' | 'start' | 'end', number>;

/** The count of the feats that are kept; nothing before the first. */
export const recordCount = (sql: Database) => sql<FeatCount[]>`
  /* recordCount */
  select counted_at as "countedAt", kills, since, until from war_record_count`;

/** The choice of feats; null narrows nothing. */
export type RecordQuery = Pick<WarRecordsRecordsArgs, 'kinds' | 'group' | 'since'> &
  Record<'characterId' | 'guildId', number | null>;

/** The order of kinds. */
const KINDS = [
  'HOUR',
  'DAY',
  'STREAK',
  'LEAD',
  'GUILD_LEAD',
  'BATTLE',
  'CLEAR',
  'MONTH',
  'GUILD_MONTH',
] as const;

/**
 * Lists feats by kind, months from the newest to the oldest, of equal ones the earliest first. A session counts for each
 * of its members, and for the guilds that made up half of it.
 */
export const warRecords = (sql: Database, query: RecordQuery) => sql<WarRecordRow[]>`
  /* warRecords */
  select kind, group_name as "group", place, value, shared_by as "sharedBy", start_time as "start", end_time as "end",
         character_id as "characterId", guild_id as "guildId", subject, instance_id as "instanceId"
  from war_record
  where ${allOf(sql, conditions(sql, query))}
  order by array_position(${arrayLiteral(KINDS)}::text[], kind), case when kind ~ 'MONTH$' then -start_time end, place,
           part, start_time, character_id, guild_id, subject`;

const conditions = (
  sql: Database,
  { kinds, group, since, characterId, guildId }: RecordQuery,
): Fragment[] => [
  ...(kinds ? [sql`kind = any(${arrayLiteral(kinds)}::text[])`] : []),
  ...(group == null ? [] : [sql`group_name = ${group}`]),
  ...(since == null ? [] : [sql`start_time >= ${since}::bigint`]),
  ...(characterId === null
    ? []
    : [
        sql`(character_id = ${characterId}::integer or exists (
          select from session_member member
          where session_id = subject and member.character_id = ${characterId}::integer))`,
      ]),
  ...(guildId === null
    ? []
    : [
        sql`(guild_id = ${guildId}::integer or exists (
          select from session_guild party where session_id = subject and party.guild_id = ${guildId}::integer))`,
      ]),
];
