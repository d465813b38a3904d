-- The one place for what only some PostgreSQL have: indexes of three letters in a row. Where the extension cannot be had,
-- everything works without it: a search reads every name.
do $$
begin
  create extension if not exists pg_trgm;
exception
  when insufficient_privilege or undefined_file or feature_not_supported then
    raise notice 'No index for searches: %', sqlerrm;
end
$$;
