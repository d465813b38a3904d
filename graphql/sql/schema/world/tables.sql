-- One row: which generated world this is; empty in a database that holds real data.
create table sample_world (
  seed text not null,
  clock integer not null,
  scale real not null,
  generator text not null
);
comment on table sample_world is
  'Options that the sample world was generated from; one row, or none where the data is real.';
