-- While it is on, what is written are these skirmishes themselves: no other sum is made of the skirmish of a kill.
create or replace function fights_are_written(now boolean) returns void language sql as
$$ select set_config('war_ledger.fights', case when now then 'written' else '' end, true) $$;

create or replace function are_fights_written() returns boolean stable language sql as
$$ select coalesce(current_setting('war_ledger.fights', true), '') = 'written' $$;

-- Clusters kills and fights. A fight counts as a box without gaps, which gives the same as its kills would: every gap
-- inside a box is filled by kills of its stretch already, and more kills only ever join fights. Whoever gives one fight
-- of a stretch has to give all of them.
create or replace function cut_fights(kills bigint[], fights bigint[]) returns setof fight_member
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

-- While it is on, this transaction has clustered kills anew, so that fights may contain kills whose insert trigger has
-- yet to fire.
create or replace function fights_are_anew(now boolean) returns void language sql as
$$ select set_config('war_ledger.fights_are', case when now then 'anew' else '' end, true) $$;

create or replace function are_fights_anew() returns boolean stable language sql as
$$ select coalesce(current_setting('war_ledger.fights_are', true), '') = 'anew' $$;

-- Writes skirmishes, and the scoreboard rows of the players in `totals`. The fights have to be up to date.
create or replace function write_fights(ids uuid[], totals fight_score[]) returns void
language plpgsql set search_path from current set enable_seqscan to off set jit to off as $$
begin
  insert into skirmish_score as present
  select score.* from unnest(totals) total
  join fight on fight.id = first_kill(total.skirmish_id)
  cross join lateral fight_board(total, fight.since) score
  where total.last is not null
  on conflict (skirmish_id, character_id) do update set
    start_time = excluded.start_time, guild_id = excluded.guild_id, realm = excluded.realm, level = excluded.level,
    renown_rank = excluded.renown_rank, kills = excluded.kills, kills_solo = excluded.kills_solo,
    deaths = excluded.deaths, death_blows = excluded.death_blows, damage = excluded.damage,
    kill_damage = excluded.kill_damage, damage_received = excluded.damage_received
  where present is distinct from excluded;

  delete from skirmish where id = any(ids) and not exists (select from kill where skirmish_id = skirmish.id);
  insert into skirmish as present
  select skirmish_of(fight), null, null, zone_id, null, since, until, kills, kills - kills_destruction,
         kills_destruction, side.players, side.players - side.players_destruction, side.players_destruction
  from fight
  cross join lateral (
    select count(*)::integer as players, (count(*) filter (where realm = 'DESTRUCTION'))::integer as players_destruction
    from skirmish_score where skirmish_id = skirmish_from(fight.id)
  ) side
  where fight.id = any(array(select first_kill(id) from unnest(ids) id)) and kills >= fight_kills()
  on conflict (id) do update set
    primary_zone_id = excluded.primary_zone_id, start_time = excluded.start_time, end_time = excluded.end_time,
    kills = excluded.kills, kills_order = excluded.kills_order, kills_destruction = excluded.kills_destruction,
    players = excluded.players, players_order = excluded.players_order,
    players_destruction = excluded.players_destruction
  where present is distinct from excluded;
end
$$;

-- Writes skirmishes anew that were made from kills, and takes those away that no kill is left of.
create or replace function refresh_fights(ids uuid[]) returns void
language plpgsql set search_path from current set enable_seqscan to off set jit to off as $$
declare
  totals fight_score[];
begin
  if ids = '{}' then return; end if;
  perform fights_are_written(true);
  totals := array(
    select total from fight_totals(array(select id from kill where skirmish_id = any(ids))) total);
  delete from fight_score where skirmish_id = any(ids);
  insert into fight_score select total.* from unnest(totals) total
  join fight on fight.id = first_kill(total.skirmish_id) where fight.kills >= long_fight();
  delete from skirmish_score where skirmish_id = any(ids) and (skirmish_id, character_id) not in (
    select skirmish_id, character_id from unnest(totals) where last is not null);
  perform write_fights(ids, totals);
  perform fights_are_written(false);
end
$$;

-- The same by keys of the engine: attackers or damage of their kills differ.
create or replace function count_fights(keys jsonb) returns void
language plpgsql set search_path from current as $$
begin
  perform refresh_fights(array(select (key ->> 0)::uuid from jsonb_array_elements(keys) key));
end
$$;

-- Adds new kills to the totals of the long fights that they belong to.
create or replace function grow_long_fights(come bigint[]) returns void
language plpgsql set search_path from current set enable_seqscan to off set jit to off as $$
declare
  totals fight_score[];
begin
  if come = '{}' then return; end if;
  perform fights_are_written(true);
  with grown as (
    insert into fight_score as present select * from fight_totals(come)
    on conflict (skirmish_id, character_id) do update set
      last = greatest(present.last, excluded.last), kills = present.kills + excluded.kills,
      kills_solo = present.kills_solo + excluded.kills_solo, deaths = present.deaths + excluded.deaths,
      death_blows = present.death_blows + excluded.death_blows, dealt = present.dealt + excluded.dealt,
      received = present.received + excluded.received
    returning present
  )
  select array_agg(present) into totals from grown;
  perform write_fights(array(select distinct skirmish_id from unnest(totals)), totals);
  perform fights_are_written(false);
end
$$;

-- All of them, from all kills, some at a time.
create or replace function recount_fights() returns void
language plpgsql set search_path from current set jit to off as $$
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

-- All fights, from all kills.
create or replace function cut_all_kills() returns setof fight_member
language sql stable set search_path from current as $$
  select * from cut_fights(array(
    select id from kill where is_untold(instance_id, scenario_id, skirmish_id, killer_id, victim_id)), '{}')
$$;

-- New kills join the fights near them; every other change clusters the kills around it anew.
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
