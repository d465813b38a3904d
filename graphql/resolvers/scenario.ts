import type { Resolvers } from '#graphql/generated/resolvers.ts';
import { loadRequired } from './loaders.ts';

export const scenarioResolvers: Resolvers = {
  Scenario: {
    zone: ({ zoneId }, _, { load }) => loadRequired(load.zone, zoneId),
  },
  ScenarioRecord: {
    scenario: ({ scenarioId }, _, { load }) => loadRequired(load.scenario, scenarioId),
    points: ({ orderPoints, destructionPoints }) => [orderPoints, destructionPoints],
  },
};
