-- Notes how far the archive reaches with a window of time whose rows are written, and what of it is lost, in one
-- transaction. The reach grows only by what touches it: other rows may have been removed meanwhile. Returns what is
-- newly lost.
create or replace function note_window(
  of_kind text, from_then integer, to_then integer, at integer,
  window_since integer, window_until integer, lost jsonb, noted_at integer, first_pause integer
) returns table (since integer, until integer)
language plpgsql set search_path from current as $$
#variable_conflict use_column
begin
  if from_then is not null then
    insert into record_progress as known values (of_kind, from_then, to_then, at)
    on conflict (kind) do update set
      since = case when known.since <= to_then and from_then <= known.until then least(known.since, from_then) else known.since end,
      until = case when known.since <= to_then and from_then <= known.until then greatest(known.until, to_then) else known.until end,
      read_at = case when at > 0 then at else known.read_at end;
  end if;
  delete from record_unfinished old
  where old.kind = of_kind and old.since >= window_since and old.until <= window_until
    and not exists (
      select from jsonb_to_recordset(lost) as one(since integer, until integer)
      where (one.since, one.until) = (old.since, old.until)
    );
  return query
    insert into record_unfinished as new
    select distinct on (one.since, one.until)
           of_kind, one.since, one.until, one."isUnread", noted_at, noted_at + first_pause, 0
    from jsonb_to_recordset(lost) as one(since integer, until integer, "isUnread" boolean)
    on conflict (kind, since, until) do nothing
    returning new.since, new.until;
end
$$;
comment on function note_window is
  'Notes the reach of an archive with a window that was written, and what of it is to be asked for again; returns what is newly so.';

-- Notes that a part of the archive is still lost in these smaller parts, or in none.
create or replace function postpone_unfinished(
  of_kind text, from_then integer, to_then integer, lost jsonb, next integer
) returns void
language plpgsql set search_path from current as $$
declare
  before record_unfinished;
begin
  delete from record_unfinished old
  where (old.kind, old.since, old.until) = (of_kind, from_then, to_then) returning * into before;
  if before.kind is null then return; end if;
  insert into record_unfinished as new
  select distinct on (one.since, one.until)
         of_kind, one.since, one.until, one."isUnread", before.first_seen, next, before.failures + 1
  from jsonb_to_recordset(lost) as one(since integer, until integer, "isUnread" boolean)
  on conflict (kind, since, until) do update set
    first_seen = least(new.first_seen, excluded.first_seen),
    next_at = greatest(new.next_at, excluded.next_at),
    failures = greatest(new.failures, excluded.failures);
end
$$;
comment on function postpone_unfinished is
  'Notes what of a part of the archive is still damaged after it was asked for again, and when it is asked for next.';
