-- Whoever only fell in a period has a row as well, with no kill, and no place on the board.
create view counted_leaderboard_week as
select year, week, character_id, sum(kills)::integer as kills, sum(deaths)::integer as deaths
from (
  select iso_year(time) as year, iso_week(time) as week, killer_id as character_id, count(*) as kills, 0 as deaths
  from kill where killer_id <> victim_id group by 1, 2, 3
  union all
  select iso_year(time), iso_week(time), victim_id, 0, count(*) from kill group by 1, 2, 3
) part
group by 1, 2, 3;

-- A kill counts for the guild that the killer was in at that moment, a death for that of the victim.
create view counted_guild_leaderboard_week as
select year, week, guild_id, sum(kills)::integer as kills, sum(deaths)::integer as deaths
from (
  select iso_year(time) as year, iso_week(time) as week, killer_guild_id as guild_id, count(*) as kills, 0 as deaths
  from kill where killer_guild_id is not null and killer_id <> victim_id group by 1, 2, 3
  union all
  select iso_year(time), iso_week(time), victim_guild_id, 0, count(*)
  from kill where victim_guild_id is not null group by 1, 2, 3
) part
group by 1, 2, 3;

create view counted_leaderboard_month as
select year, month, character_id, sum(kills)::integer as kills, sum(deaths)::integer as deaths
from (
  select utc_year(time) as year, utc_month(time) as month, killer_id as character_id, count(*) as kills, 0 as deaths
  from kill where killer_id <> victim_id group by 1, 2, 3
  union all
  select utc_year(time), utc_month(time), victim_id, 0, count(*) from kill group by 1, 2, 3
) part
group by 1, 2, 3;

create view counted_guild_leaderboard_month as
select year, month, guild_id, sum(kills)::integer as kills, sum(deaths)::integer as deaths
from (
  select utc_year(time) as year, utc_month(time) as month, killer_guild_id as guild_id, count(*) as kills, 0 as deaths
  from kill where killer_guild_id is not null and killer_id <> victim_id group by 1, 2, 3
  union all
  select utc_year(time), utc_month(time), victim_guild_id, 0, count(*)
  from kill where victim_guild_id is not null group by 1, 2, 3
) part
group by 1, 2, 3;
