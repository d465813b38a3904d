create trigger fight_guarded before insert or update on skirmish
  for each row when ((is_from_kills(new.id) and not are_fights_written())) execute function fight_guarded();
create trigger fight_stays before delete on skirmish
  for each row when ((is_from_kills(old.id) and not are_fights_written())) execute function fight_guarded();
create trigger fight_guarded before insert or update on skirmish_score
  for each row when ((is_from_kills(new.skirmish_id) and not are_fights_written())) execute function fight_guarded();
create trigger fight_stays before delete on skirmish_score
  for each row when ((is_from_kills(old.skirmish_id) and not are_fights_written())) execute function fight_guarded();
create trigger zz_history_deleted after delete on skirmish_score
  referencing old table as gone for each statement execute function score_history_written();
create trigger zz_history_inserted after insert on skirmish_score
  referencing new table as added for each statement execute function score_history_written();
create trigger zz_history_updated after update on skirmish_score
  referencing old table as gone new table as added for each statement execute function score_history_written();
