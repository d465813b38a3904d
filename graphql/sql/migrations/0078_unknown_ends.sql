-- "least" leaves null out: the end of a session without a known one was the last second that there is, in 2038.
create or replace function session_second(moment bigint) returns integer immutable language sql as
$$ select case when moment is not null then least(moment / 1000, 2147483647)::integer end $$;
comment on function session_second is 'Epoch seconds of milliseconds; null for none, and 2038 at the latest.';
