import type { Resolvers } from '#graphql/generated/resolvers.ts';
import { loadOptional } from './loaders.ts';

export const skirmishResolvers: Resolvers = {
  Skirmish: {
    scenario: ({ scenarioId }, _, { load }) => loadOptional(load.scenario, scenarioId),
    instance: ({ instanceId }, _, { load }) => loadOptional(load.scenarioRun, instanceId),
    primaryZone: ({ primaryZoneId }, _, { load }) => loadOptional(load.zone, primaryZoneId),
    primaryZoneArea: ({ primaryAreaId }, _, { load }) => loadOptional(load.zoneArea, primaryAreaId),
  },
};
