-- Everybody who writes events waits here for the others: then no sum misses what another transaction is about to
-- write, and no two of them wait for each other's rows. Those who keep pages are told once the transaction is over.
create or replace function lock_sums() returns void language plpgsql as $$
begin
  if current_setting('transaction_isolation') in ('repeatable read', 'serializable') then
    raise exception 'Write events in transactions that are read committed: others miss what was written meanwhile.';
  end if;
  perform pg_advisory_xact_lock(7316200413);
  perform pg_notify('war_ledger_written', '');
end
$$;

-- Fills tables of sums with what their views count, one after the other.
create or replace function recount_tables(variadic names text[]) returns void
language plpgsql set search_path from current set jit to off as $$
declare
  sums text;
begin
  foreach sums in array names loop
    execute format('delete from %I', sums);
    execute format('insert into %I select * from counted_%s', sums, sums);
  end loop;
end
$$;

-- Counts all sums again, in an order in which each finds what it is made of.
create or replace function recount_sums() returns void
language plpgsql set search_path from current set jit to off as $$
declare
  present integer := extract(epoch from now());
begin
  perform lock_sums();
  perform recount_fights();
  perform recount_tables(
    'leaderboard_week', 'leaderboard_month', 'guild_leaderboard_week', 'guild_leaderboard_month', 'kill_day',
    'kill_day_career', 'character_day', 'scenario_guild', 'scenario_day', 'scenario_result_day');
  perform recount_tables(variadic array(select sum from plain_sum order by place));
  perform recount_tables(
    'scenario_run_career', 'scenario_career_month', 'scenario_career_group', 'scenario_player_month',
    'scenario_player', 'scenario_career_stratum', 'scenario_player_total', 'scenario_career_moment',
    'scenario_result_moment', 'scenario_best_month', 'scenario_player_median', 'scenario_figure_day', 'scenario_sum');
  perform recount_battles();
  perform count_worn_of_all(present);
  perform recount_presence();
  perform recount_tables('career_pair');
  perform recount_sessions();
  perform recount_tables('character_stay', 'guild_spell', 'guild_month');
  perform count_feats(present);
  delete from touched where key is not null;
end
$$;

create or replace function sums_emptied() returns trigger language plpgsql set search_path from current as $$
begin
  perform recount_sums();
  return null;
end
$$;

-- Makes events and their parts say the same, and counts everything again.
create or replace function recount_events() returns void language plpgsql set search_path from current as $$
begin
  perform refresh_kills(array(select id from kill));
  perform refresh_scenarios(array(select id from scenario_record), '{}');
  insert into touched select 'skirmish_score', jsonb_build_array(skirmish_id) from skirmish_score;
  insert into touched select 'instance_encounter_run', jsonb_build_array(id) from instance_encounter_run;
  insert into touched select 'instance_run', jsonb_build_array(id) from instance_run;
  perform count_sum('skirmish_score', null), count_sum('instance_encounter_run', null), count_sum('instance_run', null);
  perform recount_sums();
end
$$;

-- Whoever writes events waits for the others before the first row, not after it: two that held rows of each other, in
-- imports at once or in psql beside one, came to a deadlock.
create or replace function writers_in_order() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7316200413);
  return null;
end
$$;
