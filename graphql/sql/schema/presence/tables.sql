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
comment on table presence_hour is 'Who fought in an hour, when in it, and where. A sum of kills.';
-- How many fight now, in each hour of a week, and in each five minutes of a day, beside what is usual at that time of the
-- week: median and quartiles of the eight weeks before, once three of them are known.
create index presence_hour_by_hour on presence_hour (hour);

-- period: 2026-W47 or 2026-11, in UTC.
create table presence_period (
  character_id integer not null,
  period text collate "C" not null,
  career text not null,
  bands smallint not null,
  primary key (character_id, period)
);
comment on table presence_period is 'Who fought in a week or month, by career. A sum of kills.';

-- Different characters in five minutes and in an hour; tier 0 is everywhere, also where the tier is not known.
create table fighters_span (
  seconds smallint not null,
  start_time integer not null,
  tier smallint not null,
  fighters_order integer not null,
  fighters_destruction integer not null,
  primary key (seconds, start_time, tier)
);
comment on table fighters_span is
  'How many different characters fought in five minutes and in an hour, by tier. A sum of presence_hour.';

-- Different characters in a week or a month; level is the lowest of the band 1 to 15, 16 to 31, 32 to 39 or 40, and 0
-- for all: who reached the next band is in both, and in all of them once.
create table fighters_period (
  period text collate "C" not null,
  career text not null,
  level smallint not null,
  fighters integer not null,
  primary key (period, career, level)
);
comment on table fighters_period is
  'How many different characters fought in a week or month, by career and level. A sum of presence_period.';

-- The hours of some characters that begin in an hour that changes or in the one before, with those that follow them.
create type presence_pair as (id integer, hour integer, career text, slots bigint, next_slots bigint);
