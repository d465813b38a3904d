import type { LeaderboardOrder, Resolvers, ScenarioMeasure } from '#graphql/generated/resolvers.ts';
import {
  type Measure,
  monthlyGuildLeaders,
  monthlyLeaders,
  weeklyGuildLeaders,
  weeklyLeaders,
} from '#graphql/sql/leaderboard/leaderboard.ts';
import { characters } from '#graphql/sql/character/character.ts';
import { guilds } from '#graphql/sql/guild/guild.ts';
import {
  scenarioLeaders,
  scenarioPlace,
  type SummedMeasure,
} from '#graphql/sql/leaderboard/scenario-leaderboard.ts';
import { narrowingId, character } from '../references.ts';

const measureOf = (order: LeaderboardOrder | null | undefined): Measure =>
  order === 'DEATHS' ? 'deaths' : 'kills';

export const leaderboardResolvers: Resolvers = {
  Query: {
    weeklyKillLeaderboard: (_, { year, week, order }, { sql }) =>
      weeklyLeaders(sql, year, week, measureOf(order)),
    monthlyKillLeaderboard: (_, { year, month, order }, { sql }) =>
      monthlyLeaders(sql, year, month, measureOf(order)),
    weeklyGuildKillLeaderboard: (_, { year, week, order }, { sql }) =>
      weeklyGuildLeaders(sql, year, week, measureOf(order)),
    monthlyGuildKillLeaderboard: (_, { year, month, order }, { sql }) =>
      monthlyGuildLeaders(sql, year, month, measureOf(order)),
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
  KillLeaderboardEntry: {
    character: ({ ownerId }, _, { load }) => load.required(characters.byId, ownerId),
  },
  KillGuildLeaderboardEntry: {
    guild: ({ ownerId }, _, { load }) => load.required(guilds.byId, ownerId),
  },
  ScenarioLeaderboardEntry: { character },
};

const MEASURES: Readonly<Record<ScenarioMeasure, SummedMeasure>> = {
  DAMAGE: 'damage',
  HEALING: 'healing',
  PROTECTION: 'protection',
  DEATH_BLOWS: 'death_blows',
  OBJECTIVE_SCORE: 'objective_score',
};
