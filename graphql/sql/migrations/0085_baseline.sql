-- The tables of step 85 as schema/ had them, from which migrations go on. Nothing but a test runs it: databases of this
-- step exist already, and a new one is made from schema/. It never changes.

do $$
begin
  create extension if not exists pg_trgm;
exception
  when insufficient_privilege or undefined_file or feature_not_supported then
    raise notice 'No index for searches: %', sqlerrm;
end
$$;

create table sample_world (
  seed text not null,
  clock integer not null,
  scale real not null,
  generator text not null
);

create table zone (
  id smallint primary key,
  name text not null,
  kind text not null,
  tier smallint not null,
  nw_corner_x integer,
  nw_corner_y integer,
  se_corner_x integer,
  se_corner_y integer
);

create table zone_area (
  id integer primary key,
  zone_id smallint not null,
  name text
);
create index zone_area_by_zone on zone_area (zone_id, id);

create table zone_heat_day (
  zone_id smallint not null,
  day integer not null,
  cells smallint[] not null,
  kills integer[] not null,
  solo_kills integer[] not null,
  primary key (zone_id, day)
);

create table zone_heat_week (
  zone_id smallint not null,
  week integer not null,
  cells smallint[] not null,
  kills integer[] not null,
  solo_kills integer[] not null,
  primary key (zone_id, week)
);

create table location (
  id integer primary key,
  kind text not null,
  zone_id smallint not null,
  name text not null,
  x integer not null,
  y integer not null,
  z integer not null,
  difficulty text,
  quest_type text
);
create index location_by_zone on location (zone_id, id);

create table ability (
  id integer primary key,
  name text,
  icon_number integer not null,
  description text,
  ability_type text not null default 'DEFAULT',
  action_point_cost smallint not null default 0,
  cast_time integer not null default 0,
  cooldown integer not null default 0,
  min_level smallint not null default 0,
  min_range integer not null default 0,
  range integer not null default 0,
  morale_cost integer not null default 0,
  morale_level smallint not null default 0,
  specialization smallint not null default 0,
  labels text[] not null default '{}',
  value_base integer not null default 0,
  value_per_level real not null default 0,
  value_stat text,
  value_per_stat real not null default 0
);

create table tome_entry (
  id integer primary key,
  name text not null,
  description text not null,
  realm text not null,
  xp integer not null,
  section text,
  help_type text not null
);

create table achievement_type (
  id integer primary key,
  name text not null
);

create table achievement_sub_type (
  id integer primary key,
  type_id integer not null,
  name text not null,
  description text not null
);
create index achievement_sub_type_by_type on achievement_sub_type (type_id, id);

create table achievement (
  id integer primary key,
  sub_type_id integer not null,
  name text not null,
  description text not null
);
create index achievement_by_sub_type on achievement (sub_type_id, id);

create table achievement_reward (
  id integer primary key,
  achievement_id integer not null,
  item_id integer,
  ability_id integer,
  title_id integer,
  auto_create boolean
);
create index achievement_reward_by_achievement on achievement_reward (achievement_id, id);

create or replace function stat_amount(value smallint, percentage boolean) returns integer immutable parallel safe
language sql as
  $$ select value - percentage::integer * 65536 $$;

create table item (
  id integer primary key,
  name text not null,
  description text not null,
  type text not null,
  slot text not null,
  rarity text not null,
  icon_number integer not null,
  armor integer not null,
  dps integer not null,
  speed integer not null,
  item_level smallint not null,
  level_requirement smallint not null,
  renown_rank_requirement smallint not null,
  talisman_slots smallint not null,
  unique_equipped boolean not null,
  race_restriction smallint not null,
  career_restriction integer not null,
  item_set_id integer,
  model_id integer
);
create index item_by_set on item (item_set_id, id);
create index item_by_level on item (item_level, id);
create index item_by_needed_level on item (level_requirement, id);
create index item_by_needed_renown on item (renown_rank_requirement, id);
create index item_by_dps on item (dps, id);
create index item_by_slot on item (slot, item_level, id);
create index item_by_type on item (type, item_level, id);
do $$
begin
  create index item_name_trigram on item using gin (lower(name) gin_trgm_ops);
exception
  when undefined_object then
    raise notice 'No index for parts of names: %', sqlerrm;
end
$$;

create table item_stat (
  item_id integer not null,
  position smallint not null,
  stat text not null,
  value smallint not null,
  percentage boolean not null,
  primary key (item_id, "position")
);
create index item_stat_by_amount on item_stat (stat, stat_amount(value, percentage), item_id);
create index item_stat_by_stat on item_stat (stat, item_id) include (value, percentage, position);

create table item_effect (
  item_id integer not null,
  is_buff boolean not null,
  position smallint not null,
  effect_id integer not null,
  primary key (item_id, is_buff, "position")
);

create table item_set (
  id integer primary key,
  name text not null
);

create table item_set_bonus (
  item_set_id integer not null,
  position smallint not null,
  items_required smallint not null,
  effect_id integer,
  stat text,
  value smallint,
  percentage boolean,
  primary key (item_set_id, "position")
);

create table character_item (
  character_id integer not null,
  equip_slot text not null,
  item_id integer not null,
  talisman_ids integer[] not null,
  primary key (character_id, equip_slot)
);

create table vendor_item (
  id integer primary key,
  item_id integer not null,
  count integer not null,
  price bigint not null
);
create index vendor_item_by_item on vendor_item (item_id, price, id);

create table vendor_item_required (
  vendor_item_id integer not null,
  position smallint not null,
  item_id integer not null,
  count integer not null,
  primary key (vendor_item_id, "position")
);
create index vendor_item_required_by_item on vendor_item_required (item_id, vendor_item_id);

create table vendor_item_creature (
  vendor_item_id integer not null,
  creature_id integer not null,
  primary key (vendor_item_id, creature_id)
);
create index vendor_item_creature_by_creature on vendor_item_creature (creature_id, vendor_item_id);

create table best_of_career (
  career text collate "C" primary key,
  year smallint not null,
  month smallint not null,
  players integer not null,
  counted_at integer not null
);

create table worn_by_best (
  career text collate "C" not null,
  slot text not null,
  item_id integer not null,
  wearers integer not null,
  primary key (career, slot, item_id)
);

create table creature (
  id integer primary key,
  name text not null,
  realm text,
  creature_type text not null,
  creature_sub_type text not null,
  model_name text not null default '',
  title text
);

create table creature_spawn (
  id integer primary key,
  creature_id integer not null,
  zone_id smallint not null,
  x integer not null,
  y integer not null,
  z integer not null default 0
);
create index creature_spawn_by_creature on creature_spawn (creature_id, id);
create index creature_spawn_by_zone on creature_spawn (zone_id, creature_id, id);

create table game_object (
  id integer primary key,
  name text not null,
  model_name text
);

create table game_object_spawn (
  id integer primary key,
  game_object_id integer not null,
  zone_id smallint not null,
  x integer not null,
  y integer not null,
  z integer not null default 0
);
create index game_object_spawn_by_object on game_object_spawn (game_object_id, id);

create table creature_drop (
  item_id integer not null,
  creature_id integer not null,
  primary key (item_id, creature_id)
);
create index creature_drop_by_creature on creature_drop (creature_id, item_id);

create table game_object_drop (
  item_id integer not null,
  game_object_id integer not null,
  primary key (item_id, game_object_id)
);
create index game_object_drop_by_object on game_object_drop (game_object_id, item_id);

create table quest (
  id integer primary key,
  name text not null,
  type smallint not null,
  repeatable_type text not null,
  xp integer not null,
  gold integer not null,
  choice_count smallint not null,
  description text,
  journal_entry text,
  race_restriction smallint not null,
  career_restriction integer not null,
  min_level smallint not null,
  max_level smallint not null,
  min_renown smallint not null,
  max_renown smallint not null,
  expire_time integer,
  repeatable_time integer not null default 0
);

create table quest_objective (
  quest_id integer not null,
  position smallint not null,
  description text not null,
  count integer not null,
  primary key (quest_id, "position")
);

create table quest_reward (
  quest_id integer not null,
  is_choice boolean not null,
  position smallint not null,
  item_id integer not null,
  count integer not null,
  primary key (quest_id, is_choice, "position")
);
create index quest_reward_by_item on quest_reward (item_id, quest_id);

create table quest_creature (
  quest_id integer not null,
  creature_id integer not null,
  primary key (quest_id, creature_id)
);
create index quest_creature_by_creature on quest_creature (creature_id, quest_id);

create table quest_game_object (
  quest_id integer not null,
  game_object_id integer not null,
  primary key (quest_id, game_object_id)
);
create index quest_game_object_by_object on quest_game_object (game_object_id, quest_id);

create table chapter (
  id integer primary key,
  name text,
  rank integer not null,
  zone_id smallint not null,
  x integer not null,
  y integer not null,
  z integer not null default 0
);

create table chapter_reward (
  chapter_id integer not null,
  position smallint not null,
  tier smallint not null,
  realm text not null,
  item_id integer not null,
  count integer not null,
  primary key (chapter_id, "position")
);
create index chapter_reward_by_item on chapter_reward (item_id, chapter_id);

create table war_journal_storyline (
  id integer primary key,
  name text not null,
  summary text not null
);

create table war_journal_entry (
  id integer primary key,
  storyline_id integer not null,
  position smallint not null,
  name text not null,
  is_rvr boolean not null,
  title text,
  short_title text,
  npc_name text,
  location_text text,
  text text,
  zone_id smallint,
  area_id integer,
  map_zone_id smallint,
  x integer,
  y integer,
  chapter_id integer,
  z integer
);
create index war_journal_entry_by_storyline on war_journal_entry (storyline_id, position);
create index war_journal_entry_by_zone on war_journal_entry (zone_id, id);

create table war_journal_activity (
  id integer primary key,
  entry_id integer not null,
  position smallint not null,
  name text not null,
  text text not null,
  activity_type text not null,
  zone_id smallint
);
create index war_journal_activity_by_entry on war_journal_activity (entry_id, position);

create table war_journal_task (
  activity_id integer not null,
  position smallint not null,
  name text not null,
  text text not null default '',
  primary key (activity_id, "position")
);

create table quest_finisher_creature (
  quest_id integer not null,
  creature_id integer not null,
  primary key (quest_id, creature_id)
);
create index quest_finisher_by_creature on quest_finisher_creature (creature_id, quest_id);

create table quest_finisher_game_object (
  quest_id integer not null,
  game_object_id integer not null,
  primary key (quest_id, game_object_id)
);
create index quest_finisher_by_object on quest_finisher_game_object (game_object_id, quest_id);

create table guild (
  id integer primary key,
  name text not null,
  realm text not null,
  level smallint not null,
  description text not null,
  brief_description text not null,
  emblem integer not null,
  pattern integer not null,
  color1 integer not null,
  color2 integer not null,
  shape integer not null,
  leader_id integer
);
do $$
begin
  create index guild_name_trigram on guild using gin (lower(name) gin_trgm_ops);
exception
  when undefined_object then
    raise notice 'No index for parts of names: %', sqlerrm;
end
$$;

create table "character" (
  id integer primary key,
  name text not null,
  career text not null,
  level smallint not null,
  renown_rank smallint not null
);
do $$
begin
  create index character_name_trigram on "character" using gin (lower(name) gin_trgm_ops);
exception
  when undefined_object then
    raise notice 'No index for parts of names: %', sqlerrm;
end
$$;

create table guild_member (
  character_id integer primary key,
  guild_id integer not null,
  rank_order smallint not null,
  rank_name text not null
);
create index guild_member_by_guild on guild_member (guild_id, rank_order, character_id);

create table ranked_season (
  id integer primary key,
  name text not null,
  start_time integer not null,
  end_time integer not null,
  main_season boolean not null
);

create table ranked_standing (
  season_id integer not null,
  ladder text not null,
  character_id integer not null,
  guild_id integer,
  renown_rank smallint not null,
  rank integer not null,
  career_rank integer not null,
  rating integer not null,
  wins integer not null,
  losses integer not null,
  draws integer not null,
  primary key (season_id, ladder, character_id)
);
create index ranked_standing_by_rank on ranked_standing (season_id, ladder, rank, character_id);

create table guild_rank (
  guild_id integer not null,
  rank_order smallint not null,
  name text not null,
  primary key (guild_id, rank_order)
);

create table character_rating (
  season_id integer not null,
  character_id integer not null,
  rating_type text not null,
  mu double precision not null,
  sigma double precision not null,
  primary key (season_id, character_id, rating_type)
);
create index character_rating_by_character on character_rating (character_id, season_id desc);
create index character_rating_by_mu on character_rating
  (season_id, rating_type, (round(mu * 1000)::bigint) desc, character_id);
create index character_rating_by_sigma on character_rating
  (season_id, rating_type, (round(sigma * 1000)::bigint), character_id);

create table event (
  id integer primary key,
  kind text not null,
  name text not null,
  start_time integer not null,
  end_time bigint
);

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
  z integer not null default 0,
  total_renown integer not null default 0
);
alter table kill add constraint kill_shares
  check (damage_percent between 0 and 100 and assists >= 0) not valid;
create index kill_by_time on kill (time desc, id desc);
create index kill_by_time_solo on kill (time desc, id desc) where solo;
create index kill_by_victim on kill (victim_id, time desc, id desc);
create index kill_by_victim_guild on kill (victim_guild_id, time desc, id desc);
create index kill_by_feud on kill (killer_id, victim_id, time desc, id desc);
create index kill_by_guild_feud on kill (killer_guild_id, victim_guild_id, time desc, id desc);
create index kill_by_zone on kill (zone_id, time desc, id desc);
create index kill_by_instance on kill (instance_id, time desc, id desc);
create index kill_by_skirmish on kill (skirmish_id, time desc, id desc);
create index kill_of_oneself on kill (id) where killer_id = victim_id;
create index kill_by_killer on kill (killer_id, time desc, id desc) where killer_id <> victim_id;
create index kill_by_killer_guild on kill (killer_guild_id, time desc, id desc) where killer_id <> victim_id;

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
alter table kill_attacker add constraint kill_attacker_kill
  foreign key (kill_id) references kill on delete cascade deferrable initially deferred not valid;
alter table kill_attacker add constraint kill_attacker_share
  check (damage_percent between 0 and 100) not valid;
create index kill_attacker_by_character on kill_attacker (character_id, time desc, kill_id desc) include (victim_id);
create index kill_attacker_by_guild on kill_attacker (guild_id, time desc, kill_id desc)
include (position, character_id, victim_id);

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
alter table kill_damage add constraint kill_damage_kill
  foreign key (kill_id) references kill on delete cascade deferrable initially deferred not valid;

create table kill_day (
  day integer primary key,
  kills integer not null,
  solo_kills integer not null
);

create table kill_day_career (
  day integer not null,
  killer_career text not null,
  kills integer not null,
  solo_kills integer not null,
  primary key (day, killer_career)
);

create table character_day (
  day integer not null,
  character_id integer not null,
  level smallint not null,
  parts integer not null default 1,
  primary key (day, character_id, level)
);

create table leaderboard_week (
  year smallint not null,
  week smallint not null,
  character_id integer not null,
  kills integer not null,
  deaths integer not null default 0,
  primary key (year, week, character_id)
);
create index leaderboard_week_by_kills on leaderboard_week (year, week, kills desc, character_id);

create table leaderboard_month (
  year smallint not null,
  month smallint not null,
  character_id integer not null,
  kills integer not null,
  deaths integer not null default 0,
  primary key (year, month, character_id)
);
create index leaderboard_month_by_kills on leaderboard_month (year, month, kills desc, character_id);

create table guild_leaderboard_week (
  year smallint not null,
  week smallint not null,
  guild_id integer not null,
  kills integer not null,
  deaths integer not null default 0,
  primary key (year, week, guild_id)
);
create index guild_leaderboard_week_by_kills on guild_leaderboard_week (year, week, kills desc, guild_id);

create table guild_leaderboard_month (
  year smallint not null,
  month smallint not null,
  guild_id integer not null,
  kills integer not null,
  deaths integer not null default 0,
  primary key (year, month, guild_id)
);
create index guild_leaderboard_month_by_kills on guild_leaderboard_month (year, month, kills desc, guild_id);

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
create index skirmish_by_start on skirmish (start_time desc, id desc);
create index skirmish_by_instance on skirmish (instance_id, start_time desc, id desc);
create index skirmish_of_48 on skirmish (start_time desc, id desc) where players >= 48;
create index skirmish_of_100 on skirmish (start_time desc, id desc) where players >= 100;
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
alter table skirmish_score add constraint skirmish_score_skirmish
  foreign key (skirmish_id) references skirmish on delete cascade deferrable initially deferred not valid;
create index skirmish_score_by_character on skirmish_score (character_id, start_time desc, skirmish_id desc);

create table skirmish_guild (
  skirmish_id uuid not null,
  guild_id integer not null,
  start_time integer not null,
  players integer not null,
  kills integer not null,
  primary key (skirmish_id, guild_id)
);
create index skirmish_guild_by_guild on skirmish_guild (guild_id, start_time desc, skirmish_id desc);

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
create index fight_by_stretch on fight (zone_id, stretch);

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

create type fight_member as (own fight, whole fight, is_kill boolean, present uuid);

create statistics skirmish_scenario on (coalesce(scenario_id, 0)) from skirmish;

create table battle_link (
  one uuid not null,
  other uuid not null,
  primary key (one, other)
);

create table battle_part (
  skirmish_id uuid primary key,
  battle_id uuid not null,
  start_time integer not null,
  kills_order integer not null,
  kills_destruction integer not null
);
create index battle_part_by_battle on battle_part (battle_id, start_time, skirmish_id);

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
create index battle_by_start on battle (start_time desc, id desc);
create index battle_by_place on battle (battle_place(zone_id), start_time, id);
create index battle_by_zone on battle (zone_id, start_time desc, id desc);
create index battle_of_48 on battle (start_time desc, id desc) where players >= 48;
create index battle_of_100 on battle (start_time desc, id desc) where players >= 100;
create index battle_of_fewer on battle (start_time desc, id desc) where outnumbered;

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
create index battle_guild_by_guild on battle_guild (guild_id, start_time desc, battle_id desc) include (players);

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

create type battle_fighter as (battle_id uuid, character_id integer, last bigint[], kills bigint, deaths bigint);

create table presence_hour (
  character_id integer not null,
  hour integer not null,
  career text not null,
  slots bigint not null,
  bands smallint not null,
  primary key (character_id, hour)
);
create index presence_hour_by_hour on presence_hour (hour);

create table presence_period (
  character_id integer not null,
  period text collate "C" not null,
  career text not null,
  bands smallint not null,
  primary key (character_id, period)
);

create table fighters_span (
  seconds smallint not null,
  start_time integer not null,
  tier smallint not null,
  fighters_order integer not null,
  fighters_destruction integer not null,
  primary key (seconds, start_time, tier)
);

create table fighters_period (
  period text collate "C" not null,
  career text not null,
  level smallint not null,
  fighters integer not null,
  primary key (period, career, level)
);

create type presence_pair as (id integer, hour integer, career text, slots bigint, next_slots bigint);

create table career_pair (
  career text not null,
  enemy text not null,
  player_group smallint not null,
  kills integer not null,
  solo_kills integer not null,
  deaths integer not null,
  primary key (career, enemy, player_group)
);

create table character_stay (
  character_id integer not null,
  day integer not null,
  place integer not null,
  guild_id integer not null,
  level smallint not null,
  renown_rank smallint not null,
  primary key (character_id, day, place)
);

create table guild_spell (
  character_id integer not null,
  first_day integer not null,
  place integer not null,
  last_day integer not null,
  guild_id integer not null,
  days integer not null,
  guild_before integer,
  day_before integer,
  guild_after integer,
  day_after integer,
  place_after integer,
  primary key (character_id, first_day, place)
);
create index guild_spell_by_arrival on guild_spell (guild_id, first_day desc, place desc, character_id desc);
create index guild_spell_by_departure on guild_spell (guild_id, day_after desc, place_after desc, character_id desc)
  where day_after is not null;

create table guild_month (
  guild_id integer not null,
  month integer not null,
  fighters integer not null,
  primary key (guild_id, month)
);

create type guild_fighter as (character_id integer, guild_id integer, month integer);

create table scenario (
  id integer primary key,
  name text not null,
  zone_id smallint not null
);

create table scenario_record (
  id uuid primary key,
  scenario_id integer not null,
  start_time integer not null,
  end_time integer not null,
  winner smallint not null,
  order_points integer not null,
  destruction_points integer not null,
  queue_type smallint not null,
  tier smallint not null,
  was_surrender boolean not null default false,
  players integer not null default 0,
  deaths integer not null default 0,
  ahead boolean not null default false
);
alter table scenario_record add constraint scenario_record_winner
  check (winner between 0 and 2) not valid;
create index scenario_record_by_start on scenario_record (start_time desc, id desc);
create index scenario_record_by_scenario on scenario_record (scenario_id, start_time desc, id desc);
create index scenario_record_by_day on scenario_record ((start_time / 86400));
create index scenario_record_ahead on scenario_record (start_time) where ahead;

create table scenario_score (
  record_id uuid not null,
  character_id integer not null,
  start_time integer not null,
  queue_type smallint not null,
  won boolean,
  guild_id integer,
  team smallint not null,
  level smallint not null,
  renown_rank smallint not null,
  quitter boolean not null,
  objective_score integer not null,
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
  primary key (record_id, character_id)
);
alter table scenario_score add constraint scenario_score_record
  foreign key (record_id) references scenario_record on delete cascade deferrable initially deferred not valid;
alter table scenario_score add constraint scenario_score_team
  check (team between 0 and 1) not valid;
create index scenario_score_by_character on scenario_score (character_id, start_time desc, record_id desc)
  include (queue_type, won, guild_id);

create table scenario_guild (
  record_id uuid not null,
  guild_id integer not null,
  start_time integer not null,
  queue_type smallint not null,
  members smallint not null,
  won boolean,
  primary key (record_id, guild_id)
);
create index scenario_guild_by_guild on scenario_guild (guild_id, start_time desc, record_id desc)
  include (queue_type, won, members);
create index scenario_guild_by_premade on scenario_guild (record_id) where members >= 6;

create table scenario_day (
  day integer not null,
  queue_type smallint not null,
  runs integer not null,
  premades integer not null,
  primary key (day, queue_type)
);

create table scenario_result_day (
  scenario_id integer not null,
  queue_type smallint not null,
  tier smallint not null,
  day integer not null,
  premade boolean not null,
  runs integer not null,
  order_wins integer not null,
  destruction_wins integer not null,
  surrenders integer not null,
  primary key (scenario_id, day, queue_type, tier, premade)
);
create index scenario_result_day_by_day on scenario_result_day (day);

create table scenario_run_career (
  record_id uuid not null,
  career text not null,
  team smallint not null,
  scenario_id integer not null,
  start_time integer not null,
  queue_type smallint not null,
  tier smallint not null,
  premade boolean not null,
  players smallint not null,
  won boolean not null,
  player_groups smallint[] not null default '{}',
  primary key (record_id, career, team)
);
create index scenario_run_career_by_scenario on scenario_run_career (scenario_id, start_time);

create table scenario_career_month (
  scenario_id integer not null,
  month integer not null,
  queue_type smallint not null,
  tier smallint not null,
  premade boolean not null,
  career text not null,
  team smallint not null,
  players smallint not null,
  won boolean not null,
  runs integer not null,
  primary key (scenario_id, month, queue_type, tier, premade, career, team, players, won)
);

create table scenario_career_stratum (
  scenario_id integer not null,
  month integer not null,
  tier smallint not null,
  career text not null,
  team smallint not null,
  sizes smallint[] not null,
  results boolean[] not null,
  counts integer[] not null,
  primary key (scenario_id, month, tier, career, team)
);

create table scenario_player_month (
  scenario_id integer not null,
  month integer not null,
  queue_type smallint not null,
  tier smallint not null,
  premade boolean not null,
  character_id integer not null,
  career text not null,
  runs integer not null,
  sums bigint[] not null,
  squares numeric[] not null,
  primary key (scenario_id, month, queue_type, tier, premade, character_id)
);
create index scenario_player_month_by_character on scenario_player_month (character_id, month);

create table scenario_player (
  scenario_id integer not null,
  queue_type smallint not null,
  tier smallint not null,
  premade boolean not null,
  character_id integer not null,
  career text not null,
  runs integer not null,
  sums double precision[] not null,
  squares double precision[] not null,
  primary key (scenario_id, queue_type, tier, premade, character_id)
);
create index scenario_player_by_character on scenario_player (character_id);

create table scenario_player_total (
  scenario_id integer not null,
  character_id integer not null,
  career text not null,
  runs integer not null,
  sums bigint[] not null,
  squares numeric[] not null,
  run_class smallint not null generated always as (
    case when runs < 3 then 0 when runs < 6 then 3 when runs < 10 then 6 when runs < 16 then 10 when runs < 25 then 16
         when runs < 50 then 25 when runs < 100 then 50 else 100 end) stored,
  primary key (scenario_id, character_id)
);
create index scenario_player_total_by_character on scenario_player_total (character_id);
create index scenario_player_total_by_1 on scenario_player_total
  (scenario_id, career, run_class, (sums[1]::double precision / runs)) where (runs >= 3);
create index scenario_player_total_by_2 on scenario_player_total
  (scenario_id, career, run_class, (sums[2]::double precision / runs)) where (runs >= 3);
create index scenario_player_total_by_3 on scenario_player_total
  (scenario_id, career, run_class, (sums[3]::double precision / runs)) where (runs >= 3);
create index scenario_player_total_by_4 on scenario_player_total
  (scenario_id, career, run_class, (sums[4]::double precision / runs)) where (runs >= 3);
create index scenario_player_total_by_5 on scenario_player_total
  (scenario_id, career, run_class, (sums[5]::double precision / runs)) where (runs >= 3);
create index scenario_player_total_by_6 on scenario_player_total
  (scenario_id, career, run_class, (sums[6]::double precision / runs)) where (runs >= 3);
create index scenario_player_total_by_7 on scenario_player_total
  (scenario_id, career, run_class, (sums[7]::double precision / runs)) where (runs >= 3);

create table scenario_career_moment (
  scenario_id integer not null,
  figure smallint not null,
  career text not null,
  runs integer not null,
  players integer not null,
  sums numeric not null,
  products numeric not null,
  squares numeric not null,
  primary key (scenario_id, figure, career, runs)
);

create table scenario_best_month (
  scenario_id integer not null,
  figure smallint not null,
  is_rate boolean not null,
  month integer not null,
  queue_type smallint not null,
  tier smallint not null,
  premade boolean not null,
  character_id integer not null,
  record_id uuid not null,
  start_time integer not null,
  value double precision not null,
  primary key (scenario_id, figure, is_rate, month, queue_type, tier, premade, character_id)
);
create index scenario_best_month_by_record on scenario_best_month (record_id);

create table scenario_figure_day (
  career text not null,
  level smallint not null,
  tier smallint not null,
  queue_type smallint not null,
  day integer not null,
  results integer not null,
  bins integer[] not null,
  primary key (career, level, tier, queue_type, day)
);
create index scenario_figure_day_by_day on scenario_figure_day (day) where day >= 0;
create index scenario_figure_day_without_result on scenario_figure_day (day) where results = 0;

create table scenario_sum (
  period text collate "C" not null,
  character_id integer not null,
  career text not null,
  runs integer not null,
  damage bigint not null,
  healing bigint not null,
  protection bigint not null,
  death_blows bigint not null,
  objective_score bigint not null,
  timed_runs integer not null,
  seconds bigint not null,
  timed_damage bigint not null,
  timed_healing bigint not null,
  timed_protection bigint not null,
  timed_death_blows bigint not null,
  timed_objective_score bigint not null,
  damage_per_minute double precision
    generated always as (timed_damage::double precision * 60 / nullif(seconds, 0)) stored,
  healing_per_minute double precision
    generated always as (timed_healing::double precision * 60 / nullif(seconds, 0)) stored,
  protection_per_minute double precision
    generated always as (timed_protection::double precision * 60 / nullif(seconds, 0)) stored,
  death_blows_per_minute double precision
    generated always as (timed_death_blows::double precision * 60 / nullif(seconds, 0)) stored,
  objective_score_per_minute double precision
    generated always as (timed_objective_score::double precision * 60 / nullif(seconds, 0)) stored,
  run_class smallint not null generated always as (
    case when timed_runs >= 25 then 3 when timed_runs >= 10 then 2 when timed_runs >= 3 then 1 else 0 end) stored,
  primary key (character_id, period)
);
create index scenario_sum_by_damage on scenario_sum (period, damage desc, character_id)
  include (career, runs) where damage > 0;
create index scenario_sum_by_damage_per_minute on scenario_sum
  (period, run_class, damage_per_minute desc, character_id) include (career, timed_runs) where damage_per_minute > 0;
create index scenario_sum_by_healing on scenario_sum (period, healing desc, character_id)
  include (career, runs) where healing > 0;
create index scenario_sum_by_healing_per_minute on scenario_sum
  (period, run_class, healing_per_minute desc, character_id) include (career, timed_runs) where healing_per_minute > 0;
create index scenario_sum_by_protection on scenario_sum (period, protection desc, character_id)
  include (career, runs) where protection > 0;
create index scenario_sum_by_protection_per_minute on scenario_sum
  (period, run_class, protection_per_minute desc, character_id) include (career, timed_runs) where protection_per_minute > 0;
create index scenario_sum_by_death_blows on scenario_sum (period, death_blows desc, character_id)
  include (career, runs) where death_blows > 0;
create index scenario_sum_by_death_blows_per_minute on scenario_sum
  (period, run_class, death_blows_per_minute desc, character_id) include (career, timed_runs) where death_blows_per_minute > 0;
create index scenario_sum_by_objective_score on scenario_sum (period, objective_score desc, character_id)
  include (career, runs) where objective_score > 0;
create index scenario_sum_by_objective_score_per_minute on scenario_sum
  (period, run_class, objective_score_per_minute desc, character_id) include (career, timed_runs) where objective_score_per_minute > 0;

create table scenario_player_median (
  character_id integer not null,
  career text not null,
  level smallint not null,
  tier smallint not null,
  queue_type smallint not null,
  results integer not null,
  medians double precision[] not null,
  primary key (career, level, tier, queue_type, character_id)
);
create index scenario_player_median_by_character on scenario_player_median (character_id);

create table scenario_career_group (
  scenario_id integer not null,
  month integer not null,
  queue_type smallint not null,
  tier smallint not null,
  premade boolean not null,
  career text not null,
  team smallint not null,
  sums integer[] not null,
  primary key (scenario_id, month, queue_type, tier, premade, career, team)
);

create table scenario_result_moment (
  scenario_id integer primary key,
  played numeric not null,
  squared numeric not null,
  cubed numeric not null,
  to_the_fourth numeric not null,
  results numeric not null,
  results_played numeric not null,
  results_squared numeric not null,
  decided numeric not null
);

create type scenario_part as (
  day integer, career text, level smallint, tier smallint, queue_type smallint, seconds integer, amounts bigint[],
  sign integer, character_id integer
);

create table scenario_part_leaving (
  part scenario_part
);

create table instance (
  id smallint primary key,
  name text not null
);

create table instance_encounter (
  id integer primary key,
  instance_id smallint not null,
  position smallint not null,
  name text not null
);
create index instance_encounter_by_instance on instance_encounter (instance_id, position);

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
create index instance_run_by_start on instance_run (start_time desc, id desc);
create index instance_run_by_end on instance_run (end_time desc, id desc);
create index instance_run_by_instance on instance_run (instance_id, start_time desc, id desc);
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
create index instance_encounter_run_by_run on instance_encounter_run (run_id, start_time, id);
create index instance_encounter_run_by_encounter on instance_encounter_run (instance_id, encounter_id)
  include (start_time, end_time, duration, completed, entries, deaths, min_item_rating, average_item_rating, max_item_rating);

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
create index session_run_by_session on session_run (session_id, start_time, run_id);
create index session_run_by_place on session_run using gist (
  box(point(dungeon_id, start_time), point(dungeon_id, until)));

create table session_link (
  one uuid not null,
  other uuid not null,
  primary key (one, other)
);

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
create index session_encounter_by_dungeon on session_encounter (dungeon_id)
  include (instance_id, encounter_id, tries, deaths, fell);

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
create index session_wing_by_instance on session_wing (instance_id, start_time desc, session_id desc);
create index session_wing_by_speed on session_wing (instance_id, duration, start_time, session_id)
  where cleared and duration is not null;
create index session_wing_by_clear on session_wing (instance_id, start_time, session_id) where cleared;
create index session_wing_by_session on session_wing (session_id)
  include (instance_id, listed, cleared, duration, start_time);
create index session_wing_by_dungeon on session_wing (dungeon_id)
  include (session_id, instance_id, start_time, band, listed, cleared, duration);

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
create index dungeon_session_by_start on dungeon_session (start_time desc, id desc);
create index dungeon_session_by_dungeon on dungeon_session (dungeon_id, start_time desc, id desc)
  include (cleared, listed, duration, item_rating, size, tanks, healers);
create index dungeon_session_by_speed on dungeon_session (dungeon_id, duration, start_time, id)
  where cleared and duration is not null;
create index dungeon_session_by_first on dungeon_session (dungeon_id, start_time, id) where cleared;

create table session_member (
  session_id uuid not null,
  character_id integer not null,
  dungeon_id smallint not null,
  start_time bigint not null,
  guild_id integer,
  archetype text not null,
  primary key (session_id, character_id)
);
create index session_member_by_character on session_member (character_id, start_time desc, session_id desc);

create table session_guild (
  session_id uuid not null,
  guild_id integer not null,
  start_time bigint not null,
  members integer not null,
  primary key (session_id, guild_id)
);
create index session_guild_by_guild on session_guild (guild_id, start_time desc, session_id desc);

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

create table dungeon_encounter (
  dungeon_id smallint not null,
  encounter_id integer not null,
  sessions integer not null,
  fell integer not null,
  tries bigint not null,
  deaths bigint not null,
  primary key (dungeon_id, encounter_id)
);

create table wing_clearer (
  character_id integer not null,
  instance_id smallint not null,
  clears integer not null,
  primary key (character_id, instance_id)
);

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

create table war_record (
  kind text collate "C" not null,
  group_name text collate "C" not null,
  part text collate "C" not null,
  place smallint not null,
  value integer not null,
  shared_by integer not null,
  start_time bigint not null,
  end_time bigint not null,
  character_id integer,
  guild_id integer,
  subject uuid,
  instance_id smallint
);
create index war_record_by_kind on war_record (kind, group_name, start_time desc);
create index war_record_by_character on war_record (character_id);
create index war_record_by_guild on war_record (guild_id);

create table war_record_count (
  counted_at integer not null,
  kills integer not null,
  since integer,
  until integer
);

create table search_name (
  kind text not null,
  id integer not null,
  weight integer not null,
  name text not null,
  primary key (kind, id)
);
do $$
begin
  create index search_name_by_trigram on search_name using gin (name gin_trgm_ops);
exception
  when undefined_object then
    raise notice 'No index for parts of names: %', sqlerrm;
end
$$;

create table search_head (
  head text not null,
  quality smallint not null,
  weight integer not null,
  kind text not null,
  id integer not null
);
create index search_head_by_rank on search_head (head, quality, (-weight), kind, id);

create table record_progress (
  kind text primary key,
  since integer not null,
  until integer not null,
  read_at integer not null
);

create table record_unfinished (
  kind text not null,
  since integer not null,
  until integer not null,
  is_unread boolean not null,
  first_seen integer not null,
  next_at integer not null,
  failures integer not null,
  primary key (kind, since, until)
);
create index record_unfinished_due on record_unfinished (kind, next_at);

create table found_schema (
  address text primary key,
  missing jsonb not null,
  types jsonb not null
);
