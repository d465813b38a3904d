-- Instances, the runs of parties through them, and the tries at their encounters.
-- Times are epoch milliseconds in UTC, 0 where unknown. duration is in milliseconds, null without a start and an end.
-- Ratings, deaths and numbers of a run repeat its scoreboard, so that every filter and average reads one row.
create table instance (
  id smallint primary key,
  name text not null
);
comment on table instance is 'Instances, which are dungeons or wings of them.';

create table instance_encounter (
  id integer primary key,
  instance_id smallint not null,
  position smallint not null,
  name text not null
);
comment on table instance_encounter is 'Encounters of an instance, in their order.';
-- Encounters of an instance in their order.
create index instance_encounter_by_instance on instance_encounter (instance_id, position);

-- encounters_won: how many different ones.
create table instance_run (
  id uuid primary key,
  instance_id smallint not null,
  start_time bigint not null,
  end_time bigint not null,
  duration integer,
  completed boolean not null,
  encounters_won smallint not null,
  entries smallint not null,
  deaths integer not null,
  min_item_rating integer not null,
  average_item_rating double precision not null,
  max_item_rating integer not null,
  ahead boolean not null default false
);
comment on table instance_run is 'Runs of parties through an instance.';
comment on column instance_run.ahead is 'True while the run begins later than now: it counts in no sum.';
-- Runs by start, and by end, newest first.
create index instance_run_by_start on instance_run (start_time desc, id desc);
create index instance_run_by_end on instance_run (end_time desc, id desc);
-- Runs of an instance, newest first.
create index instance_run_by_instance on instance_run (instance_id, start_time desc, id desc);
-- Runs that a clock that was ahead tells of: they are let in when they are due.
create index instance_run_ahead on instance_run (start_time) where ahead;

create table instance_encounter_run (
  id bigint primary key,
  run_id uuid not null,
  instance_id smallint not null,
  encounter_id integer not null,
  start_time bigint not null,
  end_time bigint not null,
  duration integer,
  completed boolean not null,
  entries smallint not null,
  deaths integer not null,
  min_item_rating integer not null,
  average_item_rating double precision not null,
  max_item_rating integer not null
);
comment on table instance_encounter_run is 'Tries at an encounter within a run.';
-- Tries of a run in their order.
create index instance_encounter_run_by_run on instance_encounter_run (run_id, start_time, id);
-- Averages over all tries at an encounter, from the index alone.
create index instance_encounter_run_by_encounter on instance_encounter_run (instance_id, encounter_id)
  include (start_time, end_time, duration, completed, entries, deaths, min_item_rating, average_item_rating, max_item_rating);

-- Level, renown rank, guild and archetype are those at the time of the run.
create table instance_run_score (
  run_id uuid not null,
  position smallint not null,
  character_id integer not null,
  guild_id integer,
  level smallint not null,
  renown_rank smallint not null,
  archetype text not null,
  item_rating integer not null,
  deaths integer not null,
  damage integer not null,
  kill_damage integer not null,
  damage_received integer not null,
  healing_self integer not null,
  healing_others integer not null,
  healing_received integer not null,
  protection_self integer not null,
  protection_others integer not null,
  protection_received integer not null,
  resurrections_done integer not null,
  primary key (run_id, "position")
);
comment on table instance_run_score is 'Scoreboard of a run.';
alter table instance_run_score add constraint instance_run_score_run
  foreign key (run_id) references instance_run on delete cascade deferrable initially deferred not valid;

create table instance_encounter_run_score (
  encounter_run_id bigint not null,
  position smallint not null,
  character_id integer not null,
  guild_id integer,
  level smallint not null,
  renown_rank smallint not null,
  archetype text not null,
  item_rating integer not null,
  deaths integer not null,
  damage integer not null,
  kill_damage integer not null,
  damage_received integer not null,
  healing_self integer not null,
  healing_others integer not null,
  healing_received integer not null,
  protection_self integer not null,
  protection_others integer not null,
  protection_received integer not null,
  resurrections_done integer not null,
  primary key (encounter_run_id, "position")
);
comment on table instance_encounter_run_score is 'Scoreboard of a try at an encounter.';
alter table instance_encounter_run_score add constraint instance_encounter_run_score_run
  foreign key (encounter_run_id) references instance_encounter_run on delete cascade deferrable initially deferred not valid;

create table session_run (
  run_id uuid primary key,
  session_id uuid not null,
  dungeon_id smallint not null,
  instance_id smallint not null,
  start_time bigint not null,
  end_time bigint,
  until bigint not null
);
comment on table session_run is 'Runs of each session.';
-- Runs of a session in their order.
create index session_run_by_session on session_run (session_id, start_time, run_id);
-- Runs of a dungeon near in time, which may be of one session.
create index session_run_by_place on session_run using gist (
  box(point(dungeon_id, start_time), point(dungeon_id, until)));

-- Every link in both directions.
create table session_link (
  one uuid not null,
  other uuid not null,
  primary key (one, other)
);
comment on table session_link is 'Pairs of runs that belong to one session.';

-- tries: those at an encounter, without what was over within a minute while no one died and nothing fell.
create table session_encounter (
  session_id uuid not null,
  encounter_id integer not null,
  dungeon_id smallint not null,
  instance_id smallint not null,
  tries integer not null,
  deaths integer not null,
  fell boolean not null,
  primary key (session_id, encounter_id)
);
comment on table session_encounter is 'Encounters that a session tried, and how often. A sum of its tries.';
-- Encounters of a dungeon, from the index alone.
create index session_encounter_by_dungeon on session_encounter (dungeon_id)
  include (instance_id, encounter_id, tries, deaths, fell);

-- A wing that a session tried. duration: from the start of the first to the end of the last run there, where all of
-- them have an end. band: that of the session.
create table session_wing (
  session_id uuid not null,
  instance_id smallint not null,
  dungeon_id smallint not null,
  start_time bigint not null,
  duration integer,
  listed smallint not null,
  fell smallint not null,
  cleared boolean not null,
  band smallint not null,
  primary key (session_id, instance_id)
);
comment on table session_wing is
  'Wings that a session tried, and whether and how fast it cleared them. A sum of its runs.';
-- Sessions in a wing, newest first.
create index session_wing_by_instance on session_wing (instance_id, start_time desc, session_id desc);
-- The fastest clears of a wing.
create index session_wing_by_speed on session_wing (instance_id, duration, start_time, session_id)
  where cleared and duration is not null;
-- The first clears of a wing.
create index session_wing_by_clear on session_wing (instance_id, start_time, session_id) where cleared;
-- The wings of sessions need no look at the table.
create index session_wing_by_session on session_wing (session_id)
  include (instance_id, listed, cleared, duration, start_time);
-- Success in the wings of a dungeon, from the index alone.
create index session_wing_by_dungeon on session_wing (dungeon_id)
  include (session_id, instance_id, start_time, band, listed, cleared, duration);

-- The party is that of the last run. cleared: all wings that it tried; whole: all wings of the dungeon.
create table dungeon_session (
  id uuid primary key,
  dungeon_id smallint not null,
  start_time bigint not null,
  end_time bigint,
  duration integer,
  runs integer not null,
  listed smallint not null,
  fell smallint not null,
  cleared boolean not null,
  players integer not null,
  size smallint not null,
  tanks smallint not null,
  healers smallint not null,
  item_rating integer not null,
  deaths integer not null,
  wings smallint not null default 0,
  wings_cleared smallint not null default 0
);
comment on table dungeon_session is
  'Sessions: runs of one party through one dungeon on one evening. A sum of their runs.';
-- Sessions of all dungeons, newest first.
create index dungeon_session_by_start on dungeon_session (start_time desc, id desc);
-- Sessions of a dungeon, newest first, and its averages.
create index dungeon_session_by_dungeon on dungeon_session (dungeon_id, start_time desc, id desc)
  include (cleared, listed, duration, item_rating, size, tanks, healers);
-- The fastest clears of a dungeon.
create index dungeon_session_by_speed on dungeon_session (dungeon_id, duration, start_time, id)
  where cleared and duration is not null;
-- The first clears of a dungeon.
create index dungeon_session_by_first on dungeon_session (dungeon_id, start_time, id) where cleared;

-- Guild, archetype and rating are those of the last run of the member. fighting: milliseconds of tries with a believed
-- duration, of which damage, healing and protection are.
create table session_member (
  session_id uuid not null,
  character_id integer not null,
  dungeon_id smallint not null,
  start_time bigint not null,
  guild_id integer,
  archetype text not null,
  primary key (session_id, character_id)
);
comment on table session_member is 'Members of a session, with guild and role. A sum of its scoreboards.';
-- Sessions of a player, newest first.
create index session_member_by_character on session_member (character_id, start_time desc, session_id desc);

-- Guilds of at least half of all who took part.
create table session_guild (
  session_id uuid not null,
  guild_id integer not null,
  start_time bigint not null,
  members integer not null,
  primary key (session_id, guild_id)
);
comment on table session_guild is 'Guilds that were at least half of a session. A sum of its members.';
-- Sessions of a guild, newest first.
create index session_guild_by_guild on session_guild (guild_id, start_time desc, session_id desc);

-- A dungeon (instance 0) and each wing, all of it (band -1) and by bands of 100 points of item rating: of sessions how
-- many tried and cleared it, and the quartiles of the milliseconds that a clear takes.
create table dungeon_figures (
  dungeon_id smallint not null,
  instance_id smallint not null,
  band smallint not null,
  sessions integer not null,
  tries integer not null,
  cleared integer not null,
  timed integer not null,
  lower double precision,
  median double precision,
  upper double precision,
  primary key (dungeon_id, instance_id, band)
);
comment on table dungeon_figures is
  'Success and length of clears of each dungeon and wing, by rating of the items. A sum of sessions.';

-- Encounters of a dungeon that its sessions tried.
create table dungeon_encounter (
  dungeon_id smallint not null,
  encounter_id integer not null,
  sessions integer not null,
  fell integer not null,
  tries bigint not null,
  deaths bigint not null,
  primary key (dungeon_id, encounter_id)
);
comment on table dungeon_encounter is
  'Encounters of each dungeon: how many sessions tried them, and how many overcame them. A sum of sessions.';

-- How often a player has cleared a wing.
create table wing_clearer (
  character_id integer not null,
  instance_id smallint not null,
  clears integer not null,
  primary key (character_id, instance_id)
);
comment on table wing_clearer is 'How often each player has cleared each wing. A sum of sessions.';

create table dungeon_month (
  dungeon_id smallint not null,
  instance_id smallint not null,
  month bigint not null,
  sessions integer not null,
  tries integer not null,
  cleared integer not null,
  median double precision,
  primary key (dungeon_id, instance_id, month)
);
comment on table dungeon_month is
  'Success and length of clears of each dungeon and wing, by month (UTC). A sum of sessions.';

-- What a member did in a wing: tries with a believed duration, their milliseconds (fighting), and the work of the role in
-- them: protection of tanks, healing of healers, damage of all others. squares: work² / fighting, which says how much the
-- sessions of a player differ.
create table session_fighter (
  session_id uuid not null,
  character_id integer not null,
  instance_id smallint not null,
  dungeon_id smallint not null,
  archetype text not null,
  tries integer not null,
  fighting bigint not null,
  work bigint not null,
  squares numeric not null,
  primary key (session_id, character_id, instance_id)
);
comment on table session_fighter is 'Work of each member of a session in each wing. A sum of its scoreboards.';
-- What a player did in a wing, in all sessions.
create index session_fighter_by_character on session_fighter (character_id, instance_id);

create table dungeon_player (
  dungeon_id smallint not null,
  instance_id smallint not null,
  archetype text not null,
  character_id integer not null,
  sessions integer not null,
  tries integer not null,
  fighting bigint not null,
  work bigint not null,
  squares numeric not null,
  primary key (dungeon_id, instance_id, archetype, character_id)
) with (fillfactor=70);
comment on table dungeon_player is 'Work of each player in each wing, by role. A sum of session_fighter.';

-- The best five of each wing and archetype by their work per minute, among those with five tries or more, with all that
-- equal the fifth. With few sessions a rate says little: each is drawn towards the mean of all players of the role in the
-- wing as if `strength` minutes with that mean were added, the spread of a player's sessions over the spread between
-- players (analysis of variance, sessions weighing by their minutes). Where players do not differ more than their sessions
-- make them, there are no best. rate: the player's own; estimate: what ranks.
create table dungeon_best_player (
  dungeon_id smallint not null,
  instance_id smallint not null,
  archetype text not null,
  character_id integer not null,
  place integer not null,
  tries integer not null,
  minutes double precision not null,
  rate double precision not null,
  estimate double precision not null,
  mean double precision not null,
  strength double precision not null,
  players integer not null,
  below integer not null,
  primary key (dungeon_id, instance_id, archetype, character_id)
);
comment on table dungeon_best_player is 'Best players of each wing and role. A sum of dungeon_player.';
