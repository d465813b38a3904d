-- Kills keep their sums. A statement's rows come as `changed`; way is 1 for rows that are new and -1 for rows that are
-- gone, and an update is both.

-- The cells of both, without those that nobody is left in.
create function added_heat(
  cells_of_one smallint[], kills_of_one integer[], solos_of_one integer[],
  cells_of_other smallint[], kills_of_other integer[], solos_of_other integer[],
  out cells smallint[], out kills integer[], out solo_kills integer[]
) immutable language sql as $$
  select coalesce(array_agg(cell order by cell), '{}'), coalesce(array_agg(sum_of_kills order by cell), '{}'),
         coalesce(array_agg(sum_of_solos order by cell), '{}')
  from (
    select cell, sum(kill)::integer as sum_of_kills, sum(solo)::integer as sum_of_solos
    from (
      select * from unnest(cells_of_one, kills_of_one, solos_of_one)
      union all
      select * from unnest(cells_of_other, kills_of_other, solos_of_other)
    ) part (cell, kill, solo)
    group by cell having sum(kill) <> 0
  ) added
$$;

-- Without sequential scans, which a planner prefers for a batch as long as the war is small: what is written may not
-- grow dearer with it.
create function kill_written() returns trigger
language plpgsql set search_path from current set enable_seqscan to off as $$
declare
  way integer := tg_argv[0];
begin
  if not exists (select from changed) then return null; end if;
  perform lock_sums();

  insert into leaderboard_week as board (year, week, character_id, kills, deaths)
  select iso_year(time), iso_week(time), id, sum(kill), sum(death)
  from (select time, killer_id, way, 0 from changed union all select time, victim_id, 0, way from changed)
    part (time, id, kill, death)
  group by 1, 2, 3
  on conflict (year, week, character_id) do update
    set kills = board.kills + excluded.kills, deaths = board.deaths + excluded.deaths;

  insert into leaderboard_month as board (year, month, character_id, kills, deaths)
  select utc_year(time), utc_month(time), id, sum(kill), sum(death)
  from (select time, killer_id, way, 0 from changed union all select time, victim_id, 0, way from changed)
    part (time, id, kill, death)
  group by 1, 2, 3
  on conflict (year, month, character_id) do update
    set kills = board.kills + excluded.kills, deaths = board.deaths + excluded.deaths;

  insert into guild_leaderboard_week as board (year, week, guild_id, kills, deaths)
  select iso_year(time), iso_week(time), id, sum(kill), sum(death)
  from (select time, killer_guild_id, way, 0 from changed union all select time, victim_guild_id, 0, way from changed)
    part (time, id, kill, death)
  where id is not null
  group by 1, 2, 3
  on conflict (year, week, guild_id) do update
    set kills = board.kills + excluded.kills, deaths = board.deaths + excluded.deaths;

  insert into guild_leaderboard_month as board (year, month, guild_id, kills, deaths)
  select utc_year(time), utc_month(time), id, sum(kill), sum(death)
  from (select time, killer_guild_id, way, 0 from changed union all select time, victim_guild_id, 0, way from changed)
    part (time, id, kill, death)
  where id is not null
  group by 1, 2, 3
  on conflict (year, month, guild_id) do update
    set kills = board.kills + excluded.kills, deaths = board.deaths + excluded.deaths;

  insert into kill_day as counted (day, kills, solo_kills)
  select time / 86400, way * count(*), way * count(*) filter (where solo) from changed group by 1
  on conflict (day) do update
    set kills = counted.kills + excluded.kills, solo_kills = counted.solo_kills + excluded.solo_kills;

  insert into kill_day_career as counted (day, killer_career, kills, solo_kills)
  select time / 86400, killer_career, way * count(*), way * count(*) filter (where solo) from changed group by 1, 2
  on conflict (day, killer_career) do update
    set kills = counted.kills + excluded.kills, solo_kills = counted.solo_kills + excluded.solo_kills;

  insert into character_day as counted (day, character_id, level, parts)
  select time / 86400, victim_id, victim_level, way * count(*) from changed group by 1, 2, 3
  on conflict (day, character_id, level) do update set parts = counted.parts + excluded.parts;

  insert into zone_heat_day as heat (zone_id, day, cells, kills, solo_kills)
  select zone_id, day, array_agg(cell), array_agg(kills), array_agg(solo_kills)
  from (
    select changed.zone_id, changed.time / 86400 as day,
           heat_cell(changed.x, changed.y, nw_corner_x, nw_corner_y, se_corner_x, se_corner_y) as cell,
           way * count(*)::integer as kills, way * (count(*) filter (where changed.solo))::integer as solo_kills
    from changed join zone on zone.id = changed.zone_id
    where se_corner_x > nw_corner_x and se_corner_y > nw_corner_y
    group by 1, 2, 3
  ) part
  group by 1, 2
  on conflict (zone_id, day) do update set (cells, kills, solo_kills) = (
    select cells, kills, solo_kills from added_heat(
      heat.cells, heat.kills, heat.solo_kills, excluded.cells, excluded.kills, excluded.solo_kills));

  insert into zone_heat_week as heat (zone_id, week, cells, kills, solo_kills)
  select zone_id, week, array_agg(cell), array_agg(kills), array_agg(solo_kills)
  from (
    select changed.zone_id, changed.time / 86400 / 7 as week,
           heat_cell(changed.x, changed.y, nw_corner_x, nw_corner_y, se_corner_x, se_corner_y) as cell,
           way * count(*)::integer as kills, way * (count(*) filter (where changed.solo))::integer as solo_kills
    from changed join zone on zone.id = changed.zone_id
    where se_corner_x > nw_corner_x and se_corner_y > nw_corner_y
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
