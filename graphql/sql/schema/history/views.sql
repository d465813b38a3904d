create view history_part as
select victim_id as character_id, time, coalesce(victim_guild_id, 0) as guild_id, victim_level as level,
       victim_renown_rank as renown_rank
from kill
union all
select character_id, time, coalesce(guild_id, 0), level, renown_rank from kill_attacker
union all
select character_id, start_time, coalesce(guild_id, 0), level, renown_rank from scenario_score
union all
select character_id, start_time, coalesce(guild_id, 0), level, renown_rank from skirmish_score;

-- Most days have one guild: only the others are put in order. Of fights in the same second the guild gives the order.
create view counted_character_stay as
with summed as materialized (
  select character_id, time / 86400 as day, min(guild_id) as guild_id, max(guild_id) as last_guild_id, max(level) as level,
         max(renown_rank) as renown_rank
  from history_part where time >= 0 group by 1, 2
)
select character_id, day, 0 as place, guild_id, level, renown_rank from summed where guild_id = last_guild_id
union all
select character_id, day, place, guild_id, max(level), max(renown_rank)
from (
  select *, (sum(turn) over (partition by character_id, day order by time, guild_id))::integer - 1 as place
  from (
    select part.*, day,
           (part.guild_id is distinct from lag(part.guild_id)
              over (partition by character_id, day order by time, part.guild_id))::integer as turn
    from history_part part join summed using (character_id)
    where time >= 0 and time / 86400 = day and summed.guild_id <> last_guild_id
  ) part
) stay
group by 1, 2, 3, 4;

create view counted_guild_spell as
select character_id, first_day, place, last_day, guild_id, days, lag(guild_id) over spells as guild_before,
       lag(last_day) over spells as day_before, lead(guild_id) over spells as guild_after,
       lead(first_day) over spells as day_after, lead(place) over spells as place_after
from (
  select character_id, guild_id, min(day) as first_day, (array_agg(place order by day, place))[1] as place,
         max(day) as last_day, count(distinct day)::integer as days
  from (
    select *, sum(turn) over (partition by character_id order by day, place) as number
    from (
      select *, (guild_id is distinct from lag(guild_id)
                   over (partition by character_id order by day, place))::integer as turn
      from character_stay
    ) stay
  ) stay
  group by character_id, number, guild_id
) spell
window spells as (partition by character_id order by first_day, place);

create view counted_guild_month as
select guild_id, month_start(day) as month, count(distinct character_id)::integer as fighters
from character_stay where guild_id <> 0 group by 1, 2;

-- Arrivals and departures of a guild: on `day` a character was seen first with it, or first without it.
create view guild_move as
select guild_id, move_day as "moveDay", place, character_id as "characterId", arrived, day_text(move_day) as day,
       day_text(other_day) as "otherDay", nullif(other_guild_id, 0) as "otherGuildId"
from (
  select guild_id, first_day as move_day, place, character_id, true as arrived, guild_before as other_guild_id,
         day_before as other_day
  from guild_spell
  union all
  select guild_id, day_after, place_after, character_id, false, guild_after, last_day
  from guild_spell where day_after is not null
) move
where guild_id <> 0;
