-- Instances, the runs of parties through them, and the tries at their encounters.
-- Times are epoch milliseconds in UTC, 0 where unknown. duration is in milliseconds, null without a start and an end.
-- Ratings, deaths and numbers of a run repeat its scoreboard, so that every filter and average reads one row.

create table instance (
  id smallint primary key,
  name text not null
);

create table instance_encounter (
  id integer primary key,
  instance_id smallint not null,
  position smallint not null,
  name text not null
);

-- encounters_won: how many different ones.
create table instance_run (
  id uuid primary key,
  instance_id smallint not null,
  start_time bigint not null,
  end_time bigint not null,
  duration integer,
  completed boolean not null,
  encounters_won smallint not null,
  entries smallint not null,
  deaths integer not null,
  min_item_rating integer not null,
  average_item_rating double precision not null,
  max_item_rating integer not null
);

create table instance_encounter_run (
  id bigint primary key,
  run_id uuid not null,
  instance_id smallint not null,
  encounter_id integer not null,
  start_time bigint not null,
  end_time bigint not null,
  duration integer,
  completed boolean not null,
  entries smallint not null,
  deaths integer not null,
  min_item_rating integer not null,
  average_item_rating double precision not null,
  max_item_rating integer not null
);

-- Level, renown rank, guild and archetype are those at the time of the run.
create table instance_run_score (
  run_id uuid not null,
  position smallint not null,
  character_id integer not null,
  guild_id integer,
  level smallint not null,
  renown_rank smallint not null,
  archetype text not null,
  item_rating integer not null,
  deaths integer not null,
  damage integer not null,
  kill_damage integer not null,
  damage_received integer not null,
  healing_self integer not null,
  healing_others integer not null,
  healing_received integer not null,
  protection_self integer not null,
  protection_others integer not null,
  protection_received integer not null,
  resurrections_done integer not null,
  primary key (run_id, position)
);

create table instance_encounter_run_score (
  encounter_run_id bigint not null,
  position smallint not null,
  character_id integer not null,
  guild_id integer,
  level smallint not null,
  renown_rank smallint not null,
  archetype text not null,
  item_rating integer not null,
  deaths integer not null,
  damage integer not null,
  kill_damage integer not null,
  damage_received integer not null,
  healing_self integer not null,
  healing_others integer not null,
  healing_received integer not null,
  protection_self integer not null,
  protection_others integer not null,
  protection_received integer not null,
  resurrections_done integer not null,
  primary key (encounter_run_id, position)
);

create index instance_encounter_by_instance on instance_encounter (instance_id, position);
create index instance_run_by_start on instance_run (start_time desc, id desc);
create index instance_run_by_end on instance_run (end_time desc, id desc);
create index instance_run_by_instance on instance_run (instance_id, start_time desc, id desc);
create index instance_encounter_run_by_run on instance_encounter_run (run_id, start_time, id);
create index instance_encounter_run_by_encounter on instance_encounter_run (instance_id, encounter_id)
  include (start_time, end_time, duration, completed, entries, deaths, min_item_rating, average_item_rating, max_item_rating);
