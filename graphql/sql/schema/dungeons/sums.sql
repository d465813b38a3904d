-- Joins runs to sessions anew as far as links lead: runs that differ by themselves, their members or tries, or are gone.
create or replace function join_sessions(keys jsonb) returns void
language plpgsql set search_path from current set enable_seqscan to off set jit to off as $$
declare
  ids uuid[] := array(select (key ->> 0)::uuid from jsonb_array_elements(keys) key);
  ones uuid[];
  others uuid[];
  moved uuid[];
  touched uuid[];
  around uuid[];
begin
  with gone as (
    delete from session_run where run_id = any(ids) and run_id not in (select id from dungeon_run where id = any(ids))
    returning run_id, session_id
  ), come as (
    insert into session_run as present
    select id, id, dungeon_id, instance_id, start_time, end_time, until from dungeon_run where id = any(ids)
    on conflict (run_id) do update set
      dungeon_id = excluded.dungeon_id, instance_id = excluded.instance_id, start_time = excluded.start_time,
      end_time = excluded.end_time, until = excluded.until
    where (present.dungeon_id, present.instance_id, present.start_time, present.end_time, present.until)
      is distinct from (excluded.dungeon_id, excluded.instance_id, excluded.start_time, excluded.end_time, excluded.until)
    returning run_id, session_id
  ), changed as (select * from gone union all select * from come)
  select coalesce(array_agg(run_id), '{}'), coalesce(array_agg(session_id), '{}') into moved, touched from changed;

  select array_agg(link.one), array_agg(link.other) into ones, others
  from (
    select one, other from (
      select one, other from session_links(ids) union all select one, other from session_link where one = any(ids)
    ) either group by 1, 2 having count(*) = 1
  ) link;
  if ones is not null then
    with changed as materialized (
      select one, other from unnest(ones, others) link (one, other) union select other, one from unnest(ones, others) link (one, other)
    ), gone as (
      delete from session_link using changed
      where session_link.one = changed.one and session_link.other = changed.other
      returning session_link.one, session_link.other
    )
    insert into session_link select one, other from changed except select one, other from gone;
  end if;

  moved := array(select unnest(moved) union select unnest(ones) union select unnest(others));
  if moved <> '{}' then
    with recursive reached (id) as (
      (
        select unnest(moved)
        union
        select run_id from session_run
        where session_id = any(touched)
          or session_id = any(array(select session_id from session_run where run_id = any(moved)))
      )
      union
      select other from reached join session_link on one = reached.id
    )
    select array_agg(id) into around from reached;
    touched := touched || array(select session_id from session_run where run_id = any(around));
    update session_run set session_id = joined.session_id
    from joined_runs(around) joined
    where session_run.run_id = joined.run_id and session_run.session_id <> joined.session_id;
    touched := touched || array(select session_id from session_run where run_id = any(around));
  end if;
  execute 'with changed as (select unnest($1) as session_id)' || noting('session_run') || ' select'
  using touched || array(select session_id from session_run where run_id = any(ids));
end
$$;

-- All sessions. What was just filled has no statistics yet, and a plan without them compares every session with every
-- member: minutes for 30,000 runs, hence ANALYZE on the way.
create or replace function recount_sessions() returns void
language plpgsql set search_path from current set jit to off as $$
declare
  ids uuid[];
begin
  delete from session_run;
  delete from session_link;
  insert into session_run
  select id, id, dungeon_id, instance_id, start_time, end_time, until from dungeon_run;
  for ids in
    select array_agg(run_id) from (select run_id, row_number() over (order by start_time) / 2000 as part from session_run) one
    group by part order by part
  loop
    insert into session_link select * from session_links(ids);
  end loop;
  update session_run set session_id = joined.session_id
  from joined_runs(array(select run_id from session_run)) joined
  where session_run.run_id = joined.run_id and session_run.session_id <> joined.session_id;
  analyze session_run, instance_run_score, instance_encounter_run, instance_encounter_run_score;
  perform recount_tables('session_encounter');
  analyze session_encounter;
  perform recount_tables('session_wing', 'session_member');
  analyze session_wing, session_member;
  perform recount_tables(
    'session_fighter', 'session_guild', 'dungeon_session', 'dungeon_player', 'dungeon_best_player', 'dungeon_figures',
    'dungeon_encounter', 'dungeon_month', 'wing_clearer');
end
$$;
