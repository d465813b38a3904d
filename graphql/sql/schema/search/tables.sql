-- Names as a search compares them, written with the data; weight: the heavier come first among equal matches.
create table search_name (
  kind text not null,
  id integer not null,
  weight integer not null,
  name text not null,
  primary key (kind, id)
);
comment on table search_name is
  'Names of everything that can be searched, as searches compare them. A sum of all named tables.';
-- Names that contain a text, where the extension for it can be had (see common/tables.sql).
do $$
begin
  create index search_name_by_trigram on search_name using gin (name gin_trgm_ops);
exception
  when undefined_object then
    raise notice 'No index for parts of names: %', sqlerrm;
end
$$;

-- The first letter and the first two letters of every word of a name: what the shortest searches look for.
-- quality 0: they are the whole name, 1: it begins with them, 2: a later word of it does.
create table search_head (
  head text not null,
  quality smallint not null,
  weight integer not null,
  kind text not null,
  id integer not null,
  primary key (kind, id, head)
);
comment on table search_head is
  'First letters of all names, for searches of one or two letters. A sum of search_name.';
-- The best names that begin with one or two letters.
create index search_head_by_rank on search_head (head, quality, (-weight), kind, id);
