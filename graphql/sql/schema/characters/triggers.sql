create trigger figures_deleted after delete on "character"
  referencing old table as gone for each statement execute function character_figures();
create trigger figures_inserted after insert on "character"
  referencing new table as added for each statement execute function character_figures();
create trigger figures_updated after update on "character"
  referencing old table as gone new table as added for each statement execute function character_figures();
create trigger sums_of_scenarios_deleted after delete on "character"
  referencing old table as changed for each statement execute function scenario_character_written();
create trigger sums_of_scenarios_inserted after insert on "character"
  referencing new table as changed for each statement execute function scenario_character_written();
create trigger sums_of_scenarios_updated after update on "character"
  referencing new table as changed for each statement execute function scenario_character_written();
create trigger zz_presence_deleted after delete on "character"
  referencing old table as gone for each statement execute function character_presence_written();
create trigger zz_presence_inserted after insert on "character"
  referencing new table as added for each statement execute function character_presence_written();
create trigger zz_presence_updated after update on "character"
  referencing old table as gone new table as added for each statement execute function character_presence_written();
