-- killer_* repeats the first attacker, the one with the most damage, so that every filter reads one row.
create table kill (
  id bigint primary key,
  time integer not null,
  zone_id smallint not null,
  x integer not null,
  y integer not null,
  scenario_id integer,
  instance_id uuid,
  skirmish_id uuid,
  deathblow_id integer,
  assists smallint not null,
  solo boolean not null,
  damage_percent smallint not null,
  killer_id integer not null,
  killer_career text not null,
  killer_level smallint not null,
  killer_renown_rank smallint not null,
  killer_guild_id integer,
  victim_id integer not null,
  victim_career text not null,
  victim_level smallint not null,
  victim_renown_rank smallint not null,
  victim_guild_id integer,
  -- Heights are in the units of x and y. 0 for kills from before heights were told.
  z integer not null default 0,
  total_renown integer not null default 0
);
comment on table kill is 'Kills: who fell, to whom, when and where.';
alter table kill add constraint kill_shares
  check (damage_percent between 0 and 100 and assists >= 0) not valid;
-- Kills of everywhere, newest first; solo kills alone.
create index kill_by_time on kill (time desc, id desc);
create index kill_by_time_solo on kill (time desc, id desc) where solo;
-- Deaths of a player, and of a guild.
create index kill_by_victim on kill (victim_id, time desc, id desc);
create index kill_by_victim_guild on kill (victim_guild_id, time desc, id desc);
-- Kills of one player on another, and of one guild on another.
create index kill_by_feud on kill (killer_id, victim_id, time desc, id desc);
create index kill_by_guild_feud on kill (killer_guild_id, victim_guild_id, time desc, id desc);
-- Kills in a zone, in an instance, and of a skirmish.
create index kill_by_zone on kill (zone_id, time desc, id desc);
create index kill_by_instance on kill (instance_id, time desc, id desc);
create index kill_by_skirmish on kill (skirmish_id, time desc, id desc);
-- Kills in a zone and an hour, which the sums of both are made of.
create index kill_by_zone_hour on kill (zone_id, (time / 3600));
-- Kills of a player, and of a guild, in a zone and a month, likewise: in the words of utc_year() and utc_month(), since an index on these
-- would not let them be made anew.
create index kill_by_zone_killer on kill (
  zone_id, killer_id, (extract(year from to_timestamp(time) at time zone 'UTC')::smallint),
  (extract(month from to_timestamp(time) at time zone 'UTC')::smallint)
) where killer_id <> victim_id;
create index kill_by_zone_guild on kill (
  zone_id, killer_guild_id, (extract(year from to_timestamp(time) at time zone 'UTC')::smallint),
  (extract(month from to_timestamp(time) at time zone 'UTC')::smallint)
) where killer_id <> victim_id and killer_guild_id is not null;
-- Few kills are of oneself: those whose attackers have no part in a kill.
create index kill_of_oneself on kill (id) where killer_id = victim_id;
-- Kills of a player, and of a guild.
create index kill_by_killer on kill (killer_id, time desc, id desc) where killer_id <> victim_id;
create index kill_by_killer_guild on kill (killer_guild_id, time desc, id desc) where killer_id <> victim_id;

-- position 0 is the killer; time and victim_id repeat the kill, so that a page of assists reads one index.
create table kill_attacker (
  kill_id bigint not null,
  position smallint not null,
  character_id integer not null,
  level smallint not null,
  renown_rank smallint not null,
  guild_id integer,
  damage_percent smallint not null,
  time integer not null,
  victim_id integer not null,
  primary key (kill_id, "position")
);
comment on table kill_attacker is 'Players who took part in a kill, with their share of the damage.';
alter table kill_attacker add constraint kill_attacker_kill
  foreign key (kill_id) references kill on delete cascade deferrable initially deferred not valid;
alter table kill_attacker add constraint kill_attacker_share
  check (damage_percent between 0 and 100) not valid;
-- Kills that a player took part in.
create index kill_attacker_by_character on kill_attacker (character_id, time desc, kill_id desc) include (victim_id);
-- Kills that members of a guild took part in.
create index kill_attacker_by_guild on kill_attacker (guild_id, time desc, kill_id desc)
include (position, character_id, victim_id);

-- attacker_id is null where no player dealt the damage; ability_id only where an ability did.
create table kill_damage (
  kill_id bigint not null,
  position smallint not null,
  attacker_type text not null,
  damage_type text not null,
  attacker_id integer,
  ability_id integer,
  amount integer not null,
  primary key (kill_id, "position")
);
comment on table kill_damage is 'Damage of a kill by attacker and ability.';
alter table kill_damage add constraint kill_damage_kill
  foreign key (kill_id) references kill on delete cascade deferrable initially deferred not valid;

create table kill_day (
  day integer primary key,
  kills integer not null,
  solo_kills integer not null
);
comment on table kill_day is 'Kills of each day (UTC). A sum of kills.';

-- The kills of each day by the career of the killer, kept with the data: the balance of the realms counts by it.
create table kill_day_career (
  day integer not null,
  killer_career text not null,
  kills integer not null,
  solo_kills integer not null,
  primary key (day, killer_career)
);
comment on table kill_day_career is 'Kills of each day (UTC) by the career of the killer. A sum of kills.';

-- Who killed, helped to kill or fell on a day, once for every level of that day.
create table character_day (
  day integer not null,
  character_id integer not null,
  level smallint not null,
  -- How often somebody killed, helped to kill or fell on a day at a level.
  parts integer not null default 1,
  primary key (day, character_id, level)
);
comment on table character_day is
  'Who took part in kills on a day (UTC), with the number of parts. A sum of kills.';
