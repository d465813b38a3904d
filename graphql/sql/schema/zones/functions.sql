-- The cell of a place on the 64 x 64 grid over its zone's map: 64 * row + column. Places beyond the map's edge count
-- for the cell next to them.
create or replace function heat_cell(x integer, y integer, nw_x integer, nw_y integer, se_x integer, se_y integer)
returns smallint immutable language sql as $$
  select (64 * least(63, greatest(0, (y::bigint - nw_y) * 64 / nullif(se_y - nw_y, 0)))
    + least(63, greatest(0, (x::bigint - nw_x) * 64 / nullif(se_x - nw_x, 0))))::smallint
$$;

-- The cells of both, without those that nobody is left in.
create or replace function added_heat(
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

create or replace function zone_presence_written() returns trigger language plpgsql set search_path from current as $$
declare
  zones smallint[];
  kills bigint[];
  victims integer[];
  hours integer[];
begin
  if tg_op = 'INSERT' then
    zones := array(select id from added);
  elsif tg_op = 'DELETE' then
    zones := array(select id from gone);
  else
    zones := array(
      select id from (select id, tier, 1 as way from added union all select id, tier, -1 from gone) changed
      group by id, tier having sum(way) <> 0);
  end if;
  select array_agg(id), array_agg(victim_id), array_agg(time / 3600) into kills, victims, hours
  from kill where zone_id = any(zones);
  perform refresh_presence_of_kills(kills, victims, hours);
  return null;
end
$$;

-- The tiers of the game's zones, which neither the game's API nor a file of an import tells: without them, fighters of
-- an own war or of an archive would count in no tier.
create or replace function tier_of_zone(zone smallint) returns smallint immutable language sql as $$
  select case
    when zone in (6, 11, 30, 100, 106, 130, 200, 206, 230) then 1
    when zone in (1, 7, 31, 101, 107, 131, 201, 207, 231) then 2
    when zone in (2, 8, 33, 38, 102, 108, 132, 133, 134, 139, 202, 208, 232, 236) then 3
    when zone in (3, 4, 5, 9, 10, 34, 39, 43, 44, 61, 62, 103, 104, 105, 109, 110, 135, 136, 137, 138, 161, 162, 168,
      203, 204, 205, 209, 210, 234, 235, 237, 238) then 4
    else 0
  end::smallint
$$;

create or replace function give_zone_tier() returns trigger language plpgsql set search_path from current as $$
begin
  new.tier := tier_of_zone(new.id);
  return new;
end
$$;
