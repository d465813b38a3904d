create table creature (
  id integer primary key,
  name text not null,
  realm text,
  creature_type text not null,
  creature_sub_type text not null,
  model_name text not null default '',
  title text
);
comment on table creature is 'Creatures and other people of the world who are no players.';

create table creature_spawn (
  id integer primary key,
  creature_id integer not null,
  zone_id smallint not null,
  x integer not null,
  y integer not null,
  z integer not null default 0
);
comment on table creature_spawn is 'Places where a creature stands.';
-- Places of a creature.
create index creature_spawn_by_creature on creature_spawn (creature_id, id);
-- Creatures of a zone.
create index creature_spawn_by_zone on creature_spawn (zone_id, creature_id, id);

create table game_object (
  id integer primary key,
  name text not null,
  model_name text
);
comment on table game_object is 'Things of the world that can be used, such as chests and doors.';

create table game_object_spawn (
  id integer primary key,
  game_object_id integer not null,
  zone_id smallint not null,
  x integer not null,
  y integer not null,
  z integer not null default 0
);
comment on table game_object_spawn is 'Places where a thing stands.';
-- Places of a thing.
create index game_object_spawn_by_object on game_object_spawn (game_object_id, id);
-- Things of a zone.
create index game_object_spawn_by_zone on game_object_spawn (zone_id, game_object_id, id);

create table creature_drop (
  item_id integer not null,
  creature_id integer not null,
  primary key (item_id, creature_id)
);
comment on table creature_drop is 'Items that a creature leaves behind.';
-- What a creature leaves behind.
create index creature_drop_by_creature on creature_drop (creature_id, item_id);

create table game_object_drop (
  item_id integer not null,
  game_object_id integer not null,
  primary key (item_id, game_object_id)
);
comment on table game_object_drop is 'Items that a thing holds.';
-- What a thing holds.
create index game_object_drop_by_object on game_object_drop (game_object_id, item_id);
