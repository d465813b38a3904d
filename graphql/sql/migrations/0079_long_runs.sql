-- Runs that end more than 24 days after their start, by a wrong clock: the difference was no integer, and the line of
-- the run was refused.
create or replace function known_duration(start_time bigint, end_time bigint) returns integer immutable language sql as
$$ select case when start_time > 0 and end_time - start_time between 0 and 2147483647 then (end_time - start_time)::integer end $$;
comment on function known_duration is 'Milliseconds between a start and an end that are known, in their order, and less than 25 days apart.';
