-- How far players differ in the kills between careers, by random groups of them: the variance over players of any figure
-- follows from its sums of each group, which are added up kill by kill.

-- The random group of a character, from 0 to 31, always the same one. Ids are spread by the golden ratio (Knuth's
-- multiplicative hashing), so that it does not matter which of them follow each other.
create function random_group(character_id integer) returns smallint immutable parallel safe language sql as
$$ select ((character_id::bigint * 2654435761 >> 27) & 31)::smallint $$;

drop view counted_career_pair, counted_career_fighter;
drop table career_pair, career_fighter;

-- The kills of the characters of a career and a group on the enemy, and their deaths by it.
create table career_pair (
  career text not null,
  enemy text not null,
  player_group smallint not null,
  kills integer not null,
  solo_kills integer not null,
  deaths integer not null,
  primary key (career, enemy, player_group)
);

create view counted_career_pair as
select career, enemy, random_group(character_id) as player_group, sum(kills)::integer as kills,
       sum(solo_kills)::integer as solo_kills, sum(deaths)::integer as deaths
from (
  select killer_id, killer_career, victim_career, 1, solo::integer, 0 from kill where killer_id <> victim_id
  union all
  select victim_id, victim_career, killer_career, 0, 0, 1 from kill
) part (character_id, career, enemy, kills, solo_kills, deaths)
group by 1, 2, 3;

create or replace function career_kills_written() returns trigger
language plpgsql set search_path from current set enable_seqscan to off set jit to off as $$
declare
  way integer := tg_argv[0];
begin
  if not exists (select from changed) then return null; end if;
  perform lock_sums();
  insert into career_pair as present
  select career, enemy, random_group(character_id), sum(kills), sum(solo_kills), sum(deaths)
  from (
    select killer_id, killer_career, victim_career, way, way * solo::integer, 0 from changed
    where killer_id <> victim_id
    union all
    select victim_id, victim_career, killer_career, 0, 0, way from changed
  ) part (character_id, career, enemy, kills, solo_kills, deaths)
  group by 1, 2, 3
  on conflict (career, enemy, player_group) do update set
    kills = present.kills + excluded.kills, solo_kills = present.solo_kills + excluded.solo_kills,
    deaths = present.deaths + excluded.deaths;
  if way < 0 then delete from career_pair where kills = 0 and deaths = 0; end if;
  return null;
end
$$;

create or replace function recount_career_kills() returns void
language plpgsql set search_path from current set jit to off as $$
begin
  delete from career_pair;
  insert into career_pair select * from counted_career_pair;
end
$$;

drop function career_pairs();

select recount_career_kills();
