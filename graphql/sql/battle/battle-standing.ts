import type { BattleFigure } from '#graphql/generated/resolvers.ts';
import { arrayLiteral } from '../engine/array-literal.ts';
import type { Database } from '../engine/connection/database.ts';

/** The part of a player in a battle beside others, by the figure that the role is there for. */
export type BattleStandingRecord = Record<'amount' | 'side' | 'others' | 'below' | 'equal', number> & {
  battleId: string;
  figure: BattleFigure;
};

/** The standing of one player in each of many battles; none in those without a score. */
export const standingsInBattles = (sql: Database, ids: readonly string[], characterId: number) => sql<
  BattleStandingRecord[]
>`
  /* standingsInBattles */
  select battle_id as "battleId", upper(figure) as figure, amount::double precision as amount,
         side::double precision as side, others, below, equal
  from battle_standings(${arrayLiteral(ids)}::uuid[], ${characterId}::bigint)`;
