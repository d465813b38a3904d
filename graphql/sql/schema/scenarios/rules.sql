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

-- In ten thousandths, since sums of whole numbers are the same in any order.
create or replace function whole_rate(figure bigint, seconds bigint) returns bigint immutable language sql as
$$ select coalesce((figure * 600000 + seconds / 2) / seconds, 0) $$;

-- Those of some feats that a month keeps; the earlier of two equal ones of a player.
create or replace function best_of_months(feats scenario_best_month[]) returns setof scenario_best_month
immutable language sql as $$
  select scenario_id, figure, is_rate, month, queue_type, tier, premade, character_id, record_id, start_time, value
  from (
    select *, rank() over (partition by scenario_id, figure, is_rate, month, queue_type, tier, premade
                           order by value desc) as place
    from (
      select distinct on (scenario_id, figure, is_rate, month, queue_type, tier, premade, character_id) *
      from unnest(feats)
      order by scenario_id, figure, is_rate, month, queue_type, tier, premade, character_id, value desc, start_time,
               record_id
    ) best
  ) ranked
  where place <= 10
$$;
