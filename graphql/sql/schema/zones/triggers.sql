create trigger give_zone_tier before insert on zone
  for each row when ((new.tier = 0)) execute function give_zone_tier();
create trigger zz_presence_deleted after delete on zone
  referencing old table as gone for each statement execute function zone_presence_written();
create trigger zz_presence_inserted after insert on zone
  referencing new table as added for each statement execute function zone_presence_written();
create trigger zz_presence_updated after update on zone
  referencing old table as gone new table as added for each statement execute function zone_presence_written();
