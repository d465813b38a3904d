create table scenario (
  id integer primary key,
  name text not null,
  zone_id smallint not null
);
comment on table scenario is 'Scenarios of the game, and the zone that each is played in.';

create table scenario_record (
  id uuid primary key,
  scenario_id integer not null,
  start_time integer not null,
  end_time integer not null,
  winner smallint not null,
  order_points integer not null,
  destruction_points integer not null,
  queue_type smallint not null,
  tier smallint not null,
  -- Whether the losing side of a scenario gave up before its end. Runs from before that was told have false.
  was_surrender boolean not null default false,
  players integer not null default 0,
  deaths integer not null default 0,
  ahead boolean not null default false
);
comment on table scenario_record is 'Runs of scenarios that are over, with the points of both sides.';
comment on column scenario_record.ahead is 'True while the run begins later than now: it counts in no sum.';
alter table scenario_record add constraint scenario_record_winner
  check (winner between 0 and 2) not valid;
-- Runs of all scenarios, and of one, newest first.
create index scenario_record_by_start on scenario_record (start_time desc, id desc);
create index scenario_record_by_scenario on scenario_record (scenario_id, start_time desc, id desc);
-- Runs of a day.
create index scenario_record_by_day on scenario_record ((start_time / 86400));
-- Runs that a clock that was ahead tells of: they are let in when they are due.
create index scenario_record_ahead on scenario_record (start_time) where ahead;

-- won is null for a draw; start_time, queue_type and won repeat the run, so that a player's list reads one index.
create table scenario_score (
  record_id uuid not null,
  character_id integer not null,
  start_time integer not null,
  queue_type smallint not null,
  won boolean,
  guild_id integer,
  team smallint not null,
  level smallint not null,
  renown_rank smallint not null,
  quitter boolean not null,
  objective_score integer not null,
  kills integer not null,
  kills_solo integer not null,
  deaths integer not null,
  death_blows integer not null,
  damage integer not null,
  kill_damage integer not null,
  damage_received integer not null,
  healing_self integer not null,
  healing_others integer not null,
  healing_received integer not null,
  protection_self integer not null,
  protection_others integer not null,
  protection_received integer not null,
  resurrections_done integer not null,
  primary key (record_id, character_id)
);
comment on table scenario_score is 'Scoreboard of a run of a scenario.';
alter table scenario_score add constraint scenario_score_record
  foreign key (record_id) references scenario_record on delete cascade deferrable initially deferred not valid;
alter table scenario_score add constraint scenario_score_team
  check (team between 0 and 1) not valid;
-- Runs of a player, newest first, with their results.
create index scenario_score_by_character on scenario_score (character_id, start_time desc, record_id desc)
  include (queue_type, won, guild_id);

-- Counts kept with the data. A guild is in a run once: with the side on which more of its members fought.
create table scenario_guild (
  record_id uuid not null,
  guild_id integer not null,
  start_time integer not null,
  queue_type smallint not null,
  members smallint not null,
  won boolean,
  primary key (record_id, guild_id)
);
comment on table scenario_guild is
  'Guilds of a run, with the number of their members and the result of their side. A sum of its scoreboard.';
-- Runs of a guild, newest first, with their results.
create index scenario_guild_by_guild on scenario_guild (guild_id, start_time desc, record_id desc)
  include (queue_type, won, members);
-- Runs with a party of six of one guild.
create index scenario_guild_by_premade on scenario_guild (record_id) where members >= 6;

create table scenario_day (
  day integer not null,
  queue_type smallint not null,
  runs integer not null,
  premades integer not null,
  primary key (day, queue_type)
);
comment on table scenario_day is
  'Runs of each day (UTC) and queue, and those with parties of six of one guild. A sum of runs.';

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
comment on table scenario_result_day is
  'Runs, victories and surrenders of each scenario by day (UTC). A sum of runs.';
-- Runs of a period in all scenarios.
create index scenario_result_day_by_day on scenario_result_day (day);

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
  -- The random groups of the career's players in the run.
  player_groups smallint[] not null default '{}',
  primary key (record_id, career, team)
);
comment on table scenario_run_career is 'Careers of each side of a decided run. A sum of its scoreboard.';
-- Runs of a scenario in a period, where part of a month counts.
create index scenario_run_career_by_scenario on scenario_run_career (scenario_id, start_time);

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
comment on table scenario_career_month is
  'Decided runs by the number of players of a career, by month (UTC). A sum of scenario_run_career.';

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
comment on table scenario_career_stratum is
  'The same by month and tier alone, as one row of lists. A sum of scenario_career_month.';

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
comment on table scenario_player_month is
  'Figures of each player and scenario by month (UTC). A sum of scoreboards.';
-- Months of a player, which a write counts again.
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
comment on table scenario_player is
  'Figures of each player and scenario, over all time. A sum of scenario_player_month.';
-- Sums of a player, which a write counts again.
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
comment on table scenario_player_total is
  'Figures of each player and scenario in all queues and tiers. A sum of scenario_player.';
-- Sums of a player, which a write counts again.
create index scenario_player_total_by_character on scenario_player_total (character_id);
-- The place of a player among those with about as many runs, by each figure per run.
create index scenario_player_total_by_1 on scenario_player_total
  (scenario_id, career, run_class, (sums[1]::double precision / runs)) where (runs >= 3);
create index scenario_player_total_by_2 on scenario_player_total
  (scenario_id, career, run_class, (sums[2]::double precision / runs)) where (runs >= 3);
create index scenario_player_total_by_3 on scenario_player_total
  (scenario_id, career, run_class, (sums[3]::double precision / runs)) where (runs >= 3);
create index scenario_player_total_by_4 on scenario_player_total
  (scenario_id, career, run_class, (sums[4]::double precision / runs)) where (runs >= 3);
create index scenario_player_total_by_5 on scenario_player_total
  (scenario_id, career, run_class, (sums[5]::double precision / runs)) where (runs >= 3);
create index scenario_player_total_by_6 on scenario_player_total
  (scenario_id, career, run_class, (sums[6]::double precision / runs)) where (runs >= 3);
create index scenario_player_total_by_7 on scenario_player_total
  (scenario_id, career, run_class, (sums[7]::double precision / runs)) where (runs >= 3);

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
comment on table scenario_career_moment is
  'How players of a career differ, by their number of runs. A sum of scenario_player_total.';

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
comment on table scenario_best_month is
  'Best performances of each scenario and month (UTC). A sum of scoreboards.';
-- Marks of a run, which a write counts again.
create index scenario_best_month_by_record on scenario_best_month (record_id);

-- day: days since 1970, and -1 for all days together, which is what most questions are about. level: the lowest of the
-- band 1 to 15, 16 to 25, 26 to 31, 32 to 39 or 40. bins: for each of scenario_part.amounts the results that are 0, then
-- those of 64 bins, each 10^(9/64) times as wide as the one before, from 0.01 to 10^7; what is beyond is in the first or
-- the last of them. One row for all figures: most of it is zeros, which are stored compressed.
create table scenario_figure_day (
  career text not null,
  level smallint not null,
  tier smallint not null,
  queue_type smallint not null,
  day integer not null,
  results integer not null,
  bins integer[] not null,
  primary key (career, level, tier, queue_type, day)
);
comment on table scenario_figure_day is
  'Distribution of the results of each career by day (UTC), as histograms. A sum of scoreboards.';
-- Histograms of a period.
create index scenario_figure_day_by_day on scenario_figure_day (day) where day >= 0;
-- Days that have lost their last result.
create index scenario_figure_day_without_result on scenario_figure_day (day) where results = 0;

create table scenario_sum (
  -- 2026-W47, 2026-11, or all.
  period text collate "C" not null,
  character_id integer not null,
  career text not null,
  runs integer not null,
  damage bigint not null,
  healing bigint not null,
  protection bigint not null,
  death_blows bigint not null,
  objective_score bigint not null,
  timed_runs integer not null,
  seconds bigint not null,
  timed_damage bigint not null,
  timed_healing bigint not null,
  timed_protection bigint not null,
  timed_death_blows bigint not null,
  timed_objective_score bigint not null,
  damage_per_minute double precision
    generated always as (timed_damage::double precision * 60 / nullif(seconds, 0)) stored,
  healing_per_minute double precision
    generated always as (timed_healing::double precision * 60 / nullif(seconds, 0)) stored,
  protection_per_minute double precision
    generated always as (timed_protection::double precision * 60 / nullif(seconds, 0)) stored,
  death_blows_per_minute double precision
    generated always as (timed_death_blows::double precision * 60 / nullif(seconds, 0)) stored,
  objective_score_per_minute double precision
    generated always as (timed_objective_score::double precision * 60 / nullif(seconds, 0)) stored,
  -- Those with few runs have the highest numbers for each minute: boards of 3, 10 and 25 runs do not read past them.
  run_class smallint not null generated always as (
    case when timed_runs >= 25 then 3 when timed_runs >= 10 then 2 when timed_runs >= 3 then 1 else 0 end) stored,
  primary key (character_id, period)
);
comment on table scenario_sum is
  'Boards of scenarios: sums of each character by week and month (UTC) and over all time. A sum of scoreboards.';
-- The boards of a period: each measure in all, and per minute of runs of a known length.
create index scenario_sum_by_damage on scenario_sum (period, damage desc, character_id)
  include (career, runs) where damage > 0;
create index scenario_sum_by_damage_per_minute on scenario_sum
  (period, run_class, damage_per_minute desc, character_id) include (career, timed_runs) where damage_per_minute > 0;
create index scenario_sum_by_healing on scenario_sum (period, healing desc, character_id)
  include (career, runs) where healing > 0;
create index scenario_sum_by_healing_per_minute on scenario_sum
  (period, run_class, healing_per_minute desc, character_id) include (career, timed_runs) where healing_per_minute > 0;
create index scenario_sum_by_protection on scenario_sum (period, protection desc, character_id)
  include (career, runs) where protection > 0;
create index scenario_sum_by_protection_per_minute on scenario_sum
  (period, run_class, protection_per_minute desc, character_id) include (career, timed_runs) where protection_per_minute > 0;
create index scenario_sum_by_death_blows on scenario_sum (period, death_blows desc, character_id)
  include (career, runs) where death_blows > 0;
create index scenario_sum_by_death_blows_per_minute on scenario_sum
  (period, run_class, death_blows_per_minute desc, character_id) include (career, timed_runs) where death_blows_per_minute > 0;
create index scenario_sum_by_objective_score on scenario_sum (period, objective_score desc, character_id)
  include (career, runs) where objective_score > 0;
create index scenario_sum_by_objective_score_per_minute on scenario_sum
  (period, run_class, objective_score_per_minute desc, character_id) include (career, timed_runs) where objective_score_per_minute > 0;

-- One row for each player with ten results or more of a career, band of levels, tier and queue. medians: of each of
-- scenario_part.amounts, per minute of the run. They are kept to six decimals, so that equal ones are equal in whatever
-- way they were worked out.
create table scenario_player_median (
  character_id integer not null,
  career text not null,
  level smallint not null,
  tier smallint not null,
  queue_type smallint not null,
  results integer not null,
  medians double precision[] not null,
  primary key (career, level, tier, queue_type, character_id)
);
comment on table scenario_player_median is
  'Medians of the figures of each player and career, per minute. A sum of scoreboards.';
-- Medians of a player, which a write counts again.
create index scenario_player_median_by_character on scenario_player_median (character_id);

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
comment on table scenario_career_group is
  'Players of decided runs by career, side and random group, by month (UTC). A sum of scenario_run_career.';

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
  'How far players of a scenario differ in their results. A sum of scenario_player_total.';

-- One player's result in a run, counted (sign 1) or taken away (-1). amounts: damage, healing, protection, kills, deaths,
-- death blows, objective score, damage taken.
create type scenario_part as (
  day integer, career text, level smallint, tier smallint, queue_type smallint, seconds integer, amounts bigint[],
  sign integer, character_id integer
);

create table scenario_part_leaving (
  part scenario_part
);
comment on table scenario_part_leaving is
  'Results of runs that the statement at hand deletes; empty between statements.';
