-- The deeds of each character in the scenarios of a week, of a month and of the whole record, so that a board reads its
-- first rows from an index. Seconds are those of the runs, also where the character left before the end.
create table scenario_sum (
  -- 2026-W47, 2026-11, or all.
  period text collate "C" not null,
  character_id integer not null,
  career text not null,
  runs integer not null,
  seconds bigint not null,
  damage bigint not null,
  healing bigint not null,
  protection bigint not null,
  death_blows bigint not null,
  objective_score bigint not null,
  damage_per_minute double precision generated always as (damage::double precision * 60 / nullif(seconds, 0)) stored,
  healing_per_minute double precision generated always as (healing::double precision * 60 / nullif(seconds, 0)) stored,
  protection_per_minute double precision
    generated always as (protection::double precision * 60 / nullif(seconds, 0)) stored,
  death_blows_per_minute double precision
    generated always as (death_blows::double precision * 60 / nullif(seconds, 0)) stored,
  objective_score_per_minute double precision
    generated always as (objective_score::double precision * 60 / nullif(seconds, 0)) stored,
  -- Those with few runs have the highest numbers for each minute: boards of 3, 10 and 25 runs do not read past them.
  run_class smallint not null generated always as
    (case when runs >= 25 then 3 when runs >= 10 then 2 when runs >= 3 then 1 else 0 end) stored,
  primary key (character_id, period)
);

create function scenario_periods(epoch integer) returns text[] immutable language sql as $$
  select array[to_char(moment, 'IYYY-"W"IW'), to_char(moment, 'YYYY-MM')]
  from (select to_timestamp(epoch) at time zone 'UTC' as moment) at
$$;

create view scenario_deed as
select score.character_id, "character".career, score.start_time, run.end_time::bigint - run.start_time as seconds,
       damage, healing_self::bigint + healing_others as healing,
       protection_self::bigint + protection_others as protection, death_blows, objective_score
from scenario_score score
join scenario_record run on run.id = score.record_id
join "character" on "character".id = score.character_id;

create view counted_scenario_sum as
select period collate "C" as period, character_id, career, count(*)::integer as runs, sum(seconds)::bigint as seconds,
       sum(damage)::bigint as damage, sum(healing)::bigint as healing, sum(protection)::bigint as protection,
       sum(death_blows)::bigint as death_blows, sum(objective_score)::bigint as objective_score
from scenario_deed
cross join lateral unnest(scenario_periods(start_time) || '{all}'::text[]) period
group by 1, 2, 3;

-- Counts the weeks and months around some moments again, which a few dozen runs of a character are in, and adds up the
-- months.
create function refresh_scenario_sums(characters integer[], moments integer[]) returns void
language plpgsql set search_path from current set jit to off as $$
declare
  periods text[] := array(select distinct unnest(scenario_periods(moment)) from unnest(moments) moment);
  since bigint := (select min(moment) from unnest(moments) moment)::bigint - 31 * 86400;
  until bigint := (select max(moment) from unnest(moments) moment)::bigint + 31 * 86400;
begin
  delete from scenario_sum where character_id = any(characters) and (period = any(periods) or period = 'all');
  insert into scenario_sum
  select period, character_id, career, count(*), sum(seconds), sum(damage), sum(healing), sum(protection),
         sum(death_blows), sum(objective_score)
  from scenario_deed
  cross join lateral unnest(scenario_periods(start_time)) period
  where character_id = any(characters) and start_time between since and until and period = any(periods)
  group by 1, 2, 3;
  insert into scenario_sum
  select 'all', character_id, career, sum(runs), sum(seconds), sum(damage), sum(healing), sum(protection),
         sum(death_blows), sum(objective_score)
  from scenario_sum
  where character_id = any(characters) and length(period) = 7
  group by 2, 3;
end
$$;

alter function refresh_scenarios(uuid[], integer[]) rename to refresh_scenarios_before_sums;
create function refresh_scenarios(ids uuid[], days integer[]) returns void
language plpgsql set search_path from current set jit to off as $$
begin
  perform refresh_scenarios_before_sums(ids, days);
  perform refresh_scenario_sums(
    array(select distinct character_id from scenario_score where record_id = any(ids)),
    array(select distinct start_time from scenario_score where record_id = any(ids)));
end
$$;

-- Follows rows that a scoreboard no longer has, or has at another time.
create function scenario_score_gone() returns trigger language plpgsql set search_path from current as $$
begin
  if not exists (select from changed) then return null; end if;
  perform lock_sums();
  perform refresh_scenario_sums(
    array(select distinct character_id from changed), array(select distinct start_time from changed));
  return null;
end
$$;

create trigger zero_deleted after delete on scenario_score referencing old table as changed
for each statement execute function scenario_score_gone();
create trigger zero_updated after update on scenario_score referencing old table as changed
for each statement execute function scenario_score_gone();

-- Characters that were written later than their scoreboards, changed their career, or are gone.
create function scenario_character_written() returns trigger language plpgsql set search_path from current as $$
declare
  ids integer[] := array(
    select id from changed
    where exists (select from scenario_score where character_id = changed.id)
      and (tg_op = 'DELETE' or not exists (
        select from scenario_sum sum where sum.character_id = changed.id and sum.career = changed.career)));
begin
  if ids = '{}' then return null; end if;
  perform lock_sums();
  delete from scenario_sum where character_id = any(ids);
  insert into scenario_sum select * from counted_scenario_sum where character_id = any(ids);
  return null;
end
$$;

create trigger sums_of_scenarios_deleted after delete on "character" referencing old table as changed
for each statement execute function scenario_character_written();
create trigger sums_of_scenarios_inserted after insert on "character" referencing new table as changed
for each statement execute function scenario_character_written();
create trigger sums_of_scenarios_updated after update on "character" referencing new table as changed
for each statement execute function scenario_character_written();

alter function recount_sums() rename to recount_sums_before_scenario_sums;
create function recount_sums() returns void language plpgsql set search_path from current set jit to off as $$
begin
  perform recount_sums_before_scenario_sums();
  delete from scenario_sum;
  insert into scenario_sum select * from counted_scenario_sum;
end
$$;

insert into scenario_sum select * from counted_scenario_sum;

-- Made once the rows are there. Zeros are on no board, so they are in no index.
do $$
declare
  measure text;
begin
  foreach measure in array array['damage', 'healing', 'protection', 'death_blows', 'objective_score'] loop
    execute format(
      'create index %I on scenario_sum (period, %I desc, character_id) include (career, runs) where %2$I > 0',
      'scenario_sum_by_' || measure, measure);
    execute format(
      'create index %I on scenario_sum (period, run_class, %I desc, character_id) include (career, runs) where %2$I > 0',
      'scenario_sum_by_' || measure || '_per_minute', measure || '_per_minute');
  end loop;
end
$$;
