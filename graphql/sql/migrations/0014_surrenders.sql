-- Whether the losing side of a scenario gave up before its end. Nothing is known of the runs that are there already.
alter table scenario_record add column was_surrender boolean not null default false;
