-- What is told: quests, chapters, the war journal, and the names by which everything is found.
-- Masks hold one bit per member, in the order of flags.ts; 0 stands for no restriction, and for a quest of no type.

create table quest (
  id integer primary key,
  name text not null,
  type smallint not null,
  repeatable_type text not null,
  xp integer not null,
  gold integer not null,
  choice_count smallint not null,
  description text,
  journal_entry text,
  race_restriction smallint not null,
  career_restriction integer not null,
  min_level smallint not null,
  max_level smallint not null,
  min_renown smallint not null,
  max_renown smallint not null
);

create table quest_objective (
  quest_id integer not null,
  position smallint not null,
  description text not null,
  count integer not null,
  primary key (quest_id, position)
);

-- is_choice: one of those that the player chooses from; the others are given to everybody.
create table quest_reward (
  quest_id integer not null,
  is_choice boolean not null,
  position smallint not null,
  item_id integer not null,
  count integer not null,
  primary key (quest_id, is_choice, position)
);

create table quest_creature (
  quest_id integer not null,
  creature_id integer not null,
  primary key (quest_id, creature_id)
);

create table quest_game_object (
  quest_id integer not null,
  game_object_id integer not null,
  primary key (quest_id, game_object_id)
);

create table chapter (
  id integer primary key,
  name text,
  rank integer not null,
  zone_id smallint not null,
  x integer not null,
  y integer not null
);

create table chapter_reward (
  chapter_id integer not null,
  position smallint not null,
  tier smallint not null,
  realm text not null,
  item_id integer not null,
  count integer not null,
  primary key (chapter_id, position)
);

create table war_journal_storyline (
  id integer primary key,
  name text not null,
  summary text not null
);

-- map_zone_id, x, y: the point on the map, not always in the entry's own zone. The rewards are those of the chapter.
create table war_journal_entry (
  id integer primary key,
  storyline_id integer not null,
  position smallint not null,
  name text not null,
  is_rvr boolean not null,
  title text,
  short_title text,
  npc_name text,
  location_text text,
  text text,
  zone_id smallint,
  area_id integer,
  map_zone_id smallint,
  x integer,
  y integer,
  chapter_id integer
);

-- An activity without a name has an empty one.
create table war_journal_activity (
  id integer primary key,
  entry_id integer not null,
  position smallint not null,
  name text not null,
  text text not null,
  activity_type text not null,
  zone_id smallint
);

create table war_journal_task (
  activity_id integer not null,
  position smallint not null,
  name text not null,
  primary key (activity_id, position)
);

-- Names as a search compares them, written with the data; weight: the heavier come first among equal matches.
create table search_name (
  kind text not null,
  id integer not null,
  weight integer not null,
  name text not null,
  primary key (kind, id)
);

-- The first letter and the first two letters of every word of a name: what the shortest searches look for.
-- quality 0: they are the whole name, 1: it begins with them, 2: a later word of it does.
create table search_head (
  head text not null,
  quality smallint not null,
  weight integer not null,
  kind text not null,
  id integer not null
);

create index quest_reward_by_item on quest_reward (item_id, quest_id);
create index quest_creature_by_creature on quest_creature (creature_id, quest_id);
create index quest_game_object_by_object on quest_game_object (game_object_id, quest_id);
create index war_journal_entry_by_storyline on war_journal_entry (storyline_id, position);
create index war_journal_activity_by_entry on war_journal_activity (entry_id, position);
create index search_head_by_rank on search_head (head, quality, (-weight), kind, id);
