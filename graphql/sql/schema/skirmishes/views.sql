create view counted_skirmish_guild as
select skirmish_id, guild_id, min(start_time) as start_time, count(*)::integer as players, sum(kills)::integer as kills
from skirmish_score where guild_id is not null group by skirmish_id, guild_id;

create view derived_skirmish_score as
select score.skirmish_id, score.character_id, coalesce(skirmish.start_time, score.start_time) as start_time
from skirmish_score score left join skirmish on skirmish.id = score.skirmish_id;

create view counted_skirmish as
select * from skirmish where not is_from_kills(id)
union all
select * from fight_rows(array(select distinct skirmish_id from kill where is_from_kills(skirmish_id)));

create view counted_skirmish_score__fights as
select * from skirmish_score where not is_from_kills(skirmish_id)
union all
select * from fight_scores(array(select distinct skirmish_id from kill where is_from_kills(skirmish_id)));

create view counted_fight as select distinct (whole).* from cut_all_kills();

create view counted_fight_score as
select * from fight_totals(array(
  select kill.id from fight join kill on kill.skirmish_id = skirmish_from(fight.id) where fight.kills >= long_fight()));
