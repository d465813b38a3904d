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

/** The largest UnsignedShort. */
const FARTHEST = 65_535;

/** Clamps a point beyond the range of positions to its edge, which is off the map. */
const withinPositions = (coordinate: number) => Math.min(Math.max(coordinate, 0), FARTHEST);
