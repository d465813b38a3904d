-- The archive of a remote API: what was read of it, kept in the tables of the war.
create table record_progress (
  kind text primary key,
  -- Epoch seconds: everything that began from `since` on and before `until` is there.
  since integer not null,
  until integer not null,
  -- Epoch seconds of the last round that came up to the present; 0 before the first.
  read_at integer not null
);
comment on table record_progress is
  'How far each kind of rows of a remote API has been copied into the tables of the war.';

-- What of the archive came damaged, or could not be read at all: it is asked for again until it is whole.
create table record_unfinished (
  kind text not null,
  -- Epoch seconds: rows that began from `since` on and before `until`.
  since integer not null,
  until integer not null,
  -- True where none of its rows could be read.
  is_unread boolean not null,
  first_seen integer not null,
  -- Epoch seconds after which it is asked for again, and how often it was so far.
  next_at integer not null,
  failures integer not null,
  primary key (kind, since, until)
);
comment on table record_unfinished is
  'Times of a remote API that came damaged or not at all, and are asked for again.';
-- What is to be asked for again.
create index record_unfinished_due on record_unfinished (kind, next_at);

-- What a remote API was found to lack when it was asked last, so that a site that starts while it is away knows.
create table found_schema (
  -- Of the API.
  address text primary key,
  -- Coordinates of our schema that it lacks.
  missing jsonb not null,
  -- Coordinates whose type has another name there, and that name.
  types jsonb not null
);
comment on table found_schema is 'The schema of a remote API as it was found last.';
