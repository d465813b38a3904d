-- What is asked about the careers, all of it from sums.

-- Each career with its role and realm, in the order in which they stand beside each other.
create view career_fact as
select career, role, case when is_of_destruction(career) then 'DESTRUCTION' else 'ORDER' end as realm, place
from unnest(
  array['IRON_BREAKER', 'BLACK_ORC', 'KNIGHT_OF_THE_BLAZING_SUN', 'CHOSEN', 'SWORD_MASTER', 'BLACK_GUARD',
        'RUNE_PRIEST', 'SHAMAN', 'WARRIOR_PRIEST', 'ZEALOT', 'ARCHMAGE', 'DISCIPLE_OF_KHAINE',
        'SLAYER', 'CHOPPA', 'WITCH_HUNTER', 'MARAUDER', 'WHITE_LION', 'WITCH_ELF',
        'ENGINEER', 'SQUIG_HERDER', 'BRIGHT_WIZARD', 'MAGUS', 'SHADOW_WARRIOR', 'SORCERER']
) with ordinality named (career, place)
cross join lateral (select (array['TANK', 'HEALER', 'MELEE_DPS', 'RANGED_DPS'])[(place + 5) / 6]) its (role);

-- The same with the names of all that a career is counted in: all, its realm, its role, itself.
create view career_group as
select career, its.name, its.place
from career_fact fact
cross join lateral (
  values ('ALL', 0), (realm, case realm when 'ORDER' then 0.1 else 0.2 end), (role, (fact.place - 1) / 6 * 6 + 0.5),
         (career, fact.place)
) its (name, place);

-- The different characters of each group in the twelve months, or 52 weeks, that end with that of a day, which is still
-- running: from the first in which there is a record. `before` are those of the period before, null for the running one
-- and where the record does not hold all of that period, as that of the first kill.
create function career_fighters(weekly boolean, of_level integer, today integer)
returns table (name text, period text, "isRunning" boolean, characters integer, share double precision, before integer)
stable language sql set search_path from current set jit to off as $$
  with period as materialized (
    select n, to_char(since, case when weekly then 'IYYY-"W"IW' else 'YYYY-MM' end) collate "C" as period,
           extract(epoch from since) >= coalesce(
             (select progress.since from record_progress progress where kind = 'Kill'),
             (select min(time) from kill)
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

-- The value below which a share of the results is, as lib/game/scenarios/standing.ts has it.
create function bin_quantile(bins integer[], share double precision) returns double precision immutable language sql as $$
  select case when place = 1 then 0 else 10 ^ (-2 + 9.0::double precision / 64 * (place - 2 + (wanted - before) / results)) end
  from (
    select place, results, sum(results) over (order by place) - results as before, share * sum(results) over () as wanted
    from unnest(bins) with ordinality bin (results, place)
  ) bin
  where results > 0 and before + results >= wanted
  order by place limit 1
$$;

-- Quartiles of each figure per minute of each career, with the median of all careers of its role; all tiers and queues.
create function career_rates(of_level integer)
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

-- The kills of each career on each of its enemies, beside those of all other careers of its realm on all other enemies.
-- spread: how far the kills of each character are from the career's share of kills among kills and deaths, squared,
-- summed up, and times the characters by one less; of both careers together, and less what single kills would give.
create function career_pairs()
returns table (career text, enemy text, kills integer, deaths integer, "otherKills" integer, "otherDeaths" integer,
               spread double precision)
stable language sql set search_path from current set jit to off as $$
  with own as (
    select pair.*, fact.realm, fact.place, foe.place as enemy_place,
           (squared_kills - 2 * share * (squared_kills + products)
            + share ^ 2 * (squared_kills + 2 * products + squared_deaths)) * fighters / greatest(1, fighters - 1) as spread
    from career_pair pair
    join career_fact fact using (career)
    join career_fact foe on foe.career = pair.enemy and foe.realm <> fact.realm
    cross join lateral (select kills::numeric / nullif(kills + deaths, 0)) of_kills (share)
  )
  select own.career, own.enemy, own.kills, own.deaths, (sum(own.kills) over of_realm - own.kills)::integer,
         (sum(own.deaths) over of_realm - own.deaths)::integer,
         (own.spread + coalesce(back.spread, 0) - own.kills::numeric * own.deaths / (own.kills + own.deaths))::double precision
  from own left join own back on back.career = own.enemy and back.enemy = own.career
  window of_realm as (partition by own.realm)
  order by own.place, own.enemy_place
$$;
