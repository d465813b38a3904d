create or replace function refresh_scenario_scores(ids uuid[], days integer[]) returns void
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
  delete from scenario_result_day where day = any(days);
  insert into scenario_result_day select * from counted_scenario_result_day where day = any(days);
end
$$;

-- Puts what was done in some runs among the best of their months. Where a run is no longer what made one of the best,
-- all of its month is looked through again.
create or replace function refresh_scenario_best(ids uuid[]) returns void
language plpgsql set search_path from current set jit to off as $$
declare
  feats scenario_best_month[];
  lists scenario_best_month[];
  again record;
begin
  feats := array(
    select (scenario_id, figure, is_rate, month, queue_type, tier, premade, character_id, record_id, start_time,
            value)::scenario_best_month
    from scenario_feat where record_id = any(ids));
  for again in
    select distinct best.scenario_id, best.month
    from scenario_best_month best
    left join unnest(feats) feat using (scenario_id, figure, is_rate, month, queue_type, tier, premade, character_id,
                                        record_id)
    where best.record_id = any(ids) and (feat.value >= best.value and feat.start_time <= best.start_time) is not true
  loop
    delete from scenario_best_month where scenario_id = again.scenario_id and month = again.month;
    feats := feats || array(
      select (scenario_id, figure, is_rate, month, queue_type, tier, premade, character_id, record_id, start_time,
              value)::scenario_best_month
      from scenario_feat
      where scenario_id = again.scenario_id and start_time >= again.month * 86400::bigint
        and start_time < month_start(again.month + 31) * 86400::bigint);
  end loop;
  -- One feat for each list that changes.
  lists := array(
    select distinct on (scenario_id, figure, is_rate, month, queue_type, tier, premade)
           row(feat.*)::scenario_best_month
    from unnest(feats) feat
    left join (
      select scenario_id, figure, is_rate, month, queue_type, tier, premade, count(*) as places, min(value) as least
      from scenario_best_month
      where (scenario_id, month) in (select distinct scenario_id, month from unnest(feats))
      group by 1, 2, 3, 4, 5, 6, 7
    ) list using (scenario_id, figure, is_rate, month, queue_type, tier, premade)
    left join scenario_best_month known using (
      scenario_id, figure, is_rate, month, queue_type, tier, premade, character_id, record_id, start_time, value)
    where (feat.value >= least or places >= 10 is not true)
      and known.scenario_id is null);
  if lists = '{}' then return; end if;
  feats := array(
    select row(best.*)::scenario_best_month
    from best_of_months(array(
      select row(feat.*)::scenario_best_month
      from (select * from unnest(feats) union all select * from scenario_best_month where record_id <> all(ids)) feat
      where (scenario_id, figure, is_rate, month, queue_type, tier, premade) in (
        select scenario_id, figure, is_rate, month, queue_type, tier, premade from unnest(lists)))) best);
  delete from scenario_best_month
  where (scenario_id, figure, is_rate, month, queue_type, tier, premade) in (
    select scenario_id, figure, is_rate, month, queue_type, tier, premade from unnest(lists));
  insert into scenario_best_month select * from unnest(feats);
end
$$;

-- Counts all sums of some runs and days again.
create or replace function refresh_scenarios(ids uuid[], days integer[]) returns void
language plpgsql set search_path from current set jit to off as $$
declare
  characters integer[];
begin
  perform refresh_scenario_scores(ids, days);
  characters := array(select distinct character_id from scenario_score where record_id = any(ids));
  -- What has been written of these runs so far comes here again, before it is done.
  if pg_trigger_depth() <= 1 then
    perform refresh_scenario_careers(ids);
    perform refresh_scenario_best(ids);
    perform refresh_scenario_players(
      characters, array(select distinct month_start(start_time / 86400) from scenario_record where id = any(ids)));
  end if;
  perform refresh_scenario_sums(
    characters, array(select distinct start_time from scenario_score where record_id = any(ids)));
end
$$;

-- Counts the weeks and months around some moments again, which a few dozen runs of a character are in, and adds up the
-- months.
create or replace function refresh_scenario_sums(characters integer[], moments integer[]) returns void
language plpgsql set search_path from current set jit to off as $$
declare
  periods text[] := array(select distinct unnest(scenario_periods(moment)) from unnest(moments) moment);
  since bigint := (select min(moment) from unnest(moments) moment)::bigint - 31 * 86400;
  until bigint := (select max(moment) from unnest(moments) moment)::bigint + 31 * 86400;
begin
  delete from scenario_sum where character_id = any(characters) and (period = any(periods) or period = 'all');
  insert into scenario_sum
  select period, character_id, career, count(*), sum(damage), sum(healing), sum(protection), sum(death_blows),
         sum(objective_score), count(seconds), coalesce(sum(seconds), 0), sum(damage * timed), sum(healing * timed),
         sum(protection * timed), sum(death_blows * timed), sum(objective_score * timed)
  from scenario_deed
  cross join lateral (select (seconds is not null)::integer::bigint) known (timed)
  cross join lateral unnest(scenario_periods(start_time)) period
  where character_id = any(characters) and start_time between since and until and period = any(periods)
  group by 1, 2, 3;
  insert into scenario_sum
  select 'all', character_id, career, sum(runs), sum(damage), sum(healing), sum(protection), sum(death_blows),
         sum(objective_score), sum(timed_runs), sum(seconds), sum(timed_damage), sum(timed_healing),
         sum(timed_protection), sum(timed_death_blows), sum(timed_objective_score)
  from scenario_sum
  where character_id = any(characters) and length(period) = 7
  group by 2, 3;
end
$$;

-- Adds results to the bins of their day and of all days, and takes others out; the medians of the players follow.
create or replace function count_parts(parts scenario_part[]) returns void
language plpgsql set search_path from current set enable_seqscan to off set jit to off as $$
declare
  changed scenario_part[] := array(
    select row(day, career, level, tier, queue_type, seconds, amounts, sum(sign), character_id)::scenario_part
    from unnest(parts) part
    where seconds > 0
    group by day, career, level, tier, queue_type, seconds, amounts, character_id
    having sum(sign) <> 0);
  characters integer[] := array(select distinct character_id from unnest(changed));
begin
  if changed = '{}' then return; end if;
  insert into scenario_figure_day as present
  select career, level, tier, queue_type, day, sum(results) / 8, bins_of(array_agg(place), array_agg(results))
  from (
    select part.career, part.level, part.tier, part.queue_type, days.day,
           ((figure - 1) * 65 + figure_bin(amount, part.seconds) + 1)::integer as place,
           sum(part.sign)::integer as results
    from unnest(changed) part
    cross join lateral unnest(part.amounts) with ordinality as one(amount, figure)
    cross join lateral (values (part.day), (-1)) as days(day)
    group by 1, 2, 3, 4, 5, 6
    having sum(part.sign) <> 0
  ) binned
  group by 1, 2, 3, 4, 5
  on conflict (career, level, tier, queue_type, day) do update
  set results = present.results + excluded.results, bins = add_bins(present.bins, excluded.bins);
  delete from scenario_figure_day where results = 0;
  delete from scenario_player_median where character_id = any(characters);
  insert into scenario_player_median select * from counted_scenario_player_median where character_id = any(characters);
end
$$;

-- Takes the careers of some runs out of their months, and puts those that are in them now there.
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

-- Counts the totals of some players again, and moves what has changed between the moments that are made of them.
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

-- Counts some months of some players again, and all that is summed from these.
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

