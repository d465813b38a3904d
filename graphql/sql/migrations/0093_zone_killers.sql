create index kill_by_zone_killer on kill (
  zone_id, killer_id, (extract(year from to_timestamp(time) at time zone 'UTC')::smallint),
  (extract(month from to_timestamp(time) at time zone 'UTC')::smallint)
) where killer_id <> victim_id;
create index kill_by_zone_guild on kill (
  zone_id, killer_guild_id, (extract(year from to_timestamp(time) at time zone 'UTC')::smallint),
  (extract(month from to_timestamp(time) at time zone 'UTC')::smallint)
) where killer_id <> victim_id and killer_guild_id is not null;

create table zone_player_month (
  zone_id smallint not null,
  year smallint not null,
  month smallint not null,
  character_id integer not null,
  kills integer not null,
  primary key (zone_id, year, month, character_id)
);
comment on table zone_player_month is 'Kills of each character in a zone by month (UTC). A sum of kills.';
create index zone_player_month_by_kills on zone_player_month (zone_id, year, month, kills desc, character_id);

create table zone_guild_month (
  zone_id smallint not null,
  year smallint not null,
  month smallint not null,
  guild_id integer not null,
  kills integer not null,
  primary key (zone_id, year, month, guild_id)
);
comment on table zone_guild_month is
  'Kills of each guild in a zone by month (UTC), by that of the killer at that moment. A sum of kills.';
create index zone_guild_month_by_kills on zone_guild_month (zone_id, year, month, kills desc, guild_id);

alter table touched add transaction xid8 not null default pg_current_xact_id();
drop index touched_by_sum;
create index touched_by_sum on touched (transaction, sum);
