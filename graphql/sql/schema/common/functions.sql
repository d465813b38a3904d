-- Weeks are those of ISO, months those of the calendar, all in UTC, whatever zone a session is in.
create or replace function iso_year(epoch integer) returns smallint immutable language sql as
$$ select extract(isoyear from to_timestamp(epoch) at time zone 'UTC')::smallint $$;

create or replace function iso_week(epoch integer) returns smallint immutable language sql as
$$ select extract(week from to_timestamp(epoch) at time zone 'UTC')::smallint $$;

create or replace function utc_year(epoch integer) returns smallint immutable language sql as
$$ select extract(year from to_timestamp(epoch) at time zone 'UTC')::smallint $$;

create or replace function utc_month(epoch integer) returns smallint immutable language sql as
$$ select extract(month from to_timestamp(epoch) at time zone 'UTC')::smallint $$;

create or replace function is_from_kills(skirmish_id uuid) returns boolean immutable language sql as
$$ select right(skirmish_id::text, 12) = '006b696c6c73' and substr(skirmish_id::text, 15, 1) = '8' $$;

create or replace function is_of_destruction(career text) returns boolean immutable language sql as $$
  select career in ('BLACK_ORC', 'CHOPPA', 'SHAMAN', 'SQUIG_HERDER', 'CHOSEN', 'MARAUDER', 'ZEALOT', 'MAGUS',
                    'BLACK_GUARD', 'WITCH_ELF', 'DISCIPLE_OF_KHAINE', 'SORCERER')
$$;

-- The first day of a day's month; days since 1970.
create or replace function month_start(day integer) returns integer immutable language sql as
$$ select (extract(epoch from date_trunc('month', to_timestamp(day::bigint * 86400) at time zone 'UTC')) / 86400)::integer $$;

create or replace function level_band(level smallint) returns smallint language sql immutable as $$
  select (array[1, 16, 26, 32, 40])[1 + width_bucket(level, array[16, 26, 32, 40]::smallint[])]::smallint
$$;

create or replace function figure_bin(amount bigint, seconds integer) returns integer language sql immutable as $$
  select case when amount <= 0 then 0
              else least(64, greatest(1, 1 + floor(64 * (log(amount * 60.0::double precision / seconds) + 2) / 9)))::integer
         end
$$;

create or replace function add_bins(bins integer[], others integer[]) returns integer[]
language plpgsql immutable strict as $$
begin
  for place in 1 .. cardinality(others) loop
    if others[place] <> 0 then bins[place] := bins[place] + others[place]; end if;
  end loop;
  return bins;
end
$$;

create or replace aggregate sum_bins(integer[]) (sfunc = add_bins, stype = integer[]);

create or replace function bins_of(places integer[], results integer[]) returns integer[]
language plpgsql immutable as $$
declare
  bins integer[] := array_fill(0, array[8 * 65]);
begin
  for one in 1 .. cardinality(places) loop
    bins[places[one]] := results[one];
  end loop;
  return bins;
end
$$;

-- Roles are those of careers: what a career is counts, not what its player did.
create or replace function role_of_career(career text) returns text immutable language sql as $$
  select case
    when career in ('IRON_BREAKER', 'BLACK_ORC', 'KNIGHT_OF_THE_BLAZING_SUN', 'CHOSEN', 'SWORD_MASTER', 'BLACK_GUARD')
      then 'TANK'
    when career in ('RUNE_PRIEST', 'SHAMAN', 'WARRIOR_PRIEST', 'ZEALOT', 'ARCHMAGE', 'DISCIPLE_OF_KHAINE') then 'HEALER'
    when career in ('ENGINEER', 'SQUIG_HERDER', 'BRIGHT_WIZARD', 'MAGUS', 'SHADOW_WARRIOR', 'SORCERER') then 'RANGED_DPS'
    else 'MELEE_DPS'
  end
$$;

-- The value below which a share of the results is, as lib/game/scenarios/standing.ts has it.
create or replace function bin_quantile(bins integer[], share double precision) returns double precision immutable
language sql as $$
  select case when place = 1 then 0 else 10 ^ (-2 + 9.0::double precision / 64 * (place - 2 + (wanted - before) / results)) end
  from (
    select place, results, sum(results) over (order by place) - results as before, share * sum(results) over () as wanted
    from unnest(bins) with ordinality bin (results, place)
  ) bin
  where results > 0 and before + results >= wanted
  order by place limit 1
$$;

-- Sessions by the month (UTC) in which they began, as the epoch seconds of its first moment.
create or replace function month_of(start_time bigint) returns bigint immutable parallel safe language sql as
$$ select extract(epoch from date_trunc('month', to_timestamp(start_time / 1000), 'UTC'))::bigint $$;

-- When a fight ended; it is over with its start where its end is before that or more than a day after it.
create or replace function known_end(start_time integer, end_time integer) returns integer immutable parallel safe
language sql as
$$ select case when end_time::bigint - start_time between 0 and 86400 then end_time else start_time end $$;

-- The first day of which anything is believed: other events may be known from before the first kill, by a year at most.
create or replace function first_believed_day() returns integer
language sql stable set search_path from current as $$ select coalesce(kills_begin() / 86400 - 365, 0) $$;

-- Other ways to make a text of a date follow the style that a database or a role was given, such as 28.11.2026.
create or replace function day_text(day integer) returns text immutable language sql as
$$ select to_char(date '1970-01-01' + day, 'YYYY-MM-DD') $$;
comment on function day_text is
  'A day since 1970 as a text, such as 2026-11-28.';

-- The random group of a character, from 0 to 31, always the same one. Ids are spread by the golden ratio (Knuth's
-- multiplicative hashing), so that it does not matter which of them follow each other.
create or replace function random_group(character_id integer) returns smallint immutable parallel safe language sql as
$$ select ((character_id::bigint * 2654435761 >> 27) & 31)::smallint $$;

-- A record that has begun has few kills, and one of them may be of 2038: a beginning is where most of the kills are.
create or replace function kills_begin() returns integer
language plpgsql stable set search_path from current set enable_seqscan to off set jit to off as $$
declare
  since integer := 0;
  further integer;
begin
  loop
    select time into further
    from (
      select time, time - lag(time) over (order by time) as pause, row_number() over (order by time) - 1 as before
      from (select time from kill where time >= since order by time limit 10) first
    ) one
    where pause > 31536000
      and (select count(*) from (select from kill where time >= one.time limit 10) later) > before
    order by time desc limit 1;
    exit when further is null;
    since := further;
  end loop;
  return (select time from kill where time >= since order by time limit 1);
end
$$;
comment on function kills_begin is
  'When the record of kills begins, in epoch seconds; null without a kill. Fewer than ten kills that lie more than a year before more others are of a wrong clock.';

-- The last second that is believed, as the statement that writes says it; null where none does.
create or replace function latest_believed() returns bigint stable parallel safe language sql as $$
  select nullif(current_setting('war_ledger.latest', true), '')::bigint
$$;
comment on function latest_believed is
  'The last second that is believed by the clock of the site, set by what writes; null where it is not.';
