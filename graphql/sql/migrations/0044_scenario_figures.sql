-- How results in scenarios are distributed: of each figure of a scoreboard per minute of the run, 65 bins of results by
-- day, career, band of levels, tier and queue. Sums of bins are bins of the sum, so that a period is one `group by`.

-- day: days since 1970, and -1 for all days together, which is what most questions are about. level: the lowest of the
-- band 1 to 15, 16 to 25, 26 to 31, 32 to 39 or 40. bins: for each of scenario_part.amounts the results that are 0, then
-- those of 64 bins, each 10^(9/64) times as wide as the one before, from 0.01 to 10^7; what is beyond is in the first or
-- the last of them. One row for all figures: most of it is zeros, which are stored compressed.
create table scenario_figure_day (
  career text not null,
  level smallint not null,
  tier smallint not null,
  queue_type smallint not null,
  day integer not null,
  results integer not null,
  bins integer[] not null,
  primary key (career, level, tier, queue_type, day)
);

create index scenario_figure_day_by_day on scenario_figure_day (day) where day >= 0;
create index scenario_figure_day_without_result on scenario_figure_day (day) where results = 0;

-- One player's result in a run, counted (sign 1) or taken away (-1). amounts: damage, healing, protection, kills, deaths,
-- death blows, objective score, damage taken.
create type scenario_part as (
  day integer, career text, level smallint, tier smallint, queue_type smallint, seconds integer, amounts bigint[],
  sign integer
);

create function level_band(level smallint) returns smallint language sql immutable as $$
  select (array[1, 16, 26, 32, 40])[1 + width_bucket(level, array[16, 26, 32, 40]::smallint[])]::smallint
$$;

-- A set of one, which the planner makes part of the statement.
create function part_of(score scenario_score, run scenario_record, career text, sign integer) returns setof scenario_part
language sql immutable rows 1 as $$
  select run.start_time / 86400, career, level_band(score.level), run.tier, run.queue_type,
         run.end_time - run.start_time,
         array[score.damage, score.healing_self::bigint + score.healing_others,
               score.protection_self::bigint + score.protection_others, score.kills, score.deaths, score.death_blows,
               score.objective_score, score.damage_received],
         sign
$$;

create function figure_bin(amount bigint, seconds integer) returns integer language sql immutable as $$
  select case when amount <= 0 then 0
              else least(64, greatest(1, 1 + floor(64 * (log(amount * 60.0::double precision / seconds) + 2) / 9)))::integer
         end
$$;

create function add_bins(bins integer[], others integer[]) returns integer[] language plpgsql immutable strict as $$
begin
  for place in 1 .. cardinality(others) loop
    if others[place] <> 0 then bins[place] := bins[place] + others[place]; end if;
  end loop;
  return bins;
end
$$;

create function taken_out(bins integer[]) returns integer[] language sql immutable strict as $$
  select array(select -results from unnest(bins) as bin(results))
$$;

create aggregate sum_bins(integer[]) (sfunc = add_bins, stype = integer[]);

create function bins_of(places integer[], results integer[]) returns integer[] language plpgsql immutable as $$
declare
  bins integer[] := array_fill(0, array[8 * 65]);
begin
  for one in 1 .. cardinality(places) loop
    bins[places[one]] := results[one];
  end loop;
  return bins;
end
$$;

-- One row for each bin of a day in which results are. place: the position in the bins of all figures.
create view binned_scenario_figure as
select part.career, part.level, part.tier, part.queue_type, part.day,
       ((figure - 1) * 65 + figure_bin(amount, part.seconds) + 1)::integer as place, count(*)::integer as results
from scenario_score score
join scenario_record run on run.id = score.record_id and run.end_time > run.start_time
join "character" player on player.id = score.character_id
cross join lateral part_of(score, run, player.career, 1) part
cross join lateral unnest(part.amounts) with ordinality as one(amount, figure)
group by 1, 2, 3, 4, 5, 6;

create view counted_scenario_figure_day as
with binned as materialized (select * from binned_scenario_figure)
select career, level, tier, queue_type, day, (sum(results) / 8)::integer as results, bins_of(array_agg(place), array_agg(results)) as bins
from binned group by 1, 2, 3, 4, 5
union all
select career, level, tier, queue_type, -1, (sum(results) / 8)::integer, bins_of(array_agg(place), array_agg(results))
from (
  select career, level, tier, queue_type, place, sum(results)::integer as results
  from binned group by 1, 2, 3, 4, 5
) whole
group by 1, 2, 3, 4;

-- Adds results to the bins of their day and of all days, and takes others out.
create function count_parts(parts scenario_part[]) returns void
language plpgsql set search_path from current set enable_seqscan to off set jit to off as $$
begin
  insert into scenario_figure_day as present
  select career, level, tier, queue_type, day, sum(results) / 8, bins_of(array_agg(place), array_agg(results))
  from (
    select part.career, part.level, part.tier, part.queue_type, days.day,
           ((figure - 1) * 65 + figure_bin(amount, part.seconds) + 1)::integer as place,
           sum(part.sign)::integer as results
    from unnest(parts) part
    cross join lateral unnest(part.amounts) with ordinality as one(amount, figure)
    cross join lateral (values (part.day), (-1)) as days(day)
    where part.seconds > 0
    group by 1, 2, 3, 4, 5, 6
    having sum(part.sign) <> 0
  ) binned
  group by 1, 2, 3, 4, 5
  on conflict (career, level, tier, queue_type, day) do update
  set results = present.results + excluded.results, bins = add_bins(present.bins, excluded.bins);
  delete from scenario_figure_day where results = 0;
end
$$;

-- Results of runs that a statement deletes: their scores go before it is known that all of it is done.
create table scenario_part_leaving (part scenario_part);

create function scenario_record_leaves() returns trigger
language plpgsql set search_path from current set enable_seqscan to off set jit to off as $$
begin
  insert into scenario_part_leaving
  select part
  from scenario_score score
  join "character" player on player.id = score.character_id
  cross join lateral part_of(score, old, player.career, -1) part
  where score.record_id = old.id;
  return old;
end
$$;

create trigger figures_leave before delete on scenario_record
for each row execute function scenario_record_leaves();

create function scenario_score_figures() returns trigger
language plpgsql set search_path from current set enable_seqscan to off set jit to off as $$
declare
  parts scenario_part[] := '{}';
begin
  if tg_op <> 'INSERT' then
    parts := array(
      select part
      from gone join scenario_record run on run.id = gone.record_id
      join "character" player on player.id = gone.character_id
      cross join lateral part_of(row(gone.*)::scenario_score, run, player.career, -1) part);
  end if;
  if tg_op <> 'DELETE' then
    parts := parts || array(
      select part
      from added join scenario_record run on run.id = added.record_id
      join "character" player on player.id = added.character_id
      cross join lateral part_of(row(added.*)::scenario_score, run, player.career, 1) part);
  end if;
  perform count_parts(parts);
  return null;
end
$$;

create function scenario_record_figures() returns trigger
language plpgsql set search_path from current set enable_seqscan to off set jit to off as $$
declare
  parts scenario_part[] := '{}';
begin
  if tg_op = 'DELETE' then
    perform count_parts(array(select part from scenario_part_leaving));
    delete from scenario_part_leaving;
    return null;
  end if;
  if tg_op = 'UPDATE' then
    parts := array(
      select part
      from gone join scenario_score score on score.record_id = gone.id
      join "character" player on player.id = score.character_id
      cross join lateral part_of(score, row(gone.*)::scenario_record, player.career, -1) part);
  end if;
  parts := parts || array(
    select part
    from added join scenario_score score on score.record_id = added.id
    join "character" player on player.id = score.character_id
    cross join lateral part_of(score, row(added.*)::scenario_record, player.career, 1) part);
  perform count_parts(parts);
  return null;
end
$$;

create function character_figures() returns trigger
language plpgsql set search_path from current set enable_seqscan to off set jit to off as $$
declare
  parts scenario_part[] := '{}';
begin
  if tg_op = 'UPDATE' then
    if not exists (select id, career from gone except select id, career from added) then return null; end if;
  end if;
  if tg_op <> 'INSERT' then
    parts := array(
      select part
      from gone join scenario_score score on score.character_id = gone.id
      join scenario_record run on run.id = score.record_id
      cross join lateral part_of(score, run, gone.career, -1) part);
  end if;
  if tg_op <> 'DELETE' then
    parts := parts || array(
      select part
      from added join scenario_score score on score.character_id = added.id
      join scenario_record run on run.id = score.record_id
      cross join lateral part_of(score, run, added.career, 1) part);
  end if;
  perform count_parts(parts);
  return null;
end
$$;

do $$
declare
  watched text;
begin
  foreach watched in array array['scenario_score', 'scenario_record', 'character'] loop
    execute format(
      'create trigger figures_deleted after delete on %I referencing old table as gone
       for each statement execute function %I()', watched, watched || '_figures');
    execute format(
      'create trigger figures_inserted after insert on %I referencing new table as added
       for each statement execute function %I()', watched, watched || '_figures');
    execute format(
      'create trigger figures_updated after update on %I referencing old table as gone new table as added
       for each statement execute function %I()', watched, watched || '_figures');
  end loop;
end
$$;

alter function recount_sums() rename to recount_sums_before_figures;
create function recount_sums() returns void language plpgsql set search_path from current set jit to off as $$
begin
  perform recount_sums_before_figures();
  delete from scenario_figure_day;
  insert into scenario_figure_day select * from counted_scenario_figure_day;
end
$$;

insert into scenario_figure_day select * from counted_scenario_figure_day;
