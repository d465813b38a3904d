-- Adds up players and winners, each by the group, `way` times, as the sums above have them.
create or replace function group_sums(players smallint[], winners smallint[], way integer) returns integer[]
language plpgsql immutable as $$
declare
  sums integer[] := array_fill(0, array[64]);
  own smallint;
begin
  foreach own in array players loop sums[own + 1] := sums[own + 1] + way; end loop;
  foreach own in array coalesce(winners, '{}') loop sums[own + 33] := sums[own + 33] + way; end loop;
  return sums;
end
$$;
