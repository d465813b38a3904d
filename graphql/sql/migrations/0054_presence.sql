-- Presence: the characters who fought, which is to kill, to help to kill or to fall, in each hour, week and month, and
-- how many they were (rules.md: Fighters). A character fights with the career that the site knows of it.

-- slots: for each five minutes of the hour five bits, from the lowest: fought at all, and fought in a zone of tier 1 to
-- 4. bands: of levels 1 to 15, 16 to 31, 32 to 39 and 40, from the lowest bit, those that the character fought with.
create table presence_hour (
  character_id integer not null,
  -- Hours since 1970.
  hour integer not null,
  career text not null,
  slots bigint not null,
  bands smallint not null,
  primary key (character_id, hour)
);

-- period: 2026-W47 or 2026-11, in UTC.
create table presence_period (
  character_id integer not null,
  period text collate "C" not null,
  career text not null,
  bands smallint not null,
  primary key (character_id, period)
);

-- Different characters in five minutes and in an hour; tier 0 is everywhere, also where the tier is not known.
create table fighters_span (
  seconds smallint not null,
  start_time integer not null,
  tier smallint not null,
  fighters_order integer not null,
  fighters_destruction integer not null,
  primary key (seconds, start_time, tier)
);

-- Different characters in a week or a month; level is the lowest of the band 1 to 15, 16 to 31, 32 to 39 or 40, and 0
-- for all: who reached the next band is in both, and in all of them once.
create table fighters_period (
  period text collate "C" not null,
  career text not null,
  level smallint not null,
  fighters integer not null,
  primary key (period, career, level)
);

create view presence_part as
select part.character_id, part.time, (1 | coalesce(1 << zone.tier, 0))::bigint << (part.time % 3600 / 300 * 5) as slots,
       1 << width_bucket(part.level, array[16, 32, 40]::smallint[]) as bands
from (
  select victim_id as character_id, time, victim_level as level, zone_id from kill
  union all
  select attacker.character_id, attacker.time, attacker.level, kill.zone_id
  from kill_attacker attacker join kill on kill.id = attacker.kill_id
) part
left join zone on zone.id = part.zone_id and zone.tier between 1 and 4
where part.time >= 0;

create view counted_presence_hour as
select part.character_id, part.time / 3600 as hour, "character".career, bit_or(part.slots) as slots,
       bit_or(part.bands)::smallint as bands
from presence_part part join "character" on "character".id = part.character_id
group by 1, 2, 3;

-- The week and the month of an hour, with the hours that they begin and end with.
create function presence_periods(hour integer) returns table (period text, since integer, until integer)
immutable language sql as $$
  select period, since * 24, until * 24
  from (select hour / 24, to_timestamp(hour * 3600::bigint) at time zone 'UTC') of_hour (day, moment)
  cross join lateral (
    values (to_char(moment, 'IYYY-"W"IW'), day - (day + 3) % 7, day - (day + 3) % 7 + 7),
           (to_char(moment, 'YYYY-MM'), month_start(day), month_start(month_start(day) + 31))
  ) one (period, since, until)
$$;

create view counted_presence_period as
select character_id, period collate "C" as period, career, bit_or(bands) as bands
from presence_hour join (
  select hour, period from (select distinct hour from presence_hour) hours cross join lateral presence_periods(hour)
) its using (hour)
group by 1, 2, 3;

-- The bits of presence_hour.slots that say that a character fought in a span; after: seconds from the hour on.
create view presence_span as
select 300::smallint as seconds, slot * 300 as after, tier::smallint, 1::bigint << (slot * 5 + tier) as bits
from generate_series(0, 11) slot cross join generate_series(0, 4) tier
union all
select 3600, 0, tier::smallint, bit_or(1::bigint << (slot * 5 + tier))
from generate_series(0, 11) slot cross join generate_series(0, 4) tier group by tier;

create view presence_level as
select level::smallint, bits
from (values (0, 15::smallint), (1, 1::smallint), (16, 2::smallint), (32, 4::smallint), (40, 8::smallint)) band (level, bits);

create view counted_fighters_span as
with span as materialized (select * from presence_span)
select seconds, hour * 3600 + after as start_time, tier,
       (count(*) filter (where not is_of_destruction(career)))::integer as fighters_order,
       (count(*) filter (where is_of_destruction(career)))::integer as fighters_destruction
from presence_hour join span on slots & bits <> 0
group by 1, 2, 3;

create view counted_fighters_period as
select period, career, level, count(*)::integer as fighters
from presence_period join presence_level on bands & bits <> 0
group by 1, 2, 3;
