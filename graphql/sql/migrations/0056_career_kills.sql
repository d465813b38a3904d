-- Who kills whom by career. A kill is that of its first attacker; careers are those of that moment.

-- The kills and deaths of each character against each career.
create table career_fighter (
  character_id integer not null,
  career text not null,
  enemy text not null,
  kills integer not null,
  solo_kills integer not null,
  deaths integer not null,
  primary key (character_id, career, enemy)
);

create view counted_career_fighter as
select character_id, career, enemy, sum(kills)::integer as kills, sum(solo_kills)::integer as solo_kills,
       sum(deaths)::integer as deaths
from (
  select killer_id, killer_career, victim_career, 1, solo::integer, 0 from kill
  union all
  select victim_id, victim_career, killer_career, 0, 0, 1 from kill
) part (character_id, career, enemy, kills, solo_kills, deaths)
group by 1, 2, 3;

-- The same of all characters of a career, with the sums of squares and products that tell how much of it is due to a
-- few of them.
create table career_pair (
  career text not null,
  enemy text not null,
  fighters integer not null,
  kills integer not null,
  solo_kills integer not null,
  deaths integer not null,
  squared_kills numeric not null,
  squared_deaths numeric not null,
  products numeric not null,
  primary key (career, enemy)
);

create view counted_career_pair as
select career, enemy, count(*)::integer as fighters, sum(kills)::integer as kills, sum(solo_kills)::integer as solo_kills,
       sum(deaths)::integer as deaths, sum(kills::numeric * kills) as squared_kills,
       sum(deaths::numeric * deaths) as squared_deaths, sum(kills::numeric * deaths) as products
from career_fighter group by 1, 2;

create function career_kills_written() returns trigger
language plpgsql set search_path from current set enable_seqscan to off set jit to off as $$
declare
  way integer := tg_argv[0];
begin
  if not exists (select from changed) then return null; end if;
  perform lock_sums();
  with delta as materialized (
    select character_id, career, enemy, sum(kills)::integer as kills, sum(solo_kills)::integer as solo_kills,
           sum(deaths)::integer as deaths
    from (
      select killer_id, killer_career, victim_career, way, way * solo::integer, 0 from changed
      union all
      select victim_id, victim_career, killer_career, 0, 0, way from changed
    ) part (character_id, career, enemy, kills, solo_kills, deaths)
    group by 1, 2, 3
  ), written as (
    insert into career_fighter as present select * from delta
    on conflict (character_id, career, enemy) do update set
      kills = present.kills + excluded.kills, solo_kills = present.solo_kills + excluded.solo_kills,
      deaths = present.deaths + excluded.deaths
  )
  insert into career_pair as present
  -- What was there before this statement, and what is there after it.
  select career, enemy,
         sum((was.kills + delta.kills <> 0 or was.deaths + delta.deaths <> 0)::integer
             - (was.kills <> 0 or was.deaths <> 0)::integer),
         sum(delta.kills), sum(delta.solo_kills), sum(delta.deaths),
         sum((was.kills + delta.kills) ^ 2 - was.kills ^ 2), sum((was.deaths + delta.deaths) ^ 2 - was.deaths ^ 2),
         sum((was.kills + delta.kills) * (was.deaths + delta.deaths) - was.kills * was.deaths)
  from delta
  left join career_fighter known using (character_id, career, enemy)
  cross join lateral (select coalesce(known.kills, 0)::numeric, coalesce(known.deaths, 0)::numeric) was (kills, deaths)
  group by 1, 2
  on conflict (career, enemy) do update set
    fighters = present.fighters + excluded.fighters, kills = present.kills + excluded.kills,
    solo_kills = present.solo_kills + excluded.solo_kills, deaths = present.deaths + excluded.deaths,
    squared_kills = present.squared_kills + excluded.squared_kills,
    squared_deaths = present.squared_deaths + excluded.squared_deaths,
    products = present.products + excluded.products;
  delete from career_fighter
  where kills = 0 and deaths = 0 and character_id in (select unnest(array[killer_id, victim_id]) from changed);
  delete from career_pair where kills = 0 and deaths = 0;
  return null;
end
$$;

create trigger sums_of_careers_deleted after delete on kill referencing old table as changed
for each statement execute function career_kills_written('-1');
create trigger sums_of_careers_inserted after insert on kill referencing new table as changed
for each statement execute function career_kills_written('1');
create trigger sums_of_careers_updated_from after update on kill referencing old table as changed
for each statement execute function career_kills_written('-1');
create trigger sums_of_careers_updated_to after update on kill referencing new table as changed
for each statement execute function career_kills_written('1');

create function recount_career_kills() returns void language plpgsql set search_path from current set jit to off as $$
begin
  delete from career_fighter;
  insert into career_fighter select * from counted_career_fighter;
  delete from career_pair;
  insert into career_pair select * from counted_career_pair;
end
$$;

alter function recount_sums() rename to recount_sums_before_career_kills;
create function recount_sums() returns void language plpgsql set search_path from current set jit to off as $$
begin
  perform recount_sums_before_career_kills();
  perform recount_career_kills();
end
$$;

select recount_career_kills();
