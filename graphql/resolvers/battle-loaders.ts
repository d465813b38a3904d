import type { Database } from '../sql/engine/database.ts';
import { heatOfSkirmishes } from '../sql/heatmap/heatmap.ts';
import { scoresOfScenarioRuns } from '../sql/scenario/scenario-score.ts';
import { damageOfSkirmishes } from '../sql/skirmish/skirmish-damage.ts';
import { topGuildsByKills, topGuildsByPlayers } from '../sql/skirmish/skirmish-guild.ts';
import { many } from './batch-loader.ts';

/** What belongs to scenario runs and skirmishes. */
export const createBattleLoaders = (sql: Database) => ({
  scenarioScores: many(
    (ids: readonly string[]) => scoresOfScenarioRuns(sql, ids),
    ({ recordId }) => recordId,
  ),
  skirmishDamage: many(
    (ids: readonly string[]) => damageOfSkirmishes(sql, ids),
    ({ skirmishId }) => skirmishId,
  ),
  skirmishHeat: many(
    (ids: readonly string[]) => heatOfSkirmishes(sql, ids),
    ({ skirmishId }) => skirmishId,
  ),
  topGuildsByPlayers: many(
    (ids: readonly string[]) => topGuildsByPlayers(sql, ids),
    ({ skirmishId }) => skirmishId,
  ),
  topGuildsByKills: many(
    (ids: readonly string[]) => topGuildsByKills(sql, ids),
    ({ skirmishId }) => skirmishId,
  ),
});
