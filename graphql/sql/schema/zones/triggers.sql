create trigger give_zone_tier before insert on zone
  for each row when ((new.tier = 0)) execute function give_zone_tier();
create trigger in_order before insert or delete or update on zone
  for each statement execute function writers_in_order();
-- A zone is in heatmaps, and has a name besides.
create trigger names_deleted after delete on zone
  referencing old table as changed for each statement execute function named_written('-1', 'Zone');
create trigger names_inserted after insert on zone
  referencing new table as changed for each statement execute function named_written('1', 'Zone');
create trigger names_updated_from after update on zone
  referencing old table as changed for each statement execute function named_written('-1', 'Zone');
create trigger names_updated_to after update on zone
  referencing new table as changed for each statement execute function named_written('1', 'Zone');
create trigger sums_deleted after delete on zone
  referencing old table as changed for each statement execute function zone_written('-1', '');
create trigger sums_emptied after truncate on zone for each statement execute function sums_emptied();
create trigger sums_inserted after insert on zone
  referencing new table as changed for each statement execute function zone_written('1', '');
create trigger sums_updated_from after update on zone
  referencing old table as changed for each statement execute function zone_written('-1', '');
create trigger sums_updated_to after update on zone
  referencing new table as changed for each statement execute function zone_written('1', '');
create trigger zz_presence_deleted after delete on zone
  referencing old table as gone for each statement execute function zone_presence_written();
create trigger zz_presence_inserted after insert on zone
  referencing new table as added for each statement execute function zone_presence_written();
create trigger zz_presence_updated after update on zone
  referencing old table as gone new table as added for each statement execute function zone_presence_written();
