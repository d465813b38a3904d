create trigger in_order before insert or delete or update on quest
  for each statement execute function writers_in_order();
create trigger sums_deleted after delete on quest
  referencing old table as changed for each statement execute function named_written('-1', 'Quest');
create trigger sums_emptied after truncate on quest for each statement execute function sums_emptied();
create trigger sums_inserted after insert on quest
  referencing new table as changed for each statement execute function named_written('1', 'Quest');
create trigger sums_updated_from after update on quest
  referencing old table as changed for each statement execute function named_written('-1', 'Quest');
create trigger sums_updated_to after update on quest
  referencing new table as changed for each statement execute function named_written('1', 'Quest');

create trigger in_order before insert or delete or update on chapter
  for each statement execute function writers_in_order();
create trigger sums_deleted after delete on chapter
  referencing old table as changed for each statement execute function named_written('-1', 'Chapter');
create trigger sums_emptied after truncate on chapter for each statement execute function sums_emptied();
create trigger sums_inserted after insert on chapter
  referencing new table as changed for each statement execute function named_written('1', 'Chapter');
create trigger sums_updated_from after update on chapter
  referencing old table as changed for each statement execute function named_written('-1', 'Chapter');
create trigger sums_updated_to after update on chapter
  referencing new table as changed for each statement execute function named_written('1', 'Chapter');

create trigger sums_deleted after delete on war_journal_storyline
  referencing old table as changed for each statement execute function named_written('-1', 'WarJournalStoryline');
create trigger sums_emptied after truncate on war_journal_storyline
  for each statement execute function sums_emptied();
create trigger sums_inserted after insert on war_journal_storyline
  referencing new table as changed for each statement execute function named_written('1', 'WarJournalStoryline');
create trigger sums_updated_from after update on war_journal_storyline
  referencing old table as changed for each statement execute function named_written('-1', 'WarJournalStoryline');
create trigger sums_updated_to after update on war_journal_storyline
  referencing new table as changed for each statement execute function named_written('1', 'WarJournalStoryline');

create trigger sums_deleted after delete on war_journal_entry
  referencing old table as changed for each statement execute function named_written('-1', 'WarJournalEntry');
create trigger sums_emptied after truncate on war_journal_entry for each statement execute function sums_emptied();
create trigger sums_inserted after insert on war_journal_entry
  referencing new table as changed for each statement execute function named_written('1', 'WarJournalEntry');
create trigger sums_updated_from after update on war_journal_entry
  referencing old table as changed for each statement execute function named_written('-1', 'WarJournalEntry');
create trigger sums_updated_to after update on war_journal_entry
  referencing new table as changed for each statement execute function named_written('1', 'WarJournalEntry');
