-- How far the alerts have read what the live stream tells; one row.
create table alert_reading (
  one boolean primary key default true check (one),
  -- The id in live_event up to which all was looked at.
  after bigint not null
);
comment on table alert_reading is 'How far the alerts of the operator have read what the live stream tells; one row.';

-- What was the best, the newest or the last so far: of what follows, what beats it is told.
create table alert_mark (
  key text collate "C" primary key,
  value bigint not null
);
comment on table alert_mark is 'What the alerts of the operator have seen of what no row of the live stream tells.';

-- Alerts, written before they are sent. message: those that are sent together, under the same id at each try; null until
-- then. made, sent: epoch seconds.
create table alert (
  id bigint generated always as identity primary key,
  target text not null,
  rule text not null,
  key text not null,
  made integer not null,
  entry jsonb not null,
  message uuid,
  sent integer
);
comment on table alert is 'Alerts of the operator that wait to be sent, and those of the last days that were.';
-- A rule tells a thing once.
create unique index alert_by_key on alert (target, rule, key);
-- What waits, in its order.
create index alert_waiting on alert (target, id) where sent is null;
-- The alerts of a message.
create index alert_by_message on alert (message);

-- Epoch seconds. not_before: a webhook is left alone until then.
create table alert_target (
  name text primary key,
  not_before integer not null,
  failing_since integer,
  failures integer not null
);
comment on table alert_target is 'How the webhooks of the operator fare.';
