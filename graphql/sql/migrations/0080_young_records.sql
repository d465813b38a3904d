-- A record that has begun has few kills, and one of them may be of 2038: a beginning is where most of the kills are.
create or replace function kills_begin() returns integer
language plpgsql stable set search_path from current set enable_seqscan to off set jit to off as $$
declare
  since integer := 0;
  further integer;
begin
  loop
    select time into further
    from (
      select time, time - lag(time) over (order by time) as pause, row_number() over (order by time) - 1 as before
      from (select time from kill where time >= since order by time limit 10) first
    ) one
    where pause > 31536000
      and (select count(*) from (select from kill where time >= one.time limit 10) later) > before
    order by time desc limit 1;
    exit when further is null;
    since := further;
  end loop;
  return (select time from kill where time >= since order by time limit 1);
end
$$;
comment on function kills_begin is
  'When the record of kills begins, in epoch seconds; null without a kill. Fewer than ten kills that lie more than a year before more others are of a wrong clock.';
