-- Kills that are none of the open world, and those that are none at all (rules.md: Kills). A kill in a scenario, by whatever
-- column it is known, has no part in skirmishes and battles. A kill of oneself is a death alone: it counts for nobody as
-- a kill.

-- True for a kill in a scenario. Zero is no scenario.
create function is_in_scenario(scenario_id integer, instance_id uuid) returns boolean immutable parallel safe language sql as
$$ select instance_id is not null or coalesce(scenario_id, 0) <> 0 $$;

-- True for a kill that skirmishes are made from: of another one, in the open world, and of no skirmish that was told.
create function is_untold(instance_id uuid, scenario_id integer, skirmish_id uuid, killer_id integer, victim_id integer)
returns boolean immutable parallel safe language sql as $$
  select not is_in_scenario(scenario_id, instance_id) and killer_id <> victim_id
    and (skirmish_id is null or is_from_kills(skirmish_id))
$$;

-- When a fight ended; it is over with its start where its end is before that or more than a day after it.
create function known_end(start_time integer, end_time integer) returns integer immutable parallel safe language sql as
$$ select case when end_time::bigint - start_time between 0 and 86400 then end_time else start_time end $$;

create or replace function cut_all_kills() returns setof fight_member
language sql stable set search_path from current as $$
  select * from cut_fights(array(
    select id from kill where is_untold(instance_id, scenario_id, skirmish_id, killer_id, victim_id)), '{}')
$$;

create or replace view derived_kill__skirmish as
select kill.id,
       case when is_untold(kill.instance_id, kill.scenario_id, kill.skirmish_id, kill.killer_id, kill.victim_id)
              then skirmish_of(cut.whole)
            when not is_from_kills(kill.skirmish_id) then kill.skirmish_id end as skirmish_id
from kill left join cut_all_kills() cut on (cut.own).id = kill.id;

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

create or replace function fights_written() returns trigger
language plpgsql set search_path from current as $$
declare
  zones smallint[];
  sinces integer[];
  untils integer[];
  touched uuid[];
begin
  if not exists (select from changed where is_untold(instance_id, scenario_id, skirmish_id, killer_id, victim_id)) then return null; end if;
  perform lock_sums();
  if tg_op = 'INSERT' and not are_fights_anew() then
    -- As they are by now: who killed may have changed since they were written.
    perform grow_fights(array(
      select id from kill where id = any(array(select id from changed))
        and is_untold(instance_id, scenario_id, skirmish_id, killer_id, victim_id)));
    return null;
  end if;
  select array_agg(span.zone_id), array_agg(span.since), array_agg(span.until) into zones, sinces, untils
  from (
    select array_agg(zone_id) as zones, array_agg(time) as times
    from changed where is_untold(instance_id, scenario_id, skirmish_id, killer_id, victim_id)
  ) seed, fight_spans(seed.zones, seed.times) span;
  touched := part_kills(zones, sinces, untils);
  perform refresh_fights(array(
    select unnest(touched)
    union select skirmish_id from changed where is_from_kills(skirmish_id)
    union select skirmish_id from kill where id = any(array(select id from changed)) and is_from_kills(skirmish_id)));
  if tg_op = 'INSERT' then perform fights_are_anew(false); end if;
  return null;
end
$$;

create or replace function grow_fights(come bigint[]) returns void
language plpgsql set search_path from current set enable_seqscan to off set jit to off as $$
declare
  cut fight_member[] := array(select member from cut_fights(come, fights_near(come)) member);
  -- Fights, by their first kills: those that changed, and among them the long ones that only got more kills.
  changed bigint[];
  longer bigint[];
  added bigint[];
begin
  update fight set stretch = (whole).stretch from unnest(cut)
  where fight.id = (own).id and fight.stretch <> (whole).stretch;
  select array_agg(id), array_agg(id) filter (where goes_on and skirmishes = 1) into changed, longer
  from (
    select (whole).id as id, bool_or(not is_kill and (own).id = (whole).id and (own).kills >= long_fight()) as goes_on,
           count(*) filter (where not is_kill and (own).kills >= fight_kills()) as skirmishes
    from unnest(cut) group by 1 having bool_or(is_kill) or count(*) > 1
  ) one;
  delete from fight using unnest(cut) where fight.id = (own).id and (own).id <> (whole).id;
  insert into fight as present select distinct (whole).* from unnest(cut) where (whole).id = any(changed)
  on conflict (id) do update set
    stretch = excluded.stretch, since = excluded.since, until = excluded.until, west = excluded.west,
    east = excluded.east, north = excluded.north, south = excluded.south, kills = excluded.kills,
    kills_destruction = excluded.kills_destruction;
  perform fights_are_written(true);
  -- Boxes of fights do not overlap: all untold kills inside one are its own.
  with moved as (
    select (own).id as id, whole from unnest(cut) where is_kill and (whole).kills >= fight_kills()
    union all
    select kill.id, whole from unnest(cut)
    join kill on kill.zone_id = (own).zone_id and kill.time between (own).since and (own).until
      and kill.x between (own).west and (own).east and kill.y between (own).north and (own).south
      and is_untold(kill.instance_id, kill.scenario_id, kill.skirmish_id, kill.killer_id, kill.victim_id) and kill.id <> all(come)
    where not is_kill and (own).kills < fight_kills() and (whole).kills >= fight_kills()
    union all
    select kill.id, whole from unnest(cut) join kill on kill.skirmish_id = skirmish_from((own).id)
    where not is_kill and (own).kills >= fight_kills() and (own).id <> (whole).id
  ), written as (
    update kill set skirmish_id = skirmish_of(whole) from moved where kill.id = moved.id
    returning kill.id, (whole).id as fight_id
  )
  select array_agg(id) into added from written where fight_id = any(longer);
  perform fights_are_written(false);
  perform refresh_fights(array(
    select distinct skirmish_of(fight) from unnest(cut)
    cross join lateral (values (own), (whole)) side (fight)
    where (whole).id = any(changed) and (whole).id <> all(coalesce(longer, '{}')) and (fight).kills >= fight_kills()));
  perform grow_long_fights(coalesce(added, '{}'));
end
$$;

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

create or replace function fight_kept() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op = 'INSERT' then
    new.skirmish_id := null;
    return new;
  end if;
  new.skirmish_id := case
    when is_from_kills(old.skirmish_id)
      and is_untold(new.instance_id, new.scenario_id, old.skirmish_id, new.killer_id, new.victim_id) then old.skirmish_id end;
  if new is not distinct from old then return null; end if;
  return new;
end
$$;

drop trigger fight_kept on kill;
create trigger fight_kept before update on kill for each row
when (not are_fights_written() and (
  (new.skirmish_id is distinct from old.skirmish_id
    and (is_from_kills(new.skirmish_id) or (new.skirmish_id is null and is_from_kills(old.skirmish_id))))
  or (is_from_kills(new.skirmish_id)
    and not is_untold(new.instance_id, new.scenario_id, new.skirmish_id, new.killer_id, new.victim_id))))
execute function fight_kept();

drop function is_untold(uuid, uuid);

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

create or replace function told_kills(ids uuid[]) returns TABLE(skirmish_id uuid, kills_order integer, kills_destruction integer)
language plpgsql stable set search_path from current set enable_seqscan to off set jit to off as $$
#variable_conflict use_column
begin
  return query
  select id, case when here.kills > 0 then here.kills - here.of_destruction else kills_order end,
         case when here.kills > 0 then here.of_destruction else kills_destruction end
  from open_skirmish
  cross join lateral (
    select count(*)::integer as kills,
           (count(*) filter (where is_of_destruction(killer_career)))::integer as of_destruction
    from kill where kill.skirmish_id = open_skirmish.id and killer_id <> victim_id
      and not is_in_scenario(kill.scenario_id, kill.instance_id)
  ) here
  where id = any(ids) and not is_from_kills(id)
  union all
  select id, kills_order, kills_destruction from open_skirmish where id = any(ids) and is_from_kills(id);
end
$$;

create or replace view open_skirmish as
select id, primary_zone_id, battle_place(primary_zone_id) as place, start_time, known_end(start_time, end_time) as end_time,
       kills_order, kills_destruction
from skirmish where coalesce(scenario_id, 0) = 0 and instance_id is null;

create or replace function battle_rows(ids uuid[], fighters battle_fighter[]) returns TABLE(id uuid, start_time integer, end_time integer, zone_id smallint, kills_order integer, kills_destruction integer, players_order integer, players_destruction integer, skirmishes integer, kills integer, players integer)
language plpgsql stable set search_path from current set enable_seqscan to off set jit to off as $$
#variable_conflict use_column
begin
  return query
  select battle.id, since, until, zone.id, battle.of_order, battle.of_destruction, coalesce(side.all - side.of_destruction, 0),
         coalesce(side.of_destruction, 0), parts, least(battle.of_order::bigint + battle.of_destruction, 2147483647)::integer,
         coalesce(side.all, 0)
  from (
    select battle_id as id, min(part.start_time) as since, max(known_end(skirmish.start_time, skirmish.end_time)) as until, count(*)::integer as parts,
           least(sum(part.kills_order), 2147483647)::integer as of_order,
           least(sum(part.kills_destruction), 2147483647)::integer as of_destruction
    from battle_part part join skirmish on skirmish.id = part.skirmish_id
    where battle_id = any(ids) group by 1
  ) battle
  -- The zone with the most kills, and of those the first.
  cross join lateral (
    select primary_zone_id as id from battle_part part join skirmish on skirmish.id = part.skirmish_id
    where battle_id = battle.id group by 1
    order by sum(part.kills_order::bigint + part.kills_destruction) desc, min(part.start_time), 1 limit 1
  ) zone
  left join (
    select battle_id as id, count(*)::integer as "all", sum(last[2])::integer as of_destruction
    from unnest(fighters) group by 1
  ) side on side.id = battle.id;
end
$$;

create or replace function kill_written() returns trigger
language plpgsql set search_path from current set enable_seqscan to off set jit to off as $$
declare
  way integer := tg_argv[0];
begin
  if not exists (select from changed) then return null; end if;
  perform lock_sums();
  insert into leaderboard_week as board (year, week, character_id, kills, deaths)
  select iso_year(time), iso_week(time), id, sum(kill), sum(death)
  from (select time, killer_id, way, 0 from changed where killer_id <> victim_id
        union all select time, victim_id, 0, way from changed)
    part (time, id, kill, death)
  group by 1, 2, 3
  on conflict (year, week, character_id) do update
    set kills = board.kills + excluded.kills, deaths = board.deaths + excluded.deaths;
  insert into leaderboard_month as board (year, month, character_id, kills, deaths)
  select utc_year(time), utc_month(time), id, sum(kill), sum(death)
  from (select time, killer_id, way, 0 from changed where killer_id <> victim_id
        union all select time, victim_id, 0, way from changed)
    part (time, id, kill, death)
  group by 1, 2, 3
  on conflict (year, month, character_id) do update
    set kills = board.kills + excluded.kills, deaths = board.deaths + excluded.deaths;
  insert into guild_leaderboard_week as board (year, week, guild_id, kills, deaths)
  select iso_year(time), iso_week(time), id, sum(kill), sum(death)
  from (select time, killer_guild_id, way, 0 from changed where killer_id <> victim_id
        union all select time, victim_guild_id, 0, way from changed)
    part (time, id, kill, death)
  where id is not null
  group by 1, 2, 3
  on conflict (year, week, guild_id) do update
    set kills = board.kills + excluded.kills, deaths = board.deaths + excluded.deaths;
  insert into guild_leaderboard_month as board (year, month, guild_id, kills, deaths)
  select utc_year(time), utc_month(time), id, sum(kill), sum(death)
  from (select time, killer_guild_id, way, 0 from changed where killer_id <> victim_id
        union all select time, victim_guild_id, 0, way from changed)
    part (time, id, kill, death)
  where id is not null
  group by 1, 2, 3
  on conflict (year, month, guild_id) do update
    set kills = board.kills + excluded.kills, deaths = board.deaths + excluded.deaths;
  insert into kill_day as counted (day, kills, solo_kills)
  select time / 86400, way * count(*), way * count(*) filter (where solo) from changed
  where killer_id <> victim_id group by 1
  on conflict (day) do update
    set kills = counted.kills + excluded.kills, solo_kills = counted.solo_kills + excluded.solo_kills;
  insert into kill_day_career as counted (day, killer_career, kills, solo_kills)
  select time / 86400, killer_career, way * count(*), way * count(*) filter (where solo) from changed
  where killer_id <> victim_id group by 1, 2
  on conflict (day, killer_career) do update
    set kills = counted.kills + excluded.kills, solo_kills = counted.solo_kills + excluded.solo_kills;
  insert into character_day as counted (day, character_id, level, parts)
  select time / 86400, victim_id, victim_level, way * count(*) from changed group by 1, 2, 3
  on conflict (day, character_id, level) do update set parts = counted.parts + excluded.parts;
  insert into zone_heat_day as heat (zone_id, day, cells, kills, solo_kills)
  select zone_id, day, array_agg(cell order by cell), array_agg(kills order by cell), array_agg(solo_kills order by cell)
  from (
    select changed.zone_id, changed.time / 86400 as day,
           heat_cell(changed.x, changed.y, nw_corner_x, nw_corner_y, se_corner_x, se_corner_y) as cell,
           way * count(*)::integer as kills, way * (count(*) filter (where changed.solo))::integer as solo_kills
    from changed join zone on zone.id = changed.zone_id
    where se_corner_x > nw_corner_x and se_corner_y > nw_corner_y and killer_id <> victim_id
    group by 1, 2, 3
  ) part
  group by 1, 2
  on conflict (zone_id, day) do update set (cells, kills, solo_kills) = (
    select cells, kills, solo_kills from added_heat(
      heat.cells, heat.kills, heat.solo_kills, excluded.cells, excluded.kills, excluded.solo_kills));
  insert into zone_heat_week as heat (zone_id, week, cells, kills, solo_kills)
  select zone_id, week, array_agg(cell order by cell), array_agg(kills order by cell), array_agg(solo_kills order by cell)
  from (
    select changed.zone_id, changed.time / 86400 / 7 as week,
           heat_cell(changed.x, changed.y, nw_corner_x, nw_corner_y, se_corner_x, se_corner_y) as cell,
           way * count(*)::integer as kills, way * (count(*) filter (where changed.solo))::integer as solo_kills
    from changed join zone on zone.id = changed.zone_id
    where se_corner_x > nw_corner_x and se_corner_y > nw_corner_y and killer_id <> victim_id
    group by 1, 2, 3
  ) part
  group by 1, 2
  on conflict (zone_id, week) do update set (cells, kills, solo_kills) = (
    select cells, kills, solo_kills from added_heat(
      heat.cells, heat.kills, heat.solo_kills, excluded.cells, excluded.kills, excluded.solo_kills));
  if way > 0 then
    -- Whoever writes a kill last says who its killer was.
    update kill_attacker attacker set
      character_id = killer_id, level = killer_level, renown_rank = killer_renown_rank,
      guild_id = killer_guild_id, damage_percent = changed.damage_percent
    from changed
    where attacker.kill_id = changed.id and attacker.position = 0
      and (attacker.character_id, attacker.level, attacker.renown_rank, attacker.guild_id, attacker.damage_percent)
        is distinct from (killer_id, killer_level, killer_renown_rank, killer_guild_id, changed.damage_percent);
    perform refresh_kills(array(select id from changed));
  end if;
  return null;
end
$$;

create or replace view counted_leaderboard_week as
select year, week, character_id, sum(kills)::integer as kills, sum(deaths)::integer as deaths
from (
  select iso_year(time) as year, iso_week(time) as week, killer_id as character_id, count(*) as kills, 0 as deaths
  from kill where killer_id <> victim_id group by 1, 2, 3
  union all
  select iso_year(time), iso_week(time), victim_id, 0, count(*) from kill group by 1, 2, 3
) part
group by 1, 2, 3;

create or replace view counted_guild_leaderboard_week as
select year, week, guild_id, sum(kills)::integer as kills, sum(deaths)::integer as deaths
from (
  select iso_year(time) as year, iso_week(time) as week, killer_guild_id as guild_id, count(*) as kills, 0 as deaths
  from kill where killer_guild_id is not null and killer_id <> victim_id group by 1, 2, 3
  union all
  select iso_year(time), iso_week(time), victim_guild_id, 0, count(*)
  from kill where victim_guild_id is not null group by 1, 2, 3
) part
group by 1, 2, 3;

create or replace view counted_leaderboard_month as
select year, month, character_id, sum(kills)::integer as kills, sum(deaths)::integer as deaths
from (
  select utc_year(time) as year, utc_month(time) as month, killer_id as character_id, count(*) as kills, 0 as deaths
  from kill where killer_id <> victim_id group by 1, 2, 3
  union all
  select utc_year(time), utc_month(time), victim_id, 0, count(*) from kill group by 1, 2, 3
) part
group by 1, 2, 3;

create or replace view counted_guild_leaderboard_month as
select year, month, guild_id, sum(kills)::integer as kills, sum(deaths)::integer as deaths
from (
  select utc_year(time) as year, utc_month(time) as month, killer_guild_id as guild_id, count(*) as kills, 0 as deaths
  from kill where killer_guild_id is not null and killer_id <> victim_id group by 1, 2, 3
  union all
  select utc_year(time), utc_month(time), victim_guild_id, 0, count(*)
  from kill where victim_guild_id is not null group by 1, 2, 3
) part
group by 1, 2, 3;

create or replace view counted_kill_day as
select time / 86400 as day, count(*)::integer as kills, (count(*) filter (where solo))::integer as solo_kills
from kill where killer_id <> victim_id group by 1;

create or replace view counted_kill_day_career as
select time / 86400 as day, killer_career, count(*)::integer as kills,
       (count(*) filter (where solo))::integer as solo_kills
from kill where killer_id <> victim_id group by 1, 2;

create or replace view counted_zone_heat_day as
select zone_id, day, array_agg(cell order by cell) as cells, array_agg(kills order by cell) as kills,
       array_agg(solo_kills order by cell) as solo_kills
from (
  select kill.zone_id, kill.time / 86400 as day,
         heat_cell(kill.x, kill.y, nw_corner_x, nw_corner_y, se_corner_x, se_corner_y) as cell,
         count(*)::integer as kills, (count(*) filter (where kill.solo))::integer as solo_kills
  from kill join zone on zone.id = kill.zone_id
  where se_corner_x > nw_corner_x and se_corner_y > nw_corner_y and killer_id <> victim_id
  group by 1, 2, 3
) heat
group by 1, 2;

create or replace view counted_zone_heat_week as
select zone_id, week, array_agg(cell order by cell) as cells, array_agg(kills order by cell) as kills,
       array_agg(solo_kills order by cell) as solo_kills
from (
  select kill.zone_id, kill.time / 86400 / 7 as week,
         heat_cell(kill.x, kill.y, nw_corner_x, nw_corner_y, se_corner_x, se_corner_y) as cell,
         count(*)::integer as kills, (count(*) filter (where kill.solo))::integer as solo_kills
  from kill join zone on zone.id = kill.zone_id
  where se_corner_x > nw_corner_x and se_corner_y > nw_corner_y and killer_id <> victim_id
  group by 1, 2, 3
) heat
group by 1, 2;

create or replace function career_kills_written() returns trigger
language plpgsql set search_path from current set enable_seqscan to off set jit to off as $$
declare
  way integer := tg_argv[0];
begin
  if not exists (select from changed) then return null; end if;
  perform lock_sums();
  with delta as materialized (
    select character_id, career, enemy, sum(kills)::integer as kills, sum(solo_kills)::integer as solo_kills,
           sum(deaths)::integer as deaths
    from (
      select killer_id, killer_career, victim_career, way, way * solo::integer, 0 from changed
      where killer_id <> victim_id
      union all
      select victim_id, victim_career, killer_career, 0, 0, way from changed
    ) part (character_id, career, enemy, kills, solo_kills, deaths)
    group by 1, 2, 3
  ), written as (
    insert into career_fighter as present select * from delta
    on conflict (character_id, career, enemy) do update set
      kills = present.kills + excluded.kills, solo_kills = present.solo_kills + excluded.solo_kills,
      deaths = present.deaths + excluded.deaths
  )
  insert into career_pair as present
  -- What was there before this statement, and what is there after it.
  select career, enemy,
         sum((was.kills + delta.kills <> 0 or was.deaths + delta.deaths <> 0)::integer
             - (was.kills <> 0 or was.deaths <> 0)::integer),
         sum(delta.kills), sum(delta.solo_kills), sum(delta.deaths),
         sum((was.kills + delta.kills) ^ 2 - was.kills ^ 2), sum((was.deaths + delta.deaths) ^ 2 - was.deaths ^ 2),
         sum((was.kills + delta.kills) * (was.deaths + delta.deaths) - was.kills * was.deaths)
  from delta
  left join career_fighter known using (character_id, career, enemy)
  cross join lateral (select coalesce(known.kills, 0)::numeric, coalesce(known.deaths, 0)::numeric) was (kills, deaths)
  group by 1, 2
  on conflict (career, enemy) do update set
    fighters = present.fighters + excluded.fighters, kills = present.kills + excluded.kills,
    solo_kills = present.solo_kills + excluded.solo_kills, deaths = present.deaths + excluded.deaths,
    squared_kills = present.squared_kills + excluded.squared_kills,
    squared_deaths = present.squared_deaths + excluded.squared_deaths,
    products = present.products + excluded.products;
  delete from career_fighter
  where kills = 0 and deaths = 0 and character_id in (select unnest(array[killer_id, victim_id]) from changed);
  delete from career_pair where kills = 0 and deaths = 0;
  return null;
end
$$;

create or replace view counted_career_fighter as
select character_id, career, enemy, sum(kills)::integer as kills, sum(solo_kills)::integer as solo_kills,
       sum(deaths)::integer as deaths
from (
  select killer_id, killer_career, victim_career, 1, solo::integer, 0 from kill where killer_id <> victim_id
  union all
  select victim_id, victim_career, killer_career, 0, 0, 1 from kill
) part (character_id, career, enemy, kills, solo_kills, deaths)
group by 1, 2, 3;

create or replace function record_candidates(at integer)
returns table (kind text, name text, part text, value integer, start_time bigint, end_time bigint, character_id integer,
               guild_id integer, subject uuid, instance_id smallint)
stable language sql set search_path from current set jit to off as $$
  with hour as materialized (
    select killer_id, time / 3600 as hour, count(*)::integer as kills from kill
    where time >= 0 and killer_id <> victim_id group by 1, 2
  ), event as (
    select killer_id as id, time, id as kill_id, false as dies from kill where time >= 0 and killer_id <> victim_id
    union all
    select victim_id, time, id, true from kill where time >= 0
  ), week as materialized (
    select year, week, day::text as part, day * 86400::bigint as start_time, (day + 7) * 86400::bigint as end_time
    from (select distinct year, week from leaderboard_week) one
    cross join lateral (select make_date(year, 1, 4) - date '1970-01-01') of_january (fourth)
    cross join lateral (select fourth - (fourth + 3) % 7 + (week - 1) * 7) its (day)
    where day * 86400::bigint >= records_begin() and (day + 7) * 86400::bigint <= at
  ), month as materialized (
    select year, month, to_char(since, 'YYYY-MM') as part, extract(epoch from since)::bigint as start_time,
           extract(epoch from since + interval '1 month')::bigint as end_time
    from (select distinct year, month from leaderboard_month) one
    cross join lateral (select make_date(year, month, 1)::timestamp) its (since)
    where extract(epoch from since) >= records_begin() and extract(epoch from since + interval '1 month') <= at
  ), feat as (
    select 'HOUR' as kind, '' as part, killer_id as id, kills as value, hour * 3600::bigint as start_time,
           (hour + 1) * 3600::bigint as end_time
    from hour where kills > 1
    union all
    select 'DAY', '', killer_id, sum(kills)::integer, hour / 24 * 86400::bigint, (hour / 24 + 1) * 86400::bigint
    from hour group by killer_id, hour / 24 having sum(kills) > 1
    union all
    select 'STREAK', '', id, count(*)::integer, min(time), max(time)
    from (
      select id, time, dies, count(*) filter (where dies) over (partition by id order by time, kill_id, dies) as deaths
      from event
    ) one
    where not dies group by id, deaths having count(*) > 1
    union all
    select 'LEAD', part, character_id, kills, start_time, end_time
    from leaderboard_week join week using (year, week) where kills > 0
    union all
    select 'MONTH', part, character_id, kills, start_time, end_time
    from leaderboard_month join month using (year, month) where kills > 0
  ), guild_feat as (
    select 'GUILD_LEAD' as kind, part, guild_id as id, kills as value, start_time, end_time
    from guild_leaderboard_week join week using (year, week) where kills > 0
    union all
    select 'GUILD_MONTH', part, guild_id, kills, start_time, end_time
    from guild_leaderboard_month join month using (year, month) where kills > 0
  ), best as (
    -- The best of a career are all that can be the best of its role, its realm or of all.
    select * from (
      select *, rank() over (partition by kind, part, its.of order by value desc) as place
      from (
        select feat.*, career as of from feat join "character" using (id)
        union all
        select guild_feat.*, realm from guild_feat join guild using (id)
      ) its
    ) ranked
    where place <= 3
  ), placed as materialized (
    select kind, part, id, value, start_time, end_time, name,
           rank() over (partition by kind, part, name order by value desc) as place
    from best join record_group its using (of)
  ), lead as (
    -- Weeks one after the other, as far as their numbers go up with their places.
    select kind, name, id, count(*)::integer as value, min(start_time) as start_time, max(end_time) as end_time
    from (
      select *, start_time / 604800 - row_number() over (partition by kind, name, id order by start_time) as run
      from placed where place = 1 and kind in ('LEAD', 'GUILD_LEAD')
    ) head
    group by kind, name, id, run having count(*) > 1
  ), held as (
    select kind, name, '' as part, id, value, start_time, end_time from lead
    union all
    select kind, name, part, id, value, start_time, end_time from placed where kind not in ('LEAD', 'GUILD_LEAD')
  )
  select kind, name, part, value, start_time, end_time, case when kind !~ '^GUILD' then id end,
         case when kind ~ '^GUILD' then id end, null::uuid, null::smallint
  from held
  union all
  select 'BATTLE', 'ALL', '', players, start_time, end_time, null, null, id, null from battle
  union all
  select 'CLEAR', 'ALL', dungeon_id::text, duration, start_time / 1000, end_time / 1000, null, null, id, null
  from dungeon_session where cleared and duration is not null
  union all
  -- A wing that is all of its dungeon is told once.
  select 'CLEAR', 'ALL', dungeon_id || ' ' || instance_id, duration, start_time / 1000, (start_time + duration) / 1000,
         null, null, session_id, instance_id
  from session_wing
  where cleared and duration is not null
    and dungeon_id = any(array(select dungeon_of(id) from instance group by 1 having count(*) > 1))
$$;

create or replace function count_records(at integer) returns void
language plpgsql set search_path from current set jit to off as $$
begin
  delete from war_record;
  insert into war_record
  select kind, name, part, place, value, shared_by, start_time, end_time, character_id, guild_id, subject, instance_id
  from (
    select *, rank() over (partition by kind, name, part order by score) as place,
           count(*) over (partition by kind, name, part, score) as shared_by,
           row_number() over (
             partition by kind, name, part, score order by start_time, character_id, guild_id, subject) as number
    from (select *, case kind when 'CLEAR' then value else -value end as score from record_candidates(at)) one
  ) ranked
  where place <= case when kind ~ 'MONTH$' then 3 else 1 end and number <= 100;
  delete from war_record_count;
  insert into war_record_count select at, count(*), records_begin(), max(time) from kill where time >= 0 and killer_id <> victim_id;
end
$$;

-- Parts are counted in their indexes alone.
drop index kill_attacker_by_character;
create index kill_attacker_by_character on kill_attacker (character_id, time desc, kill_id desc) include (victim_id);
drop index kill_attacker_by_guild;
create index kill_attacker_by_guild on kill_attacker (guild_id, time desc, kill_id desc)
include (position, character_id, victim_id);

-- Few kills are of oneself: those whose attackers have no part in a kill.
create index kill_of_oneself on kill (id) where killer_id = victim_id;

-- Kills by a player and by a guild are counted in these.
drop index kill_by_killer;
create index kill_by_killer on kill (killer_id, time desc, id desc) where killer_id <> victim_id;
drop index kill_by_killer_guild;
create index kill_by_killer_guild on kill (killer_guild_id, time desc, id desc) where killer_id <> victim_id;

-- What was counted before.
do $$
begin
  if exists (select from kill where killer_id = victim_id)
    or exists (select from kill where instance_id is null and scenario_id <> 0)
    or exists (select from skirmish where end_time <> known_end(start_time, end_time)) then
    perform fights_are_written(true);
    update kill set skirmish_id = null
    where is_from_kills(skirmish_id) and not is_untold(instance_id, scenario_id, skirmish_id, killer_id, victim_id);
    perform fights_are_written(false);
    perform recount_sums();
  end if;
end
$$;
