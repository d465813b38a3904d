-- Items by a stat, where filters leave so few that they are sorted: what sorting takes is in the index.
drop index item_stat_by_stat;
create index item_stat_by_stat on item_stat (stat, item_id) include (value, percentage, position);
create index item_by_type on item (type, item_level, id);

-- The battles of a guild by day, with those apart in which a party of it was at least.
create table battle_guild_day (
  guild_id integer not null,
  is_party boolean not null,
  day integer not null,
  battles integer not null,
  kills_order bigint not null,
  kills_destruction bigint not null,
  won_by_order integer not null,
  won_by_destruction integer not null,
  outnumbered integer not null,
  primary key (guild_id, is_party, day)
);

create function battle_guild_days(ids uuid[]) returns setof battle_guild_day
stable language sql set search_path from current set jit to off as $$
  select guild_id, party.players >= 6, battle.start_time / 86400, count(*)::integer, sum(kills_order)::bigint,
         sum(kills_destruction)::bigint, (count(*) filter (where kills_order > kills_destruction))::integer,
         (count(*) filter (where kills_order < kills_destruction))::integer,
         (count(*) filter (where outnumbered))::integer
  from battle_guild party join battle on battle.id = battle_id
  where battle_id = any(ids)
  group by 1, 2, 3
$$;

create view counted_battle_guild_day as
select sums.* from (select array_agg(id) as ids from battle) battles cross join battle_guild_days(ids) sums;

alter function refresh_battle_sums(uuid[]) rename to refresh_battle_sums_of_all;
create function refresh_battle_sums(ids uuid[]) returns void
language plpgsql set search_path from current set enable_seqscan to off set jit to off as $$
declare
  before battle_guild_day[] := array(select sums from battle_guild_days(ids) sums);
begin
  perform refresh_battle_sums_of_all(ids);
  with change as (
    select 1 as way, * from battle_guild_days(ids) union all select -1, * from unnest(before)
  ), summed as (
    select guild_id, is_party, day, sum(way * battles)::integer as battles, sum(way * kills_order)::bigint as kills_order,
           sum(way * kills_destruction)::bigint as kills_destruction, sum(way * won_by_order)::integer as won_by_order,
           sum(way * won_by_destruction)::integer as won_by_destruction, sum(way * outnumbered)::integer as outnumbered
    from change group by 1, 2, 3
  )
  insert into battle_guild_day as present select * from summed
  where battles <> 0 or kills_order <> 0 or kills_destruction <> 0 or won_by_order <> 0 or won_by_destruction <> 0
    or outnumbered <> 0
  on conflict (guild_id, is_party, day) do update set
    battles = present.battles + excluded.battles, kills_order = present.kills_order + excluded.kills_order,
    kills_destruction = present.kills_destruction + excluded.kills_destruction,
    won_by_order = present.won_by_order + excluded.won_by_order,
    won_by_destruction = present.won_by_destruction + excluded.won_by_destruction,
    outnumbered = present.outnumbered + excluded.outnumbered;
  delete from battle_guild_day where battles = 0
    and (guild_id, is_party, day) in (select guild_id, is_party, day from unnest(before));
end
$$;

alter function recount_battles() rename to recount_battles_of_all;
create function recount_battles() returns void language plpgsql set search_path from current set jit to off as $$
begin
  delete from battle_guild_day;
  delete from battle_guild;
  perform recount_battles_of_all();
end
$$;

do $$
begin
  insert into battle_guild_day select * from counted_battle_guild_day;
end
$$;

-- What the best of a career wear: those with the most kills of the newest month that has fifty of them.
-- Counted once a day, since armories change without a trace.
create table best_of_career (
  career text collate "C" primary key,
  year smallint not null,
  month smallint not null,
  -- Those whose armory is known; 0 where none is, which was looked for all the same.
  players integer not null,
  -- Epoch seconds.
  counted_at integer not null
);

-- slot: pockets and jewellery are one slot each. Each item counts once for a player.
create table worn_by_best (
  career text collate "C" not null,
  slot text not null,
  item_id integer not null,
  wearers integer not null,
  primary key (career, slot, item_id)
);

create function best_of_career(of_career text) returns table (year smallint, month smallint, ids integer[])
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
create function count_worn(of_career text, at integer) returns void
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

create function count_worn_of_all(at integer) returns void
language plpgsql set search_path from current set jit to off as $$
begin
  perform count_worn(career, at) from (select distinct career from "character") one;
end
$$;

-- Counts anew what was counted a day ago; of several sites one does.
create function count_worn_daily(at integer) returns void
language plpgsql set search_path from current set jit to off as $$
begin
  if not pg_try_advisory_xact_lock(hashtext('count_worn')) then return; end if;
  if exists (select from best_of_career where counted_at between at - 86400 and at) then return; end if;
  perform count_worn_of_all(at);
end
$$;

alter function recount_sums() rename to recount_sums_before_worn;
create function recount_sums() returns void language plpgsql set search_path from current set jit to off as $$
begin
  perform recount_sums_before_worn();
  perform count_worn_of_all(extract(epoch from now())::integer);
end
$$;

-- A record reads the armories of one career after another.
create function write_armories(armories jsonb) returns void
language plpgsql set search_path from current set jit to off as $$
begin
  delete from character_item where character_id in (select (one->>'id')::integer from jsonb_array_elements(armories) one);
  insert into character_item
  select (one->>'id')::integer, worn->>'equipSlot', (worn->'item'->>'id')::integer, '{}'
  from jsonb_array_elements(armories) one cross join jsonb_array_elements(one->'items') worn
  on conflict do nothing;
end
$$;
