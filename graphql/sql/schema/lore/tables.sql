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
  max_renown smallint not null,
  -- Seconds; no expire_time for a quest that never expires.
  expire_time integer,
  repeatable_time integer not null default 0
);
comment on table quest is 'Quests, with what they need and give.';

create table quest_objective (
  quest_id integer not null,
  position smallint not null,
  description text not null,
  count integer not null,
  primary key (quest_id, "position")
);
comment on table quest_objective is 'What a quest asks for, in its order.';

-- is_choice: one of those that the player chooses from; the others are given to everybody.
create table quest_reward (
  quest_id integer not null,
  is_choice boolean not null,
  position smallint not null,
  item_id integer not null,
  count integer not null,
  primary key (quest_id, is_choice, "position")
);
comment on table quest_reward is 'Items that a quest gives.';
-- Quests that give an item.
create index quest_reward_by_item on quest_reward (item_id, quest_id);

create table quest_creature (
  quest_id integer not null,
  creature_id integer not null,
  primary key (quest_id, creature_id)
);
comment on table quest_creature is 'Creatures who give a quest.';
-- Quests of a creature.
create index quest_creature_by_creature on quest_creature (creature_id, quest_id);

create table quest_game_object (
  quest_id integer not null,
  game_object_id integer not null,
  primary key (quest_id, game_object_id)
);
comment on table quest_game_object is 'Things that give a quest.';
-- Quests of a thing.
create index quest_game_object_by_object on quest_game_object (game_object_id, quest_id);

create table chapter (
  id integer primary key,
  name text,
  rank integer not null,
  zone_id smallint not null,
  x integer not null,
  y integer not null,
  z integer not null default 0
);
comment on table chapter is 'Chapters of the story of an army, in the places where they are played.';

create table chapter_reward (
  chapter_id integer not null,
  position smallint not null,
  tier smallint not null,
  realm text not null,
  item_id integer not null,
  count integer not null,
  primary key (chapter_id, "position")
);
comment on table chapter_reward is 'Rewards of a chapter, by the tier of influence.';
-- Chapters that give an item.
create index chapter_reward_by_item on chapter_reward (item_id, chapter_id);

create table war_journal_storyline (
  id integer primary key,
  name text not null,
  summary text not null
);
comment on table war_journal_storyline is 'Storylines of the war journal.';

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
  chapter_id integer,
  z integer
);
comment on table war_journal_entry is 'Entries of the war journal: parts of a storyline with a place on the map.';
-- Entries of a storyline in their order.
create index war_journal_entry_by_storyline on war_journal_entry (storyline_id, position);
-- Entries of a zone.
create index war_journal_entry_by_zone on war_journal_entry (zone_id, id);

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
comment on table war_journal_activity is 'Activities of an entry of the war journal, in their order.';
-- Activities of an entry in their order.
create index war_journal_activity_by_entry on war_journal_activity (entry_id, position);

create table war_journal_task (
  activity_id integer not null,
  position smallint not null,
  name text not null,
  text text not null default '',
  primary key (activity_id, "position")
);
comment on table war_journal_task is 'Tasks of an activity of the war journal, in their order.';

create table quest_finisher_creature (
  quest_id integer not null,
  creature_id integer not null,
  primary key (quest_id, creature_id)
);
comment on table quest_finisher_creature is 'Creatures with whom a quest ends.';
-- Quests that end with a creature.
create index quest_finisher_by_creature on quest_finisher_creature (creature_id, quest_id);

create table quest_finisher_game_object (
  quest_id integer not null,
  game_object_id integer not null,
  primary key (quest_id, game_object_id)
);
comment on table quest_finisher_game_object is 'Things at which a quest ends.';
-- Quests that end at a thing.
create index quest_finisher_by_object on quest_finisher_game_object (game_object_id, quest_id);
