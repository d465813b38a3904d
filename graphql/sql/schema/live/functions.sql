-- Seconds: what is older when it becomes visible is no news, such as the past that an archive of an API fetches.
create or replace function live_age() returns integer immutable language sql as $$ select 86400 $$;

-- The present by the clock of the site, where the writer knows it.
create or replace function live_present() returns bigint stable language sql set search_path from current as $$
  select coalesce(latest_believed(), extract(epoch from now())::bigint)
$$;

-- True for a moment within that age. One of a clock that is more than an hour ahead is not believed.
create or replace function is_news(moment bigint, present bigint) returns boolean immutable language sql as $$
  select moment > present - live_age() and moment <= present + 3600
$$;

-- Adds records to what the live stream tells, each once, in the order in which they are given. The lock comes before the
-- ids, and is held until all of it can be seen.
create or replace function tell_live(told_kind text, records text[], moments bigint[], present bigint) returns void
language plpgsql set search_path from current set enable_seqscan to off set jit to off as $$
declare
  clock bigint := extract(epoch from clock_timestamp());
begin
  if coalesce(cardinality(records), 0) = 0 then return; end if;
  perform pg_advisory_xact_lock(7316200413);
  -- But for the last one, by which it is known where all that can be told ends.
  delete from live_event where until < clock and id < (select max(id) from live_event);
  -- An hour more than the age: a record that comes again is known, or too old.
  insert into live_event (kind, record, told, until)
  select told_kind, record, clock, least(clock + greatest(moment - present, 0) + live_age() + 3600, 2147483647)
  from unnest(records, moments) with ordinality told (record, moment, place)
  where moment > present - live_age()
    and not exists (select from live_event known where known.kind = told_kind and known.record = told.record)
  order by place
  on conflict do nothing;
  if found then perform pg_notify('war_ledger_written', ''); end if;
end
$$;

-- A kill is listed once killer and victim are known.
create or replace function kill_told() returns trigger
language plpgsql set search_path from current set enable_seqscan to off set jit to off as $$
declare
  present bigint := live_present();
begin
  perform tell_live('kill', array_agg(id::text order by time, id), array_agg(time::bigint order by time, id), present)
  from added
  where is_news(time, present)
    and exists (select from "character" where id = killer_id)
    and exists (select from "character" where id = victim_id);
  return null;
end
$$;

-- The kills that waited for a character.
create or replace function character_told() returns trigger
language plpgsql set search_path from current set enable_seqscan to off set jit to off as $$
declare
  present bigint := live_present();
begin
  perform tell_live('kill', array_agg(id::text order by time, id), array_agg(time::bigint order by time, id), present)
  from (
    select kill.id, kill.time, killer_id, victim_id
    from added join kill on kill.killer_id = added.id and killer_id <> victim_id
    where kill.time > present - live_age()
    union
    select kill.id, kill.time, killer_id, victim_id from added join kill on kill.victim_id = added.id
    where kill.time > present - live_age()
  ) waiting
  where is_news(time, present)
    and exists (select from "character" where id = killer_id)
    and exists (select from "character" where id = victim_id);
  return null;
end
$$;

-- One whose clock is ahead is told when it is let in.
create or replace function scenario_told() returns trigger language plpgsql set search_path from current as $$
begin
  perform tell_live(
    'scenario', array_agg(id::text order by end_time, id),
    array_agg(greatest(start_time, end_time)::bigint order by end_time, id), live_present())
  from added where not ahead;
  return null;
end
$$;

-- Events are announced beforehand.
create or replace function event_told() returns trigger language plpgsql set search_path from current as $$
begin
  perform tell_live(
    'event', array_agg(id::text order by start_time, id),
    array_agg(greatest(start_time, end_time) order by start_time, id), live_present())
  from added;
  return null;
end
$$;

-- Battles and sessions grow until their pause is over: they are told then, with all that belongs to them. Who joins
-- another that was told before is not told again under the id of both.
create or replace function tell_ended(present bigint) returns void
language plpgsql set search_path from current set enable_seqscan to off set jit to off as $$
begin
  if not exists (select from ended_battle(present)) and not exists (select from ended_session(present)) then return; end if;
  perform pg_advisory_xact_lock(7316200413);
  perform tell_live(
    'battle', array_agg(record order by moment, record), array_agg(moment order by moment, record), present)
  from ended_battle(present);
  perform tell_live(
    'dungeon', array_agg(record order by moment, record), array_agg(moment order by moment, record), present)
  from ended_session(present);
end
$$;

create or replace function ended_battle(present bigint) returns table (record text, moment bigint)
stable language sql set search_path from current as $$
  select battle.id::text, battle.end_time
  from battle
  where start_time > present - live_age() - battle_length() and start_time <= present
    and end_time > present - live_age() and end_time < present - battle_pause()
    and not exists (
      select from battle_part join live_event on kind = 'battle' and live_event.record = battle_part.skirmish_id::text
      where battle_id = battle.id)
$$;

create or replace function ended_session(present bigint) returns table (record text, moment bigint)
stable language sql set search_path from current as $$
  select id::text, last
  from dungeon_session
  cross join lateral (select max(until) / 1000 as last from session_run where session_id = id) run
  where start_time > (present - live_age()) * 1000 - longest_dungeon() and start_time <= present * 1000
    and last > present - live_age() and last < present - dungeon_pause() / 1000
    and not exists (
      select from session_run join live_event on kind = 'dungeon' and live_event.record = session_run.run_id::text
      where session_id = dungeon_session.id)
$$;
