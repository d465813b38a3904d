create or replace function per_minute(figure bigint, seconds bigint) returns double precision immutable language sql as
$$ select figure * 60::double precision / seconds $$;

create or replace function scenario_periods(epoch integer) returns text[] immutable language sql as $$
  select array[to_char(moment, 'IYYY-"W"IW'), to_char(moment, 'YYYY-MM')]
  from (select to_timestamp(epoch) at time zone 'UTC' as moment) at
$$;

-- The seconds that a run took; null where they are not known.
create or replace function scenario_seconds(start_time integer, end_time integer)
returns integer immutable parallel safe language sql as $$
  select case when start_time > 0 and end_time::bigint - start_time between 60 and 14400 then end_time - start_time end
$$;

create or replace function kept_median(median double precision) returns double precision immutable language sql as
$$ select round(median::numeric, 6)::double precision $$;

-- A run that is ahead has no length here, so that it is in no bin and no median.
create or replace function part_of(score scenario_score, run scenario_record, career text, sign integer)
returns setof scenario_part immutable rows 1 language sql as $$
  select run.start_time / 86400, career, level_band(score.level), run.tier, run.queue_type,
         case when not run.ahead then scenario_seconds(run.start_time, run.end_time) end,
         array[score.damage, score.healing_self::bigint + score.healing_others,
               score.protection_self::bigint + score.protection_others, score.kills, score.deaths, score.death_blows,
               score.objective_score, score.damage_received],
         sign, score.character_id
$$;
