-- New kills join the fights near them; every other change clusters the kills around it anew.

create function grow_fights(come bigint[]) returns void
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
      and is_untold(kill.instance_id, kill.skirmish_id) and kill.id <> all(come)
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

-- Kills are there, gone, or were before an update: `changed` is what they are, or were.
create or replace function fights_written() returns trigger language plpgsql set search_path from current as $$
declare
  zones smallint[];
  sinces integer[];
  untils integer[];
  touched uuid[];
begin
  if not exists (select from changed where is_untold(instance_id, skirmish_id)) then return null; end if;
  perform lock_sums();
  if tg_op = 'INSERT' and not are_fights_anew() then
    perform grow_fights(array(select id from changed where is_untold(instance_id, skirmish_id)));
    return null;
  end if;
  select array_agg(span.zone_id), array_agg(span.since), array_agg(span.until) into zones, sinces, untils
  from (
    select array_agg(zone_id) as zones, array_agg(time) as times
    from changed where is_untold(instance_id, skirmish_id)
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

-- All of them, from all kills, some at a time.
create or replace function recount_fights() returns void language plpgsql set search_path from current set jit to off as $$
declare
  zones smallint[] := array(select distinct zone_id from kill);
  none integer := cardinality(zones);
  ids uuid[];
begin
  delete from fight;
  delete from fight_score;
  perform part_kills(zones, array_fill(-2147483648, array[none]), array_fill(2147483647, array[none]));
  for ids in
    select array_agg(id) from (
      select id, row_number() over () / 1000 as part from (
        select skirmish_id as id from kill where is_from_kills(skirmish_id)
        union select id from skirmish where is_from_kills(id)
        union select skirmish_id from skirmish_score where is_from_kills(skirmish_id)
      ) one
    ) numbered group by part
  loop
    perform refresh_fights(ids);
  end loop;
end
$$;

select recount_fights();
