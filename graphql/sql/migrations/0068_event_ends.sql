-- Events may be planned to end after 2038, which an integer does not hold.
alter table event alter column end_time type bigint;
