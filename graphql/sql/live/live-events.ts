import type { LiveKind } from '../../rules/live-kinds.ts';
import type { Database } from '../engine/connection/database.ts';

/** A row of what the live stream tells, with what it is filtered by. `id` grows in the order in which rows became visible. */
export interface LiveRow {
  readonly id: number;
  readonly kind: LiveKind;
  /** The id of the kill, the battle and so on. */
  readonly record: string;
  readonly zone: number | null;
  /** Players who took part; null for what has none. */
  readonly size: number | null;
  readonly guilds: readonly number[];
  readonly players: readonly number[];
  /** The second in which a dungeon session began; null of all others. */
  readonly began: number | null;
}

type StoredRow = Omit<LiveRow, 'id' | 'guilds' | 'players'> & {
  id: string;
  guilds: string | null;
  players: string | null;
};

const numbers = (list: string | null): readonly number[] => (list ? list.split(',').map(Number) : []);

/**
 * Reads what became visible after an id, in that order.
 * @param upTo the last id that is wanted
 */
export async function liveEventsAfter(
  sql: Database,
  after: number,
  upTo: number,
  first: number,
): Promise<LiveRow[]> {
  const rows = await sql<StoredRow[]>`
    /* liveEventsAfter */
    with told as materialized (
      select id, kind, record from live_event where id > ${after} and id <= ${upTo}
      order by id limit ${first}
    ), player as materialized (
      select told.id, kill.zone_id as zone, character_id, attacker.guild_id
      from told join kill on kill.id = told.record::bigint join kill_attacker attacker on kill_id = kill.id
      where told.kind = 'kill'
      union all
      select told.id, zone_id, victim_id, victim_guild_id
      from told join kill on kill.id = told.record::bigint where told.kind = 'kill'
      union all
      select told.id, battle.zone_id, score.character_id, score.guild_id
      from told join battle on battle.id = told.record::uuid join battle_part on battle_id = battle.id
      join lateral (
        select character_id, guild_id from skirmish_score where skirmish_id = battle_part.skirmish_id
        union all
        select character_id, guild_id from kill join kill_attacker on kill_id = kill.id
        where kill.skirmish_id = battle_part.skirmish_id
        union all
        select victim_id, victim_guild_id from kill where kill.skirmish_id = battle_part.skirmish_id
      ) score on true
      where told.kind = 'battle'
      union all
      select told.id, scenario.zone_id, score.character_id, score.guild_id
      from told join scenario_record on scenario_record.id = told.record::uuid
      join scenario on scenario.id = scenario_id join scenario_score score on record_id = scenario_record.id
      where told.kind = 'scenario'
      union all
      select told.id, null, character_id, guild_id
      from told join session_member on session_id = told.record::uuid where told.kind = 'dungeon'
    ), part as (
      select id, max(zone) as zone, count(distinct character_id)::integer as size,
             string_agg(distinct guild_id::text, ',') as guilds, string_agg(distinct character_id::text, ',') as players
      from player group by id
    )
    select told.id::text as id, kind, record, zone, size, guilds, players, (
             select (start_time / 1000)::integer from dungeon_session where kind = 'dungeon' and id = told.record::uuid
           ) as began
    from told left join part using (id) order by told.id`;
  return rows.map(({ id, kind, record, zone, size, guilds, players, began }) => ({
    id: Number(id),
    kind,
    record,
    zone,
    size,
    guilds: numbers(guilds),
    players: numbers(players),
    began,
  }));
}

/** The reach of what can be told. */
export interface LiveReach {
  /** After this id nothing is forgotten. */
  readonly after: number;
  /** The time since which nothing is forgotten, in epoch seconds; null where nothing was told yet. */
  readonly since: number | null;
  /** The last id. */
  readonly last: number;
}

/** Reads what can be told; 0 and 0 where nothing was told yet. */
export async function liveReach(sql: Database): Promise<LiveReach> {
  const [row] = await sql<{ after: string; since: number | null; last: string }[]>`
    /* liveReach */
    select coalesce(min(id) - 1, 0)::text as after, coalesce(max(id), 0)::text as last,
           (select told from live_event order by id limit 1) as since
    from live_event`;
  return { after: Number(row?.after ?? 0), since: row?.since ?? null, last: Number(row?.last ?? 0) };
}

/** Tells battles and sessions that are over, which no write tells. @param now epoch seconds */
export async function tellEnded(sql: Database, now: number): Promise<void> {
  await sql`/* tellEnded */ select tell_ended(${now}::bigint)`;
}

/** An event of the game by its id, in epoch seconds. */
export interface LiveGameEvent {
  readonly id: string;
  readonly kind: 'LiveEvent' | 'CitySiegeEvent' | 'ZandriExpeditionEvent';
  readonly name: string;
  readonly start: number;
  readonly end: number | null;
}

/** Reads events of the game by their ids. */
export const gameEventsById = (sql: Database, ids: readonly string[]) => sql<LiveGameEvent[]>`
  /* gameEventsById */
  select id::text as id, kind, name, start_time as start, end_time::double precision as "end"
  from event where id = any(string_to_array(${ids.join(',')}, ',')::integer[])`;
