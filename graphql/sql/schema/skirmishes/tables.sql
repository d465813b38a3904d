-- A zone, and for the fortress behind it the same.
-- An index holds its values: who changes it makes a migration that makes the index anew.
create or replace function battle_place(zone smallint) returns integer immutable language sql as
$$ select zone - (zone in (4, 10, 104, 110, 204, 210))::integer $$;

create table skirmish (
  id uuid primary key,
  scenario_id integer,
  instance_id uuid,
  primary_zone_id smallint,
  primary_area_id integer,
  start_time integer not null,
  end_time integer not null,
  kills integer not null,
  kills_order integer not null,
  kills_destruction integer not null,
  players integer not null,
  players_order integer not null,
  players_destruction integer not null
);
comment on table skirmish is 'Skirmishes: fights as the server tells them, or made of kills that name none.';
-- Skirmishes of everywhere, and in an instance, newest first.
create index skirmish_by_start on skirmish (start_time desc, id desc);
create index skirmish_by_instance on skirmish (instance_id, start_time desc, id desc);
-- The largest fights in order of time: they are few, and what a list of them leaves out would be most of the table.
-- The numbers of players are those of LARGE_FIGHTS in skirmish-filter.ts.
create index skirmish_of_48 on skirmish (start_time desc, id desc) where players >= 48;
create index skirmish_of_100 on skirmish (start_time desc, id desc) where players >= 100;
-- Skirmishes beside each other in place and time, which make a battle.
create index skirmish_by_place on skirmish using gist (
  box(point(battle_place(primary_zone_id), start_time), point(battle_place(primary_zone_id), end_time))
) where coalesce(scenario_id, 0) = 0 and instance_id is null;

create table skirmish_score (
  skirmish_id uuid not null,
  character_id integer not null,
  start_time integer not null,
  guild_id integer,
  realm text not null,
  level smallint not null,
  renown_rank smallint not null,
  kills integer not null,
  kills_solo integer not null,
  deaths integer not null,
  death_blows integer not null,
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
  primary key (skirmish_id, character_id)
);
comment on table skirmish_score is 'Scoreboard of a skirmish.';
alter table skirmish_score add constraint skirmish_score_skirmish
  foreign key (skirmish_id) references skirmish on delete cascade deferrable initially deferred not valid;
-- Skirmishes of a player, newest first.
create index skirmish_score_by_character on skirmish_score (character_id, start_time desc, skirmish_id desc);

create table skirmish_guild (
  skirmish_id uuid not null,
  guild_id integer not null,
  start_time integer not null,
  players integer not null,
  kills integer not null,
  primary key (skirmish_id, guild_id)
);
comment on table skirmish_guild is 'Guilds of a skirmish, with players and kills. A sum of its scoreboard.';
-- Skirmishes of a guild, newest first.
create index skirmish_guild_by_guild on skirmish_guild (guild_id, start_time desc, skirmish_id desc);

-- Each cluster of untold kills of a zone, also of a single kill. `id` is its first kill. `stretch` is the time of the
-- first kill of the zone that no lull parts from it: a zone has several fights in one stretch.
create table fight (
  id bigint primary key,
  zone_id smallint not null,
  stretch integer not null,
  since integer not null,
  until integer not null,
  west integer not null,
  east integer not null,
  north integer not null,
  south integer not null,
  kills integer not null,
  kills_destruction integer not null
) with (fillfactor=70);
comment on table fight is
  'Fights that are made of kills of the open world which name no skirmish: where each is, and when.';
-- Fights of a zone that no lull parts from each other.
create index fight_by_stretch on fight (zone_id, stretch);

-- Running totals of a player in a long fight. Beyond the scoreboard they hold `last`, the last part that the player had
-- (as fight_parts() returns it; null for those who only did damage so far), and damage beyond what an integer holds.
create table fight_score (
  skirmish_id uuid not null,
  character_id integer not null,
  last bigint[],
  kills integer not null,
  kills_solo integer not null,
  deaths integer not null,
  death_blows integer not null,
  dealt bigint not null,
  received bigint not null,
  primary key (skirmish_id, character_id)
) with (fillfactor=70);
comment on table fight_score is
  'Running totals of players in fights that are so long that they are not counted anew with each kill.';

-- A kill or a fight (`own`), and the fight that it belongs to (`whole`). `present` is the skirmish that a kill has now.
create type fight_member as (own fight, whole fight, is_kill boolean, present uuid);

-- How many skirmishes were in the open world, which filters ask for as the scenario 0.
create statistics skirmish_scenario on (coalesce(scenario_id, 0)) from skirmish;
