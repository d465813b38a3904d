create view open_skirmish as
select id, primary_zone_id, battle_place(primary_zone_id) as place, start_time, known_end(start_time, end_time) as end_time,
       kills_order, kills_destruction
from skirmish where coalesce(scenario_id, 0) = 0 and instance_id is null;

create view counted_battle_link as select * from battle_links(array(select id from open_skirmish));

-- The kills of a skirmish by realm: those that are there, or those that the skirmish tells where none is.
create view told_kill as
select id as skirmish_id, case when here.kills > 0 then here.kills - here.of_destruction else kills_order end as kills_order,
       case when here.kills > 0 then here.of_destruction else kills_destruction end as kills_destruction
from open_skirmish
cross join lateral (
  select count(*)::integer as kills, (count(*) filter (where is_of_destruction(killer_career)))::integer as of_destruction
  from kill where kill.skirmish_id = open_skirmish.id and not is_from_kills(open_skirmish.id)
    and killer_id <> victim_id and not is_in_scenario(kill.scenario_id, kill.instance_id)
) here;

create view counted_battle_part as
select event_id as skirmish_id, session_id as battle_id, start_time, kills_order, kills_destruction
from (select array_agg(id) as ids, array_agg(start_time) as starts from open_skirmish) event
cross join (select array_agg(one) as ones, array_agg(other) as others from battle_link) link
cross join join_events(ids, starts, ones, others, battle_length())
join told_kill on told_kill.skirmish_id = event_id;

-- A player in a battle. `last` is the last part: its time, whether it was for Destruction, and the guild or 0.
create view battle_player as
select battle_id, character_id,
       max(array[part.start_time, (realm = 'DESTRUCTION')::integer, coalesce(guild_id, 0)]::bigint[]) as last,
       sum(kills)::bigint as kills, sum(deaths)::bigint as deaths
from battle_part part
cross join lateral (
  select character_id, realm, guild_id, kills, deaths from skirmish_score where skirmish_id = part.skirmish_id
  union all
  select character_id, realm, guild_id, kills, deaths from bare_boards(array[part.skirmish_id])
) score
group by 1, 2;

create view counted_battle as
select battle.battle_id as id, since as start_time, until as end_time, zone.id as zone_id, battle.of_order as kills_order,
       battle.of_destruction as kills_destruction, coalesce(side.players - side.of_destruction, 0)::integer as players_order,
       coalesce(side.of_destruction, 0)::integer as players_destruction, parts as skirmishes,
       least(battle.of_order::bigint + battle.of_destruction, 2147483647)::integer as kills, side.players
from (
  select battle_id, min(part.start_time) as since, max(known_end(skirmish.start_time, skirmish.end_time)) as until,
         count(*)::integer as parts, least(sum(part.kills_order), 2147483647)::integer as of_order,
         least(sum(part.kills_destruction), 2147483647)::integer as of_destruction
  from battle_part part join skirmish on skirmish.id = part.skirmish_id
  group by 1
) battle
-- The zone with the most kills, and of those the first.
cross join lateral (
  select primary_zone_id as id from battle_part part join skirmish on skirmish.id = part.skirmish_id
  where part.battle_id = battle.battle_id group by 1
  order by sum(part.kills_order::bigint + part.kills_destruction) desc, min(part.start_time), 1 limit 1
) zone
cross join lateral (
  select count(*)::integer as players, sum(last[2]) as of_destruction
  from battle_player where battle_player.battle_id = battle.battle_id
) side;

-- The realm of a guild is that of most of its players.
create view counted_battle_guild as
select fighter.battle_id, last[3]::integer as guild_id,
       case when sum(last[2]) * 2 > count(*) then 'DESTRUCTION' else 'ORDER' end as realm, start_time,
       count(*)::integer as players, least(sum(kills), 2147483647)::integer as kills,
       least(sum(deaths), 2147483647)::integer as deaths
from battle_player fighter
join (select battle_id, min(start_time) as start_time from battle_part group by 1) battle
  on battle.battle_id = fighter.battle_id
where last[3] > 0
group by 1, 2, 4;

create view counted_battle_day as
select start_time / 86400 as day, count(*)::integer as battles, sum(kills_order)::bigint as kills_order,
       sum(kills_destruction)::bigint as kills_destruction,
       (count(*) filter (where kills_order > kills_destruction))::integer as won_by_order,
       (count(*) filter (where kills_order < kills_destruction))::integer as won_by_destruction,
       (count(*) filter (where outnumbered))::integer as outnumbered, count(x)::integer as fitted,
       coalesce(sum(round(x * x * 1e6)), 0)::bigint as xx, coalesce(sum(round(x * y * 1e6)), 0)::bigint as xy,
       coalesce(sum(round(y * y * 1e6)), 0)::bigint as yy
from battle
cross join lateral (
  select case when is_fit then ln(players_order::double precision / players_destruction) end as x,
         case when is_fit then ln(kills_order::double precision / kills_destruction) end as y
  from (select players >= 20 and least(players_order, players_destruction, kills_order, kills_destruction) > 0) one (is_fit)
) law
group by 1;

create view counted_battle_guild_day as
select guild_id, party.players >= 6 as is_party, party.start_time / 86400 as day, count(*)::integer as battles,
       sum(kills_order)::bigint as kills_order, sum(kills_destruction)::bigint as kills_destruction,
       (count(*) filter (where kills_order > kills_destruction))::integer as won_by_order,
       (count(*) filter (where kills_order < kills_destruction))::integer as won_by_destruction,
       (count(*) filter (where outnumbered))::integer as outnumbered
from battle_guild party join battle on battle.id = battle_id
group by 1, 2, 3;
