create or replace function instance_run_written() returns trigger language plpgsql set search_path from current as $$
begin
  if not exists (select from changed) then return null; end if;
  perform refresh_instance_runs(array(select id from changed));
  perform refresh_instance_fights(
    array(select id from instance_encounter_run where run_id in (select id from changed)));
  return null;
end
$$;

create or replace function instance_encounter_run_written() returns trigger
language plpgsql set search_path from current as $$
begin
  if not exists (select from changed) then return null; end if;
  perform refresh_instance_fights(array(select id from changed));
  perform refresh_instance_runs(array(select distinct run_id from changed));
  return null;
end
$$;

create or replace function instance_run_score_written() returns trigger
language plpgsql set search_path from current as $$
begin
  if not exists (select from changed) then return null; end if;
  perform refresh_instance_runs(array(select distinct run_id from changed));
  return null;
end
$$;

create or replace function instance_encounter_run_score_written() returns trigger
language plpgsql set search_path from current as $$
begin
  if not exists (select from changed) then return null; end if;
  perform refresh_instance_fights(array(select distinct encounter_run_id from changed));
  return null;
end
$$;

create or replace function session_runs_written() returns trigger language plpgsql set search_path from current as $$
declare
  ids uuid[];
begin
  if not exists (select from changed) then return null; end if;
  ids := case tg_table_name
    when 'instance_run' then array(select distinct (to_jsonb(changed) ->> 'id')::uuid from changed)
    when 'instance_encounter_run_score' then array(
      select distinct run_id from instance_encounter_run
      where id = any(array(select (to_jsonb(changed) ->> 'encounter_run_id')::bigint from changed)))
    else array(select distinct (to_jsonb(changed) ->> 'run_id')::uuid from changed)
  end;
  perform refresh_sessions(ids);
  return null;
end
$$;

-- The game lists other encounters: those of a dungeon say which of its sessions cleared it.
create or replace function session_encounters_written() returns trigger
language plpgsql set search_path from current as $$
begin
  if not exists (select from changed) then return null; end if;
  perform lock_sums();
  perform refresh_session_sums(array(
    select id from dungeon_session where dungeon_id = any(array(select dungeon_of(instance_id) from changed))));
  return null;
end
$$;

-- Runs may be on record before the instance or the scenario that they are of, or without it: it has no name then, and an
-- import or the archive of an API gives it one. Without the row, lists left its runs out.
create or replace function note_instances() returns trigger language plpgsql set search_path from current as $$
begin
  insert into instance (id, name) select distinct instance_id, '' from added
  where instance_id not in (select id from instance)
  on conflict do nothing;
  return null;
end
$$;
comment on function note_instances is
  'Adds the instances of new runs that are not on record, without a name.';
