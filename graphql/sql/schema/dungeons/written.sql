-- Runs may be on record before the instance or the scenario that they are of, or without it: it has no name then, and an
-- import or the archive of an API gives it one. Without the row, lists left its runs out.
create or replace function note_instances() returns trigger language plpgsql set search_path from current as $$
begin
  insert into instance (id, name) select distinct instance_id, '' from added
  where instance_id not in (select id from instance)
  on conflict do nothing;
  return null;
end
$$;
comment on function note_instances is
  'Adds the instances of new runs that are not on record, without a name.';
