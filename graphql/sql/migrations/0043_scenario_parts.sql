-- What players did in each scenario, by months, so that any period is a few months and the days at its ends. A whole
-- month is read from these tables, any other day from the scoreboards themselves.

-- The first day of a day's month; days since 1970.
create function month_start(day integer) returns integer immutable language sql as
$$ select (extract(epoch from date_trunc('month', to_timestamp(day::bigint * 86400) at time zone 'UTC')) / 86400)::integer $$;

-- The whole months within some days: their first day, and the day after their last one. There are none where `first` is
-- not before `last`.
create function whole_months(since bigint, until bigint, out first integer, out last integer)
immutable language sql as $$
  select case when since is null or since < -25000 then -25000 when since > 25000 then 25000
              else month_start(month_start(since::integer - 1) + 31) end,
         case when until is null or until > 25000 then 25000 when until < -25000 then -25000
              else month_start(until::integer) end
$$;

-- The days that are in no whole month, as epoch seconds; `until` is the first that is not meant.
create function parts_of_months(bigint, bigint) returns table (since bigint, until bigint)
immutable language sql as $$
  select day.since * 86400, day.until * 86400
  from whole_months($1, $2) whole (first, last)
  cross join lateral (
    values (greatest($1, -25000), case when first < last then first else least($2, 25000) end),
           (case when first < last then last end, least($2, 25000))
  ) day (since, until)
  where day.since < day.until
$$;

create function per_minute(figure bigint, seconds bigint) returns double precision immutable language sql as
$$ select figure * 60::double precision / seconds $$;

-- In ten thousandths, since sums of whole numbers are the same in any order.
create function whole_rate(figure bigint, seconds bigint) returns bigint immutable language sql as
$$ select coalesce((figure * 600000 + seconds / 2) / seconds, 0) $$;

create index scenario_guild_by_premade on scenario_guild (record_id) where members >= 6;

-- Results by day know premade groups from here on.
drop view counted_scenario_result_day;
drop table scenario_result_day;
create table scenario_result_day (
  scenario_id integer not null,
  queue_type smallint not null,
  tier smallint not null,
  day integer not null,
  premade boolean not null,
  runs integer not null,
  order_wins integer not null,
  destruction_wins integer not null,
  surrenders integer not null,
  primary key (scenario_id, day, queue_type, tier, premade)
);

create index scenario_result_day_by_day on scenario_result_day (day);

create view counted_scenario_result_day as
select scenario_id, queue_type, tier, start_time / 86400 as day,
       exists (select from scenario_guild where record_id = id and members >= 6) as premade, count(*)::integer as runs,
       (count(*) filter (where order_points > destruction_points))::integer as order_wins,
       (count(*) filter (where order_points < destruction_points))::integer as destruction_wins,
       (count(*) filter (where was_surrender))::integer as surrenders
from scenario_record group by 1, 2, 3, 4, 5;

-- One player in one run. Figures: damage, healing, protection, kills, death blows, objective score, damage taken; no
-- run without a length has figures per minute.
create view scenario_performance as
select run.scenario_id, run.start_time, month_start(run.start_time / 86400) as month, run.queue_type, run.tier,
       exists (select from scenario_guild party where party.record_id = run.id and party.members >= 6) as premade,
       run.id as record_id, score.start_time as score_time, score.character_id, "character".career,
       nullif(greatest(length.seconds, 0), 0) as seconds,
       array[score.damage, healing_self::bigint + healing_others, protection_self::bigint + protection_others,
             score.kills, score.death_blows, score.objective_score, score.damage_received]::bigint[] as figures
from scenario_record run
cross join lateral (select run.end_time::bigint - run.start_time) length (seconds)
join scenario_score score on score.record_id = run.id
join "character" on "character".id = score.character_id;

-- The careers of each side of a decided run.
create table scenario_run_career (
  record_id uuid not null,
  career text not null,
  team smallint not null,
  scenario_id integer not null,
  start_time integer not null,
  queue_type smallint not null,
  tier smallint not null,
  premade boolean not null,
  players smallint not null,
  won boolean not null,
  primary key (record_id, career, team)
);
create index scenario_run_career_by_scenario on scenario_run_career (scenario_id, start_time);

create view counted_scenario_run_career as
select run.id as record_id, career, team, run.scenario_id, run.start_time, run.queue_type, run.tier,
       exists (select from scenario_guild party where party.record_id = run.id and party.members >= 6) as premade,
       count(*)::smallint as players, (team = 0) = (order_points > destruction_points) as won
from scenario_record run
join scenario_score score on score.record_id = run.id
join "character" on "character".id = score.character_id
where order_points <> destruction_points
group by run.id, career, team;

-- Runs by the number of players of a career on a side, so that whole runs can be left out one by one.
create table scenario_career_month (
  scenario_id integer not null,
  month integer not null,
  queue_type smallint not null,
  tier smallint not null,
  premade boolean not null,
  career text not null,
  team smallint not null,
  players smallint not null,
  won boolean not null,
  runs integer not null,
  primary key (scenario_id, month, queue_type, tier, premade, career, team, players, won)
);

create view counted_scenario_career_month as
select scenario_id, month_start(start_time / 86400) as month, queue_type, tier, premade, career, team, players, won,
       count(*)::integer as runs
from scenario_run_career
group by 1, 2, 3, 4, 5, 6, 7, 8, 9;

-- The same of all queues and groups together, one row for each career of a side in a tier and month: the whole record
-- is asked for most often. Lists of equal length: a number of players, their result, and the runs with both.
create table scenario_career_stratum (
  scenario_id integer not null,
  month integer not null,
  tier smallint not null,
  career text not null,
  team smallint not null,
  sizes smallint[] not null,
  results boolean[] not null,
  counts integer[] not null,
  primary key (scenario_id, month, tier, career, team)
);

create view counted_scenario_career_stratum as
select scenario_id, month, tier, career, team, array_agg(players order by players, won) as sizes,
       array_agg(won order by players, won) as results, array_agg(runs order by players, won) as counts
from (
  select scenario_id, month, tier, career, team, players, won, sum(runs)::integer as runs
  from scenario_career_month group by 1, 2, 3, 4, 5, 6, 7
) cell
group by 1, 2, 3, 4, 5;

-- Sums of the figures per minute of each player, and of their squares. The whole record has its own, since it is asked
-- for most often; it is not added up any further, so that it need not be exact.
create table scenario_player_month (
  scenario_id integer not null,
  month integer not null,
  queue_type smallint not null,
  tier smallint not null,
  premade boolean not null,
  character_id integer not null,
  career text not null,
  runs integer not null,
  sums bigint[] not null,
  squares numeric[] not null,
  primary key (scenario_id, month, queue_type, tier, premade, character_id)
);
create index scenario_player_month_by_character on scenario_player_month (character_id, month);

create table scenario_player (
  scenario_id integer not null,
  queue_type smallint not null,
  tier smallint not null,
  premade boolean not null,
  character_id integer not null,
  career text not null,
  runs integer not null,
  sums double precision[] not null,
  squares double precision[] not null,
  primary key (scenario_id, queue_type, tier, premade, character_id)
);
create index scenario_player_by_character on scenario_player (character_id);

-- Each player of a scenario in all of its runs, read from the best mean on among those of a career with about as many
-- runs.
create table scenario_player_total (
  scenario_id integer not null,
  character_id integer not null,
  career text not null,
  runs integer not null,
  sums bigint[] not null,
  squares numeric[] not null,
  run_class smallint not null generated always as (
    case when runs < 3 then 0 when runs < 6 then 3 when runs < 10 then 6 when runs < 16 then 10 when runs < 25 then 16
         when runs < 50 then 25 when runs < 100 then 50 else 100 end) stored,
  primary key (scenario_id, character_id)
);
create index scenario_player_total_by_character on scenario_player_total (character_id);

do $$
begin
  for figure in 1..7 loop
    execute format(
      'create index %I on scenario_player_total (scenario_id, career, run_class, (sums[%s]::double precision / runs))
       where runs >= 3', 'scenario_player_total_by_' || figure, figure);
  end loop;
end
$$;

-- The players of a career with the same number of runs: sums of their own sums, of the squares of these, and of their
-- runs' squares.
create table scenario_career_moment (
  scenario_id integer not null,
  figure smallint not null,
  career text not null,
  runs integer not null,
  players integer not null,
  sums numeric not null,
  products numeric not null,
  squares numeric not null,
  primary key (scenario_id, figure, career, runs)
);

create view counted_scenario_career_moment as
select scenario_id, figure::smallint, career, runs, count(*)::integer as players, sum(own) as sums,
       sum(own::numeric * own) as products, sum(square) as squares
from scenario_player_total
cross join lateral unnest(sums, squares) with ordinality as moment (own, square, figure)
group by 1, 2, 3, 4;

create view scenario_rate as
select scenario_id, start_time, score_time, month, queue_type, tier, premade, character_id, career,
       array[whole_rate(figures[1], seconds), whole_rate(figures[2], seconds), whole_rate(figures[3], seconds),
             whole_rate(figures[4], seconds), whole_rate(figures[5], seconds), whole_rate(figures[6], seconds),
             whole_rate(figures[7], seconds)] as rates
from scenario_performance
where seconds is not null;

create view counted_scenario_player_month as
select scenario_id, month, queue_type, tier, premade, character_id, career, count(*)::integer as runs,
       array[sum(rates[1]), sum(rates[2]), sum(rates[3]), sum(rates[4]), sum(rates[5]), sum(rates[6]),
             sum(rates[7])]::bigint[] as sums,
       array[sum(rates[1]::numeric * rates[1]), sum(rates[2]::numeric * rates[2]), sum(rates[3]::numeric * rates[3]),
             sum(rates[4]::numeric * rates[4]), sum(rates[5]::numeric * rates[5]), sum(rates[6]::numeric * rates[6]),
             sum(rates[7]::numeric * rates[7])] as squares
from scenario_rate
group by 1, 2, 3, 4, 5, 6, 7;

create view counted_scenario_player as
select scenario_id, queue_type, tier, premade, character_id, career, sum(runs)::integer as runs,
       array[sum(sums[1]), sum(sums[2]), sum(sums[3]), sum(sums[4]), sum(sums[5]), sum(sums[6]),
             sum(sums[7])]::double precision[] as sums,
       array[sum(squares[1]), sum(squares[2]), sum(squares[3]), sum(squares[4]), sum(squares[5]), sum(squares[6]),
             sum(squares[7])]::double precision[] as squares
from scenario_player_month
group by 1, 2, 3, 4, 5, 6;

create view counted_scenario_player_total as
select scenario_id, character_id, career, sum(runs)::integer as runs,
       array[sum(sums[1]), sum(sums[2]), sum(sums[3]), sum(sums[4]), sum(sums[5]), sum(sums[6]), sum(sums[7])]::bigint[]
         as sums,
       array[sum(squares[1]), sum(squares[2]), sum(squares[3]), sum(squares[4]), sum(squares[5]), sum(squares[6]),
             sum(squares[7])] as squares
from scenario_player_month
group by 1, 2, 3;

-- The ten best of a month, of each figure in a run and of each per minute, one performance of each player. A player who
-- is among the ten best of a longer time is among those of the month of that performance: fewer than ten others were
-- better in all of it, so fewer than ten were in the month. Those equal to the tenth are all here for the same reason.
create table scenario_best_month (
  scenario_id integer not null,
  figure smallint not null,
  is_rate boolean not null,
  month integer not null,
  queue_type smallint not null,
  tier smallint not null,
  premade boolean not null,
  character_id integer not null,
  record_id uuid not null,
  start_time integer not null,
  value double precision not null,
  primary key (scenario_id, figure, is_rate, month, queue_type, tier, premade, character_id)
);
create index scenario_best_month_by_record on scenario_best_month (record_id);

create view scenario_feat as
select scenario_id, figure::smallint, is_rate, month, queue_type, tier, premade, character_id, record_id, start_time,
       case when is_rate then per_minute(done, seconds) else done end as value
from scenario_performance
cross join lateral unnest(figures) with ordinality feat (done, figure)
cross join (values (false), (true)) kind (is_rate)
where done > 0 and (seconds is not null or not is_rate);

-- Those of some feats that a month keeps; the earlier of two equal ones of a player.
create function best_of_months(feats scenario_best_month[]) returns setof scenario_best_month
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

-- Takes the careers of some runs out of their months, and puts those that are in them now there.
create function refresh_scenario_careers(ids uuid[]) returns void
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

-- Puts what was done in some runs among the best of their months. Where a run is no longer what made one of the best,
-- all of its month is looked through again.
create function refresh_scenario_best(ids uuid[]) returns void
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

-- Adds up the months of some players, and moves them among those with as many runs.
create function refresh_scenario_player_totals(characters integer[]) returns void
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
  cross join lateral unnest(sums, squares) with ordinality as moment (own, square, figure)
  group by 1, 2, 3, 4
  on conflict (scenario_id, figure, career, runs) do update
    set players = known.players + excluded.players, sums = known.sums + excluded.sums,
        products = known.products + excluded.products, squares = known.squares + excluded.squares;
  delete from scenario_career_moment
  where players = 0 and figure between 1 and 7
    and (scenario_id, career, runs) in (select scenario_id, career, runs from unnest(gone));
end
$$;

-- Counts the players of some months again, which a few dozen runs each are in, and adds up all their months.
create function refresh_scenario_players(characters integer[], months integer[]) returns void
language plpgsql set search_path from current set jit to off as $$
begin
  delete from scenario_player_month where character_id = any(characters) and month = any(months);
  insert into scenario_player_month
  select scenario_id, month, queue_type, tier, premade, character_id, career, count(*),
         array[sum(rates[1]), sum(rates[2]), sum(rates[3]), sum(rates[4]), sum(rates[5]), sum(rates[6]), sum(rates[7])],
         array[sum(rates[1]::numeric * rates[1]), sum(rates[2]::numeric * rates[2]),
               sum(rates[3]::numeric * rates[3]), sum(rates[4]::numeric * rates[4]),
               sum(rates[5]::numeric * rates[5]), sum(rates[6]::numeric * rates[6]), sum(rates[7]::numeric * rates[7])]
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

alter function refresh_scenarios(uuid[], integer[]) rename to refresh_scenarios_before_parts;
create function refresh_scenarios(ids uuid[], days integer[]) returns void
language plpgsql set search_path from current set jit to off as $$
begin
  perform refresh_scenarios_before_parts(ids, days);
  -- What that writes of these runs comes here again, before it is done.
  if pg_trigger_depth() > 1 then return; end if;
  perform refresh_scenario_careers(ids);
  perform refresh_scenario_best(ids);
  perform refresh_scenario_players(
    array(select distinct character_id from scenario_score where record_id = any(ids)),
    array(select distinct month_start(start_time / 86400) from scenario_record where id = any(ids)));
end
$$;

-- A player who is off a scoreboard, or was on it at another time.
create function scenario_player_gone() returns trigger language plpgsql set search_path from current as $$
begin
  if not exists (select from changed) then return null; end if;
  perform lock_sums();
  perform refresh_scenario_players(
    array(select distinct character_id from changed),
    array(select distinct month_start(start_time / 86400) from changed));
  return null;
end
$$;

create trigger zero_parts_deleted after delete on scenario_score referencing old table as changed
for each statement execute function scenario_player_gone();
create trigger zero_parts_updated after update on scenario_score referencing old table as changed
for each statement execute function scenario_player_gone();

-- A character that was written later than its scoreboards, changed its career, or is gone.
create function scenario_career_written() returns trigger language plpgsql set search_path from current as $$
declare
  characters integer[] := array(
    select id from changed
    where exists (select from scenario_score where character_id = changed.id)
      and (tg_op = 'DELETE' or not exists (
        select from scenario_player known where character_id = changed.id and known.career = changed.career)));
  ids uuid[];
begin
  if characters = '{}' then return null; end if;
  perform lock_sums();
  ids := array(select distinct record_id from scenario_score where character_id = any(characters));
  perform refresh_scenario_careers(ids);
  perform refresh_scenario_best(ids);
  perform refresh_scenario_players(
    characters, array(select distinct month_start(start_time / 86400) from scenario_record where id = any(ids)));
  return null;
end
$$;

create trigger parts_deleted after delete on "character" referencing old table as changed
for each statement execute function scenario_career_written();
create trigger parts_inserted after insert on "character" referencing new table as changed
for each statement execute function scenario_career_written();
create trigger parts_updated after update on "character" referencing new table as changed
for each statement execute function scenario_career_written();

create function recount_scenario_parts() returns void
language plpgsql set search_path from current set jit to off as $$
begin
  delete from scenario_run_career;
  insert into scenario_run_career select * from counted_scenario_run_career;
  delete from scenario_career_month;
  insert into scenario_career_month select * from counted_scenario_career_month;
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
end
$$;

alter function recount_sums() rename to recount_sums_before_parts;
create function recount_sums() returns void language plpgsql set search_path from current set jit to off as $$
begin
  perform recount_sums_before_parts();
  perform recount_scenario_parts();
end
$$;

insert into scenario_result_day select * from counted_scenario_result_day;
select recount_scenario_parts();
