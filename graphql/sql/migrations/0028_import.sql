-- The one door of imports: a whole batch in one statement, so that all of it is there or nothing.

-- batch: a list of {table, key, initial, owner, owners, rows}. Rows with the key of one that is there replace it, but
-- for the columns that are named as initial; where nothing differs it is not touched. With an owner, a column, the
-- rows are all that records with the keys of `owners` have: others of theirs go.
create function import_rows(batch jsonb) returns void
language plpgsql set search_path from current set enable_seqscan to off as $$
declare
  part jsonb;
  keys text;
  columns text;
  changes text;
  before text;
  after text;
begin
  for part in select value from jsonb_array_elements(batch) loop
    select string_agg(quote_ident(name), ', ') into keys from jsonb_array_elements_text(part -> 'key') name;
    if part ? 'owner' then
      execute format(
        'delete from %1$I where %2$I = any(array(select %2$I from jsonb_populate_recordset(null::%1$I, $1)))
           and (%3$s) not in (select %3$s from jsonb_populate_recordset(null::%1$I, $2))',
        part ->> 'table', part ->> 'owner', keys)
      using part -> 'owners', part -> 'rows';
    end if;
    continue when jsonb_array_length(part -> 'rows') = 0;

    select string_agg(quote_ident(name), ', ') into columns from jsonb_object_keys(part -> 'rows' -> 0) name;
    select string_agg(format('%1$I = excluded.%1$I', name), ', '), string_agg(format('present.%I', name), ', '),
           string_agg(format('excluded.%I', name), ', ')
    into changes, before, after
    from jsonb_object_keys(part -> 'rows' -> 0) name
    where not part -> 'key' ? name and not part -> 'initial' ? name;
    execute format(
      'insert into %1$I as present (%2$s) select %2$s from jsonb_populate_recordset(null::%1$I, $1) on conflict (%3$s) ',
      part ->> 'table', columns, keys)
      || coalesce('do update set ' || changes || format(' where (%s) is distinct from (%s)', before, after), 'do nothing')
    using part -> 'rows';
  end loop;
  -- Also of what no sum is made of.
  perform pg_notify('war_ledger_written', '');
end
$$;
