-- Each career with its role and realm, in the order in which they stand beside each other.
create view career_fact as
select career, role, case when is_of_destruction(career) then 'DESTRUCTION' else 'ORDER' end as realm, place
from unnest(
  array['IRON_BREAKER', 'BLACK_ORC', 'KNIGHT_OF_THE_BLAZING_SUN', 'CHOSEN', 'SWORD_MASTER', 'BLACK_GUARD',
        'RUNE_PRIEST', 'SHAMAN', 'WARRIOR_PRIEST', 'ZEALOT', 'ARCHMAGE', 'DISCIPLE_OF_KHAINE',
        'SLAYER', 'CHOPPA', 'WITCH_HUNTER', 'MARAUDER', 'WHITE_LION', 'WITCH_ELF',
        'ENGINEER', 'SQUIG_HERDER', 'BRIGHT_WIZARD', 'MAGUS', 'SHADOW_WARRIOR', 'SORCERER']
) with ordinality named (career, place)
cross join lateral (select (array['TANK', 'HEALER', 'MELEE_DPS', 'RANGED_DPS'])[(place + 5) / 6]) its (role);

-- The same with the names of all that a career is counted in: all, its realm, its role, itself.
create view career_group as
select career, its.name, its.place
from career_fact fact
cross join lateral (
  values ('ALL', 0), (realm, case realm when 'ORDER' then 0.1 else 0.2 end), (role, (fact.place - 1) / 6 * 6 + 0.5),
         (career, fact.place)
) its (name, place);

create view counted_career_pair as
select career, enemy, random_group(character_id) as player_group, sum(kills)::integer as kills,
       sum(solo_kills)::integer as solo_kills, sum(deaths)::integer as deaths
from (
  select killer_id, killer_career, victim_career, 1, solo::integer, 0 from kill where killer_id <> victim_id
  union all
  select victim_id, victim_career, killer_career, 0, 0, 1 from kill
) part (character_id, career, enemy, kills, solo_kills, deaths)
group by 1, 2, 3;
