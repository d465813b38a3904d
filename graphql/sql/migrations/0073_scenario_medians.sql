-- What each player usually does in scenarios, so that a player's medians can be placed among those of the other players
-- of the career: a result of one run says nothing of where the median of a hundred stands.

-- One row for each player with ten results or more of a career, band of levels, tier and queue. medians: of each of
-- scenario_part.amounts, per minute of the run. They are kept to six decimals, so that equal ones are equal in whatever
-- way they were worked out.
create table scenario_player_median (
  character_id integer not null,
  career text not null,
  level smallint not null,
  tier smallint not null,
  queue_type smallint not null,
  results integer not null,
  medians double precision[] not null,
  primary key (career, level, tier, queue_type, character_id)
);
create index scenario_player_median_by_character on scenario_player_median (character_id);

-- The parts say whose they are from here on.
drop table scenario_part_leaving;
alter type scenario_part add attribute character_id integer;
-- Results of runs that a statement deletes: their scores go before it is known that all of it is done.
create table scenario_part_leaving (part scenario_part);

create or replace function part_of(score scenario_score, run scenario_record, career text, sign integer)
returns setof scenario_part immutable rows 1 language sql as $$
  select run.start_time / 86400, career, level_band(score.level), run.tier, run.queue_type,
         scenario_seconds(run.start_time, run.end_time),
         array[score.damage, score.healing_self::bigint + score.healing_others,
               score.protection_self::bigint + score.protection_others, score.kills, score.deaths, score.death_blows,
               score.objective_score, score.damage_received],
         sign, score.character_id
$$;

create function kept_median(median double precision) returns double precision immutable language sql as
$$ select round(median::numeric, 6)::double precision $$;

create view counted_scenario_player_median as
select part.character_id, part.career, part.level, part.tier, part.queue_type, count(*)::integer as results,
       array[
         kept_median(percentile_cont(0.5) within group (order by per_minute(amounts[1], seconds))),
         kept_median(percentile_cont(0.5) within group (order by per_minute(amounts[2], seconds))),
         kept_median(percentile_cont(0.5) within group (order by per_minute(amounts[3], seconds))),
         kept_median(percentile_cont(0.5) within group (order by per_minute(amounts[4], seconds))),
         kept_median(percentile_cont(0.5) within group (order by per_minute(amounts[5], seconds))),
         kept_median(percentile_cont(0.5) within group (order by per_minute(amounts[6], seconds))),
         kept_median(percentile_cont(0.5) within group (order by per_minute(amounts[7], seconds))),
         kept_median(percentile_cont(0.5) within group (order by per_minute(amounts[8], seconds)))
       ] as medians
from scenario_score score
join scenario_record run on run.id = score.record_id and scenario_seconds(run.start_time, run.end_time) is not null
join "character" player on player.id = score.character_id
cross join lateral part_of(score, run, player.career, 1) part
group by 1, 2, 3, 4, 5 having count(*) >= 10;

-- Works out the medians of some players again, out of all of their results.
create function refresh_scenario_medians(characters integer[]) returns void
language plpgsql set search_path from current set enable_seqscan to off set jit to off as $$
begin
  delete from scenario_player_median where character_id = any(characters);
  insert into scenario_player_median select * from counted_scenario_player_median where character_id = any(characters);
end
$$;

-- Adds results to the bins of their day and of all days, and takes others out; the medians of the players follow.
create or replace function count_parts(parts scenario_part[]) returns void
language plpgsql set search_path from current set enable_seqscan to off set jit to off as $$
declare
  changed scenario_part[] := array(
    select row(day, career, level, tier, queue_type, seconds, amounts, sum(sign), character_id)::scenario_part
    from unnest(parts) part
    where seconds > 0
    group by day, career, level, tier, queue_type, seconds, amounts, character_id
    having sum(sign) <> 0);
begin
  if changed = '{}' then return; end if;
  insert into scenario_figure_day as present
  select career, level, tier, queue_type, day, sum(results) / 8, bins_of(array_agg(place), array_agg(results))
  from (
    select part.career, part.level, part.tier, part.queue_type, days.day,
           ((figure - 1) * 65 + figure_bin(amount, part.seconds) + 1)::integer as place,
           sum(part.sign)::integer as results
    from unnest(changed) part
    cross join lateral unnest(part.amounts) with ordinality as one(amount, figure)
    cross join lateral (values (part.day), (-1)) as days(day)
    group by 1, 2, 3, 4, 5, 6
    having sum(part.sign) <> 0
  ) binned
  group by 1, 2, 3, 4, 5
  on conflict (career, level, tier, queue_type, day) do update
  set results = present.results + excluded.results, bins = add_bins(present.bins, excluded.bins);
  delete from scenario_figure_day where results = 0;
  perform refresh_scenario_medians(array(select distinct character_id from unnest(changed)));
end
$$;

-- As before, with the medians.
create or replace function recount_scenario_parts() returns void
language plpgsql set search_path from current set jit to off as $$
begin
  delete from scenario_run_career;
  insert into scenario_run_career select * from counted_scenario_run_career;
  delete from scenario_career_month;
  insert into scenario_career_month select * from counted_scenario_career_month;
  delete from scenario_player_month;
  insert into scenario_player_month select * from counted_scenario_player_month;
  delete from scenario_player;
  insert into scenario_player select * from counted_scenario_player;
  delete from scenario_career_stratum;
  insert into scenario_career_stratum select * from counted_scenario_career_stratum;
  delete from scenario_player_total;
  insert into scenario_player_total select * from counted_scenario_player_total;
  delete from scenario_career_moment;
  insert into scenario_career_moment select * from counted_scenario_career_moment;
  delete from scenario_best_month;
  insert into scenario_best_month select * from counted_scenario_best_month;
  delete from scenario_player_median;
  insert into scenario_player_median select * from counted_scenario_player_median;
end
$$;

insert into scenario_player_median select * from counted_scenario_player_median;
