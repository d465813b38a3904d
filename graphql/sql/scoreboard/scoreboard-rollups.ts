import { HAS_MAP, HEATMAP_CELL } from '../heatmap/heatmap-cell.ts';

/** Members of one guild on one side that make a premade group (rules.md: Scenario filter). */
export const PREMADE_MEMBERS = 6;

/** Statements that count scoreboards, runs and locations of kills again; the guilds come before the days, the days before the weeks. */
export const SCOREBOARD_ROLLUPS: readonly string[] = [
  `delete from scenario_guild`,
  `insert into scenario_guild (record_id, guild_id, start_time, queue_type, members, won)
   select distinct on (record_id, guild_id) record_id, guild_id, start_time, queue_type, members, won
   from (
     select record_id, guild_id, team, min(start_time) as start_time, min(queue_type) as queue_type,
            count(*) as members, bool_and(won) as won
     from scenario_score where guild_id is not null group by record_id, guild_id, team
   ) side
   order by record_id, guild_id, members desc, team`,

  `delete from skirmish_guild`,
  `insert into skirmish_guild (skirmish_id, guild_id, start_time, players, kills)
   select skirmish_id, guild_id, min(start_time), count(*), sum(kills)
   from skirmish_score where guild_id is not null group by skirmish_id, guild_id`,

  `delete from scenario_day`,
  `insert into scenario_day (day, queue_type, runs, premades)
   select start_time / 86400, queue_type, count(*), count(premade.record_id)
   from scenario_record
   left join (
     select distinct record_id from scenario_guild where members >= ${PREMADE_MEMBERS}
   ) premade on premade.record_id = scenario_record.id
   group by 1, 2`,

  `delete from zone_heat_day`,
  `insert into zone_heat_day (zone_id, day, cells, kills, solo_kills)
   select zone_id, day, array_agg(cell), array_agg(kills), array_agg(solo_kills)
   from (
     select kill.zone_id, kill.time / 86400 as day, ${HEATMAP_CELL} as cell,
            count(*)::integer as kills, (count(*) filter (where kill.solo))::integer as solo_kills
     from kill join zone on zone.id = kill.zone_id where ${HAS_MAP} group by 1, 2, 3
   ) heat
   group by 1, 2`,

  `delete from zone_heat_week`,
  `insert into zone_heat_week (zone_id, week, cells, kills, solo_kills)
   select zone_id, week, array_agg(cell), array_agg(kills), array_agg(solo_kills)
   from (
     select zone_id, day / 7 as week, heat.cell,
            sum(heat.kills)::integer as kills, sum(heat.solo_kills)::integer as solo_kills
     from zone_heat_day
     cross join lateral unnest(cells, kills, solo_kills) heat (cell, kills, solo_kills)
     group by 1, 2, 3
   ) heat
   group by 1, 2`,
];
