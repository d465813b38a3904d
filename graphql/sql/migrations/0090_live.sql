-- What the live stream tells, in the order in which it became visible: whoever adds a row holds the lock of all who write
-- events until the transaction is over, so that a row with a smaller id is never seen later than one with a greater id.
-- until: the second after which it is forgotten, when the record is too old to be told again.
create table live_event (
  id bigint generated always as identity primary key,
  kind text not null,
  record text not null,
  -- Epoch seconds.
  told integer not null,
  until integer not null
);
comment on table live_event is
  'What the live stream tells of the last day, in the order in which it became visible.';
-- A record is told once.
create unique index live_event_by_record on live_event (kind, record);
-- What is to be forgotten.
create index live_event_by_until on live_event (until);
