-- The skirmish that begins with a kill. Its id says of itself that it was made here, in its version and its last part.
create or replace function skirmish_from(kill_id bigint) returns uuid immutable language sql as $$
  select (substr(digits, 1, 8) || '-' || substr(digits, 9, 4) || '-8' || substr(digits, 13, 3) || '-8'
    || substr(digits, 16) || '00-006b696c6c73')::uuid
  from lpad(to_hex(kill_id), 16, '0') digits
$$;

-- Seconds without a kill that end a fight, units of empty ground that part two, and the fewest kills of a skirmish.
create or replace function fight_lull() returns integer immutable language sql as $$ select 180 $$;

create or replace function fight_distance() returns integer immutable language sql as $$ select 6000 $$;

create or replace function fight_kills() returns integer immutable language sql as $$ select 5 $$;

-- Reads the scoreboards of the skirmishes, which are written before.
create or replace function fight_rows(ids uuid[]) returns setof skirmish
stable language sql set search_path from current as $$
  select fight.id, null::integer, null::uuid, fight.zone_id, null::integer, fight.start_time, fight.end_time,
         fight.kills, fight.kills - fight.kills_destruction, fight.kills_destruction,
         side.players, side.players - side.players_destruction, side.players_destruction
  from (
    select skirmish_id as id, min(zone_id) as zone_id, min(time) as start_time, max(time) as end_time,
           count(*)::integer as kills,
           (count(*) filter (where is_of_destruction(killer_career)))::integer as kills_destruction
    from kill where skirmish_id = any(ids) group by 1
  ) fight
  cross join lateral (
    select count(*)::integer as players, (count(*) filter (where realm = 'DESTRUCTION'))::integer as players_destruction
    from skirmish_score where skirmish_id = fight.id
  ) side
$$;

-- The skirmish of a fight: none where it is but a few kills.
create or replace function skirmish_of(whole fight) returns uuid immutable language sql as
$$ select case when whole.kills >= fight_kills() then skirmish_from(whole.id) end $$;

-- Merges times of zones into spans: no lull lies between two times of one span.
create or replace function lull_spans(of_zones smallint[], of_times integer[])
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

-- Around each time of a zone all that no lull parts from it: `since` and `until` are there once for each stretch of
-- times without a lull between them.
create or replace function fight_spans(of_zones smallint[], of_times integer[])
returns table (zone_id smallint, since integer, until integer) stable language sql set search_path from current as $$
  select zone_id, fight_end(zone_id, since, false), fight_end(zone_id, until, true) from lull_spans(of_zones, of_times)
$$;

-- The start of the last stretch that began at a time or before it; the time itself where there is none.
create or replace function stretch_before(of_zone smallint, of_time integer) returns integer
stable language sql set search_path from current as
$$ select coalesce(max(stretch), of_time) from fight where zone_id = of_zone and stretch <= of_time $$;

-- The fights of all stretches that no lull parts from these kills; perhaps also of the stretch before, which does no harm.
create or replace function fights_near(come bigint[]) returns bigint[]
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

-- From this number of kills on a fight keeps running totals of its players: a shorter one is recounted as fast.
create or replace function long_fight() returns integer immutable language sql as $$ select 50 $$;

create or replace function fight_totals(ids bigint[]) returns setof fight_score
stable language sql set search_path from current as $$
  select skirmish_id, character_id, max(last), sum(kills)::integer, sum(kills_solo)::integer, sum(deaths)::integer,
         sum(death_blows)::integer, sum(dealt)::bigint, sum(received)::bigint
  from fight_parts(ids) group by skirmish_id, character_id
$$;

-- Level, guild and realm are those of somebody's last part. Damage is that of kills, since nothing else is known; it is
-- counted for those who took part.
create or replace function fight_board(total fight_score, since integer) returns skirmish_score immutable
language sql as $$
  select total.skirmish_id, total.character_id, since, total.last[4]::integer,
         case when total.last[5] = 1 then 'DESTRUCTION' else 'ORDER' end, total.last[6]::smallint,
         total.last[7]::smallint, total.kills, total.kills_solo, total.deaths, total.death_blows, damage.dealt,
         damage.dealt, damage.received, 0, 0, 0, 0, 0, 0, 0
  from (select least(total.dealt, 2147483647)::integer as dealt,
               least(total.received, 2147483647)::integer as received) damage
$$;

-- Level, guild and realm are those of somebody's last part. Damage is that of kills, since nothing else is known; it is
-- counted for those who took part.
create or replace function fight_scores(ids uuid[]) returns setof skirmish_score
stable language plpgsql set search_path from current set enable_seqscan to off set jit to off as $$
begin
  return query
  select score.* from fight_totals(array(select id from kill where skirmish_id = any(ids))) total
  join fight on fight.id = first_kill(total.skirmish_id)
  cross join lateral fight_board(total, fight.since) score
  where total.last is not null;
end
$$;

-- Scoreboards of skirmishes that have none: what their kills say.
create or replace function bare_boards(ids uuid[]) returns setof skirmish_score
stable language plpgsql set search_path from current set enable_seqscan to off set jit to off as $$
declare
  bare uuid[] := array(
    select id from unnest(ids) id where not exists (select from skirmish_score where skirmish_id = id));
begin
  if bare = '{}' then return; end if;
  return query
  select score.* from fight_totals(array(select id from kill where skirmish_id = any(bare))) total
  join skirmish on skirmish.id = total.skirmish_id
  cross join lateral fight_board(total, skirmish.start_time) score
  where total.last is not null;
end
$$;

-- True for a kill in a scenario. Zero is no scenario.
create or replace function is_in_scenario(scenario_id integer, instance_id uuid) returns boolean immutable parallel safe
language sql as
$$ select instance_id is not null or coalesce(scenario_id, 0) <> 0 $$;

-- True for a kill that skirmishes are made from: of another one, in the open world, and of no skirmish that was told.
create or replace function is_untold(instance_id uuid, scenario_id integer, skirmish_id uuid, killer_id integer, victim_id integer)
returns boolean immutable parallel safe language sql as $$
  select not is_in_scenario(scenario_id, instance_id) and killer_id <> victim_id
    and (skirmish_id is null or is_from_kills(skirmish_id))
$$;

-- The end of all that no lull parts from a time of a zone, forwards or backwards: one step goes as far as a lull is long.
create or replace function fight_end(of_zone smallint, of_time integer, forwards boolean) returns integer
language plpgsql stable set search_path from current set enable_seqscan to off set jit to off as $$
declare
  reached integer := of_time;
  further integer;
begin
  loop
    if forwards then
      select time into further from kill
      where zone_id = of_zone and time > reached and time <= reached::bigint + fight_lull()
        and is_untold(instance_id, scenario_id, skirmish_id, killer_id, victim_id)
      order by time desc limit 1;
    else
      select time into further from kill
      where zone_id = of_zone and time < reached and time >= reached::bigint - fight_lull()
        and is_untold(instance_id, scenario_id, skirmish_id, killer_id, victim_id)
      order by time limit 1;
    end if;
    exit when further is null;
    reached := further;
  end loop;
  return reached;
end
$$;

-- Gives kills of some stretches of time the skirmish that they belong to.
-- Returns the skirmishes that kills left or came to.
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
      where is_untold(kill.instance_id, kill.scenario_id, kill.skirmish_id, kill.killer_id, kill.victim_id)), '{}')
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

-- What somebody did in some skirmishes, in many rows. `last` begins with when it was: the greatest is the last part that
-- somebody had. Attackers are of the realm of their killer.
create or replace function fight_parts(ids bigint[]) returns setof fight_score
language plpgsql stable set search_path from current set enable_seqscan to off set jit to off as $$
#variable_conflict use_column
begin
  return query
  with fallen as materialized (select * from kill where id = any(ids)),
  killed as materialized (select * from fallen where killer_id <> victim_id)
  select skirmish_id, attacker.character_id,
         array[killed.time, id, 0, guild_id, is_of_destruction(killer_career)::integer, level, renown_rank]::bigint[],
         (attacker.character_id = killer_id)::integer, (attacker.character_id = killer_id and solo)::integer, 0,
         (attacker.character_id = deathblow_id is true)::integer, 0::bigint, 0::bigint
  from killed
  cross join lateral (
    select distinct on (character_id) character_id, guild_id, level, renown_rank
    from kill_attacker where kill_id = killed.id and character_id <> killed.victim_id order by character_id, position
  ) attacker
  union all
  select skirmish_id, victim_id,
         array[fallen.time, id, 1, victim_guild_id, is_of_destruction(victim_career)::integer, victim_level,
               victim_renown_rank]::bigint[], 0, 0, 1, 0, 0, 0
  from fallen
  union all
  select skirmish_id, side.character_id, null, 0, 0, 0, 0, dealt, received
  from killed
  cross join lateral (
    select attacker_id, amount from kill_damage where kill_id = killed.id and attacker_id is not null
  ) damage
  cross join lateral (values (attacker_id, amount::bigint, 0::bigint), (victim_id, 0, amount))
    side (character_id, dealt, received);
end
$$;
