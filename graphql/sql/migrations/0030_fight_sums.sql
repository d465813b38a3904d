-- What is known of a skirmish from its kills: who fell, who helped, and the damage that they died of.

create function is_of_destruction(career text) returns boolean immutable language sql as $$
  select career in ('BLACK_ORC', 'CHOPPA', 'SHAMAN', 'SQUIG_HERDER', 'CHOSEN', 'MARAUDER', 'ZEALOT', 'MAGUS',
                    'BLACK_GUARD', 'WITCH_ELF', 'DISCIPLE_OF_KHAINE', 'SORCERER')
$$;

-- What somebody did in some skirmishes, in many rows. `last` begins with when it was: the greatest is the last part that
-- somebody had. Attackers are of the realm of their killer.
create function fight_parts(ids uuid[])
returns table (
  skirmish_id uuid, character_id integer, "time" integer, last bigint[], kills integer, kills_solo integer,
  deaths integer, death_blows integer, dealt bigint, received bigint
) stable language plpgsql set search_path from current set enable_seqscan to off as $$
#variable_conflict use_column
begin
  return query
  with killed as materialized (select * from kill where kill.skirmish_id = any(ids))
  select skirmish_id, attacker.character_id, killed.time,
         array[killed.time, id, 0, guild_id, is_of_destruction(killer_career)::integer, level, renown_rank]::bigint[],
         (attacker.character_id = killer_id)::integer, (attacker.character_id = killer_id and solo)::integer, 0,
         (attacker.character_id = deathblow_id is true)::integer, 0::bigint, 0::bigint
  from killed
  cross join lateral (
    select distinct on (character_id) character_id, guild_id, level, renown_rank
    from kill_attacker where kill_id = killed.id order by character_id, position
  ) attacker
  union all
  select skirmish_id, victim_id, killed.time,
         array[killed.time, id, 1, victim_guild_id, is_of_destruction(victim_career)::integer, victim_level,
               victim_renown_rank]::bigint[], 0, 0, 1, 0, 0, 0
  from killed
  union all
  select skirmish_id, side.character_id, null, null, 0, 0, 0, 0, dealt, received
  from killed
  cross join lateral (
    select attacker_id, amount from kill_damage where kill_id = killed.id and attacker_id is not null
  ) damage
  cross join lateral (values (attacker_id, amount::bigint, 0::bigint), (victim_id, 0, amount))
    side (character_id, dealt, received);
end
$$;

-- Level, guild and realm are those of somebody's last part. Damage is that of kills, since nothing else is known; it is
-- counted for those who took part.
create function fight_scores(ids uuid[]) returns setof skirmish_score
stable language plpgsql set search_path from current as $$
#variable_conflict use_column
begin
  return query
  with player as materialized (
    select skirmish_id, character_id, min(time) as first, max(last) as last, sum(kills)::integer as kills,
           sum(kills_solo)::integer as kills_solo, sum(deaths)::integer as deaths,
           sum(death_blows)::integer as death_blows, least(sum(dealt), 2147483647)::integer as dealt,
           least(sum(received), 2147483647)::integer as received
    from fight_parts(ids) group by skirmish_id, character_id
  )
  select skirmish_id, character_id, (min(first) over (partition by skirmish_id))::integer, last[4]::integer,
         case when last[5] = 1 then 'DESTRUCTION' else 'ORDER' end, last[6]::smallint, last[7]::smallint,
         kills, kills_solo, deaths, death_blows, dealt, dealt, received, 0, 0, 0, 0, 0, 0, 0
  from player where last is not null;
end
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
  with fresh as materialized (select * from fight_scores(ids)),
  gone as (
    delete from skirmish_score where skirmish_id = any(ids)
      and (skirmish_id, character_id) not in (select skirmish_id, character_id from fresh)
  )
  insert into skirmish_score as present select * from fresh
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
  delete from skirmish_guild where skirmish_id = any(ids);
  insert into skirmish_guild select * from counted_skirmish_guild where skirmish_id = any(ids);
  perform fights_are_written(false);
end
$$;
