-- Statements that write, change or delete a few events as anybody may: in any order, again and again, against each other.
-- {1..40} is a number between two, {null|1|2} one of several, {name} what random-events.ts draws; three dashes part them.
insert into kill (id, time, zone_id, x, y, assists, solo, damage_percent,
  killer_id, killer_career, killer_level, killer_renown_rank, killer_guild_id,
  victim_id, victim_career, victim_level, victim_renown_rank, victim_guild_id)
values {kills}
on conflict (id) do nothing
---
update kill set time = time + {-9..9} * 40000 where {id}
---
update kill set killer_id = {person}, killer_level = {1..40} where {id}
---
update kill set victim_id = {person}, victim_guild_id = {guild} where {id}
---
update kill set killer_guild_id = {guild}, solo = not solo where {id}
---
update kill set zone_id = {1..3}, x = {0..70000} where {id}
---
update kill set total_renown = total_renown + 1 where {id}
---
update kill set time = time + {-200..200}, y = y + {-7000..7000} % 100000 where {id}
---
update kill set skirmish_id = {uuid or null} where {id}
---
update kill set scenario_id = {null|0|2000} where {id}
---
update kill set victim_id = killer_id, victim_career = killer_career where {id}
---
update kill set time = {5|2145916800|2145916900|2147483647} where {id}
---
update kill set instance_id = {uuid or null}, deathblow_id = {person} where {id}
---
delete from kill where {id} and id > {0..40}
---
insert into kill_attacker
select id, {0..3}, {person}, 40, 80, {guild}, {1..99}, 0, 0 from kill where {id}
on conflict do nothing
---
update kill_attacker set character_id = {person}, level = {1..40}, time = 5 where {place}
---
delete from kill_attacker where {place}
---
update kill_attacker set character_id = victim_id where {place}
---
insert into kill_damage (kill_id, position, attacker_type, damage_type, attacker_id, amount)
select id, {0..2}, 'PLAYER', 'ABILITY', {null|1|2|3}, {1..900} from kill where {id}
on conflict (kill_id, position) do update set amount = excluded.amount
---
delete from kill_damage where kill_id % {2..6} = {0..1}
---
insert into zone values ({1..3}, 'Z', 'PVP', {0..5}, 0, 0, {-5..60000}, 60000)
on conflict (id) do update set se_corner_x = excluded.se_corner_x, tier = excluded.tier
---
delete from zone where id = {1..9}
---
insert into scenario_record (id, scenario_id, start_time, end_time, winner, order_points, destruction_points, queue_type, tier)
select {uuid}, {2000..2001}, time, {time + 600|time + 900|time + 60|0|time|time - 300|2147483647}, {0..2}, {0..2}, 1, {0..1}, 4
from (select {time}) moment (time)
on conflict (id) do update
  set start_time = excluded.start_time, end_time = excluded.end_time, winner = excluded.winner, queue_type = excluded.queue_type,
    scenario_id = excluded.scenario_id, order_points = excluded.order_points
---
delete from scenario_record where id = {uuid}
---
insert into scenario_score (record_id, character_id, start_time, queue_type, guild_id, team, level, renown_rank,
  quitter, objective_score, {score columns})
select id, person, 0, 9, {guild}, person % 2, 40, 80, false, 0, {score}
from scenario_record, generate_series({1..5}, 20) person
where id <= {uuid} on conflict do nothing
---
update scenario_score set guild_id = {guild}, deaths = deaths + 1 where character_id % {2..6} = {0..1}
---
delete from scenario_score where character_id % {2..6} = {0..1} and record_id > {uuid}
---
insert into skirmish
select {uuid}, {null|null|0|2000}, null, 1, null, time, {0|time + 300|time - 5|2147483647}, 1, 1, 0, 1, 1, 0
from (select {time}) moment (time)
on conflict (id) do update
  set start_time = excluded.start_time, end_time = excluded.end_time, scenario_id = excluded.scenario_id
---
insert into skirmish_score (skirmish_id, character_id, start_time, guild_id, realm, level, renown_rank, {score columns})
select id, {person}, 0, {guild}, 'ORDER', 40, 80, {score}
from skirmish where not is_from_kills(id)
on conflict (skirmish_id, character_id) do update set kills = excluded.kills, guild_id = excluded.guild_id
---
delete from skirmish where id = {uuid}
---
insert into instance_run values ({uuid}, 60, {0..9000}, {0..9000}, 7, true, 9, 9, 9, 9, 9, 9)
on conflict (id) do update set end_time = excluded.end_time
---
insert into instance_encounter_run
values ({1..20}, {uuid}, 1, {1..3}, 5, 9, 1, {true|false}, 0, 0, 0, 0, 0)
on conflict (id) do update set run_id = excluded.run_id, completed = excluded.completed
---
insert into instance_run_score (run_id, position, character_id, level, renown_rank, archetype, {fight columns})
select id, {0..5}, 1, 40, 80, 'TANK', {100..800}, {0..3}, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 from instance_run
on conflict do nothing
---
delete from instance_run_score where position = {0..5}
---
insert into instance_encounter_run_score
  (encounter_run_id, position, character_id, level, renown_rank, archetype, {fight columns})
select id, {0..5}, 1, 40, 80, 'TANK', {100..800}, {0..3}, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 from instance_encounter_run
on conflict do nothing
---
delete from instance_encounter_run where {id}
---
insert into "character" values ({person}, {label}, '{CHOSEN|SHAMAN}', {1..40}, 80)
on conflict (id) do update set name = excluded.name, level = excluded.level, career = excluded.career
---
insert into guild values ({1..3}, {label}, 'ORDER', 40, '', '', 1, 1, 1, 1, 1, null)
on conflict (id) do update set name = excluded.name
---
insert into {game_object|instance} (id, name) values ({1..3}, {label})
on conflict (id) do update set name = excluded.name
---
delete from "character" where id = {person}
