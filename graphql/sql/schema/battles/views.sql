create view counted_battle as
select battle.* from (select array_agg(distinct battle_id) as ids from battle_part) part
cross join battle_rows(ids, battle_fighter_list(ids)) battle;

create view counted_battle_guild as
select guild.* from (select array_agg(distinct battle_id) as ids from battle_part) part
cross join battle_guild_rows(battle_fighter_list(ids)) guild;

create view counted_battle_day as
select day.* from (select array_agg(battle) as all from battle) battles cross join battle_days(battles.all) day;

create view counted_battle_guild_day as
select sums.* from (select array_agg(id) as ids from battle) battles cross join battle_guild_days(ids) sums;

create view open_skirmish as
select id, primary_zone_id, battle_place(primary_zone_id) as place, start_time, known_end(start_time, end_time) as end_time,
       kills_order, kills_destruction
from skirmish where coalesce(scenario_id, 0) = 0 and instance_id is null;

create view counted_battle_link as select * from battle_links(array(select id from open_skirmish));

create view counted_battle_part as
select event_id as skirmish_id, session_id as battle_id, start_time, kills_order, kills_destruction
from (select array_agg(id) as ids, array_agg(start_time) as starts from open_skirmish) event
cross join (select array_agg(one) as ones, array_agg(other) as others from battle_link) link
cross join join_events(ids, starts, ones, others, battle_length())
join told_kills(array(select id from open_skirmish)) told on told.skirmish_id = event_id;
