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

-- Counts all sums again, in an order in which each finds what it is made of.
create or replace function recount_other_sums() returns void
language plpgsql set search_path from current set jit to off as $$
declare
  sums text;
begin
  perform lock_sums();
  foreach sums in array array[
    'leaderboard_week', 'leaderboard_month', 'guild_leaderboard_week', 'guild_leaderboard_month', 'kill_day',
    'kill_day_career', 'character_day', 'zone_heat_day', 'zone_heat_week', 'scenario_guild', 'scenario_day',
    'skirmish_guild', 'search_name', 'search_head'
  ] loop
    execute format('delete from %I', sums);
    execute format('insert into %I select * from counted_%s', sums, sums);
  end loop;
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
  perform refresh_skirmishes(array(select id from skirmish));
  perform refresh_instance_fights(array(select id from instance_encounter_run));
  perform refresh_instance_runs(array(select id from instance_run));
  perform recount_sums();
end
$$;

-- Counts all sums again, in an order in which each finds what it is made of.
create or replace function recount_sums_before_results() returns void
language plpgsql set search_path from current as $$
begin
  perform lock_sums();
  perform recount_fights();
  perform recount_other_sums();
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

-- Counts all sums again, in an order in which each finds what it is made of.
create or replace function recount_sums_before_parts() returns void
language plpgsql set search_path from current set jit to off as $$
begin
  perform recount_sums_before_results();
  delete from scenario_result_day;
  insert into scenario_result_day select * from counted_scenario_result_day;
end
$$;

-- Counts all sums again, in an order in which each finds what it is made of.
create or replace function recount_sums_before_figures() returns void
language plpgsql set search_path from current set jit to off as $$
begin
  perform recount_sums_before_parts();
  perform recount_scenario_parts();
end
$$;

-- Counts all sums again, in an order in which each finds what it is made of.
create or replace function recount_sums_before_scenario_sums() returns void
language plpgsql set search_path from current set jit to off as $$
begin
  perform recount_sums_before_figures();
  delete from scenario_figure_day;
  insert into scenario_figure_day select * from counted_scenario_figure_day;
end
$$;

-- Counts all sums again, in an order in which each finds what it is made of.
create or replace function recount_sums_before_battles() returns void
language plpgsql set search_path from current set jit to off as $$
begin
  perform recount_sums_before_scenario_sums();
  delete from scenario_sum;
  insert into scenario_sum select * from counted_scenario_sum;
end
$$;

-- Counts all sums again, in an order in which each finds what it is made of.
create or replace function recount_sums_before_worn() returns void
language plpgsql set search_path from current set jit to off as $$
begin
  perform recount_sums_before_battles();
  perform recount_battles();
end
$$;

-- Counts all sums again, in an order in which each finds what it is made of.
create or replace function recount_sums_before_presence() returns void
language plpgsql set search_path from current set jit to off as $$
begin
  perform recount_sums_before_worn();
  perform count_worn_of_all(extract(epoch from now())::integer);
end
$$;

-- Counts all sums again, in an order in which each finds what it is made of.
create or replace function recount_sums_before_dungeons() returns void
language plpgsql set search_path from current set jit to off as $$
begin
  perform recount_sums_before_career_kills();
  perform recount_career_kills();
end
$$;

-- Counts all sums again, in an order in which each finds what it is made of.
create or replace function recount_sums_before_history() returns void
language plpgsql set search_path from current set jit to off as $$
begin
  perform recount_sums_before_dungeons();
  perform recount_sessions();
end
$$;

-- Counts all sums again, in an order in which each finds what it is made of.
create or replace function recount_sums_before_records() returns void
language plpgsql set search_path from current set jit to off as $$
declare
  sums text;
begin
  perform recount_sums_before_history();
  foreach sums in array array['character_stay', 'guild_spell', 'guild_month'] loop
    execute format('delete from %I', sums);
    execute format('insert into %I select * from counted_%s', sums, sums);
  end loop;
end
$$;

-- Counts all sums again, in an order in which each finds what it is made of.
create or replace function recount_sums_before_career_kills() returns void
language plpgsql set search_path from current set jit to off as $$
begin
  perform recount_sums_before_presence();
  perform recount_presence();
end
$$;

-- Counts all sums again, in an order in which each finds what it is made of.
create or replace function recount_sums() returns void
language plpgsql set search_path from current set jit to off as $$
begin
  perform recount_sums_before_records();
  perform count_records(extract(epoch from now())::integer);
end
$$;
