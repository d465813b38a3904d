-- Runs may be on record before the instance or the scenario that they are of, or without it: it has no name then, and an
-- import or the record of an API gives it one. Without the row, lists left its runs out.

create function note_instances() returns trigger language plpgsql set search_path from current as $$
begin
  insert into instance (id, name) select distinct instance_id, '' from added
  where instance_id not in (select id from instance)
  on conflict do nothing;
  return null;
end
$$;
comment on function note_instances is 'Adds the instances of new runs that are not on record, without a name.';

create trigger note_instances after insert on instance_run referencing new table as added for each statement
  execute function note_instances();

create function note_scenarios() returns trigger language plpgsql set search_path from current as $$
begin
  insert into scenario (id, name, zone_id) select distinct scenario_id, '', 0 from added
  where scenario_id not in (select id from scenario)
  on conflict do nothing;
  return null;
end
$$;
comment on function note_scenarios is 'Adds the scenarios of new runs that are not on record, without a name or a zone.';

create trigger note_scenarios after insert on scenario_record referencing new table as added for each statement
  execute function note_scenarios();

insert into instance (id, name) select distinct instance_id, '' from instance_run
where instance_id not in (select id from instance);
insert into scenario (id, name, zone_id) select distinct scenario_id, '', 0 from scenario_record
where scenario_id not in (select id from scenario);
