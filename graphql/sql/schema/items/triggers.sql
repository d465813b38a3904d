create trigger in_order before insert or delete or update on item
  for each statement execute function writers_in_order();
create trigger sums_deleted after delete on item
  referencing old table as changed for each statement execute function named_written('-1', 'Item');
create trigger sums_emptied after truncate on item for each statement execute function sums_emptied();
create trigger sums_inserted after insert on item
  referencing new table as changed for each statement execute function named_written('1', 'Item');
create trigger sums_updated_from after update on item
  referencing old table as changed for each statement execute function named_written('-1', 'Item');
create trigger sums_updated_to after update on item
  referencing new table as changed for each statement execute function named_written('1', 'Item');
