-- What the game's API of August 2026 tells beyond that of the first clients.

-- Heights are in the units of x and y. What is there already stands on the lowest ground.
alter table kill add column z integer not null default 0;
alter table kill add column total_renown integer not null default 0;
alter table creature_spawn add column z integer not null default 0;
alter table game_object_spawn add column z integer not null default 0;
alter table chapter add column z integer not null default 0;
alter table war_journal_entry add column z integer;

-- Times in milliseconds, ranges in feet. {value} in a description stands for
-- value_base + value_per_level * level + value_per_stat * the stat that value_stat names.
alter table ability add column description text;
alter table ability add column ability_type text not null default 'DEFAULT';
alter table ability add column action_point_cost smallint not null default 0;
alter table ability add column cast_time integer not null default 0;
alter table ability add column cooldown integer not null default 0;
alter table ability add column min_level smallint not null default 0;
alter table ability add column min_range integer not null default 0;
alter table ability add column range integer not null default 0;
alter table ability add column morale_cost integer not null default 0;
alter table ability add column morale_level smallint not null default 0;
alter table ability add column specialization smallint not null default 0;
alter table ability add column labels text[] not null default '{}';
alter table ability add column value_base integer not null default 0;
alter table ability add column value_per_level real not null default 0;
alter table ability add column value_stat text;
alter table ability add column value_per_stat real not null default 0;

-- What items and sets do are abilities like all others.
insert into ability (id, name, icon_number, description)
select id, name, 60000, description from effect
on conflict (id) do nothing;
drop table effect;

alter table item add column model_id integer;
alter table creature add column model_name text not null default '';
alter table creature add column title text;
alter table war_journal_task add column text text not null default '';

-- Seconds; no expire_time for a quest that never expires.
alter table quest add column expire_time integer;
alter table quest add column repeatable_time integer not null default 0;

create table quest_finisher_creature (
  quest_id integer not null,
  creature_id integer not null,
  primary key (quest_id, creature_id)
);

create table quest_finisher_game_object (
  quest_id integer not null,
  game_object_id integer not null,
  primary key (quest_id, game_object_id)
);

create table creature_drop (
  item_id integer not null,
  creature_id integer not null,
  primary key (item_id, creature_id)
);

create table game_object_drop (
  item_id integer not null,
  game_object_id integer not null,
  primary key (item_id, game_object_id)
);

create table guild_rank (
  guild_id integer not null,
  rank_order smallint not null,
  name text not null,
  primary key (guild_id, rank_order)
);

insert into guild_rank (guild_id, rank_order, name)
select distinct on (guild_id, rank_order) guild_id, rank_order, rank_name
from guild_member order by guild_id, rank_order, rank_name;

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

-- kind: LiveEvent, CitySiegeEvent or ZandriExpeditionEvent. No end_time for what goes on.
create table event (
  id integer primary key,
  kind text not null,
  name text not null,
  start_time integer not null,
  end_time integer
);

create table character_rating (
  season_id integer not null,
  character_id integer not null,
  rating_type text not null,
  mu double precision not null,
  sigma double precision not null,
  primary key (season_id, character_id, rating_type)
);

create table tome_entry (
  id integer primary key,
  name text not null,
  description text not null,
  realm text not null,
  xp integer not null,
  section text,
  help_type text not null
);

create table achievement_type (
  id integer primary key,
  name text not null
);

create table achievement_sub_type (
  id integer primary key,
  type_id integer not null,
  name text not null,
  description text not null
);

create table achievement (
  id integer primary key,
  sub_type_id integer not null,
  name text not null,
  description text not null
);

-- One of item, ability and title; the title is an entry of the tome. auto_create only for items.
create table achievement_reward (
  id integer primary key,
  achievement_id integer not null,
  item_id integer,
  ability_id integer,
  title_id integer,
  auto_create boolean
);

-- Counts kept with the data.
alter table leaderboard_week add column deaths integer not null default 0;
alter table leaderboard_month add column deaths integer not null default 0;
alter table guild_leaderboard_week add column deaths integer not null default 0;
alter table guild_leaderboard_month add column deaths integer not null default 0;
alter table scenario_record add column players integer not null default 0;
alter table scenario_record add column deaths integer not null default 0;

update leaderboard_week board set deaths = falling.deaths
from (
  select extract(isoyear from to_timestamp(time) at time zone 'UTC')::smallint as year, extract(week from to_timestamp(time) at time zone 'UTC')::smallint as week,
         victim_id as character_id, count(*)::integer as deaths
  from kill where victim_id is not null group by 1, 2, 3
) falling
where falling.year = board.year and falling.week = board.week and falling.character_id = board.character_id;

update leaderboard_month board set deaths = falling.deaths
from (
  select extract(year from to_timestamp(time) at time zone 'UTC')::smallint as year, extract(month from to_timestamp(time) at time zone 'UTC')::smallint as month,
         victim_id as character_id, count(*)::integer as deaths
  from kill where victim_id is not null group by 1, 2, 3
) falling
where falling.year = board.year and falling.month = board.month and falling.character_id = board.character_id;

update guild_leaderboard_week board set deaths = falling.deaths
from (
  select extract(isoyear from to_timestamp(time) at time zone 'UTC')::smallint as year, extract(week from to_timestamp(time) at time zone 'UTC')::smallint as week,
         victim_guild_id as guild_id, count(*)::integer as deaths
  from kill where victim_guild_id is not null group by 1, 2, 3
) falling
where falling.year = board.year and falling.week = board.week and falling.guild_id = board.guild_id;

update guild_leaderboard_month board set deaths = falling.deaths
from (
  select extract(year from to_timestamp(time) at time zone 'UTC')::smallint as year, extract(month from to_timestamp(time) at time zone 'UTC')::smallint as month,
         victim_guild_id as guild_id, count(*)::integer as deaths
  from kill where victim_guild_id is not null group by 1, 2, 3
) falling
where falling.year = board.year and falling.month = board.month and falling.guild_id = board.guild_id;

update scenario_record set players = score.players, deaths = score.deaths
from (
  select record_id, count(*)::integer as players, sum(deaths)::integer as deaths
  from scenario_score group by record_id
) score
where score.record_id = scenario_record.id;

-- Who killed, helped to kill or fell on a day, once for every level of that day.
create table character_day (
  day integer not null,
  character_id integer not null,
  level smallint not null,
  primary key (day, character_id, level)
);

insert into character_day (day, character_id, level)
select time / 86400, character_id, level from kill_attacker
union
select time / 86400, victim_id, victim_level from kill;

create index creature_drop_by_creature on creature_drop (creature_id, item_id);
create index game_object_drop_by_object on game_object_drop (game_object_id, item_id);
create index quest_finisher_by_creature on quest_finisher_creature (creature_id, quest_id);
create index quest_finisher_by_object on quest_finisher_game_object (game_object_id, quest_id);
create index chapter_reward_by_item on chapter_reward (item_id, chapter_id);
create index creature_spawn_by_zone on creature_spawn (zone_id, creature_id, id);
create index zone_area_by_zone on zone_area (zone_id, id);
create index location_by_zone on location (zone_id, id);
create index war_journal_entry_by_zone on war_journal_entry (zone_id, id);
create index character_rating_by_character on character_rating (character_id, season_id desc);
create index achievement_sub_type_by_type on achievement_sub_type (type_id, id);
create index achievement_by_sub_type on achievement (sub_type_id, id);
create index achievement_reward_by_achievement on achievement_reward (achievement_id, id);
