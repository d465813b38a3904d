create table zone (
  id smallint primary key,
  name text not null,
  kind text not null,
  tier smallint not null,
  nw_corner_x integer,
  nw_corner_y integer,
  se_corner_x integer,
  se_corner_y integer
);
comment on table zone is 'Zones of the world, with the corners of their maps.';

create table zone_area (
  id integer primary key,
  zone_id smallint not null,
  name text
);
comment on table zone_area is 'Areas of a zone that have a name.';
-- Areas of a zone.
create index zone_area_by_zone on zone_area (zone_id, id);

create table zone_heat_day (
  zone_id smallint not null,
  day integer not null,
  cells smallint[] not null,
  kills integer[] not null,
  solo_kills integer[] not null,
  primary key (zone_id, day)
);
comment on table zone_heat_day is 'Kills of a zone by cell of its map and day (UTC). A sum of kills.';

create table zone_heat_week (
  zone_id smallint not null,
  week integer not null,
  cells smallint[] not null,
  kills integer[] not null,
  solo_kills integer[] not null,
  primary key (zone_id, week)
);
comment on table zone_heat_week is 'Kills of a zone by cell of its map and week. A sum of kills.';

-- kind: Keep, BattlefieldObjective or PublicQuest; difficulty and quest_type only for the last.
create table location (
  id integer primary key,
  kind text not null,
  zone_id smallint not null,
  name text not null,
  x integer not null,
  y integer not null,
  z integer not null,
  difficulty text,
  quest_type text
);
comment on table location is 'Keeps, battlefield objectives and public quests of a zone.';
-- Keeps, objectives and public quests of a zone.
create index location_by_zone on location (zone_id, id);

-- fighters: the characters who killed, helped to kill or fell there in that hour, each once, so that those of several
-- hours can be counted.
create table zone_hour (
  zone_id smallint not null,
  -- Hours since 1970.
  hour integer not null,
  kills_order integer not null,
  kills_destruction integer not null,
  fighters integer[] not null,
  primary key (zone_id, hour)
);
comment on table zone_hour is 'Kills of both realms and fighters of a zone by hour. A sum of kills.';
-- All zones in an hour.
create index zone_hour_by_hour on zone_hour (hour);

create table zone_day (
  zone_id smallint not null,
  day integer not null,
  kills_order integer not null,
  kills_destruction integer not null,
  -- In one hour of the clock.
  most_fighters integer not null,
  primary key (zone_id, day)
);
comment on table zone_day is 'Kills of both realms in a zone by day (UTC). A sum of zone_hour.';
-- All zones on a day.
create index zone_day_by_day on zone_day (day);

-- skirmish_id: zeros for kills of none. sum_x and sum_y: of where the victims fell.
create table zone_skirmish_hour (
  zone_id smallint not null,
  hour integer not null,
  skirmish_id uuid not null,
  kills_order integer not null,
  kills_destruction integer not null,
  sum_x bigint not null,
  sum_y bigint not null,
  primary key (zone_id, hour, skirmish_id)
);
comment on table zone_skirmish_hour is
  'Kills of both realms in a zone by hour and skirmish, with the sums of where victims fell. A sum of kills.';

create table zone_player_month (
  zone_id smallint not null,
  year smallint not null,
  month smallint not null,
  character_id integer not null,
  kills integer not null,
  primary key (zone_id, year, month, character_id)
);
comment on table zone_player_month is 'Kills of each character in a zone by month (UTC). A sum of kills.';
-- The board of a zone and a month.
create index zone_player_month_by_kills on zone_player_month (zone_id, year, month, kills desc, character_id);

create table zone_guild_month (
  zone_id smallint not null,
  year smallint not null,
  month smallint not null,
  guild_id integer not null,
  kills integer not null,
  primary key (zone_id, year, month, guild_id)
);
comment on table zone_guild_month is
  'Kills of each guild in a zone by month (UTC), by that of the killer at that moment. A sum of kills.';
-- The board of guilds of a zone and a month.
create index zone_guild_month_by_kills on zone_guild_month (zone_id, year, month, kills desc, guild_id);
