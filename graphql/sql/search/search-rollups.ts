import { foldedColumn } from './search-text.ts';

/*
 * The sources of search, with weights that order equal matches: all records weigh as much as a player of their level,
 * those without a level as much as one half way up. A guild is ahead of its players, a place ahead of what is in it,
 * and an ability, which players share, behind all of them.
 */
const SOURCES = `
  select 'Character' as kind, id, level * 256 + renown_rank as weight, name from "character"
  union all select 'Guild', id, level * 256 + 255, name from guild
  union all select 'Item', id, level_requirement * 256 + item_level, name from item
  union all select 'Creature', id, 20 * 256, name from creature
  union all select 'Quest', id, min_level * 256, name from quest
  union all select 'Chapter', id, least(rank, 40) * 256, name from chapter
  union all select 'Zone', id, 40 * 256, name from zone
  union all select 'Scenario', id, 40 * 256, name from scenario
  union all select 'Ability', id, 10 * 256, name from ability`;

/**
 * The names that a search reads, from the tables that have them; then the heads of their words, which spaces and
 * hyphens divide.
 */
export const SEARCH_ROLLUPS: readonly string[] = [
  'delete from search_name',
  `insert into search_name (kind, id, weight, name)
   select kind, id, weight, ${foldedColumn('name')}
   from (${SOURCES}) source
   where btrim(name) <> ''`,
  'delete from search_head',
  `insert into search_head (head, quality, weight, kind, id)
   select head, quality, weight, kind, id
   from search_name
   cross join lateral (
     select left(word, letters) as head,
            min(case when left(word, letters) = name then 0 when index = 1 then 1 else 2 end) as quality
     from string_to_table(translate(name, '-', ' '), ' ') with ordinality words (word, index)
     cross join generate_series(1, 2) letters
     where length(word) >= letters
     group by 1
   ) heads`,
];
