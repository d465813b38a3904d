create view counted_character_day as
select day, character_id, level, sum(parts)::integer as parts
from (
  select time / 86400 as day, character_id, level, count(*) as parts from kill_attacker group by 1, 2, 3
  union all
  select time / 86400, victim_id, victim_level, count(*) from kill group by 1, 2, 3
) part
group by 1, 2, 3;

-- Its killer is the first attacker. Of a kill with several attackers none is a solo kill.
create view derived_kill as
select kill.id, first.character_id as killer_id, first.level as killer_level, first.renown_rank as killer_renown_rank,
       first.guild_id as killer_guild_id, first.damage_percent, (attackers.count - 1)::smallint as assists,
       kill.solo and attackers.count = 1 as solo
from kill
cross join lateral (
  select * from kill_attacker where kill_id = kill.id order by position limit 1
) first
cross join lateral (select count(*) from kill_attacker where kill_id = kill.id) attackers;

-- Of a kill that is not there, which older versions may have left, nothing is repeated.
create view derived_kill_attacker as
select kill_id, position, coalesce(kill.time, attacker.time) as time,
       coalesce(kill.victim_id, attacker.victim_id) as victim_id
from kill_attacker attacker left join kill on kill.id = attacker.kill_id;

create view derived_kill__skirmish as
select kill.id,
       case when is_untold(kill.instance_id, kill.scenario_id, kill.skirmish_id, kill.killer_id, kill.victim_id)
              then skirmish_of(cut.whole)
            when not is_from_kills(kill.skirmish_id) then kill.skirmish_id end as skirmish_id
from kill left join cut_all_kills() cut on (cut.own).id = kill.id;

create view counted_kill_day as
select time / 86400 as day, count(*)::integer as kills, (count(*) filter (where solo))::integer as solo_kills
from kill where killer_id <> victim_id group by 1;

create view counted_kill_day_career as
select time / 86400 as day, killer_career, count(*)::integer as kills,
       (count(*) filter (where solo))::integer as solo_kills
from kill where killer_id <> victim_id group by 1, 2;
