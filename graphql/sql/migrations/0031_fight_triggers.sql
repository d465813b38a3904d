-- Skirmishes from kills follow what is written, whatever the order.

-- Gives kills of some stretches of time the skirmish that they belong to.
-- Returns the skirmishes that kills left or came to.
create function part_kills(zones smallint[], sinces integer[], untils integer[]) returns uuid[]
language plpgsql set search_path from current set enable_seqscan to off as $$
declare
  touched uuid[];
begin
  perform fights_are_written(true);
  with parted as materialized (select * from parted_kills(zones, sinces, untils)),
  moved as (
    update kill set skirmish_id = parted.skirmish_id from parted
    where kill.id = parted.id and parted.present is distinct from parted.skirmish_id
    returning parted.present as one, parted.skirmish_id as other
  )
  select array_agg(distinct id) filter (where id is not null) into touched
  from moved cross join lateral unnest(array[one, other]) id;
  perform fights_are_written(false);
  return coalesce(touched, '{}');
end
$$;

-- Kills are there, gone, or were before an update: `changed` is what they are, or were.
create function fights_written() returns trigger language plpgsql set search_path from current as $$
declare
  zones smallint[];
  sinces integer[];
  untils integer[];
  touched uuid[];
begin
  if not exists (select from changed where is_untold(instance_id, skirmish_id)) then return null; end if;
  perform lock_sums();
  select array_agg(span.zone_id), array_agg(span.since), array_agg(span.until) into zones, sinces, untils
  from (
    select array_agg(zone_id) as zones, array_agg(time) as times
    from changed where is_untold(instance_id, skirmish_id)
  ) seed, fight_spans(seed.zones, seed.times) span;
  touched := part_kills(zones, sinces, untils);
  perform refresh_fights(array(
    select unnest(touched)
    union select skirmish_id from changed where is_from_kills(skirmish_id)
    union select skirmish_id from kill where id = any(array(select id from changed)) and is_from_kills(skirmish_id)));
  return null;
end
$$;

-- Of kills that are there: an attacker and a wound belong to the skirmish of their kill.
create function fight_parts_written() returns trigger language plpgsql set search_path from current as $$
begin
  if not exists (select from changed) then return null; end if;
  perform lock_sums();
  perform refresh_fights(array(
    select distinct skirmish_id from kill
    where id = any(array(select distinct kill_id from changed)) and is_from_kills(skirmish_id)));
  return null;
end
$$;

-- Who writes a kill does not know its skirmish: it stays, unless the kill turns out to be of a run, and where nothing else differs nothing is written.
create function fight_kept() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op = 'INSERT' then
    new.skirmish_id := null;
    return new;
  end if;
  new.skirmish_id := case when is_from_kills(old.skirmish_id) and new.instance_id is null then old.skirmish_id end;
  if new is not distinct from old then return null; end if;
  return new;
end
$$;

create trigger fight_unknown before insert on kill
for each row when (is_from_kills(new.skirmish_id)) execute function fight_kept();
create trigger fight_kept before update on kill for each row
when (not are_fights_written()
      and (new.skirmish_id is distinct from old.skirmish_id
             and (is_from_kills(new.skirmish_id) or new.skirmish_id is null and is_from_kills(old.skirmish_id))
           or new.instance_id is not null and is_from_kills(new.skirmish_id)))
execute function fight_kept();

-- Nobody else writes these skirmishes: what somebody deletes is still there.
create function fight_guarded() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then return null; end if;
  raise exception 'The skirmish % is made from its kills.', case when tg_table_name = 'skirmish' then to_jsonb(new) ->> 'id'
    else to_jsonb(new) ->> 'skirmish_id' end;
end
$$;

create trigger fight_guarded before insert or update on skirmish
for each row when (is_from_kills(new.id) and not are_fights_written()) execute function fight_guarded();
create trigger fight_stays before delete on skirmish
for each row when (is_from_kills(old.id) and not are_fights_written()) execute function fight_guarded();
create trigger fight_guarded before insert or update on skirmish_score
for each row when (is_from_kills(new.skirmish_id) and not are_fights_written()) execute function fight_guarded();
create trigger fight_stays before delete on skirmish_score
for each row when (is_from_kills(old.skirmish_id) and not are_fights_written()) execute function fight_guarded();

-- All of them, from all kills.
create function recount_fights() returns void language plpgsql set search_path from current as $$
declare
  zones smallint[] := array(select distinct zone_id from kill);
  none integer := cardinality(zones);
begin
  perform part_kills(zones, array_fill(-2147483648, array[none]), array_fill(2147483647, array[none]));
  perform refresh_fights(array(
    select skirmish_id from kill where is_from_kills(skirmish_id)
    union select id from skirmish where is_from_kills(id)
    union select skirmish_id from skirmish_score where is_from_kills(skirmish_id)));
end
$$;

-- The skirmishes first, since the sums of guilds are made of them.
alter function recount_sums() rename to recount_other_sums;
create function recount_sums() returns void language plpgsql set search_path from current as $$
begin
  perform lock_sums();
  perform recount_fights();
  perform recount_other_sums();
end
$$;

-- The sums of kills have no part in their skirmish, and those of guilds in these skirmishes are written with them.
do $$
declare
  written record;
begin
  for written in
    select tgname, tgrelid::regclass as relation, pg_get_triggerdef(oid) as definition from pg_trigger
    where not tgisinternal
      and (tgrelid = 'kill'::regclass and tgname ~ '_updated(_from|_to)?$'
           or tgrelid in ('skirmish'::regclass, 'skirmish_score'::regclass) and tgname ~ '^sums_' and tgname <> 'sums_emptied')
  loop
    execute format('drop trigger %I on %s', written.tgname, written.relation);
    execute replace(written.definition, 'FOR EACH STATEMENT',
      'FOR EACH STATEMENT WHEN (not are_fights_written())');
  end loop;
end
$$;

-- After all others, by their names.
create trigger zz_fights_deleted after delete on kill referencing old table as changed
for each statement execute function fights_written();
create trigger zz_fights_inserted after insert on kill referencing new table as changed
for each statement execute function fights_written();
create trigger zz_fights_updated_from after update on kill referencing old table as changed
for each statement when (not are_fights_written()) execute function fights_written();
create trigger zz_fights_updated_to after update on kill referencing new table as changed
for each statement when (not are_fights_written()) execute function fights_written();

do $$
declare
  parts text;
begin
  foreach parts in array array['kill_attacker', 'kill_damage'] loop
    execute format('create trigger zz_fights_deleted after delete on %I referencing old table as changed
                    for each statement execute function fight_parts_written()', parts);
    execute format('create trigger zz_fights_inserted after insert on %I referencing new table as changed
                    for each statement execute function fight_parts_written()', parts);
    execute format('create trigger zz_fights_updated_from after update on %I referencing old table as changed
                    for each statement execute function fight_parts_written()', parts);
    execute format('create trigger zz_fights_updated_to after update on %I referencing new table as changed
                    for each statement execute function fight_parts_written()', parts);
  end loop;
end
$$;
create trigger zz_fights_emptied after truncate on kill_damage for each statement execute function sums_emptied();

-- What is there already.
select recount_fights();
