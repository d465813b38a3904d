-- Sums, in the order in which each finds what it is made of. The rows of a sum are those of the view `counted_` and its
-- name; where that is `derived_`, only its columns are counted, in rows that others write. keys: the columns by which
-- parts of it are counted anew. counter: a function that does it in place of the view, and notes itself what it changed.
create view declared_sum as
select row_number() over () as place, sum, keys::text[] as keys, counter from (values
  ('search_name', '{kind,id}', null),
  ('search_head', '{kind,id}', null),
  ('zone_heat_day', '{zone_id}', null),
  ('zone_heat_week', '{zone_id}', null),
  ('zone_hour', '{zone_id,hour}', null),
  ('zone_day', '{zone_id,day}', null),
  ('zone_skirmish_hour', '{zone_id,hour}', null),
  ('zone_player_month', '{zone_id,year,month,character_id}', null),
  ('zone_guild_month', '{zone_id,year,month,guild_id}', null),
  ('fight_score', '{skirmish_id}', 'count_fights'),
  ('skirmish_score', '{skirmish_id}', null),
  ('skirmish_guild', '{skirmish_id}', null),
  ('battle_part', '{skirmish_id}', 'join_battles'),
  ('battle', '{id}', null),
  ('battle_guild', '{battle_id}', null),
  ('battle_day', '{day}', null),
  ('battle_guild_day', '{guild_id,is_party,day}', null),
  ('instance_encounter_run', '{id}', null),
  ('instance_run', '{id}', null),
  ('session_run', '{run_id}', 'join_sessions'),
  ('session_encounter', '{session_id}', null),
  ('session_wing', '{session_id}', null),
  ('session_member', '{session_id}', null),
  ('session_fighter', '{session_id}', null),
  ('session_guild', '{session_id}', null),
  ('dungeon_session', '{id}', null),
  ('dungeon_player', '{dungeon_id,instance_id,archetype,character_id}', null),
  ('dungeon_best_player', '{dungeon_id}', null),
  ('dungeon_figures', '{dungeon_id}', null),
  ('dungeon_encounter', '{dungeon_id}', null),
  ('dungeon_month', '{dungeon_id,month}', null),
  ('wing_clearer', '{character_id,instance_id}', null)
) declared (sum, keys, counter);

-- What a sum is made of: keys are those of the sum that rows of the source touch, which are `changed` whether they are
-- there now or were before.
create view declared_source as
select source, unnest(sums::text[]) as sum, keys, rows from (values
  ('character', '{search_name}', '''Character'', id', 'changed'),
  ('guild', '{search_name}', '''Guild'', id', 'changed'),
  ('item', '{search_name}', '''Item'', id', 'changed'),
  ('creature', '{search_name}', '''Creature'', id', 'changed'),
  ('quest', '{search_name}', '''Quest'', id', 'changed'),
  ('chapter', '{search_name}', '''Chapter'', id', 'changed'),
  ('zone', '{search_name}', '''Zone'', id', 'changed'),
  ('zone', '{zone_heat_day,zone_heat_week}', 'id', 'changed'),
  ('kill', '{zone_hour,zone_skirmish_hour}', 'zone_id, time / 3600', 'changed'),
  ('kill', '{zone_player_month}', 'zone_id, utc_year(time), utc_month(time), killer_id',
   'changed where killer_id <> victim_id'),
  ('kill', '{zone_guild_month}', 'zone_id, utc_year(time), utc_month(time), killer_guild_id',
   'changed where killer_id <> victim_id and killer_guild_id is not null'),
  ('kill_attacker', '{zone_hour}', 'zone_id, kill.time / 3600', 'changed join kill on id = kill_id'),
  ('zone_hour', '{zone_day}', 'zone_id, hour / 24', 'changed'),
  ('scenario', '{search_name}', '''Scenario'', id', 'changed'),
  ('ability', '{search_name}', '''Ability'', id', 'changed'),
  ('game_object', '{search_name}', '''GameObject'', id', 'changed'),
  ('instance', '{search_name}', '''Instance'', id', 'changed'),
  ('war_journal_entry', '{search_name}', '''WarJournalEntry'', id', 'changed'),
  ('war_journal_storyline', '{search_name}', '''WarJournalStoryline'', id', 'changed'),
  ('search_name', '{search_head}', 'kind, id', 'changed'),
  ('skirmish', '{battle_part}', 'id', 'changed'),
  ('skirmish_score', '{skirmish_guild,battle_part}', 'skirmish_id', 'changed'),
  -- Of skirmishes that are told: those that are made from kills are written with them.
  ('skirmish', '{skirmish_score}', 'id', 'changed where not is_from_kills(id)'),
  ('skirmish_score', '{skirmish_score}', 'skirmish_id', 'changed where not is_from_kills(skirmish_id)'),
  ('kill', '{battle_part}', 'skirmish_id', 'changed where skirmish_id is not null and not is_from_kills(skirmish_id)'),
  ('kill_attacker', '{battle_part}', 'skirmish_id',
   'changed join kill on id = kill_id where skirmish_id is not null and not is_from_kills(skirmish_id)'),
  ('kill_attacker', '{fight_score}', 'skirmish_id', 'changed join kill on id = kill_id where is_from_kills(skirmish_id)'),
  ('kill_damage', '{fight_score}', 'skirmish_id', 'changed join kill on id = kill_id where is_from_kills(skirmish_id)'),
  ('battle_part', '{battle,battle_guild}', 'battle_id', 'changed'),
  ('battle', '{battle_day}', 'start_time / 86400', 'changed'),
  ('battle', '{battle_guild_day}', 'guild_id, party.players >= 6, party.start_time / 86400',
   'changed join battle_guild party on battle_id = changed.id'),
  ('battle_guild', '{battle_guild_day}', 'guild_id, players >= 6, start_time / 86400', 'changed'),
  ('instance_run', '{instance_run,session_run}', 'id', 'changed'),
  ('instance_run', '{instance_encounter_run}', 'fight.id', 'changed join instance_encounter_run fight on run_id = changed.id'),
  ('instance_encounter_run', '{instance_encounter_run}', 'id', 'changed'),
  ('instance_encounter_run', '{instance_run,session_run}', 'run_id', 'changed'),
  ('instance_run_score', '{instance_run,session_run}', 'run_id', 'changed'),
  ('instance_encounter_run_score', '{instance_encounter_run}', 'encounter_run_id', 'changed'),
  ('instance_encounter_run_score', '{session_run}', 'run_id', 'changed join instance_encounter_run on id = encounter_run_id'),
  ('instance_encounter', '{session_wing,dungeon_session}', 'session.id',
   'changed join dungeon_session session on dungeon_id = dungeon_of(instance_id)'),
  ('session_run', '{session_encounter,session_wing,session_member,session_fighter,session_guild,dungeon_session}',
   'session_id', 'changed'),
  ('session_fighter', '{dungeon_player}', 'dungeon_id, instance_id, archetype, character_id', 'changed'),
  ('session_member', '{session_guild}', 'session_id', 'changed'),
  ('session_member', '{wing_clearer}', 'character_id, instance_id', 'changed join session_wing using (session_id)'),
  ('session_wing', '{wing_clearer}', 'character_id, changed.instance_id', 'changed join session_member using (session_id)'),
  ('session_wing', '{dungeon_figures}', 'dungeon_id', 'changed'),
  ('session_wing', '{dungeon_month}', 'dungeon_id, month_of(start_time)', 'changed'),
  ('session_encounter', '{dungeon_encounter}', 'dungeon_id', 'changed'),
  ('dungeon_session', '{dungeon_figures}', 'dungeon_id', 'changed'),
  ('dungeon_session', '{dungeon_month}', 'dungeon_id, month_of(start_time)', 'changed'),
  ('dungeon_player', '{dungeon_best_player}', 'dungeon_id', 'changed')
) declared (source, sums, keys, rows);

-- Sums that a view counts, without those that battles and sessions count as they are joined.
create view plain_sum as
with recursive joined (sum) as (
  select sum from declared_sum where counter is not null
  union
  select declared_source.sum from joined join declared_source on source = joined.sum
)
select place, sum from declared_sum
where to_regclass('counted_' || sum) is not null and sum not in (table joined);
