-- batch: a list of {table, key, initial, owner, owners, columns}, where columns are arrays in their text form by the
-- names of columns, and owners one too. Rows with the key of one that is there replace it, but for the columns that are
-- named as initial; where nothing differs it is not touched. With an owner, a column, the rows are all that records with
-- the keys of `owners` have: others of theirs go.
create or replace function import_rows(batch jsonb) returns void
language plpgsql set search_path from current set enable_seqscan to off set jit to off as $$
declare
  part jsonb;
  keys text;
  key_values text;
  columns text;
  column_values text;
  changes text;
  before text;
  after text;
  owner_type text;
begin
  -- Before anything is looked at: who waits later does not see what others wrote meanwhile, and leaves it.
  perform pg_advisory_xact_lock(7316200413);
  for part in select value from jsonb_array_elements(batch) loop
    select string_agg(quote_ident(name), ', ' order by name),
           string_agg(format('($1 ->> %L)::%s[]', name, type), ', ' order by name),
           string_agg(quote_ident(name), ', ' order by name) filter (where is_key),
           string_agg(format('($2 ->> %L)::%s[]', name, type), ', ' order by name) filter (where is_key),
           string_agg(format('%1$I = excluded.%1$I', name), ', ') filter (where is_new),
           string_agg(format('present.%I', name), ', ') filter (where is_new),
           string_agg(format('excluded.%I', name), ', ') filter (where is_new)
    into columns, column_values, keys, key_values, changes, before, after
    from (
      select name, format_type(atttypid, atttypmod) as type, part -> 'key' ? name as is_key,
             not part -> 'key' ? name and not part -> 'initial' ? name as is_new
      from jsonb_object_keys(part -> 'columns') name
      left join pg_attribute on attrelid = quote_ident(part ->> 'table')::regclass and attname = name
    ) one;
    if part ? 'owner' then
      select format_type(atttypid, atttypmod) into owner_type
      from pg_attribute where attrelid = quote_ident(part ->> 'table')::regclass and attname = part ->> 'owner';
      execute format('delete from %I where %I = any($1::%s[])', part ->> 'table', part ->> 'owner', owner_type)
        || case when keys is null then '' else format(' and (%s) not in (select * from unnest(%s))', keys, key_values) end
      using part ->> 'owners', part -> 'columns';
    end if;
    continue when columns is null;

    execute format(
      'insert into %I as present (%s) select * from unnest(%s) on conflict (%s) ',
      part ->> 'table', columns, column_values, keys)
      || coalesce('do update set ' || changes || format(' where (%s) is distinct from (%s)', before, after), 'do nothing')
    using part -> 'columns';
  end loop;
  -- Also of what no sum is made of.
  perform pg_notify('war_ledger_written', '');
end
$$;
