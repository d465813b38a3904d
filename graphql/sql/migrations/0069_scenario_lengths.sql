-- Runs of scenarios whose length is not known: without an end, with one that is not a minute after the start, or with one
-- that no scenario takes. They count in sums, and in no rate (rules.md: Durations).

-- The seconds that a run took; null where they are not known.
create function scenario_seconds(start_time integer, end_time integer) returns integer immutable parallel safe language sql as $$
  select case when start_time > 0 and end_time::bigint - start_time between 60 and 14400 then end_time - start_time end
$$;

create or replace function part_of(score scenario_score, run scenario_record, career text, sign integer)
returns setof scenario_part immutable rows 1 language sql as $$
  select run.start_time / 86400, career, level_band(score.level), run.tier, run.queue_type,
         scenario_seconds(run.start_time, run.end_time),
         array[score.damage, score.healing_self::bigint + score.healing_others,
               score.protection_self::bigint + score.protection_others, score.kills, score.deaths, score.death_blows,
               score.objective_score, score.damage_received],
         sign
$$;

create or replace view binned_scenario_figure as
select part.career, part.level, part.tier, part.queue_type, part.day,
       ((figure - 1) * 65 + figure_bin(amount, part.seconds) + 1)::integer as place, count(*)::integer as results
from scenario_score score
join scenario_record run on run.id = score.record_id and scenario_seconds(run.start_time, run.end_time) is not null
join "character" player on player.id = score.character_id
cross join lateral part_of(score, run, player.career, 1) part
cross join lateral unnest(part.amounts) with ordinality as one (amount, figure)
group by 1, 2, 3, 4, 5, 6;

-- One player in one run. Figures: damage, healing, protection, kills, death blows, objective score, damage taken; no
-- run without a known length has figures per minute.
create or replace view scenario_performance as
select run.scenario_id, run.start_time, month_start(run.start_time / 86400) as month, run.queue_type, run.tier,
       exists (select from scenario_guild party where party.record_id = run.id and party.members >= 6) as premade,
       run.id as record_id, score.start_time as score_time, score.character_id, "character".career,
       scenario_seconds(run.start_time, run.end_time)::bigint as seconds,
       array[score.damage, healing_self::bigint + healing_others, protection_self::bigint + protection_others,
             score.kills, score.death_blows, score.objective_score, score.damage_received]::bigint[] as figures
from scenario_record run
join scenario_score score on score.record_id = run.id
join "character" on "character".id = score.character_id;

-- The deeds of each character in the scenarios of a week, of a month and of the whole record, so that a board reads its
-- first rows from an index. Seconds are those of the runs, also where the character left before the end. Timed runs are
-- those with a known length: what is for each minute is of their deeds alone.
drop view counted_scenario_sum;
drop table scenario_sum;
create table scenario_sum (
  -- 2026-W47, 2026-11, or all.
  period text collate "C" not null,
  character_id integer not null,
  career text not null,
  runs integer not null,
  damage bigint not null,
  healing bigint not null,
  protection bigint not null,
  death_blows bigint not null,
  objective_score bigint not null,
  timed_runs integer not null,
  seconds bigint not null,
  timed_damage bigint not null,
  timed_healing bigint not null,
  timed_protection bigint not null,
  timed_death_blows bigint not null,
  timed_objective_score bigint not null,
  damage_per_minute double precision generated always as (timed_damage::double precision * 60 / nullif(seconds, 0)) stored,
  healing_per_minute double precision
    generated always as (timed_healing::double precision * 60 / nullif(seconds, 0)) stored,
  protection_per_minute double precision
    generated always as (timed_protection::double precision * 60 / nullif(seconds, 0)) stored,
  death_blows_per_minute double precision
    generated always as (timed_death_blows::double precision * 60 / nullif(seconds, 0)) stored,
  objective_score_per_minute double precision
    generated always as (timed_objective_score::double precision * 60 / nullif(seconds, 0)) stored,
  -- Those with few runs have the highest numbers for each minute: boards of 3, 10 and 25 runs do not read past them.
  run_class smallint not null generated always as
    (case when timed_runs >= 25 then 3 when timed_runs >= 10 then 2 when timed_runs >= 3 then 1 else 0 end) stored,
  primary key (character_id, period)
);

-- A character in one run; seconds are null where the length of the run is not known.
drop view scenario_deed;
create view scenario_deed as
select score.character_id, "character".career, score.start_time, scenario_seconds(run.start_time, run.end_time) as seconds,
       damage, healing_self::bigint + healing_others as healing,
       protection_self::bigint + protection_others as protection, death_blows, objective_score
from scenario_score score
join scenario_record run on run.id = score.record_id
join "character" on "character".id = score.character_id;

create view counted_scenario_sum as
select period collate "C" as period, character_id, career, count(*)::integer as runs, sum(damage)::bigint as damage,
       sum(healing)::bigint as healing, sum(protection)::bigint as protection, sum(death_blows)::bigint as death_blows,
       sum(objective_score)::bigint as objective_score, count(seconds)::integer as timed_runs,
       coalesce(sum(seconds), 0)::bigint as seconds,
       (coalesce(sum(damage) filter (where seconds is not null), 0))::bigint as timed_damage,
       (coalesce(sum(healing) filter (where seconds is not null), 0))::bigint as timed_healing,
       (coalesce(sum(protection) filter (where seconds is not null), 0))::bigint as timed_protection,
       (coalesce(sum(death_blows) filter (where seconds is not null), 0))::bigint as timed_death_blows,
       (coalesce(sum(objective_score) filter (where seconds is not null), 0))::bigint as timed_objective_score
from scenario_deed
cross join lateral unnest(scenario_periods(start_time) || '{all}'::text[]) period
group by 1, 2, 3;

-- Counts the weeks and months around some moments again, which a few dozen runs of a character are in, and adds up the
-- months.
create or replace function refresh_scenario_sums(characters integer[], moments integer[]) returns void
language plpgsql set search_path from current set jit to off as $$
declare
  periods text[] := array(select distinct unnest(scenario_periods(moment)) from unnest(moments) moment);
  since bigint := (select min(moment) from unnest(moments) moment)::bigint - 31 * 86400;
  until bigint := (select max(moment) from unnest(moments) moment)::bigint + 31 * 86400;
begin
  delete from scenario_sum where character_id = any(characters) and (period = any(periods) or period = 'all');
  insert into scenario_sum
  select period, character_id, career, count(*), sum(damage), sum(healing), sum(protection), sum(death_blows),
         sum(objective_score), count(seconds), coalesce(sum(seconds), 0), sum(damage * timed), sum(healing * timed),
         sum(protection * timed), sum(death_blows * timed), sum(objective_score * timed)
  from scenario_deed
  cross join lateral (select (seconds is not null)::integer::bigint) known (timed)
  cross join lateral unnest(scenario_periods(start_time)) period
  where character_id = any(characters) and start_time between since and until and period = any(periods)
  group by 1, 2, 3;
  insert into scenario_sum
  select 'all', character_id, career, sum(runs), sum(damage), sum(healing), sum(protection), sum(death_blows),
         sum(objective_score), sum(timed_runs), sum(seconds), sum(timed_damage), sum(timed_healing),
         sum(timed_protection), sum(timed_death_blows), sum(timed_objective_score)
  from scenario_sum
  where character_id = any(characters) and length(period) = 7
  group by 2, 3;
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
      'create index %I on scenario_sum (period, run_class, %I desc, character_id) include (career, timed_runs) where %2$I > 0',
      'scenario_sum_by_' || measure || '_per_minute', measure || '_per_minute');
  end loop;
end
$$;

-- Sums that were counted with lengths that are not known.
do $$
begin
  perform recount_scenario_parts();
  delete from scenario_figure_day;
  insert into scenario_figure_day select * from counted_scenario_figure_day;
end
$$;
