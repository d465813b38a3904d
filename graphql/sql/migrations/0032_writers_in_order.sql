-- Whoever writes events waits for the others before the first row, not after it: two that held rows of each other, in
-- imports at once or in psql beside one, came to a deadlock.
create function writers_in_order() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7316200413);
  return null;
end
$$;

do $$
declare
  watched text;
begin
  foreach watched in array array[
    'kill', 'kill_attacker', 'kill_damage', 'zone', 'scenario_record', 'scenario_score', 'skirmish', 'skirmish_score',
    'instance_run', 'instance_encounter_run', 'instance_run_score', 'instance_encounter_run_score', 'character',
    'guild', 'item', 'creature', 'quest', 'chapter', 'scenario', 'ability'
  ] loop
    execute format('create trigger in_order before insert or update or delete on %I
                    for each statement execute function writers_in_order()', watched);
  end loop;
end
$$;

-- Without sequential scans plans look dear, and PostgreSQL compiled them anew for each batch, which took longer than
-- all the rest.
do $$
declare
  written record;
begin
  for written in
    select oid::regprocedure as name from pg_proc
    where pronamespace = current_schema()::regnamespace and proconfig @> array['enable_seqscan=off']
  loop
    execute format('alter function %s set jit to off', written.name);
  end loop;
end
$$;
alter function zone_written() set jit to off;
alter function recount_fights() set jit to off;
alter function recount_other_sums() set jit to off;
alter function refresh_names(text, integer[]) set jit to off;
