-- What would take longer the longer the war goes on.

-- The largest fights in order of time: they are few, and what a list of them leaves out would be most of the table.
-- The numbers of players are those of LARGE_FIGHTS in skirmish-filter.ts.
create index skirmish_of_48 on skirmish (start_time desc, id desc) where players >= 48;
create index skirmish_of_100 on skirmish (start_time desc, id desc) where players >= 100;

-- How many fights were in the open world, which filters ask for as the scenario 0.
create statistics skirmish_scenario on (coalesce(scenario_id, 0)) from skirmish;

-- A zone's heat is read from the index alone, whole weeks at once. week: days / 7.
alter table zone_heat_day drop constraint zone_heat_day_pkey;
alter table zone_heat_day add primary key (zone_id, day, cell) include (kills, solo_kills);

create table zone_heat_week (
  zone_id smallint not null,
  week integer not null,
  cell smallint not null,
  kills integer not null,
  solo_kills integer not null,
  primary key (zone_id, week, cell) include (kills, solo_kills)
);

insert into zone_heat_week (zone_id, week, cell, kills, solo_kills)
select zone_id, day / 7, cell, sum(kills), sum(solo_kills) from zone_heat_day group by 1, 2, 3 order by 1, 2, 3;
