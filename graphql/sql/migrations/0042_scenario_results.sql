-- Results of scenarios by day, so that a year of them is a few thousand rows however many runs there were. The side
-- with more points has won, as in every list of runs.
create table scenario_result_day (
  scenario_id integer not null,
  queue_type smallint not null,
  tier smallint not null,
  day integer not null,
  runs integer not null,
  order_wins integer not null,
  destruction_wins integer not null,
  surrenders integer not null,
  primary key (scenario_id, queue_type, tier, day)
);

create index scenario_result_day_by_day on scenario_result_day (day);

create view counted_scenario_result_day as
select scenario_id, queue_type, tier, start_time / 86400 as day, count(*)::integer as runs,
       (count(*) filter (where order_points > destruction_points))::integer as order_wins,
       (count(*) filter (where order_points < destruction_points))::integer as destruction_wins,
       (count(*) filter (where was_surrender))::integer as surrenders
from scenario_record group by 1, 2, 3, 4;

create function refresh_scenario_results(days integer[]) returns void
language plpgsql set search_path from current set jit to off as $$
begin
  delete from scenario_result_day where day = any(days);
  insert into scenario_result_day select * from counted_scenario_result_day where day = any(days);
end
$$;

alter function refresh_scenarios(uuid[], integer[]) rename to refresh_scenario_scores;
create function refresh_scenarios(ids uuid[], days integer[]) returns void
language plpgsql set search_path from current set jit to off as $$
begin
  perform refresh_scenario_scores(ids, days);
  perform refresh_scenario_results(
    days || array(select distinct start_time / 86400 from scenario_record where id = any(ids)));
end
$$;

alter function recount_sums() rename to recount_sums_before_results;
create function recount_sums() returns void language plpgsql set search_path from current set jit to off as $$
begin
  perform recount_sums_before_results();
  delete from scenario_result_day;
  insert into scenario_result_day select * from counted_scenario_result_day;
end
$$;

insert into scenario_result_day select * from counted_scenario_result_day;
