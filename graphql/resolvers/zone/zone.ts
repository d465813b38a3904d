import type { Resolvers } from '#graphql/generated/resolvers.ts';
import {
  type ZoneRecord,
  areasOfZones,
  zonesById,
  creatureSpawnsOfZones,
  locationsOfZones,
} from '#graphql/sql/zone/zone.ts';
import { entriesOfZones } from '#graphql/sql/war-journal/war-journal.ts';
import { zone, zoneOf } from '../places.ts';
import { integerId } from '../references.ts';

export const zoneResolvers: Resolvers = {
  Position: {
    x: ({ x }) => withinPositions(x),
    y: ({ y }) => withinPositions(y),
    zone,
    mapSetup: async ({ zoneId }, _, { load }) => mapSetupOf(await load.rows(zonesById).load(zoneId)),
  },
  Query: {
    zone: (_, { id }, { load }) => load.optional(zonesById, integerId(id)),
  },
  Zone: {
    mapSetup: (zone) => mapSetupOf(zone),
    areas: ({ id }, _, { load }) => load.all(areasOfZones, id),
    creatureSpawns: ({ id }, _, { load }) => load.all(creatureSpawnsOfZones, id),
    locations: ({ id }, _, { load }) => load.all(locationsOfZones, id),
    warJournalEntries: ({ id }, _, { load }) => load.all(entriesOfZones, id),
  },
  ZoneArea: {
    zone: zoneOf,
    mapSetup: async ({ id, zoneId }, _, { load }) =>
      mapSetupOf(await load.rows(zonesById).load(zoneId), `${zoneId}-${id}`),
  },
  Location: {
    __resolveType: ({ kind }) => kind,
  },
  Keep: {
    position: (keep) => keep,
  },
  BattlefieldObjective: {
    position: (objective) => objective,
  },
  PublicQuest: {
    position: (quest) => quest,
    difficulty: ({ difficulty }) => difficulty ?? 'EASY',
    type: ({ questType }) => questType ?? 'NONE',
  },
};

/** The largest UnsignedShort. */
const FARTHEST = 65_535;

/** Clamps a point beyond the range of positions to its edge, which is off the map. */
const withinPositions = (coordinate: number) => Math.min(Math.max(coordinate, 0), FARTHEST);

/** The corners of a zone's map, with the id of what the map shows; null where a corner is missing. */
function mapSetupOf(zone: ZoneRecord | null, id: string | number | undefined = zone?.id) {
  if (zone === null || id === undefined) return null;
  const { nwCornerX, nwCornerY, seCornerX, seCornerY } = zone;
  if (nwCornerX === null || nwCornerY === null || seCornerX === null || seCornerY === null) return null;
  return { id: String(id), nwCornerX, nwCornerY, seCornerX, seCornerY };
}
