truncate zone_hour, zone_day;
alter table zone_hour alter fighters type integer[] using '{}';
alter table zone_day add most_fighters integer not null;

create table zone_skirmish_hour (
  zone_id smallint not null,
  hour integer not null,
  skirmish_id uuid not null,
  kills_order integer not null,
  kills_destruction integer not null,
  sum_x bigint not null,
  sum_y bigint not null,
  primary key (zone_id, hour, skirmish_id)
);
comment on table zone_skirmish_hour is
  'Kills of both realms in a zone by hour and skirmish, with the sums of where victims fell. A sum of kills.';
