import type { ZoneRecord } from '#graphql/sql/zone/zone.ts';

/** The corners of a zone's map, with the id of what the map shows; null where a corner is missing. */
export function mapSetupOf(zone: ZoneRecord | null, id: string | number | undefined = zone?.id) {
  if (zone === null || id === undefined) return null;
  const { nwCornerX, nwCornerY, seCornerX, seCornerY } = zone;
  if (nwCornerX === null || nwCornerY === null || seCornerX === null || seCornerY === null) return null;
  return { id: String(id), nwCornerX, nwCornerY, seCornerX, seCornerY };
}
