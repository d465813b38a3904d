import type * as documents from '#graphql/generated/documents.ts';
import { creatureLabel, creatureTitle } from '#lib/game/creatures/creature-label.ts';
import { type MarkerPosition, markerPosition } from '#lib/game/places/map-position.ts';
import { zoneLabel } from '#lib/game/places/zones.ts';
import { creatureName, gameObjectName } from '#lib/seo/record-names.ts';

import { col, columnsOf } from '../export-columns.ts';
import { fraction, textCell } from './cells.ts';

export const CREATURE_TAG_COLUMNS = columnsOf<documents.CreatureTagFragment>(
  col('id', 'Id of the creature', ({ id }) => id),
  col('name', 'Its name', creatureName),
  col('realm', 'Its realm, as the API calls it', ({ realm }) => realm),
  col('title', 'What its name plate says, in words', creatureTitle, textCell),
);

export const CREATURE_COLUMNS = columnsOf<documents.CreatureRowFragment>(
  CREATURE_TAG_COLUMNS,
  col('type', 'Its type, as the API calls it', ({ creatureType }) => creatureType, textCell),
  col('subType', 'Its sub-type, as the API calls it', ({ creatureSubType }) => creatureSubType, textCell),
  col('kind', 'What it is, in words', creatureLabel, textCell),
);

/** The tag of a game object, such as one that holds an item. */
export const CONTAINER_COLUMNS = columnsOf<Pick<documents.GameObjectRowFragment, 'id' | 'name'>>(
  col('id', 'Id of the game object', ({ id }) => id),
  col('name', 'Its name', gameObjectName),
);

export const GAME_OBJECT_COLUMNS = columnsOf<documents.GameObjectRowFragment>(
  CONTAINER_COLUMNS,
  col('model', 'Name of its model', ({ modelName }) => modelName, textCell),
);

/** A spawn of a creature or a game object. */
export interface Spawn {
  readonly position: documents.MapPositionFragment;
}

/** The place on the zone's map, in percent of its width or height from its north-western corner. */
const onMap = (axis: keyof MarkerPosition, { position }: Spawn) =>
  markerPosition(position, position.mapSetup)?.[axis];

export const SPAWN_COLUMNS = columnsOf<Spawn>(
  col('zoneId', 'Id of the zone', ({ position }) => position.zoneId),
  col('zoneName', 'Its name', ({ position: { zoneId, zone } }) =>
    zoneLabel({ id: String(zoneId), name: zone?.name ?? null }),
  ),
  col('x', 'Coordinate in the zone, from west to east', ({ position }) => position.x),
  col('y', 'Coordinate in the zone, from north to south', ({ position }) => position.y),
  col(
    'mapX',
    'On the map of the zone, 0 at its western edge and 1 at the eastern',
    (spawn) => onMap('left', spawn),
    fraction,
  ),
  col(
    'mapY',
    'On the map of the zone, 0 at its northern edge and 1 at the southern',
    (spawn) => onMap('top', spawn),
    fraction,
  ),
);
