create trigger sums_deleted after delete on instance
  referencing old table as changed for each statement execute function named_written('-1', 'Instance');
create trigger sums_emptied after truncate on instance for each statement execute function sums_emptied();
create trigger sums_inserted after insert on instance
  referencing new table as changed for each statement execute function named_written('1', 'Instance');
create trigger sums_updated_from after update on instance
  referencing old table as changed for each statement execute function named_written('-1', 'Instance');
create trigger sums_updated_to after update on instance
  referencing new table as changed for each statement execute function named_written('1', 'Instance');

-- Milliseconds.
create trigger note_ahead before insert or update on instance_run
  for each row when ((new.ahead <> (new.start_time > ((latest_believed() * 1000) + 999)))) execute function note_ahead();
create trigger note_instances after insert on instance_run
  referencing new table as added for each statement execute function note_instances();
