-- Every sum is counted by its view, for the keys that a transaction has touched, when it commits: nothing is added or
-- subtracted, so that neither the order of writes nor what they were matters. declared_sum lists sums, and
-- declared_source what they are made of.

-- Statements for a WITH after one named `changed`, which note the keys that rows of a source touch.
create or replace function noting(its_source text) returns text
language plpgsql stable set search_path from current as $$
begin
  return (
    select coalesce(string_agg(
      format(', noted_%s as (insert into touched select distinct %L, jsonb_build_array(%s) from %s)', number, sum, keys, rows), ''), '')
    from (select *, row_number() over () as number from declared_source where source = its_source) declared
  );
end
$$;

-- After a statement on a source.
create or replace function source_written() returns trigger language plpgsql set search_path from current as $$
declare
  changed text := case tg_op
    when 'INSERT' then 'table added' when 'DELETE' then 'table gone' else 'table added union all table gone' end;
begin
  -- Many statements change nothing, and each planned what follows.
  if tg_op = 'DELETE' then
    if not exists (select from gone) then return null; end if;
  elsif not exists (select from added) then
    return null;
  end if;
  execute 'with changed as (' || changed || ')' || noting(tg_table_name) || ' select';
  perform lock_sums();
  perform count_when_committed();
  return null;
end
$$;

-- Once for each transaction, since its row is there once.
create or replace function count_when_committed() returns void language plpgsql set search_path from current as $$
begin
  if current_setting('war_ledger.counts', true) = 'later' then return; end if;
  perform set_config('war_ledger.counts', 'later', true);
  insert into touched values ('', null);
end
$$;

-- Counts until nothing is touched: what a sum changes may touch those after it.
create or replace function count_touched() returns trigger language plpgsql set search_path from current as $$
declare
  its record;
begin
  loop
    select declared.sum, counter into its from declared_sum declared
    where exists (select from touched where transaction = pg_current_xact_id() and touched.sum = declared.sum)
    order by place limit 1;
    exit when not found;
    perform count_sum(its.sum, its.counter);
  end loop;
  delete from touched where transaction = pg_current_xact_id() and sum = '';
  perform set_config('war_ledger.counts', '', true);
  return null;
end
$$;

-- Counts a sum for its touched keys, by a statement that the connection prepares once: to plan it takes longer than to
-- run it. Its name is of the list that it was made from. Without sequential scans, which a planner prefers as long as a
-- war is small: what is written may not grow dearer with it.
create or replace function count_sum(its_sum text, counter text) returns void
language plpgsql set search_path from current set enable_seqscan to off set jit to off as $$
declare
  keys jsonb;
  prepared text := format('count %s %s', its_sum, 'declared_sum'::regclass::oid);
begin
  with taken as (delete from touched where transaction = pg_current_xact_id() and sum = its_sum returning key)
  select jsonb_agg(distinct key) into keys from taken;
  if counter is not null then
    execute format('select %I($1)', counter) using keys;
    return;
  end if;
  if not exists (select from pg_prepared_statements where name = prepared) then
    execute format('prepare %I (jsonb) as %s', prepared, counting(its_sum));
  end if;
  execute format('execute %I (%L)', prepared, keys);
end
$$;

-- The statement that counts a sum for keys: it compares the rows that the view has for each with those that are there,
-- writes those that differ, and notes what they touch.
create or replace function counting(its_sum text) returns text
language plpgsql stable set search_path from current as $$
declare
  its_view text := coalesce(to_regclass('counted_' || its_sum), to_regclass('derived_' || its_sum))::text;
  is_whole boolean := its_view like 'counted%';
  columns text;
  changes text;
  fresh_values text;
  primary_key text;
  keys text;
  key_values text;
begin
  select string_agg(quote_ident(attname), ', ' order by attnum),
         string_agg(quote_ident(attname), ', ' order by attnum) filter (where not is_key),
         string_agg('come.' || quote_ident(attname), ', ' order by attnum) filter (where not is_key),
         string_agg(quote_ident(attname), ', ' order by attnum) filter (where is_key)
  into columns, changes, fresh_values, primary_key
  from (
    select attname, attnum, attname in (
             select attname from pg_index join pg_attribute own on own.attrelid = indrelid and own.attnum = any(indkey)
             where indrelid = its_sum::regclass and indisprimary and own.attname = pg_attribute.attname) as is_key
    from pg_attribute where attrelid = its_view::regclass and attnum > 0
  ) one;
  select string_agg(quote_ident(name), ', ' order by n),
         string_agg(format('(key ->> %s)::%s as %I', n - 1, format_type(atttypid, atttypmod), name), ', ' order by n)
  into keys, key_values
  from declared_sum, unnest(declared_sum.keys) with ordinality one (name, n)
  join pg_attribute on attrelid = its_sum::regclass and attname = name
  where sum = its_sum;
  return format('with key as materialized (select distinct %s from jsonb_array_elements($1) key), ', key_values)
    || format('fresh as materialized (select found.* from key cross join lateral (select %s from %s its where (%s) = (%s) offset 0) found), ',
              columns, its_view, prefixed('its', keys), prefixed('key', keys))
    || format('known as materialized (select %s from %I its join key using (%s)), ', columns, its_sum, keys)
    || 'gone as materialized (table known except table fresh), come as materialized (table fresh except table known), '
    || case
      when is_whole then
        format('deleted as (delete from %I its using (select %2$s from gone except select %2$s from come) gone where (%3$s) = (%4$s)), ',
               its_sum, primary_key, prefixed('its', primary_key), prefixed('gone', primary_key))
        || format('written as (insert into %I (%s) table come on conflict (%s) do ', its_sum, columns, primary_key)
        || coalesce(format('update set (%s) = row(%s)', changes, prefixed('excluded', changes)), 'nothing')
        || '), changed as (table gone union all table come)' || noting(its_sum)
      else
        format('written as (update %I its set (%s) = row(%s) from come where (%s) = (%s))',
               its_sum, changes, fresh_values, prefixed('its', primary_key), prefixed('come', primary_key))
    end || ' select';
end
$$;

-- Columns of a list as those of one table.
create or replace function prefixed(alias text, columns text) returns text immutable language sql as
$$ select alias || '.' || replace(columns, ', ', ', ' || alias || '.') $$;
