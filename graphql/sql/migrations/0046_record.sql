-- The record of a remote API: what was read of it, kept in the tables of the war.
create table record_progress (
  kind text primary key,
  -- Epoch seconds: everything that began from `since` on and before `until` is there.
  since integer not null,
  until integer not null,
  -- Epoch seconds of the last round that came up to the present; 0 before the first.
  read_at integer not null
);

-- Writes rows and how far they reach in one transaction, so that a process that is killed loses and repeats nothing.
create function record_rows(batch jsonb, of_kind text, from_then integer, to_then integer, at integer) returns void
language plpgsql set search_path from current as $$
begin
  perform import_rows(batch);
  insert into record_progress values (of_kind, from_then, to_then, at)
  on conflict (kind) do update set
    since = least(record_progress.since, from_then),
    until = greatest(record_progress.until, to_then),
    read_at = greatest(record_progress.read_at, at);
end
$$;
