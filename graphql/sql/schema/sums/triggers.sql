create constraint trigger count_touched after insert on touched deferrable initially deferred
for each row when (new.key is null) execute function count_touched();

-- Every table that a sum is made of, unless it is a sum itself.
do $$
declare
  source text;
begin
  for source in
    select distinct declared.source from declared_source declared
    where declared.source not in (select sum from declared_sum where to_regclass('counted_' || sum) is not null)
  loop
    execute format('create trigger in_order before insert or delete or update on %I for each statement execute function writers_in_order()', source);
    execute format('create trigger noted_inserted after insert on %I referencing new table as added for each statement execute function source_written()', source);
    execute format('create trigger noted_updated after update on %I referencing old table as gone new table as added for each statement execute function source_written()', source);
    execute format('create trigger noted_deleted after delete on %I referencing old table as gone for each statement execute function source_written()', source);
    execute format('create trigger sums_emptied after truncate on %I for each statement execute function sums_emptied()', source);
  end loop;
end
$$;
