-- Long skirmishes from kills add up what new kills bring.

-- From this number of kills on a fight keeps running totals of its players: a shorter one is recounted as fast.
create function long_fight() returns integer immutable language sql as $$ select 50 $$;

-- Running totals of a player in a long fight. Beyond the scoreboard they hold `last`, the last part that the player had
-- (as fight_parts() returns it; null for those who only did damage so far), and damage beyond what an integer holds.
create table fight_score (
  skirmish_id uuid not null,
  character_id integer not null,
  last bigint[],
  kills integer not null,
  kills_solo integer not null,
  deaths integer not null,
  death_blows integer not null,
  dealt bigint not null,
  received bigint not null,
  primary key (skirmish_id, character_id)
) with (fillfactor = 70);

-- What somebody did in some kills, in many rows. `last` begins with when it was: the greatest is the last part that
-- somebody had. Attackers are of the realm of their killer.
drop function fight_parts(uuid[]);
create function fight_parts(ids bigint[]) returns setof fight_score
stable language plpgsql set search_path from current set enable_seqscan to off set jit to off as $$
#variable_conflict use_column
begin
  return query
  with killed as materialized (select * from kill where id = any(ids))
  select skirmish_id, attacker.character_id,
         array[killed.time, id, 0, guild_id, is_of_destruction(killer_career)::integer, level, renown_rank]::bigint[],
         (attacker.character_id = killer_id)::integer, (attacker.character_id = killer_id and solo)::integer, 0,
         (attacker.character_id = deathblow_id is true)::integer, 0::bigint, 0::bigint
  from killed
  cross join lateral (
    select distinct on (character_id) character_id, guild_id, level, renown_rank
    from kill_attacker where kill_id = killed.id order by character_id, position
  ) attacker
  union all
  select skirmish_id, victim_id,
         array[killed.time, id, 1, victim_guild_id, is_of_destruction(victim_career)::integer, victim_level,
               victim_renown_rank]::bigint[], 0, 0, 1, 0, 0, 0
  from killed
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

create function fight_totals(ids bigint[]) returns setof fight_score
stable language sql set search_path from current as $$
  select skirmish_id, character_id, max(last), sum(kills)::integer, sum(kills_solo)::integer, sum(deaths)::integer,
         sum(death_blows)::integer, sum(dealt)::bigint, sum(received)::bigint
  from fight_parts(ids) group by skirmish_id, character_id
$$;

-- Level, guild and realm are those of somebody's last part. Damage is that of kills, since nothing else is known; it is
-- counted for those who took part.
create function fight_board(total fight_score, since integer) returns skirmish_score immutable language sql as $$
  select total.skirmish_id, total.character_id, since, total.last[4]::integer,
         case when total.last[5] = 1 then 'DESTRUCTION' else 'ORDER' end, total.last[6]::smallint,
         total.last[7]::smallint, total.kills, total.kills_solo, total.deaths, total.death_blows, damage.dealt,
         damage.dealt, damage.received, 0, 0, 0, 0, 0, 0, 0
  from (select least(total.dealt, 2147483647)::integer as dealt,
               least(total.received, 2147483647)::integer as received) damage
$$;

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

create view counted_fight_score as
select * from fight_totals(array(
  select kill.id from fight join kill on kill.skirmish_id = skirmish_from(fight.id) where fight.kills >= long_fight()));

-- Writes skirmishes, and the scoreboard rows of the players in `totals`. The fights have to be up to date.
create function write_fights(ids uuid[], totals fight_score[]) returns void
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

  with fresh as materialized (select * from counted_skirmish_guild where skirmish_id = any(ids)),
  gone as (
    delete from skirmish_guild where skirmish_id = any(ids)
      and (skirmish_id, guild_id) not in (select skirmish_id, guild_id from fresh)
  )
  insert into skirmish_guild
  select * from fresh except select * from skirmish_guild where skirmish_id = any(ids)
  on conflict (skirmish_id, guild_id) do update
    set start_time = excluded.start_time, players = excluded.players, kills = excluded.kills;
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

-- Adds new kills to the totals of the long fights that they belong to.
create function grow_long_fights(come bigint[]) returns void
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
