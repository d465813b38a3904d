create trigger in_order before insert or delete or update on creature
  for each statement execute function writers_in_order();
create trigger sums_deleted after delete on creature
  referencing old table as changed for each statement execute function named_written('-1', 'Creature');
create trigger sums_emptied after truncate on creature for each statement execute function sums_emptied();
create trigger sums_inserted after insert on creature
  referencing new table as changed for each statement execute function named_written('1', 'Creature');
create trigger sums_updated_from after update on creature
  referencing old table as changed for each statement execute function named_written('-1', 'Creature');
create trigger sums_updated_to after update on creature
  referencing new table as changed for each statement execute function named_written('1', 'Creature');

create trigger sums_deleted after delete on game_object
  referencing old table as changed for each statement execute function named_written('-1', 'GameObject');
create trigger sums_emptied after truncate on game_object for each statement execute function sums_emptied();
create trigger sums_inserted after insert on game_object
  referencing new table as changed for each statement execute function named_written('1', 'GameObject');
create trigger sums_updated_from after update on game_object
  referencing old table as changed for each statement execute function named_written('-1', 'GameObject');
create trigger sums_updated_to after update on game_object
  referencing new table as changed for each statement execute function named_written('1', 'GameObject');
