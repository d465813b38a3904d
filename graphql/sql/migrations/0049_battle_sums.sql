-- What is summed up of battles. Players count once in a battle, for the side and the guild of their last part in it.

-- outnumbered: the side with more kills had fewer than 80 % of the other's players.
create table battle (
  id uuid primary key,
  start_time integer not null,
  end_time integer not null,
  zone_id smallint,
  kills_order integer not null,
  kills_destruction integer not null,
  players_order integer not null,
  players_destruction integer not null,
  skirmishes integer not null,
  kills integer not null,
  players integer not null,
  outnumbered boolean not null generated always as (
    players_order::bigint * 5 < players_destruction::bigint * 4 and kills_order > kills_destruction
    or players_destruction::bigint * 5 < players_order::bigint * 4 and kills_destruction > kills_order) stored
) with (fillfactor = 70);
create index battle_by_start on battle (start_time desc, id desc);
create index battle_by_place on battle (battle_place(zone_id), start_time, id);
create index battle_by_zone on battle (zone_id, start_time desc, id desc);
create index battle_of_48 on battle (start_time desc, id desc) where players >= 48;
create index battle_of_100 on battle (start_time desc, id desc) where players >= 100;
create index battle_of_fewer on battle (start_time desc, id desc) where outnumbered;

create table battle_guild (
  battle_id uuid not null,
  guild_id integer not null,
  realm text not null,
  start_time integer not null,
  players integer not null,
  kills integer not null,
  deaths integer not null,
  primary key (battle_id, guild_id)
) with (fillfactor = 70);
create index battle_guild_by_guild on battle_guild (guild_id, start_time desc, battle_id desc) include (players);

-- The law of numbers by day: of x = ln(players of Order / of Destruction) and y = the same of kills the sums of squares
-- and products in millionths, over battles of at least 20 players with players and kills on both sides.
create table battle_day (
  day integer primary key,
  battles integer not null,
  kills_order bigint not null,
  kills_destruction bigint not null,
  won_by_order integer not null,
  won_by_destruction integer not null,
  outnumbered integer not null,
  fitted integer not null,
  xx bigint not null,
  xy bigint not null,
  yy bigint not null
);

-- A player in a battle. `last` is the last part: its time, whether it was for Destruction, and the guild or 0.
create type battle_fighter as (battle_id uuid, character_id integer, last bigint[], kills bigint, deaths bigint);

create function battle_fighters(ids uuid[]) returns setof battle_fighter
stable language plpgsql set search_path from current set enable_seqscan to off set jit to off as $$
#variable_conflict use_column
begin
  return query
  select battle_id, character_id,
         max(array[battle_part.start_time, (realm = 'DESTRUCTION')::integer, coalesce(guild_id, 0)]::bigint[]),
         sum(kills)::bigint, sum(deaths)::bigint
  from battle_part
  join (
    select skirmish_id, character_id, realm, guild_id, kills, deaths from skirmish_score
    where skirmish_id = any(array(select skirmish_id from battle_part where battle_id = any(ids)))
    union all
    select skirmish_id, character_id, realm, guild_id, kills, deaths
    from bare_boards(array(select skirmish_id from battle_part where battle_id = any(ids)))
  ) score using (skirmish_id)
  where battle_id = any(ids)
  group by 1, 2;
end
$$;

create function battle_rows(ids uuid[], fighters battle_fighter[])
returns table (id uuid, start_time integer, end_time integer, zone_id smallint, kills_order integer,
               kills_destruction integer, players_order integer, players_destruction integer, skirmishes integer,
               kills integer, players integer)
stable language plpgsql set search_path from current set enable_seqscan to off set jit to off as $$
#variable_conflict use_column
begin
  return query
  select battle.id, since, until, zone.id, battle.of_order, battle.of_destruction, coalesce(side.all - side.of_destruction, 0),
         coalesce(side.of_destruction, 0), parts, least(battle.of_order::bigint + battle.of_destruction, 2147483647)::integer,
         coalesce(side.all, 0)
  from (
    select battle_id as id, min(part.start_time) as since, max(end_time) as until, count(*)::integer as parts,
           least(sum(part.kills_order), 2147483647)::integer as of_order,
           least(sum(part.kills_destruction), 2147483647)::integer as of_destruction
    from battle_part part join skirmish on skirmish.id = part.skirmish_id
    where battle_id = any(ids) group by 1
  ) battle
  -- The zone with the most kills, and of those the first.
  cross join lateral (
    select primary_zone_id as id from battle_part part join skirmish on skirmish.id = part.skirmish_id
    where battle_id = battle.id group by 1
    order by sum(part.kills_order::bigint + part.kills_destruction) desc, min(part.start_time), 1 limit 1
  ) zone
  left join (
    select battle_id as id, count(*)::integer as "all", sum(last[2])::integer as of_destruction
    from unnest(fighters) group by 1
  ) side on side.id = battle.id;
end
$$;

-- The realm of a guild is that of most of its players.
create function battle_guild_rows(fighters battle_fighter[]) returns setof battle_guild
stable language sql set search_path from current set jit to off as $$
  select battle_id, last[3]::integer, case when sum(last[2]) * 2 > count(*) then 'DESTRUCTION' else 'ORDER' end,
         (select min(start_time) from battle_part where battle_part.battle_id = fighter.battle_id), count(*)::integer,
         least(sum(kills), 2147483647)::integer, least(sum(deaths), 2147483647)::integer
  from unnest(fighters) fighter where last[3] > 0
  group by 1, 2
$$;

create function battle_fighter_list(ids uuid[]) returns battle_fighter[]
stable language sql set search_path from current as
$$ select coalesce(array_agg(fighter), '{}') from battle_fighters(ids) fighter $$;

create view counted_battle as
select battle.* from (select array_agg(distinct battle_id) as ids from battle_part) part
cross join battle_rows(ids, battle_fighter_list(ids)) battle;

create view counted_battle_guild as
select guild.* from (select array_agg(distinct battle_id) as ids from battle_part) part
cross join battle_guild_rows(battle_fighter_list(ids)) guild;

create function battle_days(battles battle[])
returns table (day integer, battles integer, kills_order bigint, kills_destruction bigint, won_by_order integer,
               won_by_destruction integer, outnumbered integer, fitted integer, xx bigint, xy bigint, yy bigint)
immutable language sql as $$
  select start_time / 86400, count(*)::integer, sum(kills_order)::bigint, sum(kills_destruction)::bigint,
         (count(*) filter (where kills_order > kills_destruction))::integer,
         (count(*) filter (where kills_order < kills_destruction))::integer,
         (count(*) filter (where outnumbered))::integer, count(x)::integer,
         coalesce(sum(round(x * x * 1e6)), 0)::bigint, coalesce(sum(round(x * y * 1e6)), 0)::bigint,
         coalesce(sum(round(y * y * 1e6)), 0)::bigint
  from unnest(battles) battle
  cross join lateral (
    select case when is_fit then ln(players_order::double precision / players_destruction) end as x,
           case when is_fit then ln(kills_order::double precision / kills_destruction) end as y
    from (select players >= 20 and least(players_order, players_destruction, kills_order, kills_destruction) > 0) one (is_fit)
  ) law
  group by 1
$$;

create view counted_battle_day as
select day.* from (select array_agg(battle) as all from battle) battles cross join battle_days(battles.all) day;

-- Writes battles anew, and takes those away that no skirmish is left of.
create function refresh_battle_sums(ids uuid[]) returns void
language plpgsql set search_path from current set enable_seqscan to off set jit to off as $$
declare
  fighters battle_fighter[] := battle_fighter_list(ids);
  before battle[] := array(select battle from battle where id = any(ids));
begin
  delete from battle where id = any(ids) and not exists (select from battle_part where battle_id = battle.id);
  insert into battle as present select * from battle_rows(ids, fighters)
  on conflict (id) do update set
    start_time = excluded.start_time, end_time = excluded.end_time, zone_id = excluded.zone_id,
    kills_order = excluded.kills_order, kills_destruction = excluded.kills_destruction,
    players_order = excluded.players_order, players_destruction = excluded.players_destruction,
    skirmishes = excluded.skirmishes, kills = excluded.kills, players = excluded.players
  where (present.start_time, present.end_time, present.zone_id, present.kills_order, present.kills_destruction,
         present.players_order, present.players_destruction, present.skirmishes)
    is distinct from (excluded.start_time, excluded.end_time, excluded.zone_id, excluded.kills_order,
         excluded.kills_destruction, excluded.players_order, excluded.players_destruction, excluded.skirmishes);

  with fresh as materialized (select * from battle_guild_rows(fighters)),
  gone as (
    delete from battle_guild where battle_id = any(ids)
      and (battle_id, guild_id) not in (select battle_id, guild_id from fresh)
  )
  insert into battle_guild select * from fresh except select * from battle_guild where battle_id = any(ids)
  on conflict (battle_id, guild_id) do update
    set realm = excluded.realm, start_time = excluded.start_time, players = excluded.players, kills = excluded.kills,
        deaths = excluded.deaths;

  with change as (
    select 1 as way, * from battle_days(array(select battle from battle where id = any(ids)))
    union all select -1, * from battle_days(before)
  )
  insert into battle_day as present
  select day, sum(way * battles), sum(way * kills_order), sum(way * kills_destruction), sum(way * won_by_order),
         sum(way * won_by_destruction), sum(way * outnumbered), sum(way * fitted), sum(way * xx), sum(way * xy),
         sum(way * yy)
  from change group by day
  on conflict (day) do update set
    battles = present.battles + excluded.battles, kills_order = present.kills_order + excluded.kills_order,
    kills_destruction = present.kills_destruction + excluded.kills_destruction,
    won_by_order = present.won_by_order + excluded.won_by_order,
    won_by_destruction = present.won_by_destruction + excluded.won_by_destruction,
    outnumbered = present.outnumbered + excluded.outnumbered, fitted = present.fitted + excluded.fitted,
    xx = present.xx + excluded.xx, xy = present.xy + excluded.xy, yy = present.yy + excluded.yy;
  delete from battle_day where battles = 0 and day = any(array(select start_time / 86400 from unnest(before)));
end
$$;
