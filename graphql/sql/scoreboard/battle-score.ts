import type { Database } from '../engine/connection/database.ts';
import { scoreFields, type ScoreRecord } from './score.ts';

/** The score of one player in a fight against players, as scenarios and skirmishes have it. */
export type BattleScoreRecord = ScoreRecord & {
  kills: number;
  killsSolo: number;
  deathBlows: number;
  creatureKillDamage: number;
};

/** Creatures kill no player in a battle, so the count is 0. */
export const creatureKillDamage = (sql: Database) => sql`0::integer`;

/** The columns of a table of scores that the statement calls `score`. */
export const battleScoreFields = (sql: Database) => sql`
  ${scoreFields(sql)}, score.kills, score.kills_solo as "killsSolo", score.death_blows as "deathBlows",
  ${creatureKillDamage(sql)} as "creatureKillDamage"`;
