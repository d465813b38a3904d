-- Searches have come to find zones, scenarios and abilities. Their names are those of the game, in plain letters.

create temporary table added_name on commit drop as
select kind, id, weight, regexp_replace(translate(lower(name), '’', ''''), ' +', ' ', 'g') as name
from (
  select 'Zone' as kind, id, 40 * 256 as weight, name from zone
  union all select 'Scenario', id, 40 * 256, name from scenario
  union all select 'Ability', id, 10 * 256, name from ability
) source
where btrim(name) <> '';

insert into search_name (kind, id, weight, name)
select kind, id, weight, name from added_name;

insert into search_head (head, quality, weight, kind, id)
select head, quality, weight, kind, id
from added_name
cross join lateral (
  select left(word, letters) as head,
         min(case when left(word, letters) = name then 0 when index = 1 then 1 else 2 end) as quality
  from string_to_table(translate(name, '-', ' '), ' ') with ordinality words (word, index)
  cross join generate_series(1, 2) letters
  where length(word) >= letters
  group by 1
) heads;
