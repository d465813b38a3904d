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
