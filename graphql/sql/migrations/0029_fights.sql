-- A war that only knows kills has skirmishes all the same: its kills in the open world are parted by lulls and by
-- empty ground (rules.md: Skirmishes from kills). Kills that name a skirmish, and those of a run, are left alone.

-- The skirmish that begins with a kill. Its id says of itself that it was made here, in its version and its last part.
create function skirmish_from(kill_id bigint) returns uuid immutable language sql as $$
  select (substr(digits, 1, 8) || '-' || substr(digits, 9, 4) || '-8' || substr(digits, 13, 3) || '-8'
    || substr(digits, 16) || '00-006b696c6c73')::uuid
  from lpad(to_hex(kill_id), 16, '0') digits
$$;

create function is_from_kills(skirmish_id uuid) returns boolean immutable language sql as
$$ select right(skirmish_id::text, 12) = '006b696c6c73' and substr(skirmish_id::text, 15, 1) = '8' $$;

-- True for kills that skirmishes are made from.
create function is_untold(instance_id uuid, skirmish_id uuid) returns boolean immutable language sql as
$$ select instance_id is null and (skirmish_id is null or is_from_kills(skirmish_id)) $$;

-- Seconds without a kill that end a fight, units of empty ground that part two, and the fewest kills of a skirmish.
create function fight_lull() returns integer immutable language sql as $$ select 180 $$;
create function fight_distance() returns integer immutable language sql as $$ select 6000 $$;
create function fight_kills() returns integer immutable language sql as $$ select 5 $$;

-- In PL/pgSQL for the sake of plans that are kept. The skirmish of each untold kill of some zones between two times of each; each span has to begin and to end with a
-- lull. `present` is what the kill has now.
create function parted_kills(zones smallint[], sinces integer[], untils integer[])
returns table (id bigint, present uuid, skirmish_id uuid) stable language plpgsql set search_path from current as $$
#variable_conflict use_column
begin
  return query
  with untold as (
    select distinct kill.id, kill.zone_id, kill.time, kill.x::bigint as x, kill.y::bigint as y, kill.skirmish_id
    from unnest(zones, sinces, untils) span (zone_id, since, until)
    join kill on kill.zone_id = span.zone_id and kill.time between span.since and span.until
    where is_untold(kill.instance_id, kill.skirmish_id)
  ), by_time as (
    select *, count(*) filter (where cut) over (partition by zone_id order by time) as a
    from (select *, time - lag(time) over (partition by zone_id order by time) > fight_lull() as cut from untold) gap
  ), by_x as (
    select *, count(*) filter (where cut_x) over (partition by zone_id, a order by x) as b
    from (select *, x - lag(x) over (partition by zone_id, a order by x) > fight_distance() as cut_x from by_time) gap
  ), by_y as (
    select *, count(*) filter (where cut_y) over (partition by zone_id, a, b order by y) as c
    from (select *, y - lag(y) over (partition by zone_id, a, b order by y) > fight_distance() as cut_y from by_x) gap
  ), by_time_again as (
    select *, count(*) filter (where cut_again) over (partition by zone_id, a, b, c order by time) as d
    from (
      select *, time - lag(time) over (partition by zone_id, a, b, c order by time) > fight_lull() as cut_again from by_y
    ) gap
  )
  select id, skirmish_id,
         case when count(*) over fight >= fight_kills()
           then skirmish_from(first_value(id) over (fight order by time, id)) end
  from by_time_again
  window fight as (partition by zone_id, a, b, c, d);
end
$$;

-- The end of all that no lull parts from a time of a zone, forwards or backwards: one step goes as far as a lull is long.
create function fight_end(of_zone smallint, of_time integer, forwards boolean) returns integer
stable language plpgsql set search_path from current set enable_seqscan to off as $$
declare
  reached integer := of_time;
  further integer;
begin
  loop
    if forwards then
      select time into further from kill
      where zone_id = of_zone and time > reached and time <= reached + fight_lull() and is_untold(instance_id, skirmish_id)
      order by time desc limit 1;
    else
      select time into further from kill
      where zone_id = of_zone and time < reached and time >= reached - fight_lull() and is_untold(instance_id, skirmish_id)
      order by time limit 1;
    end if;
    exit when further is null;
    reached := further;
  end loop;
  return reached;
end
$$;

-- Around each time of a zone all that no lull parts from it: `since` and `until` are there once for each stretch of
-- times without a lull between them.
create function fight_spans(of_zones smallint[], of_times integer[])
returns table (zone_id smallint, since integer, until integer) stable language sql set search_path from current as $$
  select zone_id, fight_end(zone_id, min(time), false), fight_end(zone_id, max(time), true)
  from (
    select zone_id, time, count(*) filter (where cut) over (partition by zone_id order by time) as number
    from (
      select zone_id, time, time - lag(time) over (partition by zone_id order by time) > fight_lull() as cut
      from unnest(of_zones, of_times) seed (zone_id, time)
    ) gap
  ) numbered
  group by zone_id, number
$$;

-- The same of all kills.
create function parted_kills() returns table (id bigint, present uuid, skirmish_id uuid)
stable language sql set search_path from current as $$
  select parted.*
  from (select array_agg(distinct zone_id) as ids from kill) zone,
       parted_kills(ids, array_fill(-2147483648, array[cardinality(ids)]),
                    array_fill(2147483647, array[cardinality(ids)])) parted
$$;

create view derived_kill__skirmish as
select kill.id, case
    when is_untold(kill.instance_id, kill.skirmish_id) then parted.skirmish_id
    when not is_from_kills(kill.skirmish_id) then kill.skirmish_id
  end as skirmish_id
from kill left join parted_kills() parted on parted.id = kill.id;

-- Kills that older versions took with shares beyond a whole could not be given a skirmish: no update passes the check.
update kill_attacker set damage_percent = least(100, greatest(0, damage_percent))
where damage_percent not between 0 and 100;
update kill set damage_percent = least(100, greatest(0, damage_percent)), assists = greatest(0, assists)
where damage_percent not between 0 and 100 or assists < 0;
