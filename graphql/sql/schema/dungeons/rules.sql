-- The dungeon of an instance: where the game parts one into wings, that of the first. All others are alone.
create or replace function dungeon_of(instance integer) returns smallint immutable parallel safe language sql as $$
  select case
    when instance in (163, 164, 165, 166) then 160
    when instance in (63, 64, 65, 66) then 60
    when instance in (153, 169) then 152
    when instance in (156, 173) then 155
    else instance
  end::smallint
$$;

-- Milliseconds: the longest pause between two runs of a session, the longest time that is believed, and what is
-- shorter than a try at an encounter.
create or replace function dungeon_pause() returns integer immutable language sql as $$ select 1200000 $$;

create or replace function longest_dungeon() returns integer immutable language sql as $$ select 25200000 $$;

create or replace function shortest_try() returns integer immutable language sql as $$ select 60000 $$;

-- Milliseconds from a start to an end; null where they tell nothing.
create or replace function believed_duration(start_time bigint, end_time bigint) returns integer immutable
language sql as $$
  select case when start_time > 0 and end_time > start_time and end_time - start_time <= longest_dungeon()
              then (end_time - start_time)::integer end
$$;

-- The links of some runs, each from its own side: at least half of all characters of both are in both.
create or replace function session_links(ids uuid[]) returns table (one uuid, other uuid)
stable language plpgsql set search_path from current set enable_seqscan to off set jit to off as $$
#variable_conflict use_column
declare
  ones uuid[];
  others uuid[];
begin
  select array_agg(own.run_id), array_agg(near.run_id) into ones, others
  from session_run own
  join session_run near
    on box(point(near.dungeon_id, near.start_time), point(near.dungeon_id, near.until))
       && box(point(own.dungeon_id, own.start_time - dungeon_pause()), point(own.dungeon_id, own.until + dungeon_pause()))
  where own.run_id = any(ids) and near.run_id <> own.run_id
    and near.start_time - own.until <= dungeon_pause() and own.start_time - near.until <= dungeon_pause();
  if ones is null then return; end if;
  return query
  with player as materialized (
    select distinct run_id, character_id from instance_run_score
    where run_id = any(array(select unnest(ones) union select unnest(others)))
  ), size as materialized (select run_id, count(*) as players from player group by 1)
  select one, other
  from (
    select one, other, count(*) as shared
    from unnest(ones, others) near (one, other)
    join player own on own.run_id = one
    join player their on their.run_id = other and their.character_id = own.character_id
    group by 1, 2
  ) pair
  join size own on own.run_id = one join size their on their.run_id = other
  where shared * 2 >= own.players + their.players - shared;
end
$$;

-- Sessions of runs: all that links lead to, however long they take.
create or replace function joined_runs(ids uuid[]) returns table (run_id uuid, session_id uuid)
stable language plpgsql set search_path from current set jit to off as $$
#variable_conflict use_column
begin
  return query
  select event_id, session_id
  from (select array_agg(run_id) as events, array_agg(session_second(start_time)) as starts
        from session_run where run_id = any(ids)) event
  cross join (select array_agg(one) as ones, array_agg(other) as others from session_link where one = any(ids)) link
  cross join join_events(events, starts, ones, others, 2147483647);
end
$$;

create or replace function band_of(item_rating integer) returns smallint immutable parallel safe language sql as
$$ select (least(greatest(item_rating, 0), 9999) / 100 * 100)::smallint $$;

-- The one definition of "cleared": a wing by its encounters that fell, a dungeon by its wings that were cleared.
create or replace function is_cleared(done bigint, listed bigint) returns boolean immutable parallel safe
language sql as
$$ select listed > 0 and done >= listed $$;

-- The wings of a dungeon that have encounters; 1 for one without wings.
create or replace function wings_listed(dungeon integer) returns smallint stable
language sql set search_path from current as $$
  select count(distinct instance_id)::smallint from instance_encounter where dungeon_of(instance_id) = dungeon
$$;

-- True for a dungeon of several wings.
create or replace function has_wings(dungeon integer) returns boolean stable
language sql set search_path from current as $$
  select count(*) > 1 from instance where dungeon_of(id) = dungeon
$$;

-- Milliseconds: no run in which something fell is shorter.
create or replace function shortest_clear() returns integer immutable language sql as $$ select 60000 $$;

-- Milliseconds that a run took; null where its times tell nothing, also where something fell in no time.
create or replace function run_length(start_time bigint, end_time bigint, won integer) returns integer immutable
language sql as $$
  select believed_duration(start_time, end_time)
  where won = 0 or believed_duration(start_time, end_time) >= shortest_clear()
$$;

-- Runs and tries of more than seven hours, by a wrong clock or left open, have no length: they would lead averages
-- and maxima, and one of more than 24 days is no integer.
create or replace function known_duration(start_time bigint, end_time bigint) returns integer immutable
language sql as $$
  select case when start_time > 0 and end_time - start_time between 0 and longest_dungeon()
              then (end_time - start_time)::integer end
$$;
comment on function known_duration is
  'Milliseconds between a start and an end that are known, in their order, and seven hours apart at most.';

-- Whole seconds of milliseconds, as the API has them.
create or replace function dungeon_seconds(milliseconds double precision) returns integer immutable parallel safe
language sql as
$$ select round((milliseconds / 1000)::numeric)::integer $$;

-- "least" leaves null out, and would end a session without a known end in the last second that there is, in 2038.
create or replace function session_second(moment bigint) returns integer immutable language sql as
$$ select case when moment is not null then least(moment / 1000, 2147483647)::integer end $$;
comment on function session_second is
  'Epoch seconds of milliseconds; null for none, and 2038 at the latest.';
