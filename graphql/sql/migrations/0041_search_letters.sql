-- Searches have come to take letters of full width, ligatures such as ﬁ and other forms of a letter for the plain ones,
-- þ for th, ð for d, ŋ for n and ı for i, and every apostrophe for that of the keyboard.
alter function search_folded(text) rename to folded_letters;

create function search_folded(name text) returns text immutable language sql
return case
  when octet_length(name) = length(name) then folded_letters(name)
  else replace(
    translate(folded_letters(normalize(translate(name, '‘’´ʼ', repeat('''', 4)), NFKC)), 'ðŋı', 'dni'),
    'þ', 'th')
end;

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

-- A name that is in plain letters by now stays as it is.
select refresh_names(kind, array_agg(id)) from search_name where octet_length(name) <> length(name) group by kind;
