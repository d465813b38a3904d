-- Quartiles of each figure per minute of each career, with the median of all careers of its role; all tiers and queues.
create or replace function career_rates(of_level integer)
returns table (career text, figure text, "isMain" boolean, results integer, lower double precision,
               median double precision, upper double precision, "ofRole" double precision)
stable language sql set search_path from current set jit to off as $$
  with own as materialized (
    select career, role, place, sum(results)::integer as results, sum_bins(bins) as bins
    from scenario_figure_day join career_fact using (career)
    where day = -1 and (level = of_level or (level = 26 and of_level = 16))
    group by career, role, place
  ), peers as materialized (
    select role, sum_bins(bins) as bins from own group by role
  )
  select own.career, figure, figure = case role when 'HEALER' then 'healing' when 'TANK' then 'protection' else 'damage' end,
         own.results, bin_quantile(of_figure, 0.25), bin_quantile(of_figure, 0.5),
         bin_quantile(of_figure, 0.75), bin_quantile(peers.bins[(at - 1) * 65 + 1:at * 65], 0.5)
  from own join peers using (role)
  cross join unnest(
    array['damage', 'healing', 'protection', 'kills', 'deaths', 'deathBlows', 'objectiveScore', 'damageTaken']
  ) with ordinality named (figure, at)
  cross join lateral (select own.bins[(at - 1) * 65 + 1:at * 65]) its (of_figure)
  order by place, at
$$;

-- The different characters of each group in the twelve months, or 52 weeks, that end with that of a day, which is still
-- running: from the first in which there is a record. `before` are those of the period before, null for the running one
-- and where the record does not hold all of that period, as that of the first kill.
create or replace function career_fighters(weekly boolean, of_level integer, today integer) returns TABLE(name text, period text, "isRunning" boolean, characters integer, share double precision, before integer)
language sql stable set search_path from current set jit to off as $$
  with period as materialized (
    select n, to_char(since, case when weekly then 'IYYY-"W"IW' else 'YYYY-MM' end) collate "C" as period,
           extract(epoch from since) >= coalesce(
             (select progress.since from record_progress progress where kind = 'Kill'),
             kills_begin()
           ) as is_whole
    from generate_series(0, case when weekly then 52 else 12 end) n
    cross join lateral (
      select date_trunc(case when weekly then 'week' else 'month' end, to_timestamp(today * 86400::bigint) at time zone 'UTC')
             - n * case when weekly then interval '7 days' else interval '1 month' end
    ) moment (since)
  ), recorded as materialized (
    select * from period
    where n <= (select max(n) from period known where exists (select from fighters_period its where its.period = known.period))
  ), counted as (
    select n, grouped.name, sum(fighters) as characters
    from recorded join fighters_period its using (period) join career_group grouped using (career)
    where level = of_level group by 1, 2
  ), listed as (
    select recorded.n, period, names.name, names.place, coalesce(characters, 0) as characters,
           first_value(coalesce(characters, 0)) over (partition by recorded.n order by names.name <> 'ALL') as everybody,
           case when lag(is_whole) over named then lag(coalesce(characters, 0)) over named end as before
    from recorded cross join (select distinct name, place from career_group) names
    left join counted on counted.n = recorded.n and counted.name = names.name
    window named as (partition by names.name order by recorded.n desc)
  )
  select name, period, n = 0, characters::integer, characters::double precision / nullif(everybody, 0),
         case when n > 0 then before end::integer
  from listed
  where n < case when weekly then 52 else 12 end
  order by n desc, place
$$;

-- Adds up players and winners, each by the group, `way` times, as the sums above have them.
create or replace function group_sums(players smallint[], winners smallint[], way integer) returns integer[]
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
