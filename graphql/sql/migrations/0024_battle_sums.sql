-- Runs of scenarios, skirmishes and runs of instances keep what is summed up of their scoreboards: of each that was
-- touched, all of it is counted again, which is a few dozen rows.

-- The score repeats when and how its run was; nobody has won a draw.
create view derived_scenario_score as
select score.record_id, score.character_id, coalesce(run.start_time, score.start_time) as start_time,
       coalesce(run.queue_type, score.queue_type) as queue_type,
       case when run.id is null then score.won when run.winner in (0, 1) then run.winner = score.team end as won
from scenario_score score left join scenario_record run on run.id = score.record_id;

create view derived_scenario_record as
select run.id, score.players, score.deaths
from scenario_record run
cross join lateral (
  select count(*)::integer as players, coalesce(sum(deaths), 0)::integer as deaths
  from scenario_score where record_id = run.id
) score;

create function refresh_scenarios(ids uuid[], days integer[]) returns void
language plpgsql set search_path from current as $$
begin
  perform lock_sums();
  days := days || array(select distinct start_time / 86400 from scenario_record where id = any(ids));

  update scenario_score score
  set start_time = derived.start_time, queue_type = derived.queue_type, won = derived.won
  from derived_scenario_score derived
  where derived.record_id = any(ids) and derived.record_id = score.record_id
    and derived.character_id = score.character_id
    and (score.start_time, score.queue_type, score.won)
      is distinct from (derived.start_time, derived.queue_type, derived.won);

  update scenario_record run set players = derived.players, deaths = derived.deaths
  from derived_scenario_record derived
  where derived.id = any(ids) and derived.id = run.id
    and (run.players, run.deaths) is distinct from (derived.players, derived.deaths);

  delete from scenario_guild where record_id = any(ids);
  insert into scenario_guild select * from counted_scenario_guild where record_id = any(ids);
  delete from scenario_day where day = any(days);
  insert into scenario_day select * from counted_scenario_day where day = any(days);
end
$$;

create function scenario_score_written() returns trigger language plpgsql set search_path from current as $$
begin
  if not exists (select from changed) then return null; end if;
  perform refresh_scenarios(array(select distinct record_id from changed), '{}');
  return null;
end
$$;

create function scenario_record_written() returns trigger language plpgsql set search_path from current as $$
begin
  if not exists (select from changed) then return null; end if;
  perform refresh_scenarios(
    array(select id from changed), array(select distinct start_time / 86400 from changed));
  return null;
end
$$;

create view derived_skirmish_score as
select score.skirmish_id, score.character_id, coalesce(skirmish.start_time, score.start_time) as start_time
from skirmish_score score left join skirmish on skirmish.id = score.skirmish_id;

create function refresh_skirmishes(ids uuid[]) returns void language plpgsql set search_path from current as $$
begin
  perform lock_sums();
  update skirmish_score score set start_time = derived.start_time
  from derived_skirmish_score derived
  where derived.skirmish_id = any(ids) and derived.skirmish_id = score.skirmish_id
    and derived.character_id = score.character_id and score.start_time <> derived.start_time;
  delete from skirmish_guild where skirmish_id = any(ids);
  insert into skirmish_guild select * from counted_skirmish_guild where skirmish_id = any(ids);
end
$$;

create function skirmish_written() returns trigger language plpgsql set search_path from current as $$
begin
  if not exists (select from changed) then return null; end if;
  perform refresh_skirmishes(array(select id from changed));
  return null;
end
$$;

create function skirmish_score_written() returns trigger language plpgsql set search_path from current as $$
begin
  if not exists (select from changed) then return null; end if;
  perform refresh_skirmishes(array(select distinct skirmish_id from changed));
  return null;
end
$$;
