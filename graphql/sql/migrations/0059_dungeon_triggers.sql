-- Sessions follow whatever is written, whatever the order.

-- Everything that is summed up of some sessions, those that are gone too.
create function refresh_session_sums(ids uuid[]) returns void
language plpgsql set search_path from current set enable_seqscan to off set jit to off as $$
declare
  dungeons smallint[];
  before session_member[];
begin
  if ids = '{}' then return; end if;
  dungeons := array(
    select dungeon_id from dungeon_session where id = any(ids)
    union select dungeon_id from session_run where session_id = any(ids));

  delete from session_encounter where session_id = any(ids);
  insert into session_encounter select * from counted_session_encounter where session_id = any(ids);
  delete from session_wing where session_id = any(ids);
  insert into session_wing select * from counted_session_wing where session_id = any(ids);

  before := array(select member from session_member member where session_id = any(ids));
  delete from session_member where session_id = any(ids);
  insert into session_member select * from counted_session_member where session_id = any(ids);
  with change as (
    select -1 as way, * from unnest(before) union all select 1, * from session_member where session_id = any(ids)
  )
  insert into dungeon_player as present
  select dungeon_id, archetype, character_id, sum(way * tries), sum(way * fighting::bigint), sum(way * damage),
         sum(way * healing), sum(way * protection)
  from change where tries > 0 group by 1, 2, 3
  on conflict (dungeon_id, archetype, character_id) do update set
    tries = present.tries + excluded.tries, fighting = present.fighting + excluded.fighting,
    damage = present.damage + excluded.damage, healing = present.healing + excluded.healing,
    protection = present.protection + excluded.protection;
  delete from dungeon_player using unnest(before) gone
  where dungeon_player.tries = 0 and dungeon_player.dungeon_id = gone.dungeon_id
    and dungeon_player.archetype = gone.archetype and dungeon_player.character_id = gone.character_id;

  delete from session_guild where session_id = any(ids);
  insert into session_guild select * from counted_session_guild where session_id = any(ids);
  delete from dungeon_session where id = any(ids);
  insert into dungeon_session select * from counted_dungeon_session where id = any(ids);

  dungeons := array(select distinct unnest(dungeons));
  delete from dungeon_figures where dungeon_id = any(dungeons);
  insert into dungeon_figures select * from counted_dungeon_figures where dungeon_id = any(dungeons);
end
$$;

-- Runs, their members or their tries differ, or they are gone.
create function refresh_sessions(ids uuid[]) returns void
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

create function session_runs_written() returns trigger language plpgsql set search_path from current as $$
declare
  ids uuid[];
begin
  if not exists (select from changed) then return null; end if;
  ids := case tg_table_name
    when 'instance_run' then array(select distinct (to_jsonb(changed) ->> 'id')::uuid from changed)
    when 'instance_encounter_run_score' then array(
      select distinct run_id from instance_encounter_run
      where id = any(array(select (to_jsonb(changed) ->> 'encounter_run_id')::bigint from changed)))
    else array(select distinct (to_jsonb(changed) ->> 'run_id')::uuid from changed)
  end;
  perform refresh_sessions(ids);
  return null;
end
$$;

-- The game lists other encounters: those of a dungeon say which of its sessions cleared it.
create function session_encounters_written() returns trigger language plpgsql set search_path from current as $$
begin
  if not exists (select from changed) then return null; end if;
  perform lock_sums();
  perform refresh_session_sums(array(
    select id from dungeon_session where dungeon_id = any(array(select dungeon_of(instance_id) from changed))));
  return null;
end
$$;

create trigger in_order before insert or update or delete on instance_encounter
for each statement execute function writers_in_order();
create trigger sums_emptied after truncate on instance_encounter for each statement execute function sums_emptied();

do $$
declare
  watched text[];
begin
  foreach watched slice 1 in array array[
    ['instance_run', 'session_runs_written'], ['instance_encounter_run', 'session_runs_written'],
    ['instance_run_score', 'session_runs_written'], ['instance_encounter_run_score', 'session_runs_written'],
    ['instance_encounter', 'session_encounters_written']
  ] loop
    execute format('create trigger zz_sessions_deleted after delete on %I referencing old table as changed
                    for each statement execute function %I()', watched[1], watched[2]);
    execute format('create trigger zz_sessions_inserted after insert on %I referencing new table as changed
                    for each statement execute function %I()', watched[1], watched[2]);
    execute format('create trigger zz_sessions_updated_from after update on %I referencing old table as changed
                    for each statement execute function %I()', watched[1], watched[2]);
    execute format('create trigger zz_sessions_updated_to after update on %I referencing new table as changed
                    for each statement execute function %I()', watched[1], watched[2]);
  end loop;
end
$$;

-- recount_sessions is that of step 64, which also counts what is there already.
alter function recount_sums() rename to recount_sums_before_dungeons;
create function recount_sums() returns void language plpgsql set search_path from current set jit to off as $$
begin
  perform recount_sums_before_dungeons();
  perform recount_sessions();
end
$$;
