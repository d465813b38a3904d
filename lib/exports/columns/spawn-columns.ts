import type { MapPositionFragment } from '#graphql/generated/documents.ts';
import { type MarkerPosition, markerPosition } from '#lib/game/places/map-position.ts';
import { zoneLabel } from '#lib/game/places/zones.ts';

import { column, type ExportColumn } from '../export-table.ts';
import { fraction } from './fraction.ts';

/** A spawn of a creature or a game object. */
export interface Spawn {
  readonly position: MapPositionFragment;
}

/** On the zone's map: shares of its width and height, from its north-western corner. */
const onMap = (axis: keyof MarkerPosition, { position }: Spawn): number | null => {
  const percent = markerPosition(position, position.mapSetup)?.[axis];
  return percent === undefined ? null : fraction(percent);
};

/** A point in a zone. */
export const SPAWN_COLUMNS: readonly ExportColumn<Spawn>[] = [
  column('zoneId', 'Id of the zone', ({ position }) => position.zoneId),
  column('zoneName', 'Its name', ({ position: { zoneId, zone } }) =>
    zoneLabel({ id: String(zoneId), name: zone?.name ?? null }),
  ),
  column('x', 'Coordinate in the zone, from west to east', ({ position }) => position.x),
  column('y', 'Coordinate in the zone, from north to south', ({ position }) => position.y),
  column('mapX', 'On the map of the zone, 0 at its western edge and 1 at the eastern', (spawn) =>
    onMap('left', spawn),
  ),
  column('mapY', 'On the map of the zone, 0 at its northern edge and 1 at the southern', (spawn) =>
    onMap('top', spawn),
  ),
];

/** Spawns of one zone; of all where none is named. */
export const spawnsIn = <Of extends Spawn>(spawns: readonly Of[], zoneId: string | null): readonly Of[] =>
  zoneId === null ? spawns : spawns.filter(({ position }) => String(position.zoneId) === zoneId);
