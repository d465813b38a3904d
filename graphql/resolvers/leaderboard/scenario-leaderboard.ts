import type { Resolvers, ScenarioMeasure } from '#graphql/generated/resolvers.ts';
import {
  scenarioLeaders,
  scenarioPlace,
  type SummedMeasure,
} from '#graphql/sql/leaderboard/scenario-leaderboard.ts';
import { narrowingId } from '../identity.ts';
import { character } from '../references.ts';

const MEASURES: Readonly<Record<ScenarioMeasure, SummedMeasure>> = {
  DAMAGE: 'damage',
  HEALING: 'healing',
  PROTECTION: 'protection',
  DEATH_BLOWS: 'death_blows',
  OBJECTIVE_SCORE: 'objective_score',
};

export const scenarioLeaderboardResolvers: Resolvers = {
  Query: {
    scenarioLeaderboard: (_, { measure, period, perMinute, minRuns, careers, characterId }, { sql }) => {
      const board = {
        measure: MEASURES[measure],
        perMinute: perMinute ?? false,
        period: period ?? 'all',
        minRuns: minRuns ?? 1,
        careers: careers ?? null,
      };
      const id = narrowingId(characterId);
      return id === null ? scenarioLeaders(sql, board) : scenarioPlace(sql, board, id);
    },
  },
  ScenarioLeaderboardEntry: { character },
};
