-- What the sums are: each counted_x is what the table x has to hold, counted from the events. Functions that are told
-- of written events keep the tables so (0022 and later); recount_sums() counts everything again.

-- Weeks are those of ISO, months those of the calendar, all in UTC, whatever zone a session is in.
create function iso_year(epoch integer) returns smallint immutable language sql as
$$ select extract(isoyear from to_timestamp(epoch) at time zone 'UTC')::smallint $$;
create function iso_week(epoch integer) returns smallint immutable language sql as
$$ select extract(week from to_timestamp(epoch) at time zone 'UTC')::smallint $$;
create function utc_year(epoch integer) returns smallint immutable language sql as
$$ select extract(year from to_timestamp(epoch) at time zone 'UTC')::smallint $$;
create function utc_month(epoch integer) returns smallint immutable language sql as
$$ select extract(month from to_timestamp(epoch) at time zone 'UTC')::smallint $$;

-- The cell of a place on the 64 x 64 grid over its zone's map: 64 * row + column. Places beyond the map's edge count
-- for the cell next to them.
create function heat_cell(x integer, y integer, nw_x integer, nw_y integer, se_x integer, se_y integer)
returns smallint immutable language sql as $$
  select (64 * least(63, greatest(0, (y::bigint - nw_y) * 64 / nullif(se_y - nw_y, 0)))
    + least(63, greatest(0, (x::bigint - nw_x) * 64 / nullif(se_x - nw_x, 0))))::smallint
$$;

-- Whoever only fell in a period has a row as well, with no kill, and no place on the board.
create view counted_leaderboard_week as
select year, week, character_id, sum(kills)::integer as kills, sum(deaths)::integer as deaths
from (
  select iso_year(time) as year, iso_week(time) as week, killer_id as character_id, count(*) as kills, 0 as deaths
  from kill group by 1, 2, 3
  union all
  select iso_year(time), iso_week(time), victim_id, 0, count(*) from kill group by 1, 2, 3
) part
group by 1, 2, 3;

create view counted_leaderboard_month as
select year, month, character_id, sum(kills)::integer as kills, sum(deaths)::integer as deaths
from (
  select utc_year(time) as year, utc_month(time) as month, killer_id as character_id, count(*) as kills, 0 as deaths
  from kill group by 1, 2, 3
  union all
  select utc_year(time), utc_month(time), victim_id, 0, count(*) from kill group by 1, 2, 3
) part
group by 1, 2, 3;

-- A kill counts for the guild that the killer was in at that moment, a death for that of the victim.
create view counted_guild_leaderboard_week as
select year, week, guild_id, sum(kills)::integer as kills, sum(deaths)::integer as deaths
from (
  select iso_year(time) as year, iso_week(time) as week, killer_guild_id as guild_id, count(*) as kills, 0 as deaths
  from kill where killer_guild_id is not null group by 1, 2, 3
  union all
  select iso_year(time), iso_week(time), victim_guild_id, 0, count(*)
  from kill where victim_guild_id is not null group by 1, 2, 3
) part
group by 1, 2, 3;

create view counted_guild_leaderboard_month as
select year, month, guild_id, sum(kills)::integer as kills, sum(deaths)::integer as deaths
from (
  select utc_year(time) as year, utc_month(time) as month, killer_guild_id as guild_id, count(*) as kills, 0 as deaths
  from kill where killer_guild_id is not null group by 1, 2, 3
  union all
  select utc_year(time), utc_month(time), victim_guild_id, 0, count(*)
  from kill where victim_guild_id is not null group by 1, 2, 3
) part
group by 1, 2, 3;

create view counted_kill_day as
select time / 86400 as day, count(*)::integer as kills, (count(*) filter (where solo))::integer as solo_kills
from kill group by 1;

create view counted_kill_day_career as
select time / 86400 as day, killer_career, count(*)::integer as kills,
       (count(*) filter (where solo))::integer as solo_kills
from kill group by 1, 2;

-- How often somebody killed, helped to kill or fell on a day at a level.
alter table character_day add column parts integer not null default 1;

create view counted_character_day as
select day, character_id, level, sum(parts)::integer as parts
from (
  select time / 86400 as day, character_id, level, count(*) as parts from kill_attacker group by 1, 2, 3
  union all
  select time / 86400, victim_id, victim_level, count(*) from kill group by 1, 2, 3
) part
group by 1, 2, 3;

create view counted_zone_heat_day as
select zone_id, day, array_agg(cell order by cell) as cells, array_agg(kills order by cell) as kills,
       array_agg(solo_kills order by cell) as solo_kills
from (
  select kill.zone_id, kill.time / 86400 as day,
         heat_cell(kill.x, kill.y, nw_corner_x, nw_corner_y, se_corner_x, se_corner_y) as cell,
         count(*)::integer as kills, (count(*) filter (where kill.solo))::integer as solo_kills
  from kill join zone on zone.id = kill.zone_id
  where se_corner_x > nw_corner_x and se_corner_y > nw_corner_y
  group by 1, 2, 3
) heat
group by 1, 2;

create view counted_zone_heat_week as
select zone_id, week, array_agg(cell order by cell) as cells, array_agg(kills order by cell) as kills,
       array_agg(solo_kills order by cell) as solo_kills
from (
  select zone_id, day / 7 as week, heat.cell, sum(heat.kills)::integer as kills,
         sum(heat.solo_kills)::integer as solo_kills
  from zone_heat_day
  cross join lateral unnest(cells, kills, solo_kills) heat (cell, kills, solo_kills)
  group by 1, 2, 3
) heat
group by 1, 2;

-- A guild is in a run once: with the side on which more of its members fought.
create view counted_scenario_guild as
select distinct on (record_id, guild_id) record_id, guild_id, start_time, queue_type, members, won
from (
  select record_id, guild_id, team, min(start_time) as start_time, min(queue_type) as queue_type,
         count(*)::smallint as members, bool_and(won) as won
  from scenario_score where guild_id is not null group by record_id, guild_id, team
) side
order by record_id, guild_id, members desc, team;

-- Six members of one guild on one side are a premade group.
create view counted_scenario_day as
select start_time / 86400 as day, queue_type, count(*)::integer as runs,
       (count(*) filter (where exists (
         select from scenario_guild party where party.record_id = scenario_record.id and party.members >= 6
       )))::integer as premades
from scenario_record group by 1, 2;

create index scenario_record_by_day on scenario_record ((start_time / 86400));

create view counted_skirmish_guild as
select skirmish_id, guild_id, min(start_time) as start_time, count(*)::integer as players, sum(kills)::integer as kills
from skirmish_score where guild_id is not null group by skirmish_id, guild_id;

-- Everybody who writes events waits here for the others: then no sum misses what another transaction is about to
-- write, and no two of them wait for each other's rows. Those who keep pages are told once the transaction is over.
create function lock_sums() returns void language plpgsql as $$
begin
  if current_setting('transaction_isolation') in ('repeatable read', 'serializable') then
    raise exception 'Write events in transactions that are read committed: others miss what was written meanwhile.';
  end if;
  perform pg_advisory_xact_lock(7316200413);
  perform pg_notify('war_ledger_written', '');
end
$$;

-- Counts all sums again, in an order in which each finds what it is made of.
create function recount_sums() returns void language plpgsql set search_path from current as $$
declare
  sums text;
begin
  perform lock_sums();
  foreach sums in array array[
    'leaderboard_week', 'leaderboard_month', 'guild_leaderboard_week', 'guild_leaderboard_month', 'kill_day',
    'kill_day_career', 'character_day', 'zone_heat_day', 'zone_heat_week', 'scenario_guild', 'scenario_day',
    'skirmish_guild', 'search_name', 'search_head'
  ] loop
    execute format('delete from %I', sums);
    execute format('insert into %I select * from counted_%s', sums, sums);
  end loop;
end
$$;

create function sums_emptied() returns trigger language plpgsql set search_path from current as $$
begin
  perform recount_sums();
  return null;
end
$$;
