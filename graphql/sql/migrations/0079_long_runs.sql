-- Runs and tries of more than seven hours, by a wrong clock or left open, have no length: they led averages and maxima,
-- and one of more than 24 days was no integer, so that its line was refused.
create or replace function known_duration(start_time bigint, end_time bigint) returns integer immutable language sql as $$
  select case when start_time > 0 and end_time - start_time between 0 and longest_dungeon()
              then (end_time - start_time)::integer end
$$;
comment on function known_duration is 'Milliseconds between a start and an end that are known, in their order, and seven hours apart at most.';

update instance_run set duration = null where duration > longest_dungeon();
update instance_encounter_run set duration = null where duration > longest_dungeon();
