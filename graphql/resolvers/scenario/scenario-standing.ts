import type { Resolvers } from '#graphql/generated/resolvers.ts';
import {
  standingOf,
  type StandingRecord,
  distributionsOfScenarioRuns,
} from '#graphql/sql/scenario/scenario-standing.ts';
import { integerId } from '../identity.ts';
import { daysOf } from './scenario-statistics.ts';

const DAY = 86_400_000;

export const scenarioStandingResolvers: Resolvers = {
  Query: {
    scenarioStanding: (_, { characterId, queueType = null, tier = null, ...period }, { sql }) => {
      const id = integerId(characterId);
      const days = daysOf(period);
      const today = days.to === null ? Math.floor(Date.now() / DAY) : days.to - 1;
      return id === null ? null : standingOf(sql, id, { queueType, tier, ...days }, today);
    },
  },
  ScenarioRecord: {
    distributions: ({ id }, _, { load }) => load.all(distributionsOfScenarioRuns, id),
  },
  ScenarioStanding: {
    recent: (standing) => halfOf(standing, 'recent'),
    before: (standing) => halfOf(standing, 'before'),
    weeks: ({ parts }) => parts.filter(({ kind }) => kind === 'week'),
  },
};

const halfOf = ({ parts }: StandingRecord, half: 'recent' | 'before') =>
  parts.find(({ kind }) => kind === half) ?? null;
