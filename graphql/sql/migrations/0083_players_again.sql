-- How far players who come again make the results of runs depend on each other. The sums of each player in a scenario get
-- an eighth figure, the result of a run: 1 where Order has won, -1 where Destruction has, 0 for a draw.

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
join "character" on "character".id = score.character_id;
comment on view scenario_performance is
  'One player in one run: seven figures, and the result, 1 where Order has won, -1 where Destruction has, 0 for a draw.';

create or replace view scenario_rate as
select scenario_id, start_time, score_time, month, queue_type, tier, premade, character_id, career,
       array[whole_rate(figures[1], seconds), whole_rate(figures[2], seconds), whole_rate(figures[3], seconds),
             whole_rate(figures[4], seconds), whole_rate(figures[5], seconds), whole_rate(figures[6], seconds),
             whole_rate(figures[7], seconds), result] as rates
from scenario_performance
where seconds is not null;
comment on view scenario_rate is
  'One player in one run of known length: seven figures per minute, in ten thousandths, and the result.';

create or replace view counted_scenario_player_month as
select scenario_id, month, queue_type, tier, premade, character_id, career, count(*)::integer as runs,
       array[sum(rates[1]), sum(rates[2]), sum(rates[3]), sum(rates[4]), sum(rates[5]), sum(rates[6]),
             sum(rates[7]), sum(rates[8])]::bigint[] as sums,
       array[sum(rates[1]::numeric * rates[1]), sum(rates[2]::numeric * rates[2]), sum(rates[3]::numeric * rates[3]),
             sum(rates[4]::numeric * rates[4]), sum(rates[5]::numeric * rates[5]), sum(rates[6]::numeric * rates[6]),
             sum(rates[7]::numeric * rates[7]), sum(abs(rates[8]))] as squares
from scenario_rate
group by 1, 2, 3, 4, 5, 6, 7;

create or replace view counted_scenario_player as
select scenario_id, queue_type, tier, premade, character_id, career, sum(runs)::integer as runs,
       array[sum(sums[1]), sum(sums[2]), sum(sums[3]), sum(sums[4]), sum(sums[5]), sum(sums[6]),
             sum(sums[7]), sum(sums[8])]::double precision[] as sums,
       array[sum(squares[1]), sum(squares[2]), sum(squares[3]), sum(squares[4]), sum(squares[5]), sum(squares[6]),
             sum(squares[7]), sum(squares[8])]::double precision[] as squares
from scenario_player_month
group by 1, 2, 3, 4, 5, 6;

create or replace view counted_scenario_player_total as
select scenario_id, character_id, career, sum(runs)::integer as runs,
       array[sum(sums[1]), sum(sums[2]), sum(sums[3]), sum(sums[4]), sum(sums[5]), sum(sums[6]), sum(sums[7]),
             sum(sums[8])]::bigint[] as sums,
       array[sum(squares[1]), sum(squares[2]), sum(squares[3]), sum(squares[4]), sum(squares[5]), sum(squares[6]),
             sum(squares[7]), sum(squares[8])] as squares
from scenario_player_month
group by 1, 2, 3;

-- Moments are those of figures, as before.
create or replace view counted_scenario_career_moment as
select scenario_id, figure::smallint, career, runs, count(*)::integer as players, sum(own) as sums,
       sum(own::numeric * own) as products, sum(square) as squares
from scenario_player_total
cross join lateral unnest(sums[1:7], squares[1:7]) with ordinality as moment (own, square, figure)
group by 1, 2, 3, 4;

-- What tells how far players differ, of each scenario: n being the runs of a player, and b the sum of their results, the
-- sums of n, of its powers, of b, of n b and of b squared over the players, and the runs of all that a side has won.
create table scenario_result_moment (
  scenario_id integer primary key,
  played numeric not null,
  squared numeric not null,
  cubed numeric not null,
  to_the_fourth numeric not null,
  results numeric not null,
  results_played numeric not null,
  results_squared numeric not null,
  decided numeric not null
);
comment on table scenario_result_moment is
  'Sums over the players of each scenario that tell how far players differ: powers of their runs, and their results.';

create view counted_scenario_result_moment as
select scenario_id, sum(n) as played, sum(n ^ 2) as squared, sum(n ^ 3) as cubed, sum(n ^ 4) as to_the_fourth,
       sum(result) as results, sum(n * result) as results_played, sum(result ^ 2) as results_squared,
       sum(squares[8]) as decided
from scenario_player_total
cross join lateral (select runs::numeric, sums[8]::numeric) own (n, result)
group by 1;

-- As before, with the result.
create or replace function refresh_scenario_player_totals(characters integer[]) returns void
language plpgsql set search_path from current set jit to off as $$
declare
  after scenario_player_total[] := array(
    select row(found.*, 0)::scenario_player_total
    from counted_scenario_player_total found where character_id = any(characters));
  before scenario_player_total[] := array(
    select row(scenario_id, character_id, career, runs, sums, squares, 0)::scenario_player_total
    from scenario_player_total where character_id = any(characters));
  gone scenario_player_total[] := array(select row(part.*)::scenario_player_total
    from (select * from unnest(before) except all select * from unnest(after)) part);
  come scenario_player_total[] := array(select row(part.*)::scenario_player_total
    from (select * from unnest(after) except all select * from unnest(before)) part);
begin
  delete from scenario_player_total
  where (scenario_id, character_id) in (select scenario_id, character_id from unnest(gone));
  insert into scenario_player_total
  select scenario_id, character_id, career, runs, sums, squares from unnest(come);
  insert into scenario_career_moment as known
  select scenario_id, figure, career, runs, sum(way), sum(way * own), sum(way * own::numeric * own), sum(way * square)
  from (select *, -1 as way from unnest(gone) union all select *, 1 from unnest(come)) part
  cross join lateral unnest(sums[1:7], squares[1:7]) with ordinality as moment (own, square, figure)
  group by 1, 2, 3, 4
  on conflict (scenario_id, figure, career, runs) do update
    set players = known.players + excluded.players, sums = known.sums + excluded.sums,
        products = known.products + excluded.products, squares = known.squares + excluded.squares;
  delete from scenario_career_moment
  where players = 0 and figure between 1 and 7
    and (scenario_id, career, runs) in (select scenario_id, career, runs from unnest(gone));
  insert into scenario_result_moment as known
  select scenario_id, sum(way * n), sum(way * n ^ 2), sum(way * n ^ 3), sum(way * n ^ 4), sum(way * result),
         sum(way * n * result), sum(way * result ^ 2), sum(way * squares[8])
  from (select *, -1 as way from unnest(gone) union all select *, 1 from unnest(come)) part
  cross join lateral (select runs::numeric, sums[8]::numeric) own (n, result)
  group by 1
  on conflict (scenario_id) do update
    set played = known.played + excluded.played, squared = known.squared + excluded.squared,
        cubed = known.cubed + excluded.cubed, to_the_fourth = known.to_the_fourth + excluded.to_the_fourth,
        results = known.results + excluded.results, results_played = known.results_played + excluded.results_played,
        results_squared = known.results_squared + excluded.results_squared, decided = known.decided + excluded.decided;
  delete from scenario_result_moment where played = 0;
end
$$;

-- As before, with the result.
create or replace function refresh_scenario_players(characters integer[], months integer[]) returns void
language plpgsql set search_path from current set jit to off as $$
begin
  delete from scenario_player_month where character_id = any(characters) and month = any(months);
  insert into scenario_player_month
  select scenario_id, month, queue_type, tier, premade, character_id, career, count(*),
         array[sum(rates[1]), sum(rates[2]), sum(rates[3]), sum(rates[4]), sum(rates[5]), sum(rates[6]), sum(rates[7]),
               sum(rates[8])],
         array[sum(rates[1]::numeric * rates[1]), sum(rates[2]::numeric * rates[2]),
               sum(rates[3]::numeric * rates[3]), sum(rates[4]::numeric * rates[4]),
               sum(rates[5]::numeric * rates[5]), sum(rates[6]::numeric * rates[6]),
               sum(rates[7]::numeric * rates[7]), sum(abs(rates[8]))]
  from scenario_rate
  where character_id = any(characters) and month = any(months)
    and score_time >= (select min(first) from unnest(months) first) * 86400::bigint
    and score_time < ((select max(first) from unnest(months) first) + 31) * 86400::bigint
  group by 1, 2, 3, 4, 5, 6, 7;
  delete from scenario_player where character_id = any(characters);
  insert into scenario_player select * from counted_scenario_player where character_id = any(characters);
  perform refresh_scenario_player_totals(characters);
end
$$;

-- As before, with the results.
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
  delete from scenario_result_moment;
  insert into scenario_result_moment select * from counted_scenario_result_moment;
  delete from scenario_best_month;
  insert into scenario_best_month select * from counted_scenario_best_month;
  delete from scenario_player_median;
  insert into scenario_player_median select * from counted_scenario_player_median;
end
$$;

delete from scenario_player_month;
insert into scenario_player_month select * from counted_scenario_player_month;
delete from scenario_player;
insert into scenario_player select * from counted_scenario_player;
delete from scenario_player_total;
insert into scenario_player_total select * from counted_scenario_player_total;
insert into scenario_result_moment select * from counted_scenario_result_moment;

-- The players whom two runs of a scenario share on average. A period is taken for the months that it touches: whoever
-- comes again does so in the days of it, too.
create function scenario_shared_players(
  scenario bigint, queue bigint, of_tier bigint, premades boolean, since bigint, until bigint
) returns table ("scenarioId" integer, shared double precision)
stable language sql set search_path from current set jit to off as $$
  with months as (
    select case when since is null or since < -25000 then -25000 else month_start(least(since, 25000)::integer) end as first,
           case when until is null or until > 25000 then 25000
                else month_start(month_start(greatest(until - 1, -25000)::integer) + 31) end as last
  ), shared as (
    select scenario_id, (squared - played)::double precision as shared
    from scenario_result_moment
    where (scenario is null or scenario_id = scenario)
      and queue is null and of_tier is null and not premades and since is null and until is null
    union all
    select scenario_id, sum(runs * (runs - 1))
    from (
      select scenario_id, character_id, sum(runs)::double precision as runs
      from (
        select scenario_id, character_id, runs, queue_type, tier, premade
        from scenario_player
        where (queue is not null or of_tier is not null or premades) and since is null and until is null
        union all
        select scenario_id, character_id, runs, queue_type, tier, premade
        from months, scenario_player_month
        where month >= first and month < last and (since is not null or until is not null)
      ) part
      where (scenario is null or scenario_id = scenario) and (queue is null or queue_type = queue)
        and (of_tier is null or tier = of_tier) and (not premades or premade)
      group by 1, 2
    ) player
    group by 1
  ), played as (
    select scenario_id, sum(runs)::double precision as runs
    from months, scenario_result_day
    where (scenario is null or scenario_id = scenario) and day >= first and day < last
      and (queue is null or queue_type = queue) and (of_tier is null or tier = of_tier) and (not premades or premade)
    group by 1
  )
  select scenario_id, coalesce(shared / nullif(runs * (runs - 1), 0), 0)
  from shared join played using (scenario_id)
$$;
comment on function scenario_shared_players is
  'The players whom two runs of each scenario share on average, in the months that a period touches.';
