-- The heads of the words of those names, which spaces and hyphens divide.
create view counted_search_head as
select head, quality::smallint as quality, weight, kind, id
from search_name
cross join lateral (
  select left(word, letters) as head,
         min(case when left(word, letters) = name then 0 when index = 1 then 1 else 2 end) as quality
  from string_to_table(translate(name, '-', ' '), ' ') with ordinality words (word, index)
  cross join generate_series(1, 2) letters
  where length(word) >= letters
  group by 1
) heads;

-- Everything that a search finds. A storyline is ahead of its entries.
create view counted_search_name as
select kind, id, weight, search_folded(name) as name
from (
  select 'Character' as kind, id, level * 256 + renown_rank as weight, name from "character"
  union all select 'Guild', id, level * 256 + 255, name from guild
  union all select 'Item', id, level_requirement * 256 + item_level, name from item
  union all select 'Creature', id, 20 * 256, name from creature
  union all select 'Quest', id, min_level * 256, name from quest
  union all select 'Chapter', id, least(rank, 40) * 256, name from chapter
  union all select 'Zone', id::integer, 40 * 256, name from zone
  union all select 'Scenario', id, 40 * 256, name from scenario
  union all select 'Ability', id, 10 * 256, name from ability
  union all select 'GameObject', id, 20 * 256, name from game_object
  union all select 'Instance', id::integer, 40 * 256, name from instance
  union all select 'WarJournalEntry', id, 20 * 256, name from war_journal_entry
  union all select 'WarJournalStoryline', id, 20 * 256 + 255, name from war_journal_storyline
) source
where btrim(name) <> '';
