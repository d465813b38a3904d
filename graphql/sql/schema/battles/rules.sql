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
