create trigger fight_kept before update on kill for each row
when (not are_fights_written() and (
  (new.skirmish_id is distinct from old.skirmish_id
    and (is_from_kills(new.skirmish_id) or (new.skirmish_id is null and is_from_kills(old.skirmish_id))))
  or (is_from_kills(new.skirmish_id)
    and not is_untold(new.instance_id, new.scenario_id, new.skirmish_id, new.killer_id, new.victim_id))))
execute function fight_kept();
create trigger fight_unknown before insert on kill
  for each row when (is_from_kills(new.skirmish_id)) execute function fight_kept();
create trigger sums_deleted after delete on kill
  referencing old table as changed for each statement execute function kill_written('-1', '');
create trigger sums_inserted after insert on kill
  referencing new table as changed for each statement execute function kill_written('1', '');
create trigger sums_updated_from after update on kill
  referencing old table as changed for each statement when (not are_fights_written()) execute function kill_written('-1', '');
create trigger sums_updated_to after update on kill
  referencing new table as changed for each statement when (not are_fights_written()) execute function kill_written('1', '');
-- Last of all, since their names are: an update may bring back what it took away.
create trigger zero_deleted after delete on kill
  referencing old table as changed for each statement execute function kill_gone();
create trigger zero_updated after update on kill
  referencing old table as changed for each statement when (not are_fights_written()) execute function kill_gone();
-- After all others, by their names.
create trigger zz_fights_deleted after delete on kill
  referencing old table as changed for each statement execute function fights_written();
create trigger zz_fights_inserted after insert on kill
  referencing new table as changed for each statement execute function fights_written();
create trigger zz_fights_updated_from after update on kill
  referencing old table as changed for each statement when (not are_fights_written()) execute function fights_written();
create trigger zz_fights_updated_to after update on kill
  referencing new table as changed for each statement when (not are_fights_written()) execute function fights_written();
create trigger zz_history_deleted after delete on kill
  referencing old table as gone for each statement execute function kill_history_written();
create trigger zz_history_inserted after insert on kill
  referencing new table as added for each statement execute function kill_history_written();
create trigger zz_history_updated after update on kill
  referencing old table as gone new table as added for each statement execute function kill_history_written();
create trigger zz_presence_deleted after delete on kill
  referencing old table as gone for each statement execute function kill_presence_written();
create trigger zz_presence_inserted after insert on kill
  referencing new table as added for each statement execute function kill_presence_written();
create trigger zz_presence_updated after update on kill
  referencing old table as gone new table as added for each statement execute function kill_presence_written();

create trigger first_attacker before insert on kill_attacker
  for each row when ((new."position" = 0)) execute function first_attacker_written();
create trigger sums_deleted after delete on kill_attacker
  referencing old table as changed for each statement execute function kill_attacker_written('-1', '');
create trigger sums_inserted after insert on kill_attacker
  referencing new table as changed for each statement execute function kill_attacker_written('1', '');
create trigger sums_updated_from after update on kill_attacker
  referencing old table as changed for each statement execute function kill_attacker_written('-1', '');
create trigger sums_updated_to after update on kill_attacker
  referencing new table as changed for each statement execute function kill_attacker_written('1', '');
create trigger zero_deleted after delete on kill_attacker
  referencing old table as changed for each statement execute function kill_attacker_gone();
create trigger zero_updated after update on kill_attacker
  referencing old table as changed for each statement execute function kill_attacker_gone();
create trigger zz_history_deleted after delete on kill_attacker
  referencing old table as gone for each statement execute function kill_attacker_history_written();
create trigger zz_history_inserted after insert on kill_attacker
  referencing new table as added for each statement execute function kill_attacker_history_written();
create trigger zz_history_updated after update on kill_attacker
  referencing old table as gone new table as added for each statement execute function kill_attacker_history_written();
create trigger zz_presence_deleted after delete on kill_attacker
  referencing old table as gone for each statement execute function kill_attacker_presence_written();
create trigger zz_presence_inserted after insert on kill_attacker
  referencing new table as added for each statement execute function kill_attacker_presence_written();
create trigger zz_presence_updated after update on kill_attacker
  referencing old table as gone new table as added for each statement execute function kill_attacker_presence_written();
