import type { WarRecordKind, WarRecords, WarRecordsRecordsArgs } from '#graphql/generated/resolvers.ts';

import { arrayLiteral } from '../engine/array-literal.ts';
import type { Database } from '../engine/connection/database.ts';

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

/** Lists feats by kind; a session counts for each of its members, and for the guilds that made up half of it. */
export const warRecords = (
  sql: Database,
  { kinds, group = null, since = null, characterId, guildId }: RecordQuery,
) => sql<WarRecordRow[]>`
  /* warRecords */
  select kind, group_name as "group", place, value, shared_by as "sharedBy", start_time as "start", end_time as "end",
         character_id as "characterId", guild_id as "guildId", subject, instance_id as "instanceId"
  from war_feats(${kinds ? arrayLiteral(kinds) : null}::text[], ${group}, ${since}::bigint, ${characterId}::integer,
                   ${guildId}::integer)`;
