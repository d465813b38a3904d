-- Milliseconds.
create trigger note_ahead before insert or update on instance_run
  for each row when ((new.ahead <> (new.start_time > ((latest_believed() * 1000) + 999)))) execute function note_ahead();
create trigger note_instances after insert on instance_run
  referencing new table as added for each statement execute function note_instances();
