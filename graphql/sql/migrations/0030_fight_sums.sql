-- What is known of a skirmish from its kills: who fell, who helped, and the damage that they died of.

create function is_of_destruction(career text) returns boolean immutable language sql as $$
  select career in ('BLACK_ORC', 'CHOPPA', 'SHAMAN', 'SQUIG_HERDER', 'CHOSEN', 'MARAUDER', 'ZEALOT', 'MAGUS',
                    'BLACK_GUARD', 'WITCH_ELF', 'DISCIPLE_OF_KHAINE', 'SORCERER')
$$;

-- A row for each part that somebody had in a kill of some skirmishes. Attackers are of the realm of their killer.
create function fight_parts(ids uuid[])
returns table (
  skirmish_id uuid, kill_id bigint, "time" integer, fell boolean, character_id integer, guild_id integer,
  destruction boolean, level smallint, renown_rank smallint, kills integer, kills_solo integer, deaths integer,
  death_blows integer
) stable language sql set search_path from current as $$
  select kill.skirmish_id, kill.id, kill.time, false, attacker.character_id, attacker.guild_id,
         is_of_destruction(kill.killer_career), attacker.level, attacker.renown_rank,
         (attacker.character_id = kill.killer_id)::integer, (attacker.character_id = kill.killer_id and kill.solo)::integer,
         0, (attacker.character_id = kill.deathblow_id is true)::integer
  from kill
  join lateral (
    select distinct on (character_id) character_id, guild_id, level, renown_rank
    from kill_attacker where kill_id = kill.id order by character_id, position
  ) attacker on true
  where kill.skirmish_id = any(ids)
  union all
  select kill.skirmish_id, kill.id, kill.time, true, kill.victim_id, kill.victim_guild_id,
         is_of_destruction(kill.victim_career), kill.victim_level, kill.victim_renown_rank, 0, 0, 1, 0
  from kill where kill.skirmish_id = any(ids)
$$;

-- Level, guild and realm are those of somebody's last part. Damage is that of kills, since nothing else is known; it is
-- counted for those who took part.
create function fight_scores(ids uuid[]) returns setof skirmish_score
stable language sql set search_path from current as $$
  with part as materialized (select * from fight_parts(ids)),
  last as (
    select distinct on (skirmish_id, character_id) *
    from part order by skirmish_id, character_id, time desc, kill_id desc, fell desc
  ), done as (
    select skirmish_id, character_id, sum(kills)::integer as kills, sum(kills_solo)::integer as kills_solo,
           sum(deaths)::integer as deaths, sum(death_blows)::integer as death_blows
    from part group by 1, 2
  ), hurt as (
    select kill.skirmish_id, damage.attacker_id as character_id, sum(damage.amount)::bigint as amount
    from kill join kill_damage damage on damage.kill_id = kill.id
    where kill.skirmish_id = any(ids) and damage.attacker_id is not null group by 1, 2
  ), suffered as (
    select kill.skirmish_id, kill.victim_id as character_id, sum(damage.amount)::bigint as amount
    from kill join kill_damage damage on damage.kill_id = kill.id
    where kill.skirmish_id = any(ids) and damage.attacker_id is not null group by 1, 2
  ), fight as (
    select skirmish_id, min(time) as start_time from part group by 1
  )
  select last.skirmish_id, last.character_id, fight.start_time, last.guild_id,
         case when last.destruction then 'DESTRUCTION' else 'ORDER' end, last.level, last.renown_rank,
         done.kills, done.kills_solo, done.deaths, done.death_blows,
         least(coalesce(hurt.amount, 0), 2147483647)::integer, least(coalesce(hurt.amount, 0), 2147483647)::integer,
         least(coalesce(suffered.amount, 0), 2147483647)::integer, 0, 0, 0, 0, 0, 0, 0
  from last
  join done using (skirmish_id, character_id)
  join fight using (skirmish_id)
  left join hurt using (skirmish_id, character_id)
  left join suffered using (skirmish_id, character_id)
$$;

-- Reads the scoreboards of the skirmishes, which are written before.
create function fight_rows(ids uuid[]) returns setof skirmish
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

create view counted_skirmish as
select * from skirmish where not is_from_kills(id)
union all
select * from fight_rows(array(select distinct skirmish_id from kill where is_from_kills(skirmish_id)));

create view counted_skirmish_score as
select * from skirmish_score where not is_from_kills(skirmish_id)
union all
select * from fight_scores(array(select distinct skirmish_id from kill where is_from_kills(skirmish_id)));

-- While it is on, what is written are these skirmishes themselves: no other sum is made of the skirmish of a kill.
create function fights_are_written(now boolean) returns void language sql as
$$ select set_config('war_ledger.fights', case when now then 'written' else '' end, true) $$;

create function are_fights_written() returns boolean stable language sql as
$$ select coalesce(current_setting('war_ledger.fights', true), '') = 'written' $$;

-- Writes skirmishes anew that were made from kills, and takes those away that no kill is left of.
create function refresh_fights(ids uuid[]) returns void
language plpgsql set search_path from current set enable_seqscan to off as $$
begin
  if ids = '{}' then return; end if;
  perform fights_are_written(true);
  delete from skirmish_score score where skirmish_id = any(ids)
    and not exists (select from fight_parts(ids) part
                    where part.skirmish_id = score.skirmish_id and part.character_id = score.character_id);
  insert into skirmish_score as present select * from fight_scores(ids)
  on conflict (skirmish_id, character_id) do update set
    start_time = excluded.start_time, guild_id = excluded.guild_id, realm = excluded.realm, level = excluded.level,
    renown_rank = excluded.renown_rank, kills = excluded.kills, kills_solo = excluded.kills_solo,
    deaths = excluded.deaths, death_blows = excluded.death_blows, damage = excluded.damage,
    kill_damage = excluded.kill_damage, damage_received = excluded.damage_received
  where present is distinct from excluded;
  delete from skirmish where id = any(ids) and not exists (select from kill where skirmish_id = skirmish.id);
  insert into skirmish as present select * from fight_rows(ids)
  on conflict (id) do update set
    primary_zone_id = excluded.primary_zone_id, start_time = excluded.start_time, end_time = excluded.end_time,
    kills = excluded.kills, kills_order = excluded.kills_order, kills_destruction = excluded.kills_destruction,
    players = excluded.players, players_order = excluded.players_order,
    players_destruction = excluded.players_destruction
  where present is distinct from excluded;
  perform fights_are_written(false);
end
$$;
