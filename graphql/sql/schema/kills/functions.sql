-- Makes kills and their attackers say the same: who wrote a kill alone has its killer as an attacker.
create or replace function refresh_kills(ids bigint[]) returns void
language plpgsql set search_path from current set enable_seqscan to off set jit to off as $$
begin
  insert into kill_attacker (kill_id, position, character_id, level, renown_rank, guild_id, damage_percent, time, victim_id)
  select id, 0, killer_id, killer_level, killer_renown_rank, killer_guild_id, damage_percent, time, victim_id
  from kill
  where id = any(ids) and not exists (select from kill_attacker where kill_id = kill.id);

  update kill_attacker attacker set time = derived.time, victim_id = derived.victim_id
  from derived_kill_attacker derived
  where derived.kill_id = any(ids) and derived.kill_id = attacker.kill_id and derived.position = attacker.position
    and (attacker.time, attacker.victim_id) is distinct from (derived.time, derived.victim_id);

  update kill set
    killer_id = derived.killer_id, killer_level = derived.killer_level,
    killer_renown_rank = derived.killer_renown_rank, killer_guild_id = derived.killer_guild_id,
    killer_career = case when kill.killer_id = derived.killer_id then kill.killer_career else coalesce(
      (select career from "character" where id = derived.killer_id), kill.killer_career) end,
    damage_percent = derived.damage_percent, assists = derived.assists, solo = derived.solo
  from derived_kill derived
  where derived.id = any(ids) and derived.id = kill.id
    and (kill.killer_id, kill.killer_level, kill.killer_renown_rank, kill.killer_guild_id, kill.damage_percent,
         kill.assists, kill.solo)
      is distinct from
        (derived.killer_id, derived.killer_level, derived.killer_renown_rank, derived.killer_guild_id,
         derived.damage_percent, derived.assists, derived.solo);
end
$$;

-- The first attacker may be there already: who writes it says it anew.
create or replace function first_attacker_written() returns trigger language plpgsql set search_path from current as $$
begin
  if not exists (select from kill_attacker where kill_id = new.kill_id and position = new.position) then
    return new;
  end if;
  update kill_attacker set
    character_id = new.character_id, level = new.level, renown_rank = new.renown_rank, guild_id = new.guild_id,
    damage_percent = new.damage_percent
  where kill_id = new.kill_id and position = new.position
    and (character_id, level, renown_rank, guild_id, damage_percent)
      is distinct from (new.character_id, new.level, new.renown_rank, new.guild_id, new.damage_percent);
  return null;
end
$$;

create or replace function kill_attacker_written() returns trigger language plpgsql set search_path from current as $$
declare
  way integer := tg_argv[0];
begin
  if not exists (select from changed) then return null; end if;
  perform lock_sums();
  insert into character_day as counted (day, character_id, level, parts)
  select time / 86400, character_id, level, way * count(*) from changed group by 1, 2, 3
  on conflict (day, character_id, level) do update set parts = counted.parts + excluded.parts;
  -- Not while the sums still lack what an update puts in place of what is gone.
  if way > 0 then perform refresh_kills(array(select distinct kill_id from changed)); end if;
  return null;
end
$$;

create or replace function kill_attacker_gone() returns trigger language plpgsql set search_path from current as $$
begin
  if not exists (select from changed) then return null; end if;
  delete from character_day counted using (select distinct time / 86400 as day, character_id as id from changed) gone
  where counted.day = gone.day and counted.character_id = gone.id and counted.parts = 0;
  perform refresh_kills(array(select distinct kill_id from changed));
  return null;
end
$$;

create or replace function kill_gone() returns trigger language plpgsql set search_path from current as $$
begin
  if not exists (select from changed) then return null; end if;

  delete from leaderboard_week board
  using (
    select distinct iso_year(time) as year, iso_week(time) as week, unnest(array[killer_id, victim_id]) as id from changed
  ) gone
  where board.year = gone.year and board.week = gone.week and board.character_id = gone.id
    and board.kills = 0 and board.deaths = 0;

  delete from leaderboard_month board
  using (
    select distinct utc_year(time) as year, utc_month(time) as month, unnest(array[killer_id, victim_id]) as id from changed
  ) gone
  where board.year = gone.year and board.month = gone.month and board.character_id = gone.id
    and board.kills = 0 and board.deaths = 0;

  delete from guild_leaderboard_week board
  using (
    select distinct iso_year(time) as year, iso_week(time) as week, unnest(array[killer_guild_id, victim_guild_id]) as id
    from changed
  ) gone
  where board.year = gone.year and board.week = gone.week and board.guild_id = gone.id
    and board.kills = 0 and board.deaths = 0;

  delete from guild_leaderboard_month board
  using (
    select distinct utc_year(time) as year, utc_month(time) as month, unnest(array[killer_guild_id, victim_guild_id]) as id
    from changed
  ) gone
  where board.year = gone.year and board.month = gone.month and board.guild_id = gone.id
    and board.kills = 0 and board.deaths = 0;

  delete from kill_day where kills = 0 and day in (select time / 86400 from changed);
  delete from kill_day_career where kills = 0 and day in (select time / 86400 from changed);
  delete from career_pair where kills = 0 and deaths = 0;
  delete from character_day counted using (select distinct time / 86400 as day, victim_id as id from changed) gone
  where counted.day = gone.day and counted.character_id = gone.id and counted.parts = 0;
  delete from zone_heat_day where cells = '{}' and (zone_id, day) in (select zone_id, time / 86400 from changed);
  delete from zone_heat_week where cells = '{}' and (zone_id, week) in (select zone_id, time / 86400 / 7 from changed);
  return null;
end
$$;

-- The kill that a skirmish begins with: the inverse of skirmish_from().
create or replace function first_kill(skirmish_id uuid) returns bigint immutable language sql as $$
  select ('x' || substr(digits, 1, 8) || substr(digits, 10, 4) || substr(digits, 16, 3) || substr(digits, 21, 1))::bit(64)::bigint
  from (select skirmish_id::text as digits) id
$$;

-- Without sequential scans, which a planner prefers for a batch as long as the war is small: what is written may not
-- grow dearer with it.
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
  insert into career_pair as present
  select career, enemy, random_group(character_id), sum(kills), sum(solo_kills), sum(deaths)
  from (
    select killer_id, killer_career, victim_career, way, way * solo::integer, 0 from changed
    where killer_id <> victim_id
    union all
    select victim_id, victim_career, killer_career, 0, 0, way from changed
  ) part (character_id, career, enemy, kills, solo_kills, deaths)
  group by 1, 2, 3
  on conflict (career, enemy, player_group) do update set
    kills = present.kills + excluded.kills, solo_kills = present.solo_kills + excluded.solo_kills,
    deaths = present.deaths + excluded.deaths;
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
