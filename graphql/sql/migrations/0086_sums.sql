create unlogged table touched (
  sum text not null,
  key jsonb
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
comment on table touched is 'Keys of sums that the own transaction has touched: they are counted when it commits.';
create index touched_by_sum on touched (sum);

create index session_fighter_by_character on session_fighter (character_id, instance_id);
-- Counted anew afterwards: a row that is there twice would keep the database from being brought on.
truncate search_head;
alter table search_head add primary key (kind, id, head);
