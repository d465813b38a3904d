create or replace function scenario_written() returns trigger language plpgsql set search_path from current as $$
begin
  if not exists (select from changed) then return null; end if;
  if tg_table_name = 'scenario_record' then
    perform refresh_scenarios(
      array(select id from changed), array(select distinct start_time / 86400 from changed));
  else
    perform refresh_scenarios(array(select distinct record_id from changed), '{}');
  end if;
  return null;
end
$$;

create or replace function scenario_record_leaves() returns trigger
language plpgsql set search_path from current set enable_seqscan to off set jit to off as $$
begin
  insert into scenario_part_leaving
  select part
  from scenario_score score
  join "character" player on player.id = score.character_id
  cross join lateral part_of(score, old, player.career, -1) part
  where score.record_id = old.id;
  return old;
end
$$;

create or replace function scenario_score_figures() returns trigger
language plpgsql set search_path from current set enable_seqscan to off set jit to off as $$
declare
  parts scenario_part[] := '{}';
begin
  if tg_op <> 'INSERT' then
    parts := array(
      select part
      from gone join scenario_record run on run.id = gone.record_id
      join "character" player on player.id = gone.character_id
      cross join lateral part_of(row(gone.*)::scenario_score, run, player.career, -1) part);
  end if;
  if tg_op <> 'DELETE' then
    parts := parts || array(
      select part
      from added join scenario_record run on run.id = added.record_id
      join "character" player on player.id = added.character_id
      cross join lateral part_of(row(added.*)::scenario_score, run, player.career, 1) part);
  end if;
  perform count_parts(parts);
  return null;
end
$$;

create or replace function scenario_record_figures() returns trigger
language plpgsql set search_path from current set enable_seqscan to off set jit to off as $$
declare
  parts scenario_part[] := '{}';
begin
  if tg_op = 'DELETE' then
    perform count_parts(array(select part from scenario_part_leaving));
    delete from scenario_part_leaving;
    return null;
  end if;
  if tg_op = 'UPDATE' then
    parts := array(
      select part
      from gone join scenario_score score on score.record_id = gone.id
      join "character" player on player.id = score.character_id
      cross join lateral part_of(score, row(gone.*)::scenario_record, player.career, -1) part);
  end if;
  parts := parts || array(
    select part
    from added join scenario_score score on score.record_id = added.id
    join "character" player on player.id = score.character_id
    cross join lateral part_of(score, row(added.*)::scenario_record, player.career, 1) part);
  perform count_parts(parts);
  return null;
end
$$;

create or replace function character_figures() returns trigger
language plpgsql set search_path from current set enable_seqscan to off set jit to off as $$
declare
  parts scenario_part[] := '{}';
begin
  if tg_op = 'UPDATE' then
    if not exists (select id, career from gone except select id, career from added) then return null; end if;
  end if;
  if tg_op <> 'INSERT' then
    parts := array(
      select part
      from gone join scenario_score score on score.character_id = gone.id
      join scenario_record run on run.id = score.record_id
      cross join lateral part_of(score, run, gone.career, -1) part);
  end if;
  if tg_op <> 'DELETE' then
    parts := parts || array(
      select part
      from added join scenario_score score on score.character_id = added.id
      join scenario_record run on run.id = score.record_id
      cross join lateral part_of(score, run, added.career, 1) part);
  end if;
  perform count_parts(parts);
  return null;
end
$$;

-- Players who are off a scoreboard, or were on it at another time.
create or replace function scenario_score_gone() returns trigger language plpgsql set search_path from current as $$
begin
  if not exists (select from changed) then return null; end if;
  perform lock_sums();
  perform refresh_scenario_sums(
    array(select distinct character_id from changed), array(select distinct start_time from changed));
  perform refresh_scenario_players(
    array(select distinct character_id from changed),
    array(select distinct month_start(start_time / 86400) from changed));
  return null;
end
$$;

-- Characters that were written later than their scoreboards, changed their career, or are gone.
create or replace function scenario_character_written() returns trigger
language plpgsql set search_path from current as $$
declare
  of_sums integer[] := array(
    select id from changed
    where exists (select from scenario_score where character_id = changed.id)
      and (tg_op = 'DELETE' or not exists (
        select from scenario_sum sum where sum.character_id = changed.id and sum.career = changed.career)));
  of_parts integer[] := array(
    select id from changed
    where exists (select from scenario_score where character_id = changed.id)
      and (tg_op = 'DELETE' or not exists (
        select from scenario_player known where character_id = changed.id and known.career = changed.career)));
  runs uuid[] := array(select distinct record_id from scenario_score where character_id = any(of_parts));
begin
  if of_sums = '{}' and of_parts = '{}' then return null; end if;
  perform lock_sums();
  delete from scenario_sum where character_id = any(of_sums);
  insert into scenario_sum select * from counted_scenario_sum where character_id = any(of_sums);
  if of_parts = '{}' then return null; end if;
  perform refresh_scenario_careers(runs);
  perform refresh_scenario_best(runs);
  perform refresh_scenario_players(
    of_parts, array(select distinct month_start(start_time / 86400) from scenario_record where id = any(runs)));
  return null;
end
$$;

create or replace function note_scenarios() returns trigger language plpgsql set search_path from current as $$
begin
  insert into scenario (id, name, zone_id) select distinct scenario_id, '', 0 from added
  where scenario_id not in (select id from scenario)
  on conflict do nothing;
  return null;
end
$$;
comment on function note_scenarios is
  'Adds the scenarios of new runs that are not on record, without a name or a zone.';
