-- What is asked about the players of a scenario. Null narrows nothing; days since 1970, `until` is the first that is
-- not meant.

-- The share of its runs that a career wins, less the share that its side wins in the same tier and month, weighted by
-- the players of the career. `error` is the standard error by leaving out one run after another (a jackknife in each
-- tier and month), so that players of one run do not count as if they had won on their own. None below 30 runs.
create function scenario_careers(
  scenario bigint, queue bigint, of_tier bigint, premades boolean, since bigint, until bigint
) returns table (career text, team smallint, runs integer, players integer, wins integer, edge double precision,
                 error double precision)
stable language sql set search_path from current set jit to off set enable_nestloop to off as $$
  with whole as (
    select * from whole_months(since, until)
  ), cell as (
    select part.tier, part.month, part.career, part.team, part.players::double precision as k, part.won,
           sum(part.runs)::double precision as n
    from (
      select month, queue_type, tier, premade, known.career, known.team, known.players, won, known.runs
      from whole, scenario_career_month known
      where scenario_id = scenario and month >= first and month < last
      union all
      select month_start(start_time / 86400), queue_type, tier, premade, run.career, run.team, run.players, won, 1
      from parts_of_months(since, until) day, scenario_run_career run
      where scenario_id = scenario and start_time >= day.since and start_time < day.until
    ) part
    where (queue is null or queue_type = queue) and (of_tier is null or tier = of_tier) and (not premades or premade)
    group by 1, 2, 3, 4, 5, 6
  ), side as (
    select tier, month_start(day) as month, team.number as team, sum(order_wins + destruction_wins)::double precision as runs,
           sum(case team.number when 0 then order_wins else destruction_wins end)::double precision as wins
    from scenario_result_day cross join (values (0), (1)) team (number)
    where scenario_id = scenario and (since is null or day >= since) and (until is null or day < until)
      and (queue is null or queue_type = queue) and (of_tier is null or tier = of_tier) and (not premades or premade)
    group by 1, 2, 3
  ), stratum as (
    select tier, month, team, career, side.runs, side.wins, sum(n * k) as k, coalesce(sum(n * k) filter (where won), 0) as a,
           sum(n) as with_it, coalesce(sum(n) filter (where won), 0) as won_with_it
    from cell join side using (tier, month, team)
    group by 1, 2, 3, 4, 5, 6
  ), whole_career as (
    select career, team, sum(a - wins / stratum.runs * k) as t, sum(k) as k, sum(a) as a, sum(with_it) as runs
    from stratum group by 1, 2 having sum(with_it) >= 30
  ), gone as (
    select career, team, tier, month, k, won::integer, n from cell
    union all select career, team, tier, month, 0, 1, wins - won_with_it from stratum
    union all select career, team, tier, month, 0, 0, runs - wins - (with_it - won_with_it) from stratum
  ), left_out as (
    select career, team, tier, month, stratum.runs, gone.n,
           (whole_career.t - (stratum.a - wins / stratum.runs * stratum.k) + stratum.a - gone.k * gone.won
             - (wins - gone.won) / (stratum.runs - 1) * (stratum.k - gone.k)) / (whole_career.k - gone.k) as edge
    from gone join stratum using (career, team, tier, month) join whole_career using (career, team)
    where stratum.runs > 1 and gone.n > 0
  ), spread as (
    select career, team,
           sum((runs - 1) / runs * n * (edge - middle) ^ 2) as variance
    from (
      select *, sum(n * edge) over stratum / sum(n) over stratum as middle
      from left_out window stratum as (partition by career, team, tier, month)
    ) compared
    group by 1, 2
  )
  select career, team, whole_career.runs::integer, k::integer, a::integer, t / k, coalesce(sqrt(variance), 0)
  from whole_career left join spread using (career, team)
  order by t / k desc, career, team
$$;

-- The ten best of a figure, in a run or per minute, one performance of each player; with all that equal the tenth.
create function scenario_best(
  scenario bigint, queue bigint, of_tier bigint, premades boolean, since bigint, until bigint, of_figure smallint,
  rate boolean
) returns table (place integer, character_id integer, record_id uuid, value double precision)
stable language sql as $$
  select place::integer, character_id, record_id, value
  from (
    select *, rank() over (order by value desc) as place
    from (
      select distinct on (character_id) character_id, record_id, start_time, value
      from (
        select character_id, record_id, start_time, value, queue_type, tier, premade
        from whole_months(since, until), scenario_best_month
        where scenario_id = scenario and figure = of_figure and is_rate = rate and month >= first and month < last
        union all
        select character_id, record_id, start_time,
               case when rate then per_minute(figures[of_figure], seconds) else figures[of_figure] end,
               queue_type, tier, premade
        from parts_of_months(since, until) day, scenario_performance
        where scenario_id = scenario and start_time >= day.since and start_time < day.until
          and figures[of_figure] > 0 and (seconds is not null or not rate)
      ) feat
      where (queue is null or queue_type = queue) and (of_tier is null or tier = of_tier) and (not premades or premade)
      order by character_id, value desc, start_time, record_id
    ) best
  ) ranked
  where place <= 10
  order by place, start_time, character_id
$$;

-- The ten players with the best average of a figure per minute among those with at least so many runs. With few runs an
-- average says little, so each is drawn towards the mean of its career as if `strength` runs with that mean were added:
-- the spread of runs of one player over the spread between players (analysis of variance, runs weighing alike). Null
-- stands for so many that nothing of the player's own is left.
create function scenario_players(
  scenario bigint, queue bigint, of_tier bigint, premades boolean, since bigint, until bigint, of_figure integer,
  fewest integer
) returns table (place integer, character_id integer, runs integer, mean double precision, estimate double precision,
                 "careerMean" double precision, strength double precision, players integer)
stable language sql as $$
  with player as (
    select character_id, career, sum(runs)::double precision as n,
           sum(s) / 10000 as s, sum(q) / 1e8 as q
    from (
      select queue_type, tier, premade, character_id, career, runs, sums[of_figure] as s, squares[of_figure] as q
      from scenario_player
      where scenario_id = scenario and since is null and until is null
      union all
      select queue_type, tier, premade, character_id, career, runs, sums[of_figure]::double precision,
             squares[of_figure]::double precision
      from whole_months(since, until), scenario_player_month
      where scenario_id = scenario and month >= first and month < last and (since is not null or until is not null)
      union all
      select queue_type, tier, premade, character_id, career, 1, rate, rate ^ 2
      from parts_of_months(since, until) day, scenario_performance
      cross join lateral (select whole_rate(figures[of_figure], seconds)::double precision) done (rate)
      where scenario_id = scenario and start_time >= day.since and start_time < day.until and seconds is not null
    ) part
    where (queue is null or queue_type = queue) and (of_tier is null or tier = of_tier) and (not premades or premade)
    group by 1, 2
  ), career as (
    select career, count(*) as players, sum(n) as n, sum(s) / sum(n) as mean, sum(n * n) as squared,
           sum(q) - sum(s * s / n) as inside, sum(s * s / n) - sum(s) ^ 2 / sum(n) as among
    from player group by 1
  ), spread as (
    select career, mean, inside / nullif(n - players, 0) as variance,
           (among - (players - 1) * inside / nullif(n - players, 0)) / nullif(n - squared / n, 0) as variance_between
    from career
  ), shrunk as (
    select character_id, n, s / n as mean, spread.mean as career_mean,
           case when variance_between > 0 then greatest(0, variance) / variance_between end as strength
    from player join spread using (career)
    where n >= fewest
  ), placed as (
    select *, rank() over (order by value desc) as place, count(*) over () as players
    from (
      select *, coalesce((n * shrunk.mean + strength * career_mean) / (n + strength), career_mean) as value from shrunk
    ) told
  )
  select place::integer, character_id, n::integer, mean, value, career_mean, strength, players::integer
  from placed where place <= 10
  order by place, character_id
$$;
