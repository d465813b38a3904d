-- Keys of sums that a transaction has touched and not counted yet: nobody else ever sees a row of it. One row without a
-- key is what makes the database count when the transaction commits.
create unlogged table touched (
  sum text not null,
  key jsonb,
  transaction xid8 not null default pg_current_xact_id()
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
comment on table touched is 'Keys of sums that the own transaction has touched: they are counted when it commits.';
-- What is left to count of a sum, without what other transactions have left to be vacuumed.
create index touched_by_sum on touched (transaction, sum);
