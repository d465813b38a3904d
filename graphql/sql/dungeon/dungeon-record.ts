import type { Database, Fragment } from '../engine/connection/database.ts';

/** The player, or the guild that made up at least half of the group, whose sessions count; of both, those of the player. */
export type SessionOwner = Record<'characterId' | 'guildId', number | null>;

/** A wing with the sessions of an owner that tried it. */
export type OwnWingRecord = {
  instanceId: number;
  tries: number;
  cleared: number;
  seconds: number | null;
  sessionId: string | null;
};

/** Lists the wings that were tried, with the fastest clear of each. */
export const wingsOfOwner = (sql: Database, owner: SessionOwner) => sql<OwnWingRecord[]>`
  /* wingsOfOwner */
  select instance_id as "instanceId", (count(*) filter (where listed > 0))::integer as tries,
         (count(*) filter (where cleared))::integer as cleared,
         dungeon_seconds(min(duration) filter (where cleared)) as seconds,
         (array_agg(session_id order by duration, start_time, session_id)
            filter (where cleared and duration is not null))[1] as "sessionId"
  from session_wing
  where session_id = any(array(select session_id from ${sessionsOf(sql, owner)}))
  group by instance_id
  order by dungeon_of(instance_id), instance_id`;

/** A player who was there too, and the wings that were cleared together. */
export type CompanionRecord = Record<'characterId' | 'sessions' | 'wingsCleared', number>;

/** Lists the ten who were there most often in the newest 200 sessions; of a guild those outside of it. */
export const companionsOfOwner = (sql: Database, owner: SessionOwner) => sql<CompanionRecord[]>`
  /* companionsOfOwner */
  select character_id as "characterId", count(*)::integer as sessions, sum(wings_cleared)::integer as "wingsCleared"
  from session_member join dungeon_session session on session.id = session_id
  where session_id = any(array(
      select session_id from ${sessionsOf(sql, owner)} order by start_time desc, session_id desc limit 200))
    and character_id is distinct from ${owner.characterId}::bigint
    and (${owner.guildId}::bigint is null or guild_id is distinct from ${owner.guildId}::bigint)
  group by character_id
  order by sessions desc, "wingsCleared" desc, character_id limit 10`;

const sessionsOf = (sql: Database, { characterId, guildId }: SessionOwner): Fragment =>
  characterId === null
    ? sql`session_guild where guild_id = ${guildId}::bigint`
    : sql`session_member where character_id = ${characterId}::bigint`;

/** A member of a guild, and the wings that the member cleared. */
export type OwnMemberRecord = { characterId: number; cleared: readonly number[] };

/** Lists the guild's present members with a clear, wherever it was, the most wings first; 500 at most. */
export const clearersOfGuild = (sql: Database, guildId: number) => sql<OwnMemberRecord[]>`
  /* clearersOfGuild */
  select character_id as "characterId", json_agg(instance_id order by instance_id) as cleared
  from wing_clearer
  where character_id in (select character_id from guild_member where guild_id = ${guildId}::bigint)
  group by character_id
  order by count(*) desc, character_id limit 500`;
