-- Lists of items by what they need and give, highest first and page by page, however many there are.
create index item_by_level on item (item_level, id);
create index item_by_needed_level on item (level_requirement, id);
create index item_by_needed_renown on item (renown_rank_requirement, id);
create index item_by_dps on item (dps, id);
create index item_by_slot on item (slot, item_level, id);

-- How much of a stat an item gives, in one number: points before percent.
create function stat_amount(value smallint, percentage boolean) returns integer immutable parallel safe language sql as
  $$ select value - percentage::integer * 65536 $$;
create index item_stat_by_amount on item_stat (stat, stat_amount(value, percentage), item_id);

-- As in 0012, everything works without.
do $$
begin
  create index item_name_trigram on item using gin (lower(name) gin_trgm_ops);
exception
  when undefined_object then
    raise notice 'No index for parts of names: %', sqlerrm;
end
$$;

-- True for what vendors sell, creatures leave behind, objects hold, and quests and chapters give.
create function item_has_source(item integer) returns boolean stable parallel safe language sql as $$
  select exists (select from vendor_item where item_id = item) or exists (select from creature_drop where item_id = item)
    or exists (select from game_object_drop where item_id = item) or exists (select from quest_reward where item_id = item)
    or exists (select from chapter_reward where item_id = item)
$$;
