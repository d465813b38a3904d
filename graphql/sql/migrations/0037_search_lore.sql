-- Searches have come to find game objects, dungeons, and the storylines and entries of the war journal. A storyline is
-- ahead of its entries.
create or replace view counted_search_name as
select kind, id, weight, search_folded(name) as name
from (
  select 'Character' as kind, id, level * 256 + renown_rank as weight, name from "character"
  union all select 'Guild', id, level * 256 + 255, name from guild
  union all select 'Item', id, level_requirement * 256 + item_level, name from item
  union all select 'Creature', id, 20 * 256, name from creature
  union all select 'Quest', id, min_level * 256, name from quest
  union all select 'Chapter', id, least(rank, 40) * 256, name from chapter
  union all select 'Zone', id, 40 * 256, name from zone
  union all select 'Scenario', id, 40 * 256, name from scenario
  union all select 'Ability', id, 10 * 256, name from ability
  union all select 'GameObject', id, 20 * 256, name from game_object
  union all select 'Instance', id, 40 * 256, name from instance
  union all select 'WarJournalEntry', id, 20 * 256, name from war_journal_entry
  union all select 'WarJournalStoryline', id, 20 * 256 + 255, name from war_journal_storyline
) source
where btrim(name) <> '';

do $$
declare
  named text[];
begin
  foreach named slice 1 in array array[
    ['game_object', 'GameObject'], ['instance', 'Instance'], ['war_journal_entry', 'WarJournalEntry'],
    ['war_journal_storyline', 'WarJournalStoryline']
  ] loop
    execute format(
      'create trigger sums_deleted after delete on %I referencing old table as changed
       for each statement execute function named_written(''-1'', %L)', named[1], named[2]);
    execute format(
      'create trigger sums_inserted after insert on %I referencing new table as changed
       for each statement execute function named_written(''1'', %L)', named[1], named[2]);
    execute format(
      'create trigger sums_updated_from after update on %I referencing old table as changed
       for each statement execute function named_written(''-1'', %L)', named[1], named[2]);
    execute format(
      'create trigger sums_updated_to after update on %I referencing new table as changed
       for each statement execute function named_written(''1'', %L)', named[1], named[2]);
    execute format(
      'create trigger sums_emptied after truncate on %I for each statement execute function sums_emptied()',
      named[1]);
    execute format('select refresh_names(%L, array(select id::integer from %I))', named[2], named[1]);
  end loop;
end
$$;
