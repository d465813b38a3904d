-- What is worn, carried and sold, who sells it, and where sellers and things stand. Prices are in copper.
-- Masks hold one bit per member, in the order of flags.ts; 0 stands for no restriction.

create table item (
  id integer primary key,
  name text not null,
  description text not null,
  type text not null,
  slot text not null,
  rarity text not null,
  icon_number integer not null,
  armor integer not null,
  dps integer not null,
  speed integer not null,
  item_level smallint not null,
  level_requirement smallint not null,
  renown_rank_requirement smallint not null,
  talisman_slots smallint not null,
  unique_equipped boolean not null,
  race_restriction smallint not null,
  career_restriction integer not null,
  item_set_id integer
);

create table item_stat (
  item_id integer not null,
  position smallint not null,
  stat text not null,
  value smallint not null,
  percentage boolean not null,
  primary key (item_id, position)
);

-- What an item does beyond its stats: when it is used, or as long as it is worn.
create table effect (
  id integer primary key,
  name text not null,
  description text
);

-- is_buff: as long as the item is worn; otherwise when it is used.
create table item_effect (
  item_id integer not null,
  is_buff boolean not null,
  position smallint not null,
  effect_id integer not null,
  primary key (item_id, is_buff, position)
);

create table item_set (
  id integer primary key,
  name text not null
);

-- Either an effect or a stat with its value.
create table item_set_bonus (
  item_set_id integer not null,
  position smallint not null,
  items_required smallint not null,
  effect_id integer,
  stat text,
  value smallint,
  percentage boolean,
  primary key (item_set_id, position)
);

-- talisman_ids: the items put into its talisman slots, in their order.
create table character_item (
  character_id integer not null,
  equip_slot text not null,
  item_id integer not null,
  talisman_ids integer[] not null,
  primary key (character_id, equip_slot)
);

create table creature (
  id integer primary key,
  name text not null,
  realm text,
  creature_type text not null,
  creature_sub_type text not null
);

create table creature_spawn (
  id integer primary key,
  creature_id integer not null,
  zone_id smallint not null,
  x integer not null,
  y integer not null
);

create table game_object (
  id integer primary key,
  name text not null,
  model_name text
);

create table game_object_spawn (
  id integer primary key,
  game_object_id integer not null,
  zone_id smallint not null,
  x integer not null,
  y integer not null
);

-- One offer: so many of an item for a price; several creatures may make the same.
create table vendor_item (
  id integer primary key,
  item_id integer not null,
  count integer not null,
  price bigint not null
);

-- What an offer costs besides its price.
create table vendor_item_required (
  vendor_item_id integer not null,
  position smallint not null,
  item_id integer not null,
  count integer not null,
  primary key (vendor_item_id, position)
);

create table vendor_item_creature (
  vendor_item_id integer not null,
  creature_id integer not null,
  primary key (vendor_item_id, creature_id)
);

create index item_by_set on item (item_set_id, id);
create index item_stat_by_stat on item_stat (stat, item_id);
create index creature_spawn_by_creature on creature_spawn (creature_id, id);
create index game_object_spawn_by_object on game_object_spawn (game_object_id, id);
create index vendor_item_by_item on vendor_item (item_id, price, id);
create index vendor_item_required_by_item on vendor_item_required (item_id, vendor_item_id);
create index vendor_item_creature_by_creature on vendor_item_creature (creature_id, vendor_item_id);
