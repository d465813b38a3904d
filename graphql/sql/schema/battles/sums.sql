-- Skirmishes, their players or their kills differ, or they are gone. Battles that began more than the length of one
-- before all that differs stay as they are, since none of it can be theirs; others are joined anew as far as links lead.
create or replace function join_battles(keys jsonb) returns void
language plpgsql set search_path from current set enable_seqscan to off set jit to off as $$
#variable_conflict use_variable
declare
  ids uuid[] := array(select (key ->> 0)::uuid from jsonb_array_elements(keys) key);
  ones uuid[];
  others uuid[];
  moved uuid[];
  around uuid[];
  since bigint;
  touched uuid[];
begin
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
  from told_kill told
  where told.skirmish_id = any(ids) and battle_part.skirmish_id = told.skirmish_id
    and (battle_part.kills_order, battle_part.kills_destruction) <> (told.kills_order, told.kills_destruction);
  execute 'with changed as (select unnest($1) as battle_id)' || noting('battle_part') || ' select'
  using touched || array(select battle_id from battle_part where skirmish_id = any(ids));
end
$$;

-- All of them, some at a time.
create or replace function recount_battles() returns void
language plpgsql set search_path from current set jit to off as $$
declare
  ids uuid[];
begin
  delete from battle_link;
  delete from battle_part;
  for ids in
    select array_agg(id) from (select id, row_number() over (order by start_time) / 2000 as part from open_skirmish) one
    group by part order by part
  loop
    insert into battle_link select * from battle_links(ids);
  end loop;
  perform recount_tables('battle_part', 'battle', 'battle_guild', 'battle_day', 'battle_guild_day');
end
$$;
