-- The heat of a zone as one row for each day and each week: its cells and their kills, side by side. A map of a month
-- is then read as a dozen rows, not as thousands. cell: 64 * row + column. week: days / 7.
alter table zone_heat_day rename to zone_heat_day_cell;
alter table zone_heat_day_cell rename constraint zone_heat_day_pkey to zone_heat_day_cell_pkey;

create table zone_heat_day (
  zone_id smallint not null,
  day integer not null,
  cells smallint[] not null,
  kills integer[] not null,
  solo_kills integer[] not null,
  primary key (zone_id, day)
);

create table zone_heat_week (
  zone_id smallint not null,
  week integer not null,
  cells smallint[] not null,
  kills integer[] not null,
  solo_kills integer[] not null,
  primary key (zone_id, week)
);

insert into zone_heat_day (zone_id, day, cells, kills, solo_kills)
select zone_id, day, array_agg(cell), array_agg(kills), array_agg(solo_kills)
from zone_heat_day_cell group by 1, 2;

insert into zone_heat_week (zone_id, week, cells, kills, solo_kills)
select zone_id, week, array_agg(cell), array_agg(kills), array_agg(solo_kills)
from (
  select zone_id, day / 7 as week, cell, sum(kills)::integer as kills, sum(solo_kills)::integer as solo_kills
  from zone_heat_day_cell group by 1, 2, 3
) heat
group by 1, 2;

drop table zone_heat_day_cell;
