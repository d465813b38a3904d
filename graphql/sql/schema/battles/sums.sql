-- Writes battles anew, and takes those away that no skirmish is left of.
create or replace function refresh_battle_sums(ids uuid[]) returns void
language plpgsql set search_path from current set enable_seqscan to off set jit to off as $$
declare
  fighters battle_fighter[] := battle_fighter_list(ids);
  before battle[] := array(select battle from battle where id = any(ids));
  guilds_before battle_guild_day[] := array(select sums from battle_guild_days(ids) sums);
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

  with change as (
    select 1 as way, * from battle_guild_days(ids) union all select -1, * from unnest(guilds_before)
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
    and (guild_id, is_party, day) in (select guild_id, is_party, day from unnest(guilds_before));
end
$$;

-- Skirmishes, their players or their kills differ, or they are gone. Battles that began more than the length of one
-- before all that differs stay as they are, since none of it can be theirs; others are joined anew as far as links lead.
create or replace function refresh_battles(ids uuid[]) returns void
language plpgsql set search_path from current set enable_seqscan to off set jit to off as $$
#variable_conflict use_variable
declare
  ones uuid[];
  others uuid[];
  moved uuid[];
  around uuid[];
  since bigint;
  touched uuid[];
begin
  if ids = '{}' then return; end if;
  select array_agg(link.one), array_agg(link.other) into ones, others
  from (
    select one, other from (
      select one, other from battle_links(ids) union all select one, other from battle_link where one = any(ids)
    ) either group by 1, 2 having count(*) = 1
  ) link;
  if ones is not null then
    with changed as materialized (
      select one, other from unnest(ones, others) link (one, other) union select other, one from unnest(ones, others) link (one, other)
    ), gone as (
      delete from battle_link using changed
      where battle_link.one = changed.one and battle_link.other = changed.other
      returning battle_link.one, battle_link.other
    )
    insert into battle_link select one, other from changed except select one, other from gone;
  end if;

  moved := array(
    select unnest(ones)
    union
    select id from unnest(ids) id left join open_skirmish using (id) left join battle_part on skirmish_id = id
    where open_skirmish.start_time is distinct from battle_part.start_time);
  if moved <> '{}' then
    select least((select min(start_time) from battle_part where skirmish_id = any(moved)),
                 (select min(start_time) from open_skirmish where id = any(moved)))::bigint - battle_length()
    into since;
    with recursive reached (id) as (
      (
        select unnest(moved)
        union
        select part.skirmish_id from battle_part own join battle_part part using (battle_id)
        where own.skirmish_id = any(moved)
      )
      union
      select other from reached join battle_link on one = reached.id
      where not exists (
        select from battle_part join battle on battle.id = battle_id
        where skirmish_id = other and battle.start_time < since)
    )
    select array_agg(id) into around from reached;

    with event as materialized (select id, start_time from open_skirmish where id = any(around)),
    link as (select one, other from battle_link where one = any(around)),
    joined as materialized (
      select event_id, session_id, start_time from join_events(
        array(select id from event order by id), array(select start_time from event order by id),
        array(select one from link order by one, other), array(select other from link order by one, other),
        battle_length())
    ), gone as (
      delete from battle_part where skirmish_id = any(around)
        and skirmish_id not in (select event_id from joined)
      returning battle_id
    ), before as (
      select battle_id from battle_part join joined on event_id = skirmish_id
      where (battle_id, battle_part.start_time) <> (session_id, joined.start_time)
    ), come as (
      insert into battle_part as present
      select event_id, session_id, start_time, 0, 0 from joined
      on conflict (skirmish_id) do update set battle_id = excluded.battle_id, start_time = excluded.start_time
      where (present.battle_id, present.start_time) <> (excluded.battle_id, excluded.start_time)
      returning battle_id
    )
    select array_agg(battle_id) into touched
    from (select battle_id from gone union select battle_id from before union select battle_id from come) either;
  end if;

  update battle_part set kills_order = told.kills_order, kills_destruction = told.kills_destruction
  from told_kills(ids) told
  where battle_part.skirmish_id = told.skirmish_id
    and (battle_part.kills_order, battle_part.kills_destruction) <> (told.kills_order, told.kills_destruction);
  perform refresh_battle_sums(array(
    select unnest(touched) union select battle_id from battle_part where skirmish_id = any(ids)));
end
$$;

-- All of them, some at a time.
create or replace function recount_battles() returns void
language plpgsql set search_path from current set jit to off as $$
declare
  ids uuid[];
begin
  delete from battle_link;
  delete from battle_part;
  delete from battle;
  delete from battle_guild;
  delete from battle_day;
  delete from battle_guild_day;
  for ids in
    select array_agg(id) from (select id, row_number() over (order by start_time) / 2000 as part from open_skirmish) one
    group by part order by part
  loop
    insert into battle_link select * from battle_links(ids);
  end loop;
  insert into battle_part select * from counted_battle_part;
  for ids in
    select array_agg(id) from (
      select battle_id as id, row_number() over (order by min(start_time)) / 2000 as part from battle_part group by 1
    ) one
    group by part order by part
  loop
    perform refresh_battle_sums(ids);
  end loop;
end
$$;
