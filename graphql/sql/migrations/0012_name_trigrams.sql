-- Names that contain a text, whatever its case, without reading every name. As in 0006, everything works without.
do $$
begin
  create index guild_name_trigram on guild using gin (lower(name) gin_trgm_ops);
  create index character_name_trigram on "character" using gin (lower(name) gin_trgm_ops);
exception
  when undefined_object then
    raise notice 'No index for parts of names: %', sqlerrm;
end
$$;
