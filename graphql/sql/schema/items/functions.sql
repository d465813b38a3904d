create or replace function best_of_career(of_career text) returns table (year smallint, month smallint, ids integer[])
stable language sql set search_path from current set jit to off as $$
  select year, month, array_agg(character_id)
  from (
    select year, month, character_id, row_number() over (partition by year, month order by kills desc, character_id) as place
    from leaderboard_month join "character" on "character".id = character_id
    where career = of_career and kills > 0
      and (year, month) in (select year, month from leaderboard_month group by 1, 2 order by 1 desc, 2 desc limit 3)
  ) one
  where place <= 100
  group by 1, 2 order by count(*) >= 50 desc, year desc, month desc limit 1
$$;

-- Keeps the two that most wear in a slot, three where two are equal; what one alone wears says nothing of others.
create or replace function count_worn(of_career text, at integer) returns void
language plpgsql set search_path from current set jit to off as $$
declare
  best record;
begin
  select * into best from best_of_career(of_career);
  delete from worn_by_best where career = of_career;
  delete from best_of_career where career = of_career;
  insert into best_of_career
  select of_career, coalesce(best.year, 0), coalesce(best.month, 0), count(distinct character_id), at
  from character_item where character_id = any(best.ids);
  insert into worn_by_best
  select of_career, slot, item_id, wearers
  from (
    select slot, item_id, wearers, rank() over (partition by slot order by wearers desc) as place,
           count(*) over (partition by slot, wearers) as equals
    from (
      select regexp_replace(equip_slot, '(POCKET|JEWELLERY)[2-4]', '\11') as slot, item_id,
             count(distinct character_id)::integer as wearers
      from character_item
      where character_id = any(best.ids) and equip_slot !~ '^(TROPHY|STANDARD|NONE)'
      group by 1, 2 having count(distinct character_id) > 1
    ) item
  ) ranked
  where place <= 2 and place + equals <= 4;
end
$$;

create or replace function count_worn_of_all(at integer) returns void
language plpgsql set search_path from current set jit to off as $$
begin
  perform count_worn(career, at) from (select distinct career from "character") one;
end
$$;

-- Counts anew what was counted a day ago; of several sites one does.
create or replace function count_worn_daily(at integer) returns void
language plpgsql set search_path from current set jit to off as $$
begin
  if not pg_try_advisory_xact_lock(hashtext('count_worn')) then return; end if;
  if exists (select from best_of_career where counted_at between at - 86400 and at) then return; end if;
  perform count_worn_of_all(at);
end
$$;

-- An archive reads the armories of one career after another.
create or replace function write_armories(armories jsonb) returns void
language plpgsql set search_path from current set jit to off as $$
begin
  delete from character_item where character_id in (select (one->>'id')::integer from jsonb_array_elements(armories) one);
  insert into character_item
  select (one->>'id')::integer, worn->>'equipSlot', (worn->'item'->>'id')::integer, '{}'
  from jsonb_array_elements(armories) one cross join jsonb_array_elements(one->'items') worn
  on conflict do nothing;
end
$$;
