-- Battles follow whatever is written, whatever the order.

-- Skirmishes, their players or their kills differ, or they are gone. Battles that began more than the length of one
-- before all that differs stay as they are, since none of it can be theirs; others are joined anew as far as links lead.
create function refresh_battles(ids uuid[]) returns void
language plpgsql set search_path from current set enable_seqscan to off set jit to off as $$
#variable_conflict use_variable
declare
  ones uuid[];
  others uuid[];
  moved uuid[];
  around uuid[];
  since bigint;
  touched uuid[];
begin
  if ids = '{}' then return; end if;
  select array_agg(link.one), array_agg(link.other) into ones, others
  from (
    select one, other from (
      select one, other from battle_links(ids) union all select one, other from battle_link where one = any(ids)
    ) either group by 1, 2 having count(*) = 1
  ) link;
  if ones is not null then
    with changed as materialized (
      select one, other from unnest(ones, others) link (one, other) union select other, one from unnest(ones, others) link (one, other)
    ), gone as (
      delete from battle_link using changed
      where battle_link.one = changed.one and battle_link.other = changed.other
      returning battle_link.one, battle_link.other
    )
    insert into battle_link select one, other from changed except select one, other from gone;
  end if;

  moved := array(
    select unnest(ones)
    union
    select id from unnest(ids) id left join open_skirmish using (id) left join battle_part on skirmish_id = id
    where open_skirmish.start_time is distinct from battle_part.start_time);
  if moved <> '{}' then
    select least((select min(start_time) from battle_part where skirmish_id = any(moved)),
                 (select min(start_time) from open_skirmish where id = any(moved)))::bigint - battle_length()
    into since;
    with recursive reached (id) as (
      (
        select unnest(moved)
        union
        select part.skirmish_id from battle_part own join battle_part part using (battle_id)
        where own.skirmish_id = any(moved)
      )
      union
      select other from reached join battle_link on one = reached.id
      where not exists (
        select from battle_part join battle on battle.id = battle_id
        where skirmish_id = other and battle.start_time < since)
    )
    select array_agg(id) into around from reached;

    with event as materialized (select id, start_time from open_skirmish where id = any(around)),
    link as (select one, other from battle_link where one = any(around)),
    joined as materialized (
      select event_id, session_id, start_time from join_events(
        array(select id from event order by id), array(select start_time from event order by id),
        array(select one from link order by one, other), array(select other from link order by one, other),
        battle_length())
    ), gone as (
      delete from battle_part where skirmish_id = any(around)
        and skirmish_id not in (select event_id from joined)
      returning battle_id
    ), before as (
      select battle_id from battle_part join joined on event_id = skirmish_id
      where (battle_id, battle_part.start_time) <> (session_id, joined.start_time)
    ), come as (
      insert into battle_part as present
      select event_id, session_id, start_time, 0, 0 from joined
      on conflict (skirmish_id) do update set battle_id = excluded.battle_id, start_time = excluded.start_time
      where (present.battle_id, present.start_time) <> (excluded.battle_id, excluded.start_time)
      returning battle_id
    )
    select array_agg(battle_id) into touched
    from (select battle_id from gone union select battle_id from before union select battle_id from come) either;
  end if;

  update battle_part set kills_order = told.kills_order, kills_destruction = told.kills_destruction
  from told_kills(ids) told
  where battle_part.skirmish_id = told.skirmish_id
    and (battle_part.kills_order, battle_part.kills_destruction) <> (told.kills_order, told.kills_destruction);
  perform refresh_battle_sums(array(
    select unnest(touched) union select battle_id from battle_part where skirmish_id = any(ids)));
end
$$;

alter function refresh_skirmishes(uuid[]) rename to refresh_skirmish_boards;
create function refresh_skirmishes(ids uuid[]) returns void
language plpgsql set search_path from current set jit to off as $$
begin
  perform refresh_skirmish_boards(ids);
  perform refresh_battles(ids);
end
$$;

alter function write_fights(uuid[], fight_score[]) rename to write_fight_boards;
create function write_fights(ids uuid[], totals fight_score[]) returns void
language plpgsql set search_path from current set jit to off as $$
begin
  perform write_fight_boards(ids, totals);
  perform refresh_battles(ids);
end
$$;

-- Kills of skirmishes that are told are there, gone, or were before an update.
create function told_kills_written() returns trigger language plpgsql set search_path from current as $$
declare
  ids uuid[] := array(
    select distinct skirmish_id from changed
    where skirmish_id is not null and not is_from_kills(skirmish_id));
begin
  if ids = '{}' then return null; end if;
  perform lock_sums();
  perform refresh_battles(ids);
  return null;
end
$$;

-- A skirmish without a scoreboard has the players that its kills tell.
create function told_attackers_written() returns trigger language plpgsql set search_path from current as $$
declare
  ids uuid[] := array(
    select distinct skirmish_id from kill
    where id = any(array(select distinct kill_id from changed))
      and skirmish_id is not null and not is_from_kills(skirmish_id)
      and not exists (select from skirmish_score where skirmish_score.skirmish_id = kill.skirmish_id));
begin
  if ids = '{}' then return null; end if;
  perform lock_sums();
  perform refresh_battles(ids);
  return null;
end
$$;

do $$
declare
  watched text[];
begin
  foreach watched slice 1 in array array[['kill', 'told_kills_written'], ['kill_attacker', 'told_attackers_written']] loop
    execute format('create trigger zz_battles_deleted after delete on %I referencing old table as changed
                    for each statement execute function %I()', watched[1], watched[2]);
    execute format('create trigger zz_battles_inserted after insert on %I referencing new table as changed
                    for each statement execute function %I()', watched[1], watched[2]);
    execute format('create trigger zz_battles_updated_from after update on %I referencing old table as changed
                    for each statement when (not are_fights_written()) execute function %I()', watched[1], watched[2]);
    execute format('create trigger zz_battles_updated_to after update on %I referencing new table as changed
                    for each statement when (not are_fights_written()) execute function %I()', watched[1], watched[2]);
  end loop;
end
$$;

-- All of them, some at a time.
create function recount_battles() returns void language plpgsql set search_path from current set jit to off as $$
declare
  ids uuid[];
begin
  delete from battle_link;
  delete from battle_part;
  delete from battle;
  delete from battle_guild;
  delete from battle_day;
  for ids in
    select array_agg(id) from (select id, row_number() over (order by start_time) / 2000 as part from open_skirmish) one
    group by part order by part
  loop
    insert into battle_link select * from battle_links(ids);
  end loop;
  insert into battle_part select * from counted_battle_part;
  for ids in
    select array_agg(id) from (
      select battle_id as id, row_number() over (order by min(start_time)) / 2000 as part from battle_part group by 1
    ) one
    group by part order by part
  loop
    perform refresh_battle_sums(ids);
  end loop;
end
$$;

alter function recount_sums() rename to recount_sums_before_battles;
create function recount_sums() returns void language plpgsql set search_path from current set jit to off as $$
begin
  perform recount_sums_before_battles();
  perform recount_battles();
end
$$;

select recount_battles();
