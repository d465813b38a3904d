-- How far players differ in the runs that careers win in a scenario, by random groups of them.

-- The random groups of the career's players in the run.
alter table scenario_run_career add column player_groups smallint[] not null default '{}';

create or replace view counted_scenario_run_career as
select run.id as record_id, career, team, run.scenario_id, run.start_time, run.queue_type, run.tier,
       exists (select from scenario_guild party where party.record_id = run.id and party.members >= 6) as premade,
       count(*)::smallint as players, (team = 0) = (order_points > destruction_points) as won,
       array_agg(random_group(score.character_id) order by random_group(score.character_id)) as player_groups
from scenario_record run
join scenario_score score on score.record_id = run.id
join "character" on "character".id = score.character_id
where order_points <> destruction_points
group by run.id, career, team;

-- The players of the decided runs of a month by random group, each counted once a run: 32 numbers, then as many of those
-- who won.
create table scenario_career_group (
  scenario_id integer not null,
  month integer not null,
  queue_type smallint not null,
  tier smallint not null,
  premade boolean not null,
  career text not null,
  team smallint not null,
  sums integer[] not null,
  primary key (scenario_id, month, queue_type, tier, premade, career, team)
);

-- Adds up players and winners, each by the group, `way` times, as the sums above have them.
create function group_sums(players smallint[], winners smallint[], way integer) returns integer[]
language plpgsql immutable as $$
declare
  sums integer[] := array_fill(0, array[64]);
  own smallint;
begin
  foreach own in array players loop sums[own + 1] := sums[own + 1] + way; end loop;
  foreach own in array coalesce(winners, '{}') loop sums[own + 33] := sums[own + 33] + way; end loop;
  return sums;
end
$$;

create view counted_scenario_career_group as
select scenario_id, month_start(start_time / 86400) as month, queue_type, tier, premade, career, team,
       group_sums(array_agg(own), array_agg(own) filter (where won), 1) as sums
from scenario_run_career cross join lateral unnest(player_groups) player (own)
group by 1, 2, 3, 4, 5, 6, 7;

create or replace function refresh_scenario_careers(ids uuid[]) returns void
language plpgsql set search_path from current set jit to off as $$
declare
  before scenario_run_career[] := array(
    select row(known.*)::scenario_run_career from scenario_run_career known where record_id = any(ids) order by 1);
  after scenario_run_career[] := array(
    select row(found.*)::scenario_run_career from counted_scenario_run_career found where record_id = any(ids) order by 1);
begin
  if before = after then return; end if;
  delete from scenario_run_career where record_id = any(ids);
  insert into scenario_run_career select * from unnest(after);
  insert into scenario_career_month as known
  select scenario_id, month_start(start_time / 86400), queue_type, tier, premade, career, team, players, won, sum(way)
  from (select *, -1 as way from unnest(before) union all select *, 1 from unnest(after)) part
  group by 1, 2, 3, 4, 5, 6, 7, 8, 9 having sum(way) <> 0
  on conflict (scenario_id, month, queue_type, tier, premade, career, team, players, won) do update
    set runs = known.runs + excluded.runs;
  delete from scenario_career_month
  where runs = 0 and (scenario_id, month) in (select scenario_id, month_start(start_time / 86400) from unnest(before));
  insert into scenario_career_group as known
  select scenario_id, month_start(start_time / 86400), queue_type, tier, premade, career, team,
         sum_bins(group_sums(player_groups, case when won then player_groups end, way))
  from (select *, -1 as way from unnest(before) union all select *, 1 from unnest(after)) part
  group by 1, 2, 3, 4, 5, 6, 7
  on conflict (scenario_id, month, queue_type, tier, premade, career, team) do update
    set sums = add_bins(known.sums, excluded.sums);
  delete from scenario_career_group
  where 0 = all(sums) and (scenario_id, month) in (select scenario_id, month_start(start_time / 86400) from unnest(before));
  delete from scenario_career_stratum
  where (scenario_id, month, tier) in (
    select scenario_id, month_start(start_time / 86400), tier from unnest(before || after));
  insert into scenario_career_stratum
  select found.*
  from (select distinct scenario_id, month_start(start_time / 86400) as month, tier from unnest(before || after)) part
  cross join lateral (
    select * from counted_scenario_career_stratum known
    where known.scenario_id = part.scenario_id and known.month = part.month and known.tier = part.tier
  ) found;
end
$$;

-- As before, with the groups.
create or replace function recount_scenario_parts() returns void
language plpgsql set search_path from current set jit to off as $$
begin
  delete from scenario_run_career;
  insert into scenario_run_career select * from counted_scenario_run_career;
  delete from scenario_career_month;
  insert into scenario_career_month select * from counted_scenario_career_month;
  delete from scenario_career_group;
  insert into scenario_career_group select * from counted_scenario_career_group;
  delete from scenario_player_month;
  insert into scenario_player_month select * from counted_scenario_player_month;
  delete from scenario_player;
  insert into scenario_player select * from counted_scenario_player;
  delete from scenario_career_stratum;
  insert into scenario_career_stratum select * from counted_scenario_career_stratum;
  delete from scenario_player_total;
  insert into scenario_player_total select * from counted_scenario_player_total;
  delete from scenario_career_moment;
  insert into scenario_career_moment select * from counted_scenario_career_moment;
  delete from scenario_best_month;
  insert into scenario_best_month select * from counted_scenario_best_month;
  delete from scenario_player_median;
  insert into scenario_player_median select * from counted_scenario_player_median;
end
$$;

-- As before, with the players and the wins of each random group, which tell how far players differ.
drop function scenario_careers(bigint, bigint, bigint, boolean, bigint, bigint);
create function scenario_careers(
  scenario bigint, queue bigint, of_tier bigint, premades boolean, since bigint, until bigint
) returns table (career text, team smallint, runs integer, players integer, wins integer, edge double precision,
                 error double precision, "groupPlayers" integer[], "groupWins" integer[])
stable language sql set search_path from current set jit to off set enable_nestloop to off as $$
  with part as (
    select tier, month, career, team, sizes, results, counts
    from whole_months(since, until), scenario_career_stratum
    where scenario_id = scenario and month >= first and month < last and (of_tier is null or tier = of_tier)
      and queue is null and not premades
    union all
    select tier, month, career, team, array_agg(players), array_agg(won), array_agg(n)
    from (
      select tier, month, career, team, players, won, sum(runs)::integer as n
      from (
        select month, queue_type, tier, premade, known.career, known.team, known.players, won, known.runs
        from whole_months(since, until), scenario_career_month known
        where scenario_id = scenario and month >= first and month < last and (queue is not null or premades)
        union all
        select month_start(start_time / 86400), queue_type, tier, premade, run.career, run.team, run.players, won, 1
        from parts_of_months(since, until) day, scenario_run_career run
        where scenario_id = scenario and start_time >= day.since and start_time < day.until
      ) cell
      where (queue is null or queue_type = queue) and (of_tier is null or tier = of_tier) and (not premades or premade)
      group by 1, 2, 3, 4, 5, 6
    ) cell
    group by 1, 2, 3, 4
  ), result as (
    select tier, month_start(day) as month, sum(order_wins + destruction_wins)::double precision as runs,
           sum(order_wins)::double precision as order_wins
    from (
      select tier, day, sum(order_wins) as order_wins, sum(destruction_wins) as destruction_wins
      from scenario_result_day
      where scenario_id = scenario and (since is null or day >= since) and (until is null or day < until)
        and (queue is null or queue_type = queue) and (of_tier is null or tier = of_tier) and (not premades or premade)
      group by 1, 2
    ) results
    group by 1, 2
  ), stratum as (
    select career, team, sizes, results, counts, runs,
           case team when 0 then order_wins else runs - order_wins end as wins,
           own[1] as k, own[2] as a, own[3] as with_it, own[4] as won_with_it
    from (
      select *, (select array[sum(k * n), coalesce(sum(k * n) filter (where won), 0), sum(n),
                              coalesce(sum(n) filter (where won), 0)]::double precision[]
                 from unnest(sizes, results, counts) cell (k, won, n)) as own
      from part offset 0
    ) added join result using (tier, month)
  ), whole_career as (
    select career, team, sum(a - wins / runs * k) as t, sum(k) as k, sum(a) as a, sum(with_it) as runs
    from stratum group by 1, 2 having sum(with_it) >= 30
  ), spread as (
    select career, team, sum((runs - 1) / runs * (moment[2] - moment[1] ^ 2 / runs)) as variance
    from (
      -- How far the edge moves when a run is left out that has k players of the career and is won or lost.
      select career, team, stratum.runs, (
        select array[sum(n * move), sum(n * move ^ 2)]
        from (
          select n, (wins / stratum.runs * stratum.k - left_out.k * won
                     - (wins - won) * (stratum.k - left_out.k) / (stratum.runs - 1)
                     + left_out.k * whole_career.t / whole_career.k) / (whole_career.k - left_out.k) as move
          from (
            select k, won::integer, n::double precision from unnest(sizes, results, counts) cell (k, won, n)
            union all select 0, 1, wins - won_with_it
            union all select 0, 0, stratum.runs - wins - (with_it - won_with_it)
          ) left_out (k, won, n)
        ) moved
      ) as moment
      from stratum join whole_career using (career, team)
      where stratum.runs > 1 offset 0
    ) compared
    group by 1, 2
  ), grouped as (
    select career, team, sum_bins(sums) as sums
    from (
      select career, team, sums
      from whole_months(since, until), scenario_career_group
      where scenario_id = scenario and month >= first and month < last
        and (queue is null or queue_type = queue) and (of_tier is null or tier = of_tier) and (not premades or premade)
      union all
      select career, team, group_sums(array_agg(own), array_agg(own) filter (where won), 1)
      from parts_of_months(since, until) day, scenario_run_career run, unnest(player_groups) player (own)
      where scenario_id = scenario and start_time >= day.since and start_time < day.until
        and (queue is null or queue_type = queue) and (of_tier is null or tier = of_tier) and (not premades or premade)
      group by 1, 2
    ) cell
    group by 1, 2
  )
  select career, team, whole_career.runs::integer, k::integer, a::integer, t / k,
         coalesce(sqrt(greatest(variance, 0)), 0), sums[1:32], sums[33:64]
  from whole_career left join spread using (career, team) join grouped using (career, team)
  order by t / k desc, career, team
$$;

delete from scenario_run_career;
insert into scenario_run_career select * from counted_scenario_run_career;
insert into scenario_career_group select * from counted_scenario_career_group;
