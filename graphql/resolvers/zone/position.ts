import type { Resolvers } from '#graphql/generated/resolvers.ts';
import { mapSetupOf } from './map-setup.ts';

export const positionResolvers: Resolvers = {
  Position: {
    zone: ({ zoneId }, _, { load }) => load.zone.load(zoneId),
    mapSetup: async ({ zoneId }, _, { load }) => mapSetupOf(await load.zone.load(zoneId)),
  },
};
