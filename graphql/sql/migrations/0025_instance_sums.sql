-- Milliseconds between a start and an end that are known, and in their order.
create function known_duration(start_time bigint, end_time bigint) returns integer immutable language sql as
$$ select case when start_time > 0 and end_time >= start_time then (end_time - start_time)::integer end $$;

create view derived_instance_run as
select run.id, known_duration(run.start_time, run.end_time) as duration, won.encounters_won, score.*
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

create function refresh_instance_runs(ids uuid[]) returns void language plpgsql set search_path from current as $$
begin
  perform lock_sums();
  update instance_run run set
    duration = derived.duration, encounters_won = derived.encounters_won, entries = derived.entries,
    deaths = derived.deaths, min_item_rating = derived.min_item_rating,
    average_item_rating = derived.average_item_rating, max_item_rating = derived.max_item_rating
  from derived_instance_run derived
  where derived.id = any(ids) and derived.id = run.id
    and (run.duration, run.encounters_won, run.entries, run.deaths, run.min_item_rating, run.average_item_rating,
         run.max_item_rating)
      is distinct from
        (derived.duration, derived.encounters_won, derived.entries, derived.deaths, derived.min_item_rating,
         derived.average_item_rating, derived.max_item_rating);
end
$$;

create function refresh_instance_fights(ids bigint[]) returns void language plpgsql set search_path from current as $$
begin
  perform lock_sums();
  update instance_encounter_run fight set
    instance_id = derived.instance_id, duration = derived.duration, entries = derived.entries,
    deaths = derived.deaths, min_item_rating = derived.min_item_rating,
    average_item_rating = derived.average_item_rating, max_item_rating = derived.max_item_rating
  from derived_instance_encounter_run derived
  where derived.id = any(ids) and derived.id = fight.id
    and (fight.instance_id, fight.duration, fight.entries, fight.deaths, fight.min_item_rating,
         fight.average_item_rating, fight.max_item_rating)
      is distinct from
        (derived.instance_id, derived.duration, derived.entries, derived.deaths, derived.min_item_rating,
         derived.average_item_rating, derived.max_item_rating);
end
$$;

create function instance_run_written() returns trigger language plpgsql set search_path from current as $$
begin
  if not exists (select from changed) then return null; end if;
  perform refresh_instance_runs(array(select id from changed));
  perform refresh_instance_fights(
    array(select id from instance_encounter_run where run_id in (select id from changed)));
  return null;
end
$$;

create function instance_encounter_run_written() returns trigger language plpgsql set search_path from current as $$
begin
  if not exists (select from changed) then return null; end if;
  perform refresh_instance_fights(array(select id from changed));
  perform refresh_instance_runs(array(select distinct run_id from changed));
  return null;
end
$$;

create function instance_run_score_written() returns trigger language plpgsql set search_path from current as $$
begin
  if not exists (select from changed) then return null; end if;
  perform refresh_instance_runs(array(select distinct run_id from changed));
  return null;
end
$$;

create function instance_encounter_run_score_written() returns trigger
language plpgsql set search_path from current as $$
begin
  if not exists (select from changed) then return null; end if;
  perform refresh_instance_fights(array(select distinct encounter_run_id from changed));
  return null;
end
$$;
