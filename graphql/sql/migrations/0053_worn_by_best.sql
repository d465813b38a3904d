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
