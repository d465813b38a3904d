import type { BattleFigure } from '#graphql/generated/resolvers.ts';
import { arrayLiteral } from '../engine/array-literal.ts';
import type { Database } from '../engine/connection/database.ts';
import { healing, protection } from '../scoreboard/score.ts';

/** The part of a player in a battle beside others, by the figure that the role is there for. */
export type BattleStandingRecord = Record<'amount' | 'side' | 'others' | 'below' | 'equal', number> & {
  battleId: string;
  figure: BattleFigure;
};

/**
 * The standing of one player in each of many battles, beside the own side and the others of the role on both sides;
 * none in those without a score.
 */
export const standingsInBattles = (sql: Database, ids: readonly string[], characterId: number) => sql<
  BattleStandingRecord[]
>`
  /* standingsInBattles */
  with score as materialized (
    select part.battle_id, score.character_id, max(score.realm) as realm, role_of_career(max(character.career)) as role,
           sum(score.damage)::double precision as damage, sum(${healing(sql)}) as healing,
           sum(${protection(sql)}) as protection
    from battle_part part
    join skirmish_score score using (skirmish_id)
    join character on character.id = score.character_id
    where part.battle_id = any(${arrayLiteral(ids)}::uuid[])
    group by 1, 2
  ), own as materialized (
    select battle_id, realm, role,
           case role when 'TANK' then 'PROTECTION' when 'HEALER' then 'HEALING' else 'DAMAGE' end as figure
    from score where character_id = ${characterId}::bigint
  ), measured as materialized (
    select own.battle_id, own.figure, score.character_id = ${characterId}::bigint as is_own,
           score.realm = own.realm as is_allied,
           score.role = own.role and score.character_id <> ${characterId}::bigint as is_other,
           case own.figure when 'PROTECTION' then protection when 'HEALING' then healing else damage end as amount
    from own join score using (battle_id)
  )
  select battle_id as "battleId", figure, mine.amount, sum(measured.amount) filter (where is_allied) as side,
         (count(*) filter (where is_other))::integer as others,
         (count(*) filter (where is_other and measured.amount < mine.amount))::integer as below,
         (count(*) filter (where is_other and measured.amount = mine.amount))::integer as equal
  from measured join (select battle_id, amount from measured where is_own) mine using (battle_id)
  group by battle_id, figure, mine.amount`;
