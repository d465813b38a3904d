create table zone_hour (
  zone_id smallint not null,
  hour integer not null,
  kills_order integer not null,
  kills_destruction integer not null,
  fighters integer not null,
  primary key (zone_id, hour)
);
comment on table zone_hour is 'Kills of both realms and fighters of a zone by hour. A sum of kills.';
create index zone_hour_by_hour on zone_hour (hour);

create table zone_day (
  zone_id smallint not null,
  day integer not null,
  kills_order integer not null,
  kills_destruction integer not null,
  primary key (zone_id, day)
);
comment on table zone_day is 'Kills of both realms in a zone by day (UTC). A sum of zone_hour.';
create index zone_day_by_day on zone_day (day);

create index kill_by_zone_hour on kill (zone_id, (time / 3600));
