-- Every link in both directions.
create table battle_link (
  one uuid not null,
  other uuid not null,
  primary key (one, other)
);
comment on table battle_link is 'Pairs of skirmishes that belong to one battle.';

-- The skirmishes of the battles, with the kills of each side: those that are there, or those that the skirmish tells
-- where none is.
create table battle_part (
  skirmish_id uuid primary key,
  battle_id uuid not null,
  start_time integer not null,
  kills_order integer not null,
  kills_destruction integer not null
);
comment on table battle_part is 'Skirmishes of each battle, with the kills of both sides.';
-- Skirmishes of a battle in their order.
create index battle_part_by_battle on battle_part (battle_id, start_time, skirmish_id);

-- outnumbered: the side with more kills had fewer than 80 % of the other's players.
create table battle (
  id uuid primary key,
  start_time integer not null,
  end_time integer not null,
  zone_id smallint,
  kills_order integer not null,
  kills_destruction integer not null,
  players_order integer not null,
  players_destruction integer not null,
  skirmishes integer not null,
  kills integer not null,
  players integer not null,
  outnumbered boolean not null generated always as (
    players_order::bigint * 5 < players_destruction::bigint * 4 and kills_order > kills_destruction
    or players_destruction::bigint * 5 < players_order::bigint * 4 and kills_destruction > kills_order) stored
) with (fillfactor=70);
comment on table battle is
  'Battles of the open world: skirmishes of one place that follow each other. A sum of their skirmishes.';
-- Battles of everywhere, newest first.
create index battle_by_start on battle (start_time desc, id desc);
-- Battles of a place near in time, which a new skirmish may join.
create index battle_by_place on battle (battle_place(zone_id), start_time, id);
-- Battles of a zone, newest first.
create index battle_by_zone on battle (zone_id, start_time desc, id desc);
-- The largest battles, newest first: they are few among all.
create index battle_of_48 on battle (start_time desc, id desc) where players >= 48;
create index battle_of_100 on battle (start_time desc, id desc) where players >= 100;
-- Battles that the smaller side won.
create index battle_of_fewer on battle (start_time desc, id desc) where outnumbered;
-- Battles of a day, which its sums are made of.
create index battle_by_day on battle ((start_time / 86400));

create table battle_guild (
  battle_id uuid not null,
  guild_id integer not null,
  realm text not null,
  start_time integer not null,
  players integer not null,
  kills integer not null,
  deaths integer not null,
  primary key (battle_id, guild_id)
) with (fillfactor=70);
comment on table battle_guild is
  'Guilds of each battle, with players, kills and deaths. A sum of the scoreboards of its skirmishes.';
-- Battles of a guild, newest first.
create index battle_guild_by_guild on battle_guild (guild_id, start_time desc, battle_id desc) include (players);
-- Battles of a guild and a day, which the sums of both are made of.
create index battle_guild_by_day on battle_guild (guild_id, (start_time / 86400));

-- The law of numbers by day: of x = ln(players of Order / of Destruction) and y = the same of kills the sums of squares
-- and products in millionths, over battles of at least 20 players with players and kills on both sides.
create table battle_day (
  day integer primary key,
  battles integer not null,
  kills_order bigint not null,
  kills_destruction bigint not null,
  won_by_order integer not null,
  won_by_destruction integer not null,
  outnumbered integer not null,
  fitted integer not null,
  xx bigint not null,
  xy bigint not null,
  yy bigint not null
);
comment on table battle_day is
  'The law of numbers: battles of each day (UTC), who won them, and sums for a regression. A sum of battles.';

-- The battles of a guild by day, with those apart in which a party of it was at least.
create table battle_guild_day (
  guild_id integer not null,
  is_party boolean not null,
  day integer not null,
  battles integer not null,
  kills_order bigint not null,
  kills_destruction bigint not null,
  won_by_order integer not null,
  won_by_destruction integer not null,
  outnumbered integer not null,
  primary key (guild_id, is_party, day)
);
comment on table battle_guild_day is
  'Battles of each guild by day (UTC), and those in which a party of it was. A sum of battles.';
