-- Searches have come to take ß for ss, æ for ae and œ for oe, any run of blanks for one space, and to pass over what
-- nobody sees. Names that were written for searches before are written again; those that stay as they are are not
-- touched.

create temporary table changed_name on commit drop as
select kind, id, weight, name
from (
  select kind, id, weight, name as old,
         regexp_replace(
           replace(replace(replace(
             translate(
               name,
               U&'\00A0\2007\202F' ||
               U&'\00AD\200B\200C\200D\200E\200F\202A\202B\202C\202D\202E' ||
               U&'\2060\2061\2062\2063\2064\2065\2066\2067\2068\2069\FEFF',
               '   '),
             U&'\00DF', 'ss'), U&'\00E6', 'ae'), U&'\0153', 'oe'),
           ' +', ' ', 'g') as name
  from search_name
) folded
where name <> old;

update search_name
set name = changed_name.name
from changed_name
where search_name.kind = changed_name.kind and search_name.id = changed_name.id;

delete from search_head using changed_name
where search_head.kind = changed_name.kind and search_head.id = changed_name.id;

insert into search_head (head, quality, weight, kind, id)
select head, quality, weight, kind, id
from changed_name
cross join lateral (
  select left(word, letters) as head,
         min(case when left(word, letters) = name then 0 when index = 1 then 1 else 2 end) as quality
  from string_to_table(translate(name, '-', ' '), ' ') with ordinality words (word, index)
  cross join generate_series(1, 2) letters
  where length(word) >= letters
  group by 1
) heads;
