-- A player in some battles, beside the own side and the others of the role on both sides, by the figure that the role is
-- there for. Battles without a score of the player are left out.
create or replace function battle_standings(ids uuid[], player bigint)
returns table (battle_id uuid, figure text, amount bigint, side bigint, others integer, below integer, equal integer)
stable language plpgsql set search_path from current set enable_seqscan to off set jit to off as $$
#variable_conflict use_column
begin
  return query
  with score as materialized (
    select part.battle_id, score.character_id, max(score.realm) as realm, role_of_career(max(character.career)) as role,
           sum(score.damage) as damage, sum(score.healing_self::bigint + score.healing_others) as healing,
           sum(score.protection_self::bigint + score.protection_others) as protection
    from battle_part part
    join skirmish_score score using (skirmish_id)
    join character on character.id = score.character_id
    where part.battle_id = any(ids)
    group by 1, 2
  ), own as materialized (
    select battle_id, realm, role,
           case role when 'TANK' then 'protection' when 'HEALER' then 'healing' else 'damage' end as figure
    from score where character_id = player
  ), measured as materialized (
    select own.battle_id, own.figure, score.character_id = player as is_own, score.realm = own.realm as is_allied,
           score.role = own.role and score.character_id <> player as is_other,
           case own.figure when 'protection' then protection when 'healing' then healing else damage end as amount
    from own join score using (battle_id)
  )
  select battle_id, figure, mine.amount::bigint, sum(measured.amount) filter (where is_allied)::bigint,
         count(*) filter (where is_other)::integer,
         count(*) filter (where is_other and measured.amount < mine.amount)::integer,
         count(*) filter (where is_other and measured.amount = mine.amount)::integer
  from measured join (select battle_id, amount from measured where is_own) mine using (battle_id)
  group by 1, 2, 3;
end
$$;
