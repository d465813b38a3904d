-- The tiers of the game's zones, which neither the game's API nor a file of an import tells: without them, fighters of
-- an own war or of a record were counted in no tier.

create function tier_of_zone(zone smallint) returns smallint immutable language sql as $$
  select case
    when zone in (6, 11, 30, 100, 106, 130, 200, 206, 230) then 1
    when zone in (1, 7, 31, 101, 107, 131, 201, 207, 231) then 2
    when zone in (2, 8, 33, 38, 102, 108, 132, 133, 134, 139, 202, 208, 232, 236) then 3
    when zone in (3, 4, 5, 9, 10, 34, 39, 43, 44, 61, 62, 103, 104, 105, 109, 110, 135, 136, 137, 138, 161, 162, 168,
      203, 204, 205, 209, 210, 234, 235, 237, 238) then 4
    else 0
  end::smallint
$$;

create function give_zone_tier() returns trigger language plpgsql set search_path from current as $$
begin
  new.tier := tier_of_zone(new.id);
  return new;
end
$$;

create trigger give_zone_tier before insert on zone for each row when (new.tier = 0)
  execute function give_zone_tier();

-- A recount of all sums of fighters: the triggers would count the hours of all kills of these zones as one change, which
-- takes several times as long.
alter table zone disable trigger user;
do $$
begin
  update zone set tier = tier_of_zone(id) where tier = 0 and tier_of_zone(id) > 0;
  if found then perform recount_presence(); end if;
end
$$;
alter table zone enable trigger user;
