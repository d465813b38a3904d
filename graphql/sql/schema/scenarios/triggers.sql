create trigger figures_deleted after delete on scenario_record
  referencing old table as gone for each statement execute function scenario_record_figures();
create trigger figures_inserted after insert on scenario_record
  referencing new table as added for each statement execute function scenario_record_figures();
create trigger figures_leave before delete on scenario_record for each row execute function scenario_record_leaves();
create trigger figures_updated after update on scenario_record
  referencing old table as gone new table as added for each statement execute function scenario_record_figures();
create trigger in_order before insert or delete or update on scenario_record
  for each statement execute function writers_in_order();
create trigger note_ahead before insert or update on scenario_record
  for each row when ((new.ahead <> (new.start_time > latest_believed()))) execute function note_ahead();
create trigger note_scenarios after insert on scenario_record
  referencing new table as added for each statement execute function note_scenarios();
create trigger sums_deleted after delete on scenario_record
  referencing old table as changed for each statement execute function scenario_written();
create trigger sums_emptied after truncate on scenario_record for each statement execute function sums_emptied();
create trigger sums_inserted after insert on scenario_record
  referencing new table as changed for each statement execute function scenario_written();
create trigger sums_updated_from after update on scenario_record
  referencing old table as changed for each statement execute function scenario_written();
create trigger sums_updated_to after update on scenario_record
  referencing new table as changed for each statement execute function scenario_written();

create trigger figures_deleted after delete on scenario_score
  referencing old table as gone for each statement execute function scenario_score_figures();
create trigger figures_inserted after insert on scenario_score
  referencing new table as added for each statement execute function scenario_score_figures();
create trigger figures_updated after update on scenario_score
  referencing old table as gone new table as added for each statement execute function scenario_score_figures();
create trigger in_order before insert or delete or update on scenario_score
  for each statement execute function writers_in_order();
create trigger sums_deleted after delete on scenario_score
  referencing old table as changed for each statement execute function scenario_written();
create trigger sums_emptied after truncate on scenario_score for each statement execute function sums_emptied();
create trigger sums_inserted after insert on scenario_score
  referencing new table as changed for each statement execute function scenario_written();
create trigger sums_updated_from after update on scenario_score
  referencing old table as changed for each statement execute function scenario_written();
create trigger sums_updated_to after update on scenario_score
  referencing new table as changed for each statement execute function scenario_written();
create trigger zero_deleted after delete on scenario_score
  referencing old table as changed for each statement execute function scenario_score_gone();
create trigger zero_updated after update on scenario_score
  referencing old table as changed for each statement execute function scenario_score_gone();
create trigger zz_history_deleted after delete on scenario_score
  referencing old table as gone for each statement execute function score_history_written();
create trigger zz_history_inserted after insert on scenario_score
  referencing new table as added for each statement execute function score_history_written();
create trigger zz_history_updated after update on scenario_score
  referencing old table as gone new table as added for each statement execute function score_history_written();
