import { batchRead } from '../engine/batch-read.ts';
import { battleScoreFields, type BattleScoreRecord } from '../scoreboard/battle-score.ts';

/** A player in a run of a scenario. */
export type ScenarioScoreRecord = BattleScoreRecord & {
  recordId: string;
  team: number;
  quitter: boolean;
  objectiveScore: number;
};

/** Scoreboards of many runs at once: Order first, then by damage. */
export const scoresOfScenarioRuns = batchRead(
  'recordId',
  (sql, ids) => sql<ScenarioScoreRecord[]>`
    /* scoresOfScenarioRuns */
    select ${battleScoreFields(sql)}, record_id as "recordId", team, quitter, objective_score as "objectiveScore"
    from scenario_score score
    where record_id = any(${ids}::uuid[])
    order by record_id, team, damage desc, character_id`,
);
