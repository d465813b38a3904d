import type { ZoneContentKind } from '#graphql/generated/resolvers.ts';

import type { Database, Fragment } from '../engine/connection/database.ts';
import { type TimeSpan, wholeBlocks } from '../engine/where/time-span.ts';

const HOUR = 3_600;

/** Someone or something in a zone; its points in two arrays in text form, since there may be hundreds. */
export type ZoneContentRecord = {
  kind: ZoneContentKind;
  id: number;
  name: string | null;
  storylineId: number | null;
  starts: number;
  ends: number;
  xs: string;
  ys: string;
};

/** A zone that contents are asked of. */
export type ZoneOwner = { zoneId: number };

/** Lists who and what stands in a zone. */
export const zoneContents = (sql: Database, zoneId: number) => sql<ZoneContentRecord[]>`
  /* zoneContents */
  with spawn as (
    select 'CREATURE' as kind, creature_id as id, x, y, id as place from creature_spawn
    where zone_id = ${zoneId}::bigint
    union all
    select 'GAME_OBJECT', game_object_id, x, y, id from game_object_spawn where zone_id = ${zoneId}::bigint
  ), standing as (
    select kind, id, array_agg(x order by place) as xs, array_agg(y order by place) as ys from spawn group by 1, 2
  )
  select kind, standing.id, creature.name, null::integer as "storylineId", starts, ends, xs, ys
  from standing left join creature on creature.id = standing.id
  cross join lateral ${questsAt(sql, 'quest_creature', 'creature_id', 'starts')}
  cross join lateral ${questsAt(sql, 'quest_finisher_creature', 'creature_id', 'ends')}
  where kind = 'CREATURE'
  union all
  select kind, standing.id, game_object.name, null, starts, ends, xs, ys
  from standing left join game_object on game_object.id = standing.id
  cross join lateral ${questsAt(sql, 'quest_game_object', 'game_object_id', 'starts')}
  cross join lateral ${questsAt(sql, 'quest_finisher_game_object', 'game_object_id', 'ends')}
  where kind = 'GAME_OBJECT'
  union all
  select case kind when 'Keep' then 'KEEP' when 'PublicQuest' then 'PUBLIC_QUEST' else 'BATTLEFIELD_OBJECTIVE' end,
         id, name, null, 0, 0, array[x], array[y]
  from location where zone_id = ${zoneId}::bigint
  union all
  select 'CHAPTER', id, nullif(name, ''), null, 0, 0, array[x], array[y]
  from chapter where zone_id = ${zoneId}::bigint
  union all
  select 'WAR_JOURNAL_ENTRY', id, coalesce(nullif(name, ''), nullif(title, '')), storyline_id, 0, 0, array[x], array[y]
  from war_journal_entry where map_zone_id = ${zoneId}::bigint and x is not null and y is not null
  order by 1, 2`;

/** Counts the quests of those who stand there. */
const questsAt = (sql: Database, table: string, owner: string, name: 'starts' | 'ends'): Fragment => sql`(
  select count(*)::integer as ${sql(name)} from ${sql(table)} place join quest on quest.id = place.quest_id
  where place.${sql(owner)} = standing.id
) ${sql(`of_${name}`)}`;

/** Kills of both realms, and the mean of where the victims fell. */
type FallenRecord = Record<'order' | 'destruction' | 'x' | 'y', number>;

/** Kills in an area; null where none is known. */
export type AreaKillsRecord = FallenRecord & { areaId: number | null };

/** Kills of a battle: null for all others together, and for those outside of battles, which are of 0 battles. */
export type BattleKillsRecord = FallenRecord & { battleId: string | null; battles: number };

/** A zone and a span of time. */
export type ZoneKillsQuery = { zoneId: number } & TimeSpan;

/** Battles that are told one by one. */
export const MOST_BATTLES = 60;

/**
 * Counts kills by skirmish, before anything is joined to them: there are far fewer skirmishes. Whole hours are added up
 * from their sums, the rest of the first and the last one from the kills.
 */
function fallenBySkirmish(sql: Database, { zoneId, from, to }: ZoneKillsQuery): Fragment {
  const {
    blocks: hours,
    edges: [before, after],
  } = wholeBlocks({ from, to }, HOUR);
  return sql`
    select skirmish_id, sum(of_order) as of_order, sum(of_destruction) as of_destruction, sum(x) as x, sum(y) as y
    from (
      select skirmish_id, kills_order as of_order, kills_destruction as of_destruction, sum_x as x, sum_y as y
      from zone_skirmish_hour
      where zone_id = ${zoneId}::bigint and hour >= ${hours.from} and hour < ${hours.to}
      union all
      select skirmish_id, (not is_of_destruction(killer_career))::integer, is_of_destruction(killer_career)::integer, x, y
      from kill
      where zone_id = ${zoneId}::bigint and killer_id <> victim_id and (
        time >= ${before.from}::bigint and time < ${before.to}::bigint
        or time >= ${after.from}::bigint and time < ${after.to}::bigint)
    ) part
    group by skirmish_id`;
}

const sums = (sql: Database): Fragment => sql`
  sum(of_order)::integer as "order", sum(of_destruction)::integer as destruction,
  sum(x)::float8 / sum(of_order + of_destruction)::float8 as x,
  sum(y)::float8 / sum(of_order + of_destruction)::float8 as y`;

/** Counts the kills of a zone by the area of their skirmish, of areas of that zone. */
export const areaKills = (sql: Database, query: ZoneKillsQuery) => sql<AreaKillsRecord[]>`
  /* areaKills */
  with fallen as (${fallenBySkirmish(sql, query)})
  select zone_area.id as "areaId", ${sums(sql)}
  from fallen left join skirmish on skirmish.id = fallen.skirmish_id
  left join zone_area on zone_area.id = skirmish.primary_area_id and zone_area.zone_id = ${query.zoneId}::bigint
  group by zone_area.id
  order by sum(of_order + of_destruction) desc, zone_area.id`;

/** Counts the kills of a zone by the battle that they were part of. */
export const battleKills = (sql: Database, query: ZoneKillsQuery) => sql<BattleKillsRecord[]>`
  /* battleKills */
  with fallen as (${fallenBySkirmish(sql, query)}), counted as (
    select battle_id, ${sums(sql)}
    from fallen left join battle_part part on part.skirmish_id = fallen.skirmish_id
    group by battle_id
  ), ranked as (
    select *, row_number() over (order by battle_id is null, "order" + destruction desc, battle_id) as place
    from counted
  )
  select case when place <= ${MOST_BATTLES} then battle_id end as "battleId", count(battle_id)::integer as battles,
         sum("order")::integer as "order", sum(destruction)::integer as destruction, avg(x) as x, avg(y) as y
  from ranked
  group by 1, battle_id is null
  order by min(place)`;
