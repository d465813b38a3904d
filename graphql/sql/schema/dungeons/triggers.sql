create trigger sums_deleted after delete on instance
  referencing old table as changed for each statement execute function named_written('-1', 'Instance');
create trigger sums_emptied after truncate on instance for each statement execute function sums_emptied();
create trigger sums_inserted after insert on instance
  referencing new table as changed for each statement execute function named_written('1', 'Instance');
create trigger sums_updated_from after update on instance
  referencing old table as changed for each statement execute function named_written('-1', 'Instance');
create trigger sums_updated_to after update on instance
  referencing new table as changed for each statement execute function named_written('1', 'Instance');

create trigger in_order before insert or delete or update on instance_encounter
  for each statement execute function writers_in_order();
create trigger sums_emptied after truncate on instance_encounter for each statement execute function sums_emptied();
create trigger zz_sessions_deleted after delete on instance_encounter
  referencing old table as changed for each statement execute function session_encounters_written();
create trigger zz_sessions_inserted after insert on instance_encounter
  referencing new table as changed for each statement execute function session_encounters_written();
create trigger zz_sessions_updated_from after update on instance_encounter
  referencing old table as changed for each statement execute function session_encounters_written();
create trigger zz_sessions_updated_to after update on instance_encounter
  referencing new table as changed for each statement execute function session_encounters_written();

create trigger in_order before insert or delete or update on instance_run
  for each statement execute function writers_in_order();
-- Milliseconds.
create trigger note_ahead before insert or update on instance_run
  for each row when ((new.ahead <> (new.start_time > ((latest_believed() * 1000) + 999)))) execute function note_ahead();
create trigger note_instances after insert on instance_run
  referencing new table as added for each statement execute function note_instances();
create trigger sums_deleted after delete on instance_run
  referencing old table as changed for each statement execute function instance_run_written('-1', '');
create trigger sums_emptied after truncate on instance_run for each statement execute function sums_emptied();
create trigger sums_inserted after insert on instance_run
  referencing new table as changed for each statement execute function instance_run_written('1', '');
create trigger sums_updated_from after update on instance_run
  referencing old table as changed for each statement execute function instance_run_written('-1', '');
create trigger sums_updated_to after update on instance_run
  referencing new table as changed for each statement execute function instance_run_written('1', '');
create trigger zz_sessions_deleted after delete on instance_run
  referencing old table as changed for each statement execute function session_runs_written();
create trigger zz_sessions_inserted after insert on instance_run
  referencing new table as changed for each statement execute function session_runs_written();
create trigger zz_sessions_updated_from after update on instance_run
  referencing old table as changed for each statement execute function session_runs_written();
create trigger zz_sessions_updated_to after update on instance_run
  referencing new table as changed for each statement execute function session_runs_written();

create trigger in_order before insert or delete or update on instance_encounter_run
  for each statement execute function writers_in_order();
create trigger sums_deleted after delete on instance_encounter_run
  referencing old table as changed for each statement execute function instance_encounter_run_written('-1', '');
create trigger sums_emptied after truncate on instance_encounter_run
  for each statement execute function sums_emptied();
create trigger sums_inserted after insert on instance_encounter_run
  referencing new table as changed for each statement execute function instance_encounter_run_written('1', '');
create trigger sums_updated_from after update on instance_encounter_run
  referencing old table as changed for each statement execute function instance_encounter_run_written('-1', '');
create trigger sums_updated_to after update on instance_encounter_run
  referencing new table as changed for each statement execute function instance_encounter_run_written('1', '');
create trigger zz_sessions_deleted after delete on instance_encounter_run
  referencing old table as changed for each statement execute function session_runs_written();
create trigger zz_sessions_inserted after insert on instance_encounter_run
  referencing new table as changed for each statement execute function session_runs_written();
create trigger zz_sessions_updated_from after update on instance_encounter_run
  referencing old table as changed for each statement execute function session_runs_written();
create trigger zz_sessions_updated_to after update on instance_encounter_run
  referencing new table as changed for each statement execute function session_runs_written();

create trigger in_order before insert or delete or update on instance_run_score
  for each statement execute function writers_in_order();
create trigger sums_deleted after delete on instance_run_score
  referencing old table as changed for each statement execute function instance_run_score_written('-1', '');
create trigger sums_emptied after truncate on instance_run_score for each statement execute function sums_emptied();
create trigger sums_inserted after insert on instance_run_score
  referencing new table as changed for each statement execute function instance_run_score_written('1', '');
create trigger sums_updated_from after update on instance_run_score
  referencing old table as changed for each statement execute function instance_run_score_written('-1', '');
create trigger sums_updated_to after update on instance_run_score
  referencing new table as changed for each statement execute function instance_run_score_written('1', '');
create trigger zz_sessions_deleted after delete on instance_run_score
  referencing old table as changed for each statement execute function session_runs_written();
create trigger zz_sessions_inserted after insert on instance_run_score
  referencing new table as changed for each statement execute function session_runs_written();
create trigger zz_sessions_updated_from after update on instance_run_score
  referencing old table as changed for each statement execute function session_runs_written();
create trigger zz_sessions_updated_to after update on instance_run_score
  referencing new table as changed for each statement execute function session_runs_written();

create trigger in_order before insert or delete or update on instance_encounter_run_score
  for each statement execute function writers_in_order();
create trigger sums_deleted after delete on instance_encounter_run_score
  referencing old table as changed for each statement execute function instance_encounter_run_score_written('-1', '');
create trigger sums_emptied after truncate on instance_encounter_run_score
  for each statement execute function sums_emptied();
create trigger sums_inserted after insert on instance_encounter_run_score
  referencing new table as changed for each statement execute function instance_encounter_run_score_written('1', '');
create trigger sums_updated_from after update on instance_encounter_run_score
  referencing old table as changed for each statement execute function instance_encounter_run_score_written('-1', '');
create trigger sums_updated_to after update on instance_encounter_run_score
  referencing new table as changed for each statement execute function instance_encounter_run_score_written('1', '');
create trigger zz_sessions_deleted after delete on instance_encounter_run_score
  referencing old table as changed for each statement execute function session_runs_written();
create trigger zz_sessions_inserted after insert on instance_encounter_run_score
  referencing new table as changed for each statement execute function session_runs_written();
create trigger zz_sessions_updated_from after update on instance_encounter_run_score
  referencing old table as changed for each statement execute function session_runs_written();
create trigger zz_sessions_updated_to after update on instance_encounter_run_score
  referencing new table as changed for each statement execute function session_runs_written();
