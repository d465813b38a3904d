-- The one place for what only some PostgreSQL have: an index of three letters in a row. Where the extension cannot
-- be had, everything works without it: a search reads every name.
do $$
begin
  create extension if not exists pg_trgm;
  create index search_name_by_trigram on search_name using gin (name gin_trgm_ops);
exception
  when insufficient_privilege or undefined_file or feature_not_supported or undefined_object then
    raise notice 'No index for searches: %', sqlerrm;
end
$$;
