-- The whole months within some days: their first day, and the day after their last one. There are none where `first` is
-- not before `last`.
create or replace function whole_months(since bigint, until bigint, out first integer, out last integer)
immutable language sql as $$
  select case when since is null or since < -25000 then -25000 when since > 25000 then 25000
              else month_start(month_start(since::integer - 1) + 31) end,
         case when until is null or until > 25000 then 25000 when until < -25000 then -25000
              else month_start(until::integer) end
$$;

-- The days that are in no whole month, as epoch seconds; `until` is the first that is not meant.
create or replace function parts_of_months(bigint, bigint) returns table (since bigint, until bigint)
immutable language sql as $$
  select day.since * 86400, day.until * 86400
  from whole_months($1, $2) whole (first, last)
  cross join lateral (
    values (greatest($1, -25000), case when first < last then first else least($2, 25000) end),
           (case when first < last then last end, least($2, 25000))
  ) day (since, until)
  where day.since < day.until
$$;

-- In ten thousandths, since sums of whole numbers are the same in any order.
create or replace function whole_rate(figure bigint, seconds bigint) returns bigint immutable language sql as
$$ select coalesce((figure * 600000 + seconds / 2) / seconds, 0) $$;

-- Those of some feats that a month keeps; the earlier of two equal ones of a player.
create or replace function best_of_months(feats scenario_best_month[]) returns setof scenario_best_month
immutable language sql as $$
  select scenario_id, figure, is_rate, month, queue_type, tier, premade, character_id, record_id, start_time, value
  from (
    select *, rank() over (partition by scenario_id, figure, is_rate, month, queue_type, tier, premade
                           order by value desc) as place
    from (
      select distinct on (scenario_id, figure, is_rate, month, queue_type, tier, premade, character_id) *
      from unnest(feats)
      order by scenario_id, figure, is_rate, month, queue_type, tier, premade, character_id, value desc, start_time,
               record_id
    ) best
  ) ranked
  where place <= 10
$$;

-- The ten best of a figure, in a run or per minute, one performance of each player; with all that equal the tenth.
create or replace function scenario_best(
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
create or replace function scenario_players_of_some(
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

-- The same of all runs, for players with three or more, whose best are read in the order of their averages. Ten good
-- ones are found first; no player is among the best whose average is below what the tenth of these asks of so many runs.
create or replace function scenario_players_of_all(scenario bigint, of_figure integer, fewest integer)
returns table (place integer, character_id integer, runs integer, mean double precision, estimate double precision,
               "careerMean" double precision, strength double precision, players integer)
stable language plpgsql set search_path from current set jit to off as $$
begin
  return query execute format($query$
    with career as materialized (
      select career, players, mean,
             case when variance_between > 0 then greatest(0, variance) / variance_between end as strength
      from (
        select *, (among - (players - 1) * variance) / nullif(n - squared / n, 0) as variance_between
        from (
          select career, players, n, squared, s / n as mean, (q - inner_s) / nullif(n - players, 0) as variance,
                 inner_s - s ^ 2 / n as among
          from (
            select career, sum(players)::double precision as players, sum(players * runs)::double precision as n,
                   sum(players * runs::bigint * runs)::double precision as squared,
                   sum(sums)::double precision / 10000 as s, sum(squares)::double precision / 1e8 as q,
                   sum(products::double precision / runs) / 1e8 as inner_s
            from scenario_career_moment
            where scenario_id = $1 and figure = $2
            group by 1
          ) moment
        ) spread
      ) between_players
    ), class as materialized (
      select career, mean as career_mean, strength, least, most
      from career
      cross join (values (3, 5), (6, 9), (10, 15), (16, 24), (25, 49), (50, 99), (100, 1000000000)) class (least, most)
      where most >= $3
    ), good as (
      select coalesce((n * own.mean + strength * career_mean) / (n + strength), career_mean) as value
      from class cross join lateral (
        select runs::double precision as n, sums[%1$s]::double precision / runs / 10000 as mean
        from scenario_player_total
        where scenario_id = $1 and career = class.career and run_class = least and runs >= 3 and runs >= $3
        order by sums[%1$s]::double precision / runs desc limit 4
      ) own
      order by value desc offset 9 limit 1
    ), needed as (
      -- The average that a player needs, in the whole numbers that are kept, and a little less for rounding.
      select class.*, 10000 * case
               when tenth is null or (strength is null and career_mean >= tenth) then '-infinity'
               when strength is null then 'infinity'
               else career_mean
                    + (tenth - career_mean) * (1 + strength / case when tenth > career_mean then most else least end)
                    - 1e-9 * (1 + abs(tenth) + abs(career_mean)) * (1 + strength)
             end as bound
      from class left join (select value from good) good (tenth) on true
    ), placed as (
      select *, rank() over (order by value desc) as place
      from (
        select own.character_id, n, own.mean, career_mean, strength,
               coalesce((n * own.mean + strength * career_mean) / (n + strength), career_mean) as value
        from needed cross join lateral (
          select character_id, runs::double precision as n, sums[%1$s]::double precision / runs / 10000 as mean
          from scenario_player_total
          where scenario_id = $1 and career = needed.career and run_class = least and runs >= 3 and runs >= $3
            and sums[%1$s]::double precision / runs >= bound
          offset 0
        ) own
      ) told
    )
    select place::integer, character_id, n::integer, mean, value, career_mean, strength,
           (select sum(players)::integer from scenario_career_moment
            where scenario_id = $1 and figure = $2 and runs >= $3)
    from placed where place <= 10
    order by place, character_id
  $query$, of_figure) using scenario::integer, of_figure::smallint, fewest;
end
$$;

create or replace function scenario_players(
  scenario bigint, queue bigint, of_tier bigint, premades boolean, since bigint, until bigint, of_figure integer,
  fewest integer
) returns table (place integer, character_id integer, runs integer, mean double precision, estimate double precision,
                 "careerMean" double precision, strength double precision, players integer)
stable language plpgsql set search_path from current set jit to off as $$
begin
  if queue is null and of_tier is null and not premades and since is null and until is null and fewest >= 3 then
    return query select * from scenario_players_of_all(scenario, of_figure, fewest);
  else
    return query
    select * from scenario_players_of_some(scenario, queue, of_tier, premades, since, until, of_figure, fewest);
  end if;
end
$$;

-- The share of its runs that a career wins, less the share that its side wins in the same tier and month, weighted by
-- the players of the career. `error` is the standard error by leaving out one run after another (a jackknife in each
-- tier and month), so that players of one run do not count as if they had won on their own. None below 30 runs.
create or replace function scenario_careers(
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

-- The players whom two runs of a scenario share on average. A period is taken for the months that it touches: whoever
-- comes again does so in the days of it, too.
create or replace function scenario_shared_players(
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
