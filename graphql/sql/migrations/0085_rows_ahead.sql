-- Runs of a clock that is ahead count in no sum over all time. Whether a run is ahead is noted when it is written, by the
-- clock of the site, so that what a sum counts follows from its rows alone; the hourly count lets in what is due.

-- The last second that is believed, as the statement that writes says it; null where none does.
create function latest_believed() returns bigint stable parallel safe language sql as $$
  select nullif(current_setting('war_ledger.latest', true), '')::bigint
$$;
comment on function latest_believed is
  'The last second that is believed by the clock of the site, set by what writes; null where it is not.';

alter table scenario_record add column ahead boolean not null default false;
alter table instance_run add column ahead boolean not null default false;
comment on column scenario_record.ahead is 'True while the run begins later than now: it counts in no sum.';
comment on column instance_run.ahead is 'True while the run begins later than now: it counts in no sum.';
create index scenario_record_ahead on scenario_record (start_time) where ahead;
create index instance_run_ahead on instance_run (start_time) where ahead;

create function note_ahead() returns trigger language plpgsql set search_path from current as $$
begin
  new.ahead := not new.ahead;
  return new;
end
$$;
comment on function note_ahead is 'Turns the mark of a row that is, or is no longer, later than what is believed.';

create trigger note_ahead before insert or update on scenario_record for each row
when (new.ahead <> (new.start_time > latest_believed())) execute function note_ahead();
-- Milliseconds.
create trigger note_ahead before insert or update on instance_run for each row
when (new.ahead <> (new.start_time > latest_believed() * 1000 + 999)) execute function note_ahead();

create function let_in_what_is_due(at integer) returns void
language plpgsql set search_path from current set jit to off as $$
begin
  -- A statement that changes nothing waits for other writers, too.
  if exists (select from scenario_record where ahead and start_time <= at::bigint + 60) then
    update scenario_record set ahead = false where ahead and start_time <= at::bigint + 60;
  end if;
  if exists (select from instance_run where ahead and start_time <= (at::bigint + 60) * 1000 + 999) then
    update instance_run set ahead = false where ahead and start_time <= (at::bigint + 60) * 1000 + 999;
  end if;
end
$$;
comment on function let_in_what_is_due is 'Counts the runs that are no longer ahead at a moment, in epoch seconds.';

create or replace function count_records(at integer) returns void
language plpgsql set search_path from current set jit to off as $$
begin
  perform let_in_what_is_due(at);
  delete from war_record;
  insert into war_record
  select kind, name, part, place, value, shared_by, start_time, end_time, character_id, guild_id, subject, instance_id
  from (
    select *, rank() over (partition by kind, name, part order by score) as place,
           count(*) over (partition by kind, name, part, score) as shared_by,
           row_number() over (
             partition by kind, name, part, score order by start_time, character_id, guild_id, subject) as number
    from (select *, case kind when 'CLEAR' then value else -value end as score from record_candidates(at)) one
  ) ranked
  where place <= case when kind ~ 'MONTH$' then 3 else 1 end and number <= 100;
  delete from war_record_count;
  insert into war_record_count select at, count(*), records_begin(), max(time) from kill
  where time between 0 and at::bigint + 60 and killer_id <> victim_id;
end
$$;

create or replace view counted_scenario_result_day as
select scenario_id, queue_type, tier, start_time / 86400 as day,
       exists (select from scenario_guild where record_id = id and members >= 6) as premade, count(*)::integer as runs,
       (count(*) filter (where order_points > destruction_points))::integer as order_wins,
       (count(*) filter (where order_points < destruction_points))::integer as destruction_wins,
       (count(*) filter (where was_surrender))::integer as surrenders
from scenario_record where not ahead group by 1, 2, 3, 4, 5;

create or replace view scenario_performance as
select run.scenario_id, run.start_time, month_start(run.start_time / 86400) as month, run.queue_type, run.tier,
       exists (select from scenario_guild party where party.record_id = run.id and party.members >= 6) as premade,
       run.id as record_id, score.start_time as score_time, score.character_id, "character".career,
       scenario_seconds(run.start_time, run.end_time)::bigint as seconds,
       array[score.damage, healing_self::bigint + healing_others, protection_self::bigint + protection_others,
             score.kills, score.death_blows, score.objective_score, score.damage_received]::bigint[] as figures,
       sign(order_points - destruction_points)::bigint as result
from scenario_record run
join scenario_score score on score.record_id = run.id
join "character" on "character".id = score.character_id
where not run.ahead;

create or replace view counted_scenario_run_career as
select run.id as record_id, career, team, run.scenario_id, run.start_time, run.queue_type, run.tier,
       exists (select from scenario_guild party where party.record_id = run.id and party.members >= 6) as premade,
       count(*)::smallint as players, (team = 0) = (order_points > destruction_points) as won,
       array_agg(random_group(score.character_id) order by random_group(score.character_id)) as player_groups
from scenario_record run
join scenario_score score on score.record_id = run.id
join "character" on "character".id = score.character_id
where order_points <> destruction_points and not run.ahead
group by run.id, career, team;

create or replace view scenario_deed as
select score.character_id, "character".career, score.start_time, scenario_seconds(run.start_time, run.end_time) as seconds,
       damage, healing_self::bigint + healing_others as healing,
       protection_self::bigint + protection_others as protection, death_blows, objective_score
from scenario_score score
join scenario_record run on run.id = score.record_id
join "character" on "character".id = score.character_id
where not run.ahead;

-- A run that is ahead has no length here, so that it is in no bin and no median.
create or replace function part_of(score scenario_score, run scenario_record, career text, sign integer)
returns setof scenario_part immutable rows 1 language sql as $$
  select run.start_time / 86400, career, level_band(score.level), run.tier, run.queue_type,
         case when not run.ahead then scenario_seconds(run.start_time, run.end_time) end,
         array[score.damage, score.healing_self::bigint + score.healing_others,
               score.protection_self::bigint + score.protection_others, score.kills, score.deaths, score.death_blows,
               score.objective_score, score.damage_received],
         sign, score.character_id
$$;

create or replace view binned_scenario_figure as
select part.career, part.level, part.tier, part.queue_type, part.day,
       ((figure - 1) * 65 + figure_bin(amount, part.seconds) + 1)::integer as place, count(*)::integer as results
from scenario_score score
join scenario_record run
  on run.id = score.record_id and scenario_seconds(run.start_time, run.end_time) is not null and not run.ahead
join "character" player on player.id = score.character_id
cross join lateral part_of(score, run, player.career, 1) part
cross join lateral unnest(part.amounts) with ordinality as one (amount, figure)
group by 1, 2, 3, 4, 5, 6;

create or replace view counted_scenario_player_median as
select part.character_id, part.career, part.level, part.tier, part.queue_type, count(*)::integer as results,
       array[
         kept_median(percentile_cont(0.5) within group (order by per_minute(amounts[1], seconds))),
         kept_median(percentile_cont(0.5) within group (order by per_minute(amounts[2], seconds))),
         kept_median(percentile_cont(0.5) within group (order by per_minute(amounts[3], seconds))),
         kept_median(percentile_cont(0.5) within group (order by per_minute(amounts[4], seconds))),
         kept_median(percentile_cont(0.5) within group (order by per_minute(amounts[5], seconds))),
         kept_median(percentile_cont(0.5) within group (order by per_minute(amounts[6], seconds))),
         kept_median(percentile_cont(0.5) within group (order by per_minute(amounts[7], seconds))),
         kept_median(percentile_cont(0.5) within group (order by per_minute(amounts[8], seconds)))
       ] as medians
from scenario_score score
join scenario_record run
  on run.id = score.record_id and scenario_seconds(run.start_time, run.end_time) is not null and not run.ahead
join "character" player on player.id = score.character_id
cross join lateral part_of(score, run, player.career, 1) part
group by 1, 2, 3, 4, 5 having count(*) >= 10;

create or replace view dungeon_run as
select run.id, dungeon_of(instance_id) as dungeon_id, instance_id, start_time,
       case when run_length(start_time, end_time, encounters_won) is not null then end_time end as end_time,
       case when run_length(start_time, end_time, encounters_won) is not null then end_time else coalesce((
         select max(moment) from instance_encounter_run fight, unnest(array[fight.start_time, fight.end_time]) moment
         where fight.run_id = run.id and believed_duration(run.start_time, moment) is not null
       ), start_time) end as until
from instance_run run
where start_time > 0 and entries >= 6 and not ahead;

-- What is there already, by the clock of the database: what that is wrong about is let in with the next count.
update scenario_record set ahead = true where start_time > extract(epoch from now()) + 60;
update instance_run set ahead = true where start_time > (extract(epoch from now()) + 60) * 1000 + 999;
