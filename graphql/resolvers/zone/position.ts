import type { Resolvers } from '#graphql/generated/resolvers.ts';
import type { ZoneRecord } from '#graphql/sql/zone/zone.ts';

export const positionResolvers: Resolvers = {
  Position: {
    zone: ({ zoneId }, _, { load }) => load.zone.load(zoneId),
    mapSetup: async ({ zoneId }, _, { load }) => mapSetupOf(await load.zone.load(zoneId)),
  },
};

/** The corners of a zone's map; null where one is missing. */
function mapSetupOf(zone: ZoneRecord | null) {
  if (zone === null) return null;
  const { nwCornerX, nwCornerY, seCornerX, seCornerY } = zone;
  if (nwCornerX === null || nwCornerY === null || seCornerX === null || seCornerY === null) return null;
  return { nwCornerX, nwCornerY, seCornerX, seCornerY };
}
