import type { Resolvers } from '#graphql/generated/resolvers.ts';
import { mapSetupOf } from './map-setup.ts';

export const positionResolvers: Resolvers = {
  Position: {
    x: ({ x }) => withinPositions(x),
    y: ({ y }) => withinPositions(y),
    zone: ({ zoneId }, _, { load }) => load.zone.row(zoneId),
    mapSetup: async ({ zoneId }, _, { load }) => mapSetupOf(await load.zone.load(zoneId)),
  },
};

/** The greatest number of an UnsignedShort. */
const FARTHEST = 65_535;

/** A point beyond what positions can tell is at their edge, which is off the map. */
const withinPositions = (coordinate: number) => Math.min(Math.max(coordinate, 0), FARTHEST);
