create or replace function refresh_instance_runs(ids uuid[]) returns void
language plpgsql set search_path from current as $$
begin
  perform lock_sums();
  update instance_run run set
    duration = derived.duration, encounters_won = derived.encounters_won, entries = derived.entries,
    deaths = derived.deaths, min_item_rating = derived.min_item_rating,
    average_item_rating = derived.average_item_rating, max_item_rating = derived.max_item_rating
  from derived_instance_run derived
  where derived.id = any(ids) and derived.id = run.id
    and (run.duration, run.encounters_won, run.entries, run.deaths, run.min_item_rating, run.average_item_rating,
         run.max_item_rating)
      is distinct from
        (derived.duration, derived.encounters_won, derived.entries, derived.deaths, derived.min_item_rating,
         derived.average_item_rating, derived.max_item_rating);
end
$$;

create or replace function refresh_instance_fights(ids bigint[]) returns void
language plpgsql set search_path from current as $$
begin
  perform lock_sums();
  update instance_encounter_run fight set
    instance_id = derived.instance_id, duration = derived.duration, entries = derived.entries,
    deaths = derived.deaths, min_item_rating = derived.min_item_rating,
    average_item_rating = derived.average_item_rating, max_item_rating = derived.max_item_rating
  from derived_instance_encounter_run derived
  where derived.id = any(ids) and derived.id = fight.id
    and (fight.instance_id, fight.duration, fight.entries, fight.deaths, fight.min_item_rating,
         fight.average_item_rating, fight.max_item_rating)
      is distinct from
        (derived.instance_id, derived.duration, derived.entries, derived.deaths, derived.min_item_rating,
         derived.average_item_rating, derived.max_item_rating);
end
$$;

-- Runs, their members or their tries differ, or they are gone.
create or replace function refresh_sessions(ids uuid[]) returns void
language plpgsql set search_path from current set enable_seqscan to off set jit to off as $$
declare
  ones uuid[];
  others uuid[];
  moved uuid[];
  touched uuid[];
  around uuid[];
begin
  if ids = '{}' then return; end if;
  perform lock_sums();
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
  perform refresh_session_sums(array(
    select unnest(touched) union select session_id from session_run where run_id = any(ids)));
end
$$;

-- Everything that is summed up of some sessions, those that are gone too.
create or replace function refresh_session_sums(ids uuid[]) returns void
language plpgsql set search_path from current set enable_seqscan to off set jit to off as $$
declare
  dungeons smallint[];
  months bigint[];
  characters integer[];
  wings smallint[];
  clears integer[];
  before session_fighter[];
begin
  if ids = '{}' then return; end if;
  dungeons := array(
    select dungeon_id from dungeon_session where id = any(ids)
    union select dungeon_id from session_run where session_id = any(ids));
  months := array(
    select month_of(start_time) from dungeon_session where id = any(ids)
    union select month_of(start_time) from session_wing where session_id = any(ids));
  select array_agg(character_id), array_agg(instance_id), array_agg(-clears_before) into characters, wings, clears
  from (
    select character_id, instance_id, count(*)::integer as clears_before
    from session_member join session_wing using (session_id)
    where session_id = any(ids) and cleared group by 1, 2
  ) before;

  delete from session_encounter where session_id = any(ids);
  insert into session_encounter select * from counted_session_encounter where session_id = any(ids);
  delete from session_wing where session_id = any(ids);
  insert into session_wing select * from counted_session_wing where session_id = any(ids);
  delete from session_member where session_id = any(ids);
  insert into session_member select * from counted_session_member where session_id = any(ids);

  before := array(select fighter from session_fighter fighter where session_id = any(ids));
  delete from session_fighter where session_id = any(ids);
  insert into session_fighter select * from counted_session_fighter where session_id = any(ids);
  with change as (
    select -1 as way, * from unnest(before) union all select 1, * from session_fighter where session_id = any(ids)
  )
  insert into dungeon_player as present
  select dungeon_id, instance_id, archetype, character_id, sum(way), sum(way * tries), sum(way * fighting),
         sum(way * work), sum(way * squares)
  from change group by 1, 2, 3, 4
  on conflict (dungeon_id, instance_id, archetype, character_id) do update set
    sessions = present.sessions + excluded.sessions, tries = present.tries + excluded.tries,
    fighting = present.fighting + excluded.fighting, work = present.work + excluded.work,
    squares = present.squares + excluded.squares;
  delete from dungeon_player using unnest(before) gone
  where sessions = 0 and dungeon_player.dungeon_id = gone.dungeon_id and dungeon_player.instance_id = gone.instance_id
    and dungeon_player.archetype = gone.archetype and dungeon_player.character_id = gone.character_id;

  delete from session_guild where session_id = any(ids);
  insert into session_guild select * from counted_session_guild where session_id = any(ids);
  delete from dungeon_session where id = any(ids);
  insert into dungeon_session select * from counted_dungeon_session where id = any(ids);

  delete from dungeon_figures where dungeon_id = any(dungeons);
  insert into dungeon_figures select * from counted_dungeon_figures where dungeon_id = any(dungeons);
  delete from dungeon_encounter where dungeon_id = any(dungeons);
  insert into dungeon_encounter select * from counted_dungeon_encounter where dungeon_id = any(dungeons);
  delete from dungeon_best_player where dungeon_id = any(dungeons);
  insert into dungeon_best_player select * from counted_dungeon_best_player where dungeon_id = any(dungeons);

  months := array(
    select unnest(months)
    union select month_of(start_time) from dungeon_session where id = any(ids)
    union select month_of(start_time) from session_wing where session_id = any(ids));
  delete from dungeon_month where dungeon_id = any(dungeons) and month = any(months);
  insert into dungeon_month
  select part.dungeon_id, part.instance_id, begun.month, count(*)::integer, (count(*) filter (where listed > 0))::integer,
         (count(*) filter (where cleared))::integer,
         percentile_cont(0.5) within group (order by duration) filter (where cleared)
  from unnest(dungeons) dungeon (id) cross join unnest(months) begun (month)
  cross join lateral (select begun.month * 1000 as since, extract(epoch from
    (to_timestamp(begun.month) at time zone 'UTC' + interval '1 month') at time zone 'UTC')::bigint * 1000 as until) its
  cross join lateral (
    select dungeon_id, 0::smallint as instance_id, listed, cleared, duration from dungeon_session
    where dungeon_id = dungeon.id and start_time >= since and start_time < until
    union all
    select dungeon_id, instance_id, listed, cleared, duration from session_wing
    where dungeon_id = dungeon.id and start_time >= since and start_time < until
  ) part
  group by 1, 2, 3;

  insert into wing_clearer as present
  select character_id, instance_id, sum(changed)
  from (
    select * from unnest(characters, wings, clears) gone (character_id, instance_id, changed)
    union all
    select character_id, instance_id, count(*)::integer from session_member join session_wing using (session_id)
    where session_id = any(ids) and cleared group by 1, 2
  ) change
  group by 1, 2 having sum(changed) <> 0
  on conflict (character_id, instance_id) do update set clears = present.clears + excluded.clears;
  delete from wing_clearer using unnest(characters, wings) gone (character_id, instance_id)
  where wing_clearer.character_id = gone.character_id and wing_clearer.instance_id = gone.instance_id and wing_clearer.clears = 0;
end
$$;

-- Of all sessions. What was just filled has no statistics yet, and a plan without them compares every session with every
-- member: minutes for 30,000 runs, hence ANALYZE on the way.
create or replace function recount_sessions() returns void
language plpgsql set search_path from current set jit to off as $$
declare
  ids uuid[];
begin
  delete from session_run;
  delete from session_link;
  delete from session_encounter;
  delete from session_wing;
  delete from session_member;
  delete from session_fighter;
  delete from session_guild;
  delete from dungeon_session;
  delete from dungeon_player;
  delete from dungeon_best_player;
  delete from dungeon_figures;
  delete from dungeon_encounter;
  delete from dungeon_month;
  delete from wing_clearer;
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
  insert into session_encounter select * from counted_session_encounter;
  analyze session_encounter;
  insert into session_wing select * from counted_session_wing;
  insert into session_member select * from counted_session_member;
  analyze session_wing, session_member;
  insert into session_fighter select * from counted_session_fighter;
  insert into session_guild select * from counted_session_guild;
  insert into dungeon_session select * from counted_dungeon_session;
  insert into dungeon_player select * from counted_dungeon_player;
  insert into dungeon_best_player select * from counted_dungeon_best_player;
  insert into dungeon_figures select * from counted_dungeon_figures;
  insert into dungeon_encounter select * from counted_dungeon_encounter;
  insert into dungeon_month select * from counted_dungeon_month;
  insert into wing_clearer select * from counted_wing_clearer;
end
$$;
