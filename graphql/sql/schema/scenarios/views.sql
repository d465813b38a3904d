-- A guild is in a run once: with the side on which more of its members fought.
create view counted_scenario_guild as
select distinct on (record_id, guild_id) record_id, guild_id, start_time, queue_type, members, won
from (
  select record_id, guild_id, team, min(start_time) as start_time, min(queue_type) as queue_type,
         count(*)::smallint as members, bool_and(won) as won
  from scenario_score where guild_id is not null group by record_id, guild_id, team
) side
order by record_id, guild_id, members desc, team;

-- Six members of one guild on one side are a premade group.
create view counted_scenario_day as
select start_time / 86400 as day, queue_type, count(*)::integer as runs,
       (count(*) filter (where exists (
         select from scenario_guild party where party.record_id = scenario_record.id and party.members >= 6
       )))::integer as premades
from scenario_record group by 1, 2;

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

create view counted_scenario_career_month as
select scenario_id, month_start(start_time / 86400) as month, queue_type, tier, premade, career, team, players, won,
       count(*)::integer as runs
from scenario_run_career
group by 1, 2, 3, 4, 5, 6, 7, 8, 9;

create view counted_scenario_career_stratum as
select scenario_id, month, tier, career, team, array_agg(players order by players, won) as sizes,
       array_agg(won order by players, won) as results, array_agg(runs order by players, won) as counts
from (
  select scenario_id, month, tier, career, team, players, won, sum(runs)::integer as runs
  from scenario_career_month group by 1, 2, 3, 4, 5, 6, 7
) cell
group by 1, 2, 3, 4, 5;

create view counted_scenario_career_group as
select scenario_id, month_start(start_time / 86400) as month, queue_type, tier, premade, career, team,
       group_sums(array_agg(own), array_agg(own) filter (where won), 1) as sums
from scenario_run_career cross join lateral unnest(player_groups) player (own)
group by 1, 2, 3, 4, 5, 6, 7;

create view counted_scenario_player as
select scenario_id, queue_type, tier, premade, character_id, career, sum(runs)::integer as runs,
       array[sum(sums[1]), sum(sums[2]), sum(sums[3]), sum(sums[4]), sum(sums[5]), sum(sums[6]),
             sum(sums[7]), sum(sums[8])]::double precision[] as sums,
       array[sum(squares[1]), sum(squares[2]), sum(squares[3]), sum(squares[4]), sum(squares[5]), sum(squares[6]),
             sum(squares[7]), sum(squares[8])]::double precision[] as squares
from scenario_player_month
group by 1, 2, 3, 4, 5, 6;

create view counted_scenario_player_total as
select scenario_id, character_id, career, sum(runs)::integer as runs,
       array[sum(sums[1]), sum(sums[2]), sum(sums[3]), sum(sums[4]), sum(sums[5]), sum(sums[6]), sum(sums[7]),
             sum(sums[8])]::bigint[] as sums,
       array[sum(squares[1]), sum(squares[2]), sum(squares[3]), sum(squares[4]), sum(squares[5]), sum(squares[6]),
             sum(squares[7]), sum(squares[8])] as squares
from scenario_player_month
group by 1, 2, 3;

-- Moments are those of the seven figures, without the result.
create view counted_scenario_career_moment as
select scenario_id, figure::smallint, career, runs, count(*)::integer as players, sum(own) as sums,
       sum(own::numeric * own) as products, sum(square) as squares
from scenario_player_total
cross join lateral unnest(sums[1:7], squares[1:7]) with ordinality as moment (own, square, figure)
group by 1, 2, 3, 4;

create view counted_scenario_result_moment as
select scenario_id, sum(n) as played, sum(n ^ 2) as squared, sum(n ^ 3) as cubed, sum(n ^ 4) as to_the_fourth,
       sum(result) as results, sum(n * result) as results_played, sum(result ^ 2) as results_squared,
       sum(squares[8]) as decided
from scenario_player_total
cross join lateral (select runs::numeric, sums[8]::numeric) own (n, result)
group by 1;

create view counted_scenario_result_day as
select scenario_id, queue_type, tier, start_time / 86400 as day,
       exists (select from scenario_guild where record_id = id and members >= 6) as premade, count(*)::integer as runs,
       (count(*) filter (where order_points > destruction_points))::integer as order_wins,
       (count(*) filter (where order_points < destruction_points))::integer as destruction_wins,
       (count(*) filter (where was_surrender))::integer as surrenders
from scenario_record where not ahead group by 1, 2, 3, 4, 5;

-- How far players who come again make the results of runs depend on each other. The sums of each player in a scenario get
-- an eighth figure, the result of a run: 1 where Order has won, -1 where Destruction has, 0 for a draw.
create view scenario_performance as
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
comment on view scenario_performance is
  'One player in one run: seven figures, and the result, 1 where Order has won, -1 where Destruction has, 0 for a draw.';

create view scenario_feat as
select scenario_id, figure::smallint, is_rate, month, queue_type, tier, premade, character_id, record_id, start_time,
       case when is_rate then per_minute(done, seconds) else done end as value
from scenario_performance
cross join lateral unnest(figures) with ordinality feat (done, figure)
cross join (values (false), (true)) kind (is_rate)
where done > 0 and (seconds is not null or not is_rate);

create view counted_scenario_best_month as
select best.*
from (select distinct scenario_id, month_start(start_time / 86400) as month from scenario_record) played
cross join lateral best_of_months(array(
  select (scenario_id, figure, is_rate, month, queue_type, tier, premade, character_id, record_id, start_time,
          value)::scenario_best_month
  from scenario_feat feat
  where feat.scenario_id = played.scenario_id and feat.start_time >= played.month * 86400::bigint
    and feat.start_time < month_start(played.month + 31) * 86400::bigint
)) best;

create view scenario_rate as
select scenario_id, start_time, score_time, month, queue_type, tier, premade, character_id, career,
       array[whole_rate(figures[1], seconds), whole_rate(figures[2], seconds), whole_rate(figures[3], seconds),
             whole_rate(figures[4], seconds), whole_rate(figures[5], seconds), whole_rate(figures[6], seconds),
             whole_rate(figures[7], seconds), result] as rates
from scenario_performance
where seconds is not null;
comment on view scenario_rate is
  'One player in one run of known length: seven figures per minute, in ten thousandths, and the result.';

create view counted_scenario_player_month as
select scenario_id, month, queue_type, tier, premade, character_id, career, count(*)::integer as runs,
       array[sum(rates[1]), sum(rates[2]), sum(rates[3]), sum(rates[4]), sum(rates[5]), sum(rates[6]),
             sum(rates[7]), sum(rates[8])]::bigint[] as sums,
       array[sum(rates[1]::numeric * rates[1]), sum(rates[2]::numeric * rates[2]), sum(rates[3]::numeric * rates[3]),
             sum(rates[4]::numeric * rates[4]), sum(rates[5]::numeric * rates[5]), sum(rates[6]::numeric * rates[6]),
             sum(rates[7]::numeric * rates[7]), sum(abs(rates[8]))] as squares
from scenario_rate
group by 1, 2, 3, 4, 5, 6, 7;

create view counted_scenario_run_career as
select run.id as record_id, career, team, run.scenario_id, run.start_time, run.queue_type, run.tier,
       exists (select from scenario_guild party where party.record_id = run.id and party.members >= 6) as premade,
       count(*)::smallint as players, (team = 0) = (order_points > destruction_points) as won,
       array_agg(random_group(score.character_id) order by random_group(score.character_id)) as player_groups
from scenario_record run
join scenario_score score on score.record_id = run.id
join "character" on "character".id = score.character_id
where order_points <> destruction_points and not run.ahead
group by run.id, career, team;

create view scenario_deed as
select score.character_id, "character".career, score.start_time, scenario_seconds(run.start_time, run.end_time) as seconds,
       damage, healing_self::bigint + healing_others as healing,
       protection_self::bigint + protection_others as protection, death_blows, objective_score
from scenario_score score
join scenario_record run on run.id = score.record_id
join "character" on "character".id = score.character_id
where not run.ahead;

create view counted_scenario_sum as
select period collate "C" as period, character_id, career, count(*)::integer as runs, sum(damage)::bigint as damage,
       sum(healing)::bigint as healing, sum(protection)::bigint as protection, sum(death_blows)::bigint as death_blows,
       sum(objective_score)::bigint as objective_score, count(seconds)::integer as timed_runs,
       coalesce(sum(seconds), 0)::bigint as seconds,
       (coalesce(sum(damage) filter (where seconds is not null), 0))::bigint as timed_damage,
       (coalesce(sum(healing) filter (where seconds is not null), 0))::bigint as timed_healing,
       (coalesce(sum(protection) filter (where seconds is not null), 0))::bigint as timed_protection,
       (coalesce(sum(death_blows) filter (where seconds is not null), 0))::bigint as timed_death_blows,
       (coalesce(sum(objective_score) filter (where seconds is not null), 0))::bigint as timed_objective_score
from scenario_deed
cross join lateral unnest(scenario_periods(start_time) || '{all}'::text[]) period
group by 1, 2, 3;

-- One row for each bin of a day in which results are. place: the position in the bins of all figures.
create view binned_scenario_figure as
select part.career, part.level, part.tier, part.queue_type, part.day,
       ((figure - 1) * 65 + figure_bin(amount, part.seconds) + 1)::integer as place, count(*)::integer as results
from scenario_score score
join scenario_record run
  on run.id = score.record_id and scenario_seconds(run.start_time, run.end_time) is not null and not run.ahead
join "character" player on player.id = score.character_id
cross join lateral part_of(score, run, player.career, 1) part
cross join lateral unnest(part.amounts) with ordinality as one (amount, figure)
group by 1, 2, 3, 4, 5, 6;

create view counted_scenario_figure_day as
with binned as materialized (select * from binned_scenario_figure)
select career, level, tier, queue_type, day, (sum(results) / 8)::integer as results, bins_of(array_agg(place), array_agg(results)) as bins
from binned group by 1, 2, 3, 4, 5
union all
select career, level, tier, queue_type, -1, (sum(results) / 8)::integer, bins_of(array_agg(place), array_agg(results))
from (
  select career, level, tier, queue_type, place, sum(results)::integer as results
  from binned group by 1, 2, 3, 4, 5
) whole
group by 1, 2, 3, 4;

create view counted_scenario_player_median as
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
