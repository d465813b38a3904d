-- A stay: fights in a row of one day (UTC) for one guild, with the highest level and renown rank among them.
create table character_stay (
  character_id integer not null,
  -- Days since 1970.
  day integer not null,
  -- Of the stays of the day in their order, from 0.
  place integer not null,
  -- 0 without a guild.
  guild_id integer not null,
  -- 0 where it is not known.
  level smallint not null,
  renown_rank smallint not null,
  primary key (character_id, day, place)
);
comment on table character_stay is
  'History of a character: days in a row for one guild. A sum of what tells guilds and levels.';

-- Stays in a row for one guild, or for none, from the first to the last.
create table guild_spell (
  character_id integer not null,
  first_day integer not null,
  -- That of the first stay.
  place integer not null,
  last_day integer not null,
  guild_id integer not null,
  -- With a fight.
  days integer not null,
  -- The guild and the last day of the spell before; null for the first one.
  guild_before integer,
  day_before integer,
  -- The guild, the first day and its place of the spell after; null for the last one.
  guild_after integer,
  day_after integer,
  place_after integer,
  primary key (character_id, first_day, place)
);
comment on table guild_spell is
  'Memberships: from arrival in a guild to departure, with the guild before and after. A sum of character_stay.';
-- Arrivals of a guild, newest first.
create index guild_spell_by_arrival on guild_spell (guild_id, first_day desc, place desc, character_id desc);
-- Departures of a guild, newest first.
create index guild_spell_by_departure on guild_spell (guild_id, day_after desc, place_after desc, character_id desc)
  where day_after is not null;

-- Different characters who fought for a guild in a month; month: its first day, in days since 1970.
create table guild_month (
  guild_id integer not null,
  month integer not null,
  fighters integer not null,
  primary key (guild_id, month)
);
comment on table guild_month is
  'How many different characters fought for a guild in a month. A sum of character_stay.';

-- A character who fought for a guild in a month.
create type guild_fighter as (character_id integer, guild_id integer, month integer);
