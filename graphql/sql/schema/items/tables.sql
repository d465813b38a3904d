-- How much of a stat an item gives, in one number: points before percent.
-- An index holds its values: who changes it makes a migration that makes the index anew.
create or replace function stat_amount(value smallint, percentage boolean) returns integer immutable parallel safe
language sql as
  $$ select value - percentage::integer * 65536 $$;

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
  item_set_id integer,
  model_id integer
);
comment on table item is 'Items, with what they need and give.';
-- Items of a set.
create index item_by_set on item (item_set_id, id);
-- Lists of items by what they need and give, highest first and page by page, however many there are.
create index item_by_level on item (item_level, id);
create index item_by_needed_level on item (level_requirement, id);
create index item_by_needed_renown on item (renown_rank_requirement, id);
create index item_by_dps on item (dps, id);
-- Items of a slot by level.
create index item_by_slot on item (slot, item_level, id);
-- Items of a type by level.
create index item_by_type on item (type, item_level, id);
-- Names that contain a text, whatever its case, where the extension for it can be had (see common/tables.sql).
do $$
begin
  create index item_name_trigram on item using gin (lower(name) gin_trgm_ops);
exception
  when undefined_object then
    raise notice 'No index for parts of names: %', sqlerrm;
end
$$;

create table item_stat (
  item_id integer not null,
  position smallint not null,
  stat text not null,
  value smallint not null,
  percentage boolean not null,
  primary key (item_id, "position")
);
comment on table item_stat is 'Stats of an item.';
-- Items by how much of a stat they give.
create index item_stat_by_amount on item_stat (stat, stat_amount(value, percentage), item_id);
create index item_stat_by_stat on item_stat (stat, item_id) include (value, percentage, position);

-- is_buff: as long as the item is worn; otherwise when it is used.
create table item_effect (
  item_id integer not null,
  is_buff boolean not null,
  position smallint not null,
  effect_id integer not null,
  primary key (item_id, is_buff, "position")
);
comment on table item_effect is 'Effects of an item.';

create table item_set (
  id integer primary key,
  name text not null
);
comment on table item_set is 'Sets of items.';

-- Either an effect or a stat with its value.
create table item_set_bonus (
  item_set_id integer not null,
  position smallint not null,
  items_required smallint not null,
  effect_id integer,
  stat text,
  value smallint,
  percentage boolean,
  primary key (item_set_id, "position")
);
comment on table item_set_bonus is 'Bonuses of a set, by the number of its items that are worn.';

-- talisman_ids: the items put into its talisman slots, in their order.
create table character_item (
  character_id integer not null,
  equip_slot text not null,
  item_id integer not null,
  talisman_ids integer[] not null,
  primary key (character_id, equip_slot)
);
comment on table character_item is 'What a character wears: one row a slot of its armory.';

-- One offer: so many of an item for a price; several creatures may make the same.
create table vendor_item (
  id integer primary key,
  item_id integer not null,
  count integer not null,
  price bigint not null
);
comment on table vendor_item is 'Offers: a number of one item for a price.';
-- Who sells an item, the cheapest first.
create index vendor_item_by_item on vendor_item (item_id, price, id);

-- What an offer costs besides its price.
create table vendor_item_required (
  vendor_item_id integer not null,
  position smallint not null,
  item_id integer not null,
  count integer not null,
  primary key (vendor_item_id, "position")
);
comment on table vendor_item_required is 'Items that an offer costs besides its price.';
-- What an item pays for.
create index vendor_item_required_by_item on vendor_item_required (item_id, vendor_item_id);

create table vendor_item_creature (
  vendor_item_id integer not null,
  creature_id integer not null,
  primary key (vendor_item_id, creature_id)
);
comment on table vendor_item_creature is 'Creatures who make an offer.';
-- What a creature sells.
create index vendor_item_creature_by_creature on vendor_item_creature (creature_id, vendor_item_id);

-- What the best of a career wear: those with the most kills of the newest month that has fifty of them.
-- Counted once a day, since armories change without a trace.
create table best_of_career (
  career text collate "C" primary key,
  year smallint not null,
  month smallint not null,
  -- Those whose armory is known; 0 where none is, which was looked for all the same.
  players integer not null,
  -- Epoch seconds.
  counted_at integer not null
);
comment on table best_of_career is
  'How many of the best of each career have a known armory, and when that was counted.';

-- slot: pockets and jewellery are one slot each. Each item counts once for a player.
create table worn_by_best (
  career text collate "C" not null,
  slot text not null,
  item_id integer not null,
  wearers integer not null,
  primary key (career, slot, item_id)
);
comment on table worn_by_best is 'What the best of each career wear, by slot. Counted once a day.';
