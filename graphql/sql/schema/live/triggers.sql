-- After all others, by their names.
create trigger zzz_told after insert on kill
  referencing new table as added for each statement execute function kill_told();
create trigger zzz_told after insert on "character"
  referencing new table as added for each statement execute function character_told();
create trigger zzz_told after insert on scenario_record
  referencing new table as added for each statement execute function scenario_told();
create trigger zzz_told_later after update on scenario_record
  referencing new table as added for each statement execute function scenario_told();
create trigger in_order before insert or delete or update on event
  for each statement execute function writers_in_order();
create trigger zzz_told after insert on event
  referencing new table as added for each statement execute function event_told();
