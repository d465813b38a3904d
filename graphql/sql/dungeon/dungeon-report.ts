import type { Archetype } from '#graphql/generated/resolvers.ts';
import type { Database } from '../engine/connection/database.ts';
import type { WingRecord } from './dungeon.ts';
import type { ClearRecord } from './fastest-clears.ts';
import { figuresOf } from './figures.ts';

/* The figures of the sessions of a dungeon, by its wings; one without wings stands as its own. */

type OfInstance = { instanceId: number };

/** Sessions whose items are rated from a number of points to 100 more. */
export type BandRecord = WingRecord & { from: number };

/** Lists the figures of each wing by bands of item rating, the lowest first. */
export const bandsOfDungeon = (sql: Database, dungeonId: number) => sql<BandRecord[]>`
  /* bandsOfDungeon */
  select coalesce(nullif(instance_id, 0), dungeon_id) as "instanceId", band as "from", ${figuresOf(sql)}
  from dungeon_figures
  where dungeon_id = ${dungeonId}::integer and (instance_id <> 0) = (select has_wings(${dungeonId}::integer))
    and band >= 0
  order by instance_id, band`;

/** An encounter with the sessions that tried it. */
export type EncounterRecord = OfInstance &
  Record<'encounterId' | 'sessions' | 'fell' | 'tries' | 'deaths', number>;

/** Lists the encounters that the game has in a dungeon, in their order. */
export const encountersOfDungeon = (sql: Database, dungeonId: number) => sql<EncounterRecord[]>`
  /* encountersOfDungeon */
  select instance_id as "instanceId", id as "encounterId", coalesce(sessions, 0) as sessions, coalesce(fell, 0) as fell,
         coalesce(tries, 0)::double precision as tries, coalesce(deaths, 0)::double precision as deaths
  from instance_encounter
  left join dungeon_encounter on dungeon_id = ${dungeonId}::integer and encounter_id = id
  where dungeon_of(instance_id) = ${dungeonId}::integer
  order by instance_id, position, id`;

/** A month by its first second, and the sessions that began in it. */
export type MonthRecord = OfInstance &
  Record<'month' | 'sessions' | 'tries' | 'cleared', number> & { median: number | null };

/**
 * Lists of each wing the newest twelve months with sessions, the oldest first.
 * @param latest the last epoch second that is believed
 */
export const monthsOfDungeon = (sql: Database, dungeonId: number, latest: number) => sql<MonthRecord[]>`
  /* monthsOfDungeon */
  select coalesce(nullif(instance_id, 0), dungeon_id) as "instanceId", month::double precision as month, sessions,
         tries, cleared, dungeon_seconds(median) as median
  from (
    select *, row_number() over (partition by instance_id order by month desc) as number
    from dungeon_month
    where dungeon_id = ${dungeonId}::integer and (instance_id <> 0) = (select has_wings(${dungeonId}::integer))
      and month <= ${latest}::bigint
  ) numbered
  where number <= 12
  order by instance_id, month`;

/** Lists the first clears: of the whole dungeon, if it has several wings, and of each wing. */
export const firstClears = (sql: Database, dungeonId: number) => sql<ClearRecord[]>`
  /* firstClears */
  select wing as "instanceId", id as "sessionId", dungeon_seconds(duration) as seconds
  from (
    (select null::smallint as wing, id, duration
     from dungeon_session
     where dungeon_id = ${dungeonId}::integer and cleared and (select has_wings(${dungeonId}::integer))
     order by start_time, id limit 1)
    union all
    select wing.id, first.session_id, first.duration
    from (select id from instance where dungeon_of(id) = ${dungeonId}::integer) wing
    cross join lateral (
      select session_id, duration from session_wing
      where instance_id = wing.id and cleared order by start_time, session_id limit 1
    ) first
  ) clear
  order by wing nulls first`;

/** A player's sums over the tries in a wing. */
export type DungeonPerformanceRecord = OfInstance &
  Record<
    | 'characterId'
    | 'place'
    | 'tries'
    | 'minutes'
    | 'perMinute'
    | 'estimate'
    | 'mean'
    | 'strength'
    | 'players',
    number
  > & {
    archetype: Archetype;
    /** Percent of the others in the role who did less; null below 30 others. */
    percentile: number | null;
  };

/** Lists the best players of each wing by their archetypes. */
export const bestOfDungeon = (sql: Database, dungeonId: number) => sql<DungeonPerformanceRecord[]>`
  /* bestOfDungeon */
  select instance_id as "instanceId", place, archetype, character_id as "characterId", tries, minutes,
         rate as "perMinute", estimate, mean, strength,
         case when players > 30 then 100.0::double precision * below / (players - 1) end as percentile, players
  from dungeon_best_player
  where dungeon_id = ${dungeonId}::integer
  order by instance_id, archetype, place, character_id`;
