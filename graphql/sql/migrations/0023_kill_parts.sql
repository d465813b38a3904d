-- Kills and their attackers say the same, and what comes to nothing leaves the sums.

-- Its killer is the first attacker. Of a kill with several attackers none is a solo kill.
create view derived_kill as
select kill.id, first.character_id as killer_id, first.level as killer_level, first.renown_rank as killer_renown_rank,
       first.guild_id as killer_guild_id, first.damage_percent, (attackers.count - 1)::smallint as assists,
       kill.solo and attackers.count = 1 as solo
from kill
cross join lateral (
  select * from kill_attacker where kill_id = kill.id order by position limit 1
) first
cross join lateral (select count(*) from kill_attacker where kill_id = kill.id) attackers;

-- Of a kill that is not there, which older versions may have left, nothing is repeated.
create view derived_kill_attacker as
select kill_id, position, coalesce(kill.time, attacker.time) as time,
       coalesce(kill.victim_id, attacker.victim_id) as victim_id
from kill_attacker attacker left join kill on kill.id = attacker.kill_id;

-- Makes kills and their attackers say the same: who wrote a kill alone has its killer as an attacker.
create function refresh_kills(ids bigint[]) returns void
language plpgsql set search_path from current set enable_seqscan to off as $$
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
create function first_attacker_written() returns trigger language plpgsql set search_path from current as $$
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

create function kill_attacker_written() returns trigger language plpgsql set search_path from current as $$
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

create function kill_attacker_gone() returns trigger language plpgsql set search_path from current as $$
begin
  if not exists (select from changed) then return null; end if;
  delete from character_day counted using (select distinct time / 86400 as day, character_id as id from changed) gone
  where counted.day = gone.day and counted.character_id = gone.id and counted.parts = 0;
  perform refresh_kills(array(select distinct kill_id from changed));
  return null;
end
$$;

create function kill_gone() returns trigger language plpgsql set search_path from current as $$
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
  delete from character_day counted using (select distinct time / 86400 as day, victim_id as id from changed) gone
  where counted.day = gone.day and counted.character_id = gone.id and counted.parts = 0;
  delete from zone_heat_day where cells = '{}' and (zone_id, day) in (select zone_id, time / 86400 from changed);
  delete from zone_heat_week where cells = '{}' and (zone_id, week) in (select zone_id, time / 86400 / 7 from changed);
  return null;
end
$$;

-- A zone's map has come, or has other corners.
create function zone_written() returns trigger language plpgsql set search_path from current as $$
declare
  ids smallint[] := array(select id from changed);
begin
  if ids = '{}' then return null; end if;
  perform lock_sums();
  delete from zone_heat_day where zone_id = any(ids);
  insert into zone_heat_day select * from counted_zone_heat_day where zone_id = any(ids);
  delete from zone_heat_week where zone_id = any(ids);
  insert into zone_heat_week select * from counted_zone_heat_week where zone_id = any(ids);
  return null;
end
$$;
