-- Counts kept with the data: raw, they grow with the number of kills.
create table leaderboard_week (
  year smallint not null,
  week smallint not null,
  character_id integer not null,
  kills integer not null,
  -- Counts kept with the data.
  deaths integer not null default 0,
  primary key (year, week, character_id)
);
comment on table leaderboard_week is 'Kills and deaths of each character by ISO week (UTC). A sum of kills.';
-- The board of a week.
create index leaderboard_week_by_kills on leaderboard_week (year, week, kills desc, character_id);

create table leaderboard_month (
  year smallint not null,
  month smallint not null,
  character_id integer not null,
  kills integer not null,
  deaths integer not null default 0,
  primary key (year, month, character_id)
);
comment on table leaderboard_month is 'Kills and deaths of each character by month (UTC). A sum of kills.';
-- The board of a month.
create index leaderboard_month_by_kills on leaderboard_month (year, month, kills desc, character_id);

create table guild_leaderboard_week (
  year smallint not null,
  week smallint not null,
  guild_id integer not null,
  kills integer not null,
  deaths integer not null default 0,
  primary key (year, week, guild_id)
);
comment on table guild_leaderboard_week is 'Kills and deaths of each guild by ISO week (UTC). A sum of kills.';
-- The board of guilds of a week.
create index guild_leaderboard_week_by_kills on guild_leaderboard_week (year, week, kills desc, guild_id);

create table guild_leaderboard_month (
  year smallint not null,
  month smallint not null,
  guild_id integer not null,
  kills integer not null,
  deaths integer not null default 0,
  primary key (year, month, guild_id)
);
comment on table guild_leaderboard_month is 'Kills and deaths of each guild by month (UTC). A sum of kills.';
-- The board of guilds of a month.
create index guild_leaderboard_month_by_kills on guild_leaderboard_month (year, month, kills desc, guild_id);
