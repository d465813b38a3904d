-- From here on the sums follow whatever is written: by the site, by psql, by COPY or by any other program.

create trigger first_attacker before insert on kill_attacker
for each row when (new.position = 0) execute function first_attacker_written();

do $$
declare
  watched text[];
  handler text;
  arguments text;
begin
  foreach watched slice 1 in array array[
    ['kill', 'kill_written', ''], ['kill_attacker', 'kill_attacker_written', ''], ['zone', 'zone_written', ''],
    ['scenario_record', 'scenario_record_written', ''], ['scenario_score', 'scenario_score_written', ''],
    ['skirmish', 'skirmish_written', ''], ['skirmish_score', 'skirmish_score_written', ''],
    ['instance_run', 'instance_run_written', ''],
    ['instance_encounter_run', 'instance_encounter_run_written', ''],
    ['instance_run_score', 'instance_run_score_written', ''],
    ['instance_encounter_run_score', 'instance_encounter_run_score_written', ''],
    ['character', 'named_written', 'Character'], ['guild', 'named_written', 'Guild'],
    ['item', 'named_written', 'Item'], ['creature', 'named_written', 'Creature'],
    ['quest', 'named_written', 'Quest'], ['chapter', 'named_written', 'Chapter'],
    ['scenario', 'named_written', 'Scenario'], ['ability', 'named_written', 'Ability']
  ] loop
    handler := watched[2];
    -- Triggers fire by their names: what is gone before what is new.
    execute format(
      'create trigger sums_deleted after delete on %I referencing old table as changed
       for each statement execute function %I(''-1'', %L)', watched[1], handler, watched[3]);
    execute format(
      'create trigger sums_inserted after insert on %I referencing new table as changed
       for each statement execute function %I(''1'', %L)', watched[1], handler, watched[3]);
    execute format(
      'create trigger sums_updated_from after update on %I referencing old table as changed
       for each statement execute function %I(''-1'', %L)', watched[1], handler, watched[3]);
    execute format(
      'create trigger sums_updated_to after update on %I referencing new table as changed
       for each statement execute function %I(''1'', %L)', watched[1], handler, watched[3]);
    execute format(
      'create trigger sums_emptied after truncate on %I for each statement execute function sums_emptied()',
      watched[1]);
  end loop;
end
$$;

-- A zone is in heatmaps, and has a name besides.
create trigger names_deleted after delete on zone referencing old table as changed
for each statement execute function named_written('-1', 'Zone');
create trigger names_inserted after insert on zone referencing new table as changed
for each statement execute function named_written('1', 'Zone');
create trigger names_updated_from after update on zone referencing old table as changed
for each statement execute function named_written('-1', 'Zone');
create trigger names_updated_to after update on zone referencing new table as changed
for each statement execute function named_written('1', 'Zone');

-- Last of all, since their names are: an update may bring back what it took away.
create trigger zero_deleted after delete on kill referencing old table as changed
for each statement execute function kill_gone();
create trigger zero_updated after update on kill referencing old table as changed
for each statement execute function kill_gone();
create trigger zero_deleted after delete on kill_attacker referencing old table as changed
for each statement execute function kill_attacker_gone();
create trigger zero_updated after update on kill_attacker referencing old table as changed
for each statement execute function kill_attacker_gone();

-- Makes events and their parts say the same, and counts everything again.
create function recount_events() returns void language plpgsql set search_path from current as $$
begin
  perform refresh_kills(array(select id from kill));
  perform refresh_scenarios(array(select id from scenario_record), '{}');
  perform refresh_skirmishes(array(select id from skirmish));
  perform refresh_instance_fights(array(select id from instance_encounter_run));
  perform refresh_instance_runs(array(select id from instance_run));
  perform recount_sums();
end
$$;

-- What older versions left.
select recount_events();

-- Parts of an event go with it, and new ones need it, at the end of their transaction. What is there already stays,
-- whatever it belongs to.
alter table kill_attacker add constraint kill_attacker_kill foreign key (kill_id)
  references kill on delete cascade deferrable initially deferred not valid;
alter table kill_damage add constraint kill_damage_kill foreign key (kill_id)
  references kill on delete cascade deferrable initially deferred not valid;
alter table scenario_score add constraint scenario_score_record foreign key (record_id)
  references scenario_record on delete cascade deferrable initially deferred not valid;
alter table skirmish_score add constraint skirmish_score_skirmish foreign key (skirmish_id)
  references skirmish on delete cascade deferrable initially deferred not valid;
alter table instance_run_score add constraint instance_run_score_run foreign key (run_id)
  references instance_run on delete cascade deferrable initially deferred not valid;
alter table instance_encounter_run_score add constraint instance_encounter_run_score_run
  foreign key (encounter_run_id) references instance_encounter_run on delete cascade deferrable initially deferred not valid;

alter table kill add constraint kill_shares check (damage_percent between 0 and 100 and assists >= 0) not valid;
alter table kill_attacker add constraint kill_attacker_share check (damage_percent between 0 and 100) not valid;
alter table scenario_record add constraint scenario_record_winner check (winner between 0 and 2) not valid;
alter table scenario_score add constraint scenario_score_team check (team between 0 and 1) not valid;
