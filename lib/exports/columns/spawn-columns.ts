import type { MapPositionFragment } from '#graphql/generated/documents.ts';
import { type MarkerPosition, markerPosition } from '#lib/game/places/map-position.ts';
import { zoneLabel } from '#lib/game/places/zones.ts';

import type { ExportColumn } from '../export-table.ts';

/** Where something stands. */
export interface Spawn {
  readonly position: MapPositionFragment;
}

/** On the zone's map: shares of its width and height, from its north-western corner. */
const onMap = (axis: keyof MarkerPosition, { position }: Spawn): number | null => {
  const percent = markerPosition(position, position.mapSetup)?.[axis];
  return percent === undefined ? null : percent / 100;
};

/** A point in a zone. */
export const SPAWN_COLUMNS: readonly ExportColumn<Spawn>[] = [
  { name: 'zoneId', about: 'Id of the zone', value: ({ position }) => position.zoneId },
  {
    name: 'zoneName',
    about: 'Its name',
    value: ({ position: { zoneId, zone } }) => zoneLabel({ id: String(zoneId), name: zone?.name ?? null }),
  },
  { name: 'x', about: 'Coordinate in the zone, from west to east', value: ({ position }) => position.x },
  { name: 'y', about: 'Coordinate in the zone, from north to south', value: ({ position }) => position.y },
  {
    name: 'mapX',
    about: 'On the map of the zone, 0 at its western edge and 1 at the eastern',
    value: (spawn) => onMap('left', spawn),
  },
  {
    name: 'mapY',
    about: 'On the map of the zone, 0 at its northern edge and 1 at the southern',
    value: (spawn) => onMap('top', spawn),
  },
];

/** Spawns of one zone; of all where none is named. */
export const spawnsIn = <Of extends Spawn>(spawns: readonly Of[], zoneId: string | null): readonly Of[] =>
  zoneId === null ? spawns : spawns.filter(({ position }) => String(position.zoneId) === zoneId);
