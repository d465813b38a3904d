-- To write such a skirmish breaks a rule of the rows, as with any check. An import refuses the line for it, and
-- stops for errors that are not of the rows.
create or replace function fight_guarded() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then return null; end if;
  raise exception 'The skirmish % is made from its kills.', case when tg_table_name = 'skirmish' then to_jsonb(new) ->> 'id'
    else to_jsonb(new) ->> 'skirmish_id' end
  using errcode = 'check_violation';
end
$$;

-- Kills are there, gone, or were before an update: `changed` is what they are, or were.
create or replace function fights_written() returns trigger
language plpgsql set search_path from current as $$
declare
  zones smallint[];
  sinces integer[];
  untils integer[];
  touched uuid[];
begin
  if not exists (select from changed where is_untold(instance_id, scenario_id, skirmish_id, killer_id, victim_id)) then return null; end if;
  perform lock_sums();
  if tg_op = 'INSERT' and not are_fights_anew() then
    -- As they are by now: who killed may have changed since they were written.
    perform grow_fights(array(
      select id from kill where id = any(array(select id from changed))
        and is_untold(instance_id, scenario_id, skirmish_id, killer_id, victim_id)));
    return null;
  end if;
  select array_agg(span.zone_id), array_agg(span.since), array_agg(span.until) into zones, sinces, untils
  from (
    select array_agg(zone_id) as zones, array_agg(time) as times
    from changed where is_untold(instance_id, scenario_id, skirmish_id, killer_id, victim_id)
  ) seed, fight_spans(seed.zones, seed.times) span;
  touched := part_kills(zones, sinces, untils);
  perform refresh_fights(array(
    select unnest(touched)
    union select skirmish_id from changed where is_from_kills(skirmish_id)
    union select skirmish_id from kill where id = any(array(select id from changed)) and is_from_kills(skirmish_id)));
  if tg_op = 'INSERT' then perform fights_are_anew(false); end if;
  return null;
end
$$;

-- Who writes a kill does not know its skirmish: it stays, unless the kill turns out to be of a run, and where nothing
-- else differs nothing is written.
create or replace function fight_kept() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op = 'INSERT' then
    new.skirmish_id := null;
    return new;
  end if;
  new.skirmish_id := case
    when is_from_kills(old.skirmish_id)
      and is_untold(new.instance_id, new.scenario_id, old.skirmish_id, new.killer_id, new.victim_id) then old.skirmish_id end;
  if new is not distinct from old then return null; end if;
  return new;
end
$$;
