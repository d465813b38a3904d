import { arrayLiteral } from '../engine/array-literal.ts';
import { battleScoreFields, type BattleScoreRecord } from '../scoreboard/battle-score.ts';
import type { Database } from '../engine/database.ts';

/** A player in a run of a scenario. */
export type ScenarioScoreRecord = BattleScoreRecord & {
  recordId: string;
  team: number;
  quitter: boolean;
  objectiveScore: number;
};

/** Scoreboards of many runs at once: Order first, then by damage. */
export const scoresOfScenarioRuns = (sql: Database, ids: readonly string[]) => sql<ScenarioScoreRecord[]>`
  /* scoresOfScenarioRuns */
  select ${battleScoreFields(sql)}, record_id as "recordId", team, quitter, objective_score as "objectiveScore"
  from scenario_score score
  where record_id = any(${arrayLiteral(ids)}::uuid[])
  order by record_id, team, damage desc, character_id`;
