import type {
  CreatureRowFragment,
  CreatureTagFragment,
  GameObjectRowFragment,
  MapPositionFragment,
} from '#graphql/generated/documents.ts';
import { creatureLabel } from '#lib/game/creatures/creature-label.ts';
import { creatureTitle } from '#lib/game/creatures/creature-title.ts';
import { type MarkerPosition, markerPosition } from '#lib/game/places/map-position.ts';
import { zoneLabel } from '#lib/game/places/zones.ts';
import { creatureName, gameObjectName } from '#lib/seo/record-names.ts';

import { column, type ExportColumn } from '../export-table.ts';
import { fraction, textCell } from './cells.ts';

/** The columns that name a creature. */
export const CREATURE_TAG_COLUMNS: readonly ExportColumn<CreatureTagFragment>[] = [
  column('id', 'Id of the creature', ({ id }) => id),
  column('name', 'Its name', (creature) => creatureName(creature)),
  column('realm', 'Its realm, as the API calls it', ({ realm }) => realm),
  column('title', 'What its name plate says, in words', (creature) => textCell(creatureTitle(creature))),
];

/** A creature of a list. */
export const CREATURE_COLUMNS: readonly ExportColumn<CreatureRowFragment>[] = [
  ...CREATURE_TAG_COLUMNS,
  column('type', 'Its type, as the API calls it', ({ creatureType }) => textCell(creatureType)),
  column('subType', 'Its sub-type, as the API calls it', ({ creatureSubType }) => textCell(creatureSubType)),
  column('kind', 'What it is, in words', (creature) => textCell(creatureLabel(creature))),
];

/** The columns that name a game object. */
export const CONTAINER_COLUMNS: readonly ExportColumn<Pick<GameObjectRowFragment, 'id' | 'name'>>[] = [
  column('id', 'Id of the game object', ({ id }) => id),
  column('name', 'Its name', (object) => gameObjectName(object)),
];

/** A game object of a list. */
export const GAME_OBJECT_COLUMNS: readonly ExportColumn<GameObjectRowFragment>[] = [
  ...CONTAINER_COLUMNS,
  column('model', 'Name of its model', ({ modelName }) => textCell(modelName)),
];

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
