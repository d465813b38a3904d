create view derived_instance_encounter_run as
select fight.id, coalesce(run.instance_id, fight.instance_id) as instance_id,
       known_duration(fight.start_time, fight.end_time) as duration, score.*
from instance_encounter_run fight
left join instance_run run on run.id = fight.run_id
cross join lateral (
  select count(*)::smallint as entries, coalesce(sum(deaths), 0)::integer as deaths,
         coalesce(min(item_rating), 0) as min_item_rating,
         coalesce(sum(item_rating)::double precision / nullif(count(*), 0), 0) as average_item_rating,
         coalesce(max(item_rating), 0) as max_item_rating
  from instance_encounter_run_score where encounter_run_id = fight.id
) score;

create view counted_session_encounter as
select session_id, encounter_id, part.dungeon_id, min(part.instance_id) as instance_id, count(*)::integer as tries,
       least(sum(deaths), 2147483647)::integer as deaths, bool_or(completed) as fell
from session_run part join instance_encounter_run fight using (run_id)
where completed or deaths > 0 or coalesce(believed_duration(fight.start_time, fight.end_time), shortest_try()) >= shortest_try()
group by 1, 2, 3;

-- Members of the last run.
create view session_party as
select session_id, count(*)::smallint as size, (count(*) filter (where archetype = 'TANK'))::smallint as tanks,
       (count(*) filter (where archetype = 'HEALER'))::smallint as healers,
       coalesce(round(avg(item_rating)), 0)::integer as item_rating
from (
  select distinct on (session_id, character_id) session_id, character_id, archetype, item_rating
  from session_run part join instance_run_score score using (run_id)
  where not exists (
    select from session_run later
    where later.session_id = part.session_id and (later.start_time, later.run_id) > (part.start_time, part.run_id))
  order by session_id, character_id, position
) member
group by 1;

create view counted_session_guild as
select session_id, guild_id, start_time, count(*)::integer as members
from session_member member
where guild_id is not null
group by 1, 2, 3
having count(*) * 2 >= (select count(*) from session_member one where one.session_id = member.session_id);

create view counted_dungeon_encounter as
select dungeon_id, encounter_id, count(*)::integer as sessions, (count(*) filter (where fell))::integer as fell,
       sum(tries) as tries, sum(deaths) as deaths
from session_encounter group by 1, 2;

create view counted_wing_clearer as
select character_id, instance_id, count(*)::integer as clears
from session_member join session_wing using (session_id) where cleared group by 1, 2;

-- The milliseconds of runs as the API has them: runs in which something fell in no time have none.
create view derived_instance_run as
select run.id,
       case when won.encounters_won = 0 or known_duration(run.start_time, run.end_time) >= shortest_clear()
            then known_duration(run.start_time, run.end_time) end as duration,
       won.encounters_won, score.*
from instance_run run
cross join lateral (
  select count(distinct encounter_id)::smallint as encounters_won
  from instance_encounter_run where run_id = run.id and completed
) won
cross join lateral (
  select count(*)::smallint as entries, coalesce(sum(deaths), 0)::integer as deaths,
         coalesce(min(item_rating), 0) as min_item_rating,
         coalesce(sum(item_rating)::double precision / nullif(count(*), 0), 0) as average_item_rating,
         coalesce(max(item_rating), 0) as max_item_rating
  from instance_run_score where run_id = run.id
) score;

create view counted_session_wing as
select tried.session_id, tried.instance_id, dungeon_id, run.start_time, run.duration, game.listed, tried.fell,
       is_cleared(tried.fell, game.listed) as cleared, band_of(coalesce(item_rating, 0)) as band
from (
  select session_id, instance_id, dungeon_id,
         (count(*) filter (where fell and exists (
           select from instance_encounter one
           where one.id = encounter_id and one.instance_id = session_encounter.instance_id)))::smallint as fell
  from session_encounter group by 1, 2, 3
) tried
cross join lateral (
  select count(*)::smallint as listed from instance_encounter where instance_id = tried.instance_id
) game
cross join lateral (
  select min(start_time) as start_time,
         case when bool_and(end_time is not null) then believed_duration(min(start_time), max(end_time)) end as duration
  from session_run where session_id = tried.session_id and instance_id = tried.instance_id
) run
left join session_party party on party.session_id = tried.session_id;

create view counted_dungeon_session as
select run.session_id as id, run.dungeon_id, run.start_time, run.end_time, run.duration, runs,
       coalesce(wing.listed, 0)::smallint as listed, coalesce(wing.fell, 0)::smallint as fell,
       is_cleared(wing.cleared, wings_listed(run.dungeon_id)) as cleared,
       coalesce(member.players, 0)::integer as players, coalesce(size, 0::smallint) as size,
       coalesce(tanks, 0::smallint) as tanks, coalesce(healers, 0::smallint) as healers,
       coalesce(item_rating, 0) as item_rating, run.deaths,
       wings_listed(run.dungeon_id) as wings, wing.cleared::smallint as wings_cleared
from (
  select session_id, dungeon_id, min(part.start_time) as start_time,
         case when bool_and(part.end_time is not null) then max(part.end_time) end as end_time,
         case when bool_and(part.end_time is not null) then believed_duration(min(part.start_time), max(part.end_time)) end as duration,
         count(*)::integer as runs, least(sum(deaths), 2147483647)::integer as deaths
  from session_run part join instance_run on instance_run.id = part.run_id group by 1, 2
) run
cross join lateral (
  select sum(listed) as listed, sum(fell) as fell, count(*) filter (where cleared) as cleared
  from session_wing where session_id = run.session_id
) wing
cross join lateral (select count(*) as players from session_member where session_id = run.session_id) member
left join session_party party on party.session_id = run.session_id;

create view counted_dungeon_figures as
select dungeon_id, instance_id::smallint, part.band::smallint, count(*)::integer as sessions,
       (count(*) filter (where listed > 0))::integer as tries, (count(*) filter (where cleared))::integer as cleared,
       (count(duration) filter (where cleared))::integer as timed,
       percentile_cont(0.25) within group (order by duration) filter (where cleared) as lower,
       percentile_cont(0.5) within group (order by duration) filter (where cleared) as median,
       percentile_cont(0.75) within group (order by duration) filter (where cleared) as upper
from (
  select dungeon_id, 0 as instance_id, band_of(item_rating) as band, listed, cleared, duration from dungeon_session
  union all
  select dungeon_id, instance_id, band, listed, cleared, duration from session_wing
) session
cross join lateral (values (-1), (session.band)) part (band)
group by 1, 2, 3;

create view counted_dungeon_month as
select dungeon_id, instance_id::smallint, month_of(start_time) as month, count(*)::integer as sessions,
       (count(*) filter (where listed > 0))::integer as tries, (count(*) filter (where cleared))::integer as cleared,
       percentile_cont(0.5) within group (order by duration) filter (where cleared) as median
from (
  select dungeon_id, 0 as instance_id, start_time, listed, cleared, duration from dungeon_session
  union all
  select dungeon_id, instance_id, start_time, listed, cleared, duration from session_wing
) session
group by 1, 2, 3;

create view counted_session_member as
select member.session_id, member.character_id, member.dungeon_id, session.start_time, guild_id, archetype
from (
  select distinct on (session_id, character_id) session_id, character_id, dungeon_id, guild_id, archetype
  from session_run part join instance_run_score score using (run_id)
  order by session_id, character_id, part.start_time desc, part.run_id desc, position
) member
cross join lateral (
  select min(start_time) as start_time from session_run where session_id = member.session_id
) session;

create view counted_session_fighter as
select member.session_id, member.character_id, done.instance_id, member.dungeon_id, member.archetype, done.tries,
       done.fighting, done.work, round(done.work::numeric * done.work / done.fighting, 3) as squares
from session_member member
cross join lateral (
  select part.instance_id, count(distinct fight.id)::integer as tries,
         sum(fight.spent) filter (where is_first) as fighting,
         sum(case member.archetype when 'TANK' then score.protection_self::bigint + score.protection_others
                                   when 'HEALER' then score.healing_self::bigint + score.healing_others
                                   else score.damage end)::bigint as work
  from session_run part
  cross join lateral (
    select id, believed_duration(start_time, end_time) as spent from instance_encounter_run
    where run_id = part.run_id and believed_duration(start_time, end_time) is not null
      and (completed or deaths > 0 or believed_duration(start_time, end_time) >= shortest_try())
  ) fight
  cross join lateral (
    select own.*, position = min(position) over () as is_first from instance_encounter_run_score own
    where encounter_run_id = fight.id and character_id = member.character_id
  ) score
  where part.session_id = member.session_id
  group by 1
) done;

create view counted_dungeon_player as
select dungeon_id, instance_id, archetype, character_id, count(*)::integer as sessions, sum(tries)::integer as tries,
       sum(fighting)::bigint as fighting, sum(work)::bigint as work, sum(squares) as squares
from session_fighter group by 1, 2, 3, 4;

create view counted_dungeon_best_player as
with moment as (
  select dungeon_id, instance_id, archetype, count(*)::double precision as players,
         sum(sessions)::double precision as sessions, sum(fighting)::double precision as n, sum(work)::double precision as work,
         sum(fighting::numeric * fighting)::double precision as squared, sum(squares)::double precision as squares,
         sum(round(work::numeric * work / fighting, 3))::double precision as own
  from dungeon_player group by 1, 2, 3
), spread as (
  select *, (own - work * work / n - (players - 1) * variance) / nullif(n - squared / n, 0) as variance_between
  from (select *, greatest(0, squares - own) / nullif(sessions - players, 0) as variance from moment) one
), drawn as (
  select dungeon_id, instance_id, archetype, character_id, player.tries, fighting / 60000.0::double precision as minutes,
         player.work * 60000.0::double precision / fighting as rate,
         (player.work + strength * spread.work / n) * 60000.0::double precision / (fighting + strength) as estimate,
         spread.work * 60000.0::double precision / n as mean, strength / 60000 as strength
  from dungeon_player player
  join spread using (dungeon_id, instance_id, archetype)
  cross join lateral (select variance / variance_between) its (strength)
  where player.tries >= 5 and variance_between > 0
)
select dungeon_id, instance_id, archetype, character_id, place::integer, tries, minutes, rate, estimate, mean, strength,
       players::integer, below::integer
from (
  select *, rank() over (partition by dungeon_id, instance_id, archetype order by estimate desc) as place,
         rank() over (partition by dungeon_id, instance_id, archetype order by estimate) - 1 as below,
         count(*) over (partition by dungeon_id, instance_id, archetype) as players
  from drawn
) ranked
where place <= 5;

-- Sessions as the API has them. wingCount: wings of the dungeon.
create view listed_session as
select session.id, start_time, dungeon_id, dungeon_id::integer as "dungeonId", session_second(start_time) as start,
       session_second(end_time) as "end", dungeon_seconds(duration) as seconds, listed, fell, cleared,
       session.wings as "wingCount", wings_cleared as "wingsCleared", players, size, tanks, healers,
       item_rating as "itemRating", deaths, session.runs as "runCount", duration,
       (select coalesce(jsonb_agg(jsonb_build_object('instanceId', instance_id, 'listed', wing.listed, 'fell', wing.fell,
          'cleared', wing.cleared, 'seconds', dungeon_seconds(wing.duration)) order by wing.start_time, instance_id), '[]')
        from session_wing wing where wing.session_id = session.id) as wings,
       (select jsonb_agg(run_id order by run.start_time, run_id) from session_run run where run.session_id = session.id) as "runIds",
       (select coalesce(jsonb_agg(jsonb_build_object('characterId', character_id, 'guildId', guild_id, 'archetype', archetype)
          order by array_position(array['TANK', 'HEALER'], archetype), character_id), '[]')
        from session_member member where member.session_id = session.id) as members
from dungeon_session session;

-- Runs that count. `until` is the end, or else the last that is known of the tries, or else the start.
create view dungeon_run as
select run.id, dungeon_of(instance_id) as dungeon_id, instance_id, start_time,
       case when run_length(start_time, end_time, encounters_won) is not null then end_time end as end_time,
       case when run_length(start_time, end_time, encounters_won) is not null then end_time else coalesce((
         select max(moment) from instance_encounter_run fight, unnest(array[fight.start_time, fight.end_time]) moment
         where fight.run_id = run.id and believed_duration(run.start_time, moment) is not null
       ), start_time) end as until
from instance_run run
where start_time > 0 and entries >= 6 and not ahead;

create view counted_session_link as select * from session_links(array(select id from dungeon_run));

create view counted_session_run as
select run.id as run_id, session_id, dungeon_id, instance_id, start_time, end_time, until
from dungeon_run run join joined_runs(array(select run_id from session_run)) joined on joined.run_id = run.id;
