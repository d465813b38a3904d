create table ability (
  id integer primary key,
  name text,
  icon_number integer not null,
  -- Times in milliseconds, ranges in feet. {value} in a description stands for
  -- value_base + value_per_level * level + value_per_stat * the stat that value_stat names.
  description text,
  ability_type text not null default 'DEFAULT',
  action_point_cost smallint not null default 0,
  cast_time integer not null default 0,
  cooldown integer not null default 0,
  min_level smallint not null default 0,
  min_range integer not null default 0,
  range integer not null default 0,
  morale_cost integer not null default 0,
  morale_level smallint not null default 0,
  specialization smallint not null default 0,
  labels text[] not null default '{}',
  value_base integer not null default 0,
  value_per_level real not null default 0,
  value_stat text,
  value_per_stat real not null default 0
);
comment on table ability is 'Abilities of the game, which deal the damage of kills.';

create table tome_entry (
  id integer primary key,
  name text not null,
  description text not null,
  realm text not null,
  xp integer not null,
  section text,
  help_type text not null
);
comment on table tome_entry is 'Entries of the tome of knowledge, titles among them.';

create table achievement_type (
  id integer primary key,
  name text not null
);
comment on table achievement_type is 'First level of the kinds of achievements.';

create table achievement_sub_type (
  id integer primary key,
  type_id integer not null,
  name text not null,
  description text not null
);
comment on table achievement_sub_type is 'Second level of the kinds of achievements.';
-- Kinds below a kind.
create index achievement_sub_type_by_type on achievement_sub_type (type_id, id);

create table achievement (
  id integer primary key,
  sub_type_id integer not null,
  name text not null,
  description text not null
);
comment on table achievement is 'Achievements of the tome of knowledge.';
-- Achievements of a kind.
create index achievement_by_sub_type on achievement (sub_type_id, id);

-- One of item, ability and title; the title is an entry of the tome. auto_create only for items.
create table achievement_reward (
  id integer primary key,
  achievement_id integer not null,
  item_id integer,
  ability_id integer,
  title_id integer,
  auto_create boolean
);
comment on table achievement_reward is 'Rewards of an achievement: each is an item, an ability or a title.';
-- Rewards of an achievement.
create index achievement_reward_by_achievement on achievement_reward (achievement_id, id);
