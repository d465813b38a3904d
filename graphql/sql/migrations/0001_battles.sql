-- What a kill needs: where it happened, who took part, with what, and the counts that must stay flat.
-- Times are epoch seconds in UTC. Enum columns hold the names of the contract.

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

create table zone_area (
  id integer primary key,
  zone_id smallint not null,
  name text
);

create table scenario (
  id integer primary key,
  name text not null,
  zone_id smallint not null
);

create table ability (
  id integer primary key,
  name text,
  icon_number integer not null
);

create table guild (
  id integer primary key,
  name text not null,
  realm text not null,
  level smallint not null,
  description text not null,
  brief_description text not null,
  emblem integer not null,
  pattern integer not null,
  color1 integer not null,
  color2 integer not null,
  shape integer not null,
  leader_id integer
);

create table "character" (
  id integer primary key,
  name text not null,
  career text not null,
  level smallint not null,
  renown_rank smallint not null
);

create table guild_member (
  character_id integer primary key,
  guild_id integer not null,
  rank_order smallint not null,
  rank_name text not null
);

create table scenario_record (
  id uuid primary key,
  scenario_id integer not null,
  start_time integer not null,
  end_time integer not null,
  winner smallint not null,
  order_points integer not null,
  destruction_points integer not null,
  queue_type smallint not null,
  tier smallint not null
);

create table skirmish (
  id uuid primary key,
  scenario_id integer,
  instance_id uuid,
  primary_zone_id smallint,
  primary_area_id integer,
  start_time integer not null,
  end_time integer not null,
  kills integer not null,
  kills_order integer not null,
  kills_destruction integer not null,
  players integer not null,
  players_order integer not null,
  players_destruction integer not null
);

-- killer_* repeats the first attacker, the one with the most damage, so that every filter reads one row.
create table kill (
  id bigint primary key,
  time integer not null,
  zone_id smallint not null,
  x integer not null,
  y integer not null,
  scenario_id integer,
  instance_id uuid,
  skirmish_id uuid,
  deathblow_id integer,
  assists smallint not null,
  solo boolean not null,
  damage_percent smallint not null,
  killer_id integer not null,
  killer_career text not null,
  killer_level smallint not null,
  killer_renown_rank smallint not null,
  killer_guild_id integer,
  victim_id integer not null,
  victim_career text not null,
  victim_level smallint not null,
  victim_renown_rank smallint not null,
  victim_guild_id integer
);

-- position 0 is the killer; time and victim_id repeat the kill, so that a page of assists reads one index.
create table kill_attacker (
  kill_id bigint not null,
  position smallint not null,
  character_id integer not null,
  level smallint not null,
  renown_rank smallint not null,
  guild_id integer,
  damage_percent smallint not null,
  time integer not null,
  victim_id integer not null,
  primary key (kill_id, position)
);

-- attacker_id is null where no player dealt the damage; ability_id only where an ability did.
create table kill_damage (
  kill_id bigint not null,
  position smallint not null,
  attacker_type text not null,
  damage_type text not null,
  attacker_id integer,
  ability_id integer,
  amount integer not null,
  primary key (kill_id, position)
);

-- Counts kept with the data: raw, they grow with the number of kills.
create table leaderboard_week (
  year smallint not null,
  week smallint not null,
  character_id integer not null,
  kills integer not null,
  primary key (year, week, character_id)
);

create table leaderboard_month (
  year smallint not null,
  month smallint not null,
  character_id integer not null,
  kills integer not null,
  primary key (year, month, character_id)
);

create table guild_leaderboard_week (
  year smallint not null,
  week smallint not null,
  guild_id integer not null,
  kills integer not null,
  primary key (year, week, guild_id)
);

create table guild_leaderboard_month (
  year smallint not null,
  month smallint not null,
  guild_id integer not null,
  kills integer not null,
  primary key (year, month, guild_id)
);

create table kill_day (
  day integer primary key,
  kills integer not null,
  solo_kills integer not null
);

-- One row: which generated world this is; empty in a database that holds real data.
create table sample_world (
  seed text not null,
  clock integer not null,
  scale real not null,
  generator text not null
);

create index kill_by_time on kill (time desc, id desc);
create index kill_by_time_solo on kill (time desc, id desc) where solo;
create index kill_by_killer on kill (killer_id, time desc, id desc);
create index kill_by_victim on kill (victim_id, time desc, id desc);
create index kill_by_killer_guild on kill (killer_guild_id, time desc, id desc);
create index kill_by_victim_guild on kill (victim_guild_id, time desc, id desc);
create index kill_by_feud on kill (killer_id, victim_id, time desc, id desc);
create index kill_by_guild_feud on kill (killer_guild_id, victim_guild_id, time desc, id desc);
create index kill_by_zone on kill (zone_id, time desc, id desc);
create index kill_by_instance on kill (instance_id, time desc, id desc);
create index kill_by_skirmish on kill (skirmish_id, time desc, id desc);
create index kill_attacker_by_character on kill_attacker (character_id, time desc, kill_id desc);
create index guild_member_by_guild on guild_member (guild_id, rank_order, character_id);
create index leaderboard_week_by_kills on leaderboard_week (year, week, kills desc, character_id);
create index leaderboard_month_by_kills on leaderboard_month (year, month, kills desc, character_id);
create index guild_leaderboard_week_by_kills on guild_leaderboard_week (year, week, kills desc, guild_id);
create index guild_leaderboard_month_by_kills on guild_leaderboard_month (year, month, kills desc, guild_id);
create index scenario_record_by_start on scenario_record (start_time desc, id desc);
create index skirmish_by_start on skirmish (start_time desc, id desc);
