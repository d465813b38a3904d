-- kind: LiveEvent, CitySiegeEvent or ZandriExpeditionEvent. No end_time for what goes on.
create table event (
  id integer primary key,
  kind text not null,
  name text not null,
  start_time integer not null,
  end_time bigint
);
comment on table event is 'Announced events of the game, with their time.';
