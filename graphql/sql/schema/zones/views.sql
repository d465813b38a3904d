create view counted_zone_heat_day as
select zone_id, day, array_agg(cell order by cell) as cells, array_agg(kills order by cell) as kills,
       array_agg(solo_kills order by cell) as solo_kills
from (
  select kill.zone_id, kill.time / 86400 as day,
         heat_cell(kill.x, kill.y, nw_corner_x, nw_corner_y, se_corner_x, se_corner_y) as cell,
         count(*)::integer as kills, (count(*) filter (where kill.solo))::integer as solo_kills
  from kill join zone on zone.id = kill.zone_id
  where se_corner_x > nw_corner_x and se_corner_y > nw_corner_y and killer_id <> victim_id
  group by 1, 2, 3
) heat
group by 1, 2;

create view counted_zone_heat_week as
select zone_id, week, array_agg(cell order by cell) as cells, array_agg(kills order by cell) as kills,
       array_agg(solo_kills order by cell) as solo_kills
from (
  select kill.zone_id, kill.time / 86400 / 7 as week,
         heat_cell(kill.x, kill.y, nw_corner_x, nw_corner_y, se_corner_x, se_corner_y) as cell,
         count(*)::integer as kills, (count(*) filter (where kill.solo))::integer as solo_kills
  from kill join zone on zone.id = kill.zone_id
  where se_corner_x > nw_corner_x and se_corner_y > nw_corner_y and killer_id <> victim_id
  group by 1, 2, 3
) heat
group by 1, 2;

create view counted_zone_hour as
select part.zone_id, part.hour, (count(*) filter (where part.is_kill and not part.is_of_destruction))::integer as kills_order,
       (count(*) filter (where part.is_kill and part.is_of_destruction))::integer as kills_destruction,
       array_agg(distinct part.character_id) as fighters
from (
  select zone_id, time / 3600 as hour, victim_id as character_id, killer_id <> victim_id as is_kill,
         is_of_destruction(killer_career) as is_of_destruction
  from kill
  union all
  select zone_id, kill.time / 3600, attacker.character_id, false, false
  from kill join kill_attacker attacker on kill_id = kill.id
  where killer_id <> kill.victim_id
) part
group by 1, 2;

create view counted_zone_day as
select zone_id, hour / 24 as day, sum(kills_order)::integer as kills_order,
       sum(kills_destruction)::integer as kills_destruction, max(cardinality(fighters)) as most_fighters
from zone_hour group by 1, 2;

create view counted_zone_skirmish_hour as
select zone_id, time / 3600 as hour, coalesce(skirmish_id, '00000000-0000-0000-0000-000000000000') as skirmish_id,
       (count(*) filter (where not is_of_destruction(killer_career)))::integer as kills_order,
       (count(*) filter (where is_of_destruction(killer_career)))::integer as kills_destruction,
       sum(x)::bigint as sum_x, sum(y)::bigint as sum_y
from kill where killer_id <> victim_id group by 1, 2, 3;

create view counted_zone_player_month as
select zone_id, utc_year(time) as year, utc_month(time) as month, killer_id as character_id, count(*)::integer as kills
from kill where killer_id <> victim_id group by 1, 2, 3, 4;

create view counted_zone_guild_month as
select zone_id, utc_year(time) as year, utc_month(time) as month, killer_guild_id as guild_id, count(*)::integer as kills
from kill where killer_id <> victim_id and killer_guild_id is not null group by 1, 2, 3, 4;
