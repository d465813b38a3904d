-- Joins linked events. In the order of their times, then of their ids, every event that is in no session begins one: to
-- it belong all events that links lead to, by way of events without a session that began at most `longest` seconds
-- after it. A session has the id of its first event. `ones` and `others` have every link in both directions.
create or replace function join_events(ids uuid[], starts integer[], ones uuid[], others uuid[], longest integer)
returns table (event_id uuid, session_id uuid, start_time integer)
immutable language plpgsql set search_path from current set jit to off as $$
declare
  events uuid[];
  times integer[];
  number integer := coalesce(cardinality(ids), 0);
  -- The links of an event, as numbers of others: from its place in `firsts` to that of the next event.
  firsts integer[];
  targets integer[];
  session integer[] := array_fill(0, array[number]);
  queue integer[] := array_fill(0, array[number]);
  head integer;
  tail integer;
  target integer;
begin
  if number = 0 then return; end if;
  select array_agg(id order by start, id), array_agg(start order by start, id) into events, times
  from unnest(ids, starts) event (id, start);

  with place as materialized (select id, n::integer from unnest(events) with ordinality event (id, n)),
  link as materialized (
    select one.n as one, other.n as other from unnest(ones, others) link (one, other)
    join place one on one.id = link.one join place other on other.id = link.other
  )
  select (select array_agg(other order by one, other) from link), (
    select array_agg(first order by n) from (
      select n, 1 + coalesce(sum(links) over (order by n rows between unbounded preceding and 1 preceding), 0)::integer
        as first
      from generate_series(1, number + 1) n left join (select one, count(*) from link group by one) own (n, links) using (n)
    ) counted
  ) into targets, firsts;

  for begun in 1..number loop
    continue when session[begun] > 0;
    session[begun] := begun;
    queue[1] := begun;
    head := 1;
    tail := 1;
    while head <= tail loop
      for link in firsts[queue[head]]..firsts[queue[head] + 1] - 1 loop
        target := targets[link];
        if session[target] = 0 and times[target]::bigint - times[begun] <= longest then
          session[target] := begun;
          tail := tail + 1;
          queue[tail] := target;
        end if;
      end loop;
      head := head + 1;
    end loop;
  end loop;
  return query
  select event, events[its_session], start
  from unnest(events, session, times) one (event, its_session, start);
end
$$;

-- Seconds between two skirmishes of a battle, seconds from the first to the last start, and the share of the players of
-- the smaller one that two have in common, in percent.
create or replace function battle_pause() returns integer immutable language sql as $$ select 900 $$;

create or replace function battle_length() returns integer immutable language sql as $$ select 14400 $$;

create or replace function battle_share() returns integer immutable language sql as $$ select 30 $$;

-- The links of some skirmishes, each from its own side.
create or replace function battle_links(ids uuid[]) returns table (one uuid, other uuid)
stable language plpgsql set search_path from current set enable_seqscan to off set jit to off as $$
#variable_conflict use_column
declare
  ones uuid[];
  others uuid[];
begin
  select array_agg(own.id), array_agg(near.id) into ones, others
  from open_skirmish own
  join open_skirmish near
    on box(point(near.place, near.start_time), point(near.place, near.end_time))
       && box(point(own.place, own.start_time - battle_pause()::double precision),
              point(own.place, own.end_time + battle_pause()::double precision))
  where own.id = any(ids) and near.id <> own.id
    and near.start_time::bigint - own.end_time <= battle_pause()
    and own.start_time::bigint - near.end_time <= battle_pause();
  if ones is null then return; end if;
  return query
  with player as materialized (
    select skirmish_id, character_id from skirmish_score
    where skirmish_id = any(array(select unnest(ones) union select unnest(others)))
    union all
    select skirmish_id, character_id from bare_boards(array(select unnest(ones) union select unnest(others)))
  ), size as materialized (select skirmish_id, count(*) as players from player group by 1)
  select one, other
  from (
    select one, other, count(*) as shared
    from unnest(ones, others) near (one, other)
    join player own on own.skirmish_id = one
    join player their on their.skirmish_id = other and their.character_id = own.character_id
    group by 1, 2
  ) pair
  join size own on own.skirmish_id = one join size their on their.skirmish_id = other
  where shared * 100 >= least(own.players, their.players) * battle_share();
end
$$;

create or replace function battle_fighters(ids uuid[]) returns setof battle_fighter
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

-- The realm of a guild is that of most of its players.
create or replace function battle_guild_rows(fighters battle_fighter[]) returns setof battle_guild
stable language sql set search_path from current set jit to off as $$
  select battle_id, last[3]::integer, case when sum(last[2]) * 2 > count(*) then 'DESTRUCTION' else 'ORDER' end,
         (select min(start_time) from battle_part where battle_part.battle_id = fighter.battle_id), count(*)::integer,
         least(sum(kills), 2147483647)::integer, least(sum(deaths), 2147483647)::integer
  from unnest(fighters) fighter where last[3] > 0
  group by 1, 2
$$;

create or replace function battle_fighter_list(ids uuid[]) returns battle_fighter[]
stable language sql set search_path from current as
$$ select coalesce(array_agg(fighter), '{}') from battle_fighters(ids) fighter $$;

create or replace function battle_days(battles battle[])
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

create or replace function battle_guild_days(ids uuid[]) returns setof battle_guild_day
stable language sql set search_path from current set jit to off as $$
  select guild_id, party.players >= 6, battle.start_time / 86400, count(*)::integer, sum(kills_order)::bigint,
         sum(kills_destruction)::bigint, (count(*) filter (where kills_order > kills_destruction))::integer,
         (count(*) filter (where kills_order < kills_destruction))::integer,
         (count(*) filter (where outnumbered))::integer
  from battle_guild party join battle on battle.id = battle_id
  where battle_id = any(ids)
  group by 1, 2, 3
$$;

create or replace function battle_rows(ids uuid[], fighters battle_fighter[]) returns TABLE(id uuid, start_time integer, end_time integer, zone_id smallint, kills_order integer, kills_destruction integer, players_order integer, players_destruction integer, skirmishes integer, kills integer, players integer)
language plpgsql stable set search_path from current set enable_seqscan to off set jit to off as $$
#variable_conflict use_column
begin
  return query
  select battle.id, since, until, zone.id, battle.of_order, battle.of_destruction, coalesce(side.all - side.of_destruction, 0),
         coalesce(side.of_destruction, 0), parts, least(battle.of_order::bigint + battle.of_destruction, 2147483647)::integer,
         coalesce(side.all, 0)
  from (
    select battle_id as id, min(part.start_time) as since, max(known_end(skirmish.start_time, skirmish.end_time)) as until, count(*)::integer as parts,
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
