-- The price of a new kill does not grow with its fight: each fight is kept as a box of ground and time, and new kills
-- are compared with boxes in place of all kills of the zone since the last lull.

-- Each cluster of untold kills of a zone, also of a single kill. `id` is its first kill. `stretch` is the time of the
-- first kill of the zone that no lull parts from it: a zone has several fights in one stretch.
create table fight (
  id bigint primary key,
  zone_id smallint not null,
  stretch integer not null,
  since integer not null,
  until integer not null,
  west integer not null,
  east integer not null,
  north integer not null,
  south integer not null,
  kills integer not null,
  kills_destruction integer not null
) with (fillfactor = 70);

create index fight_by_stretch on fight (zone_id, stretch);

-- A kill or a fight (`own`), and the fight that it belongs to (`whole`). `present` is the skirmish that a kill has now.
create type fight_member as (own fight, whole fight, is_kill boolean, present uuid);

-- The kill that a skirmish begins with: the inverse of skirmish_from().
create function first_kill(skirmish_id uuid) returns bigint immutable language sql as $$
  select ('x' || substr(digits, 1, 8) || substr(digits, 10, 4) || substr(digits, 16, 3) || substr(digits, 21, 1))::bit(64)::bigint
  from (select skirmish_id::text as digits) id
$$;

-- Clusters kills and fights. A fight counts as a box without gaps, which gives the same as its kills would: every gap
-- inside a box is filled by kills of its stretch already, and more kills only ever join fights. Whoever gives one fight
-- of a stretch has to give all of them.
create function cut_fights(kills bigint[], fights bigint[]) returns setof fight_member
stable language plpgsql set search_path from current set enable_seqscan to off set jit to off as $$
#variable_conflict use_column
begin
  return query
  with member as (
    select id, zone_id, null::integer as stretch, time as since, time as until, x as west, x as east, y as north,
           y as south, 1 as kills, is_of_destruction(killer_career)::integer as kills_destruction,
           true as is_kill, skirmish_id as present
    from kill where id = any(cut_fights.kills)
    union all
    select fight.*, false, null from fight where id = any(fights)
  ), by_time as (
    select *, count(*) filter (where cut) over (partition by zone_id order by since) as a
    from (
      select *, since::bigint - max(until) over (
        partition by zone_id order by since rows between unbounded preceding and 1 preceding) > fight_lull() as cut
      from member
    ) gap
  ), by_x as (
    select *, count(*) filter (where cut_x) over (partition by zone_id, a order by west) as b,
           min(since) over (partition by zone_id, a) as first
    from (
      select *, west::bigint - max(east) over (
        partition by zone_id, a order by west rows between unbounded preceding and 1 preceding) > fight_distance() as cut_x
      from by_time
    ) gap
  ), by_y as (
    select *, count(*) filter (where cut_y) over (partition by zone_id, a, b order by north) as c
    from (
      select *, north::bigint - max(south) over (
        partition by zone_id, a, b order by north rows between unbounded preceding and 1 preceding) > fight_distance() as cut_y
      from by_x
    ) gap
  ), by_time_again as (
    select *, count(*) filter (where cut_again) over (partition by zone_id, a, b, c order by since) as d
    from (
      select *, since::bigint - max(until) over (
        partition by zone_id, a, b, c order by since rows between unbounded preceding and 1 preceding) > fight_lull() as cut_again
      from by_y
    ) gap
  )
  select row(id, zone_id, stretch, since, until, west, east, north, south, kills, kills_destruction)::fight,
         row(first_value(id) over whole, zone_id, first, min(since) over whole, max(until) over whole,
             min(west) over whole, max(east) over whole, min(north) over whole, max(south) over whole,
             (sum(kills) over whole)::integer, (sum(kills_destruction) over whole)::integer)::fight,
         is_kill, present
  from by_time_again
  window whole as (
    partition by zone_id, a, b, c, d order by since, id rows between unbounded preceding and unbounded following);
end
$$;

-- The skirmish of a fight: none where it is but a few kills.
create function skirmish_of(whole fight) returns uuid immutable language sql as
$$ select case when whole.kills >= fight_kills() then skirmish_from(whole.id) end $$;

-- All fights, from all kills.
create function cut_all_kills() returns setof fight_member stable language sql set search_path from current as
$$ select * from cut_fights(array(select id from kill where is_untold(instance_id, skirmish_id)), '{}') $$;

create view counted_fight as select distinct (whole).* from cut_all_kills();

create or replace view derived_kill__skirmish as
select kill.id, case
    when is_untold(kill.instance_id, kill.skirmish_id) then skirmish_of(cut.whole)
    when not is_from_kills(kill.skirmish_id) then kill.skirmish_id
  end as skirmish_id
from kill left join cut_all_kills() cut on (cut.own).id = kill.id;

drop function parted_kills();
drop function parted_kills(smallint[], integer[], integer[]);

-- Merges times of zones into spans: no lull lies between two times of one span.
create function lull_spans(of_zones smallint[], of_times integer[])
returns table (zone_id smallint, since integer, until integer) immutable language sql set search_path from current as $$
  select zone_id, min(time), max(time)
  from (
    select zone_id, time, count(*) filter (where cut) over (partition by zone_id order by time) as number
    from (
      select zone_id, time, time::bigint - lag(time) over (partition by zone_id order by time) > fight_lull() as cut
      from unnest(of_zones, of_times) seed (zone_id, time)
    ) gap
  ) numbered
  group by zone_id, number
$$;

create or replace function fight_spans(of_zones smallint[], of_times integer[])
returns table (zone_id smallint, since integer, until integer) stable language sql set search_path from current as $$
  select zone_id, fight_end(zone_id, since, false), fight_end(zone_id, until, true) from lull_spans(of_zones, of_times)
$$;

-- The start of the last stretch that began at a time or before it; the time itself where there is none.
create function stretch_before(of_zone smallint, of_time integer) returns integer
stable language sql set search_path from current as
$$ select coalesce(max(stretch), of_time) from fight where zone_id = of_zone and stretch <= of_time $$;

-- The fights of all stretches that no lull parts from these kills; perhaps also of the stretch before, which does no harm.
create function fights_near(come bigint[]) returns bigint[]
stable language plpgsql set search_path from current set enable_seqscan to off set jit to off as $$
begin
  return array(
    select distinct fight.id
    from (select array_agg(zone_id) as zones, array_agg(time) as times from kill where id = any(come)) seed
    cross join lull_spans(seed.zones, seed.times) span
    join fight on fight.zone_id = span.zone_id
      and fight.stretch between stretch_before(span.zone_id, span.since) and span.until::bigint + fight_lull()
  );
end
$$;

-- While it is on, this transaction has clustered kills anew, so that fights may contain kills whose insert trigger has
-- yet to fire.
create function fights_are_anew(now boolean) returns void language sql as
$$ select set_config('war_ledger.fights_are', case when now then 'anew' else '' end, true) $$;

create function are_fights_anew() returns boolean stable language sql as
$$ select coalesce(current_setting('war_ledger.fights_are', true), '') = 'anew' $$;

create or replace function part_kills(zones smallint[], sinces integer[], untils integer[]) returns uuid[]
language plpgsql set search_path from current set enable_seqscan to off set jit to off as $$
declare
  touched uuid[];
begin
  perform fights_are_anew(true);
  perform fights_are_written(true);
  delete from fight using unnest(zones, sinces, untils) span (zone_id, since, until)
  where fight.zone_id = span.zone_id and fight.since <= span.until and fight.until >= span.since
    and fight.stretch between stretch_before(span.zone_id, span.since) and span.until;
  with cut as materialized (
    select * from cut_fights(array(
      select kill.id from unnest(zones, sinces, untils) span (zone_id, since, until)
      join kill on kill.zone_id = span.zone_id and kill.time between span.since and span.until
      where is_untold(kill.instance_id, kill.skirmish_id)), '{}')
  ),
  written as (insert into fight select distinct (whole).* from cut),
  moved as (
    update kill set skirmish_id = skirmish_of(cut.whole) from cut
    where kill.id = (cut.own).id and cut.present is distinct from skirmish_of(cut.whole)
    returning cut.present as one, skirmish_of(cut.whole) as other
  )
  select array_agg(distinct id) filter (where id is not null) into touched
  from moved cross join lateral unnest(array[one, other]) id;
  perform fights_are_written(false);
  return coalesce(touched, '{}');
end
$$;
