-- What each fighter did in a scenario run or a skirmish, the ranked ladders, and the counts kept for their lists.
-- Times are epoch seconds in UTC. Level, renown rank and guild are those at the time of the fight.

-- won is null for a draw; start_time, queue_type and won repeat the run, so that a player's list reads one index.
create table scenario_score (
  record_id uuid not null,
  character_id integer not null,
  start_time integer not null,
  queue_type smallint not null,
  won boolean,
  guild_id integer,
  team smallint not null,
  level smallint not null,
  renown_rank smallint not null,
  quitter boolean not null,
  objective_score integer not null,
  kills integer not null,
  kills_solo integer not null,
  deaths integer not null,
  death_blows integer not null,
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
  primary key (record_id, character_id)
);

create table skirmish_score (
  skirmish_id uuid not null,
  character_id integer not null,
  start_time integer not null,
  guild_id integer,
  realm text not null,
  level smallint not null,
  renown_rank smallint not null,
  kills integer not null,
  kills_solo integer not null,
  deaths integer not null,
  death_blows integer not null,
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
  primary key (skirmish_id, character_id)
);

create table ranked_season (
  id integer primary key,
  name text not null,
  start_time integer not null,
  end_time integer not null,
  main_season boolean not null
);

-- ladder holds the names of RankedLeaderboardRatingType.
create table ranked_standing (
  season_id integer not null,
  ladder text not null,
  character_id integer not null,
  guild_id integer,
  renown_rank smallint not null,
  rank integer not null,
  career_rank integer not null,
  rating integer not null,
  wins integer not null,
  losses integer not null,
  draws integer not null,
  primary key (season_id, ladder, character_id)
);

-- Counts kept with the data. A guild is in a run once: with the side on which more of its members fought.
create table scenario_guild (
  record_id uuid not null,
  guild_id integer not null,
  start_time integer not null,
  queue_type smallint not null,
  members smallint not null,
  won boolean,
  primary key (record_id, guild_id)
);

create table skirmish_guild (
  skirmish_id uuid not null,
  guild_id integer not null,
  start_time integer not null,
  players integer not null,
  kills integer not null,
  primary key (skirmish_id, guild_id)
);

create table scenario_day (
  day integer not null,
  queue_type smallint not null,
  runs integer not null,
  premades integer not null,
  primary key (day, queue_type)
);

-- cell: 64 * row + column of the 64 x 64 grid over the zone's map.
create table zone_heat_day (
  zone_id smallint not null,
  day integer not null,
  cell smallint not null,
  kills integer not null,
  solo_kills integer not null,
  primary key (zone_id, day, cell)
);

create index scenario_record_by_scenario on scenario_record (scenario_id, start_time desc, id desc);
create index scenario_score_by_character on scenario_score (character_id, start_time desc, record_id desc) include (queue_type, won, guild_id);
create index scenario_guild_by_guild on scenario_guild (guild_id, start_time desc, record_id desc) include (queue_type, won, members);
create index skirmish_by_instance on skirmish (instance_id, start_time desc, id desc);
create index skirmish_score_by_character on skirmish_score (character_id, start_time desc, skirmish_id desc);
create index skirmish_guild_by_guild on skirmish_guild (guild_id, start_time desc, skirmish_id desc);
create index ranked_standing_by_rank on ranked_standing (season_id, ladder, rank, character_id);
