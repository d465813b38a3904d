import type * as documents from '#graphql/generated/documents.ts';
import { creatureLabel, creatureTitle } from '#lib/game/creatures/creature-label.ts';
import { type MarkerPosition, markerPosition } from '#lib/game/places/map-position.ts';
import { zoneLabel } from '#lib/game/places/zones.ts';
import { creatureName, gameObjectName } from '#lib/seo/record-names.ts';

import { columnsOf } from '../export-table.ts';
import { fraction, textCell } from './cells.ts';
import about from './creature-columns.json' with { type: 'json' };

export const CREATURE_TAG_COLUMNS = columnsOf<documents.CreatureTagFragment>()(about.creatureTag, {
  name: creatureName,
  title: (creature) => textCell(creatureTitle(creature)),
});

export const CREATURE_COLUMNS = columnsOf<documents.CreatureRowFragment>()(about.creature, {
  tag: CREATURE_TAG_COLUMNS,
  type: ({ creatureType }) => textCell(creatureType),
  subType: ({ creatureSubType }) => textCell(creatureSubType),
  kind: (creature) => textCell(creatureLabel(creature)),
});

export const CONTAINER_COLUMNS = columnsOf<Pick<documents.GameObjectRowFragment, 'id' | 'name'>>()(
  about.container,
  {
    name: gameObjectName,
  },
);

export const GAME_OBJECT_COLUMNS = columnsOf<documents.GameObjectRowFragment>()(about.gameObject, {
  tag: CONTAINER_COLUMNS,
  model: ({ modelName }) => textCell(modelName),
});

/** A spawn of a creature or a game object. */
export interface Spawn {
  readonly position: documents.MapPositionFragment;
}

/** On the zone's map: shares of its width and height, from its north-western corner. */
const onMap = (axis: keyof MarkerPosition, { position }: Spawn): number | null => {
  const percent = markerPosition(position, position.mapSetup)?.[axis];
  return percent === undefined ? null : fraction(percent);
};

export const SPAWN_COLUMNS = columnsOf<Spawn>()(about.spawn, {
  zoneName: ({ position: { zoneId, zone } }) => zoneLabel({ id: String(zoneId), name: zone?.name ?? null }),
  mapX: (spawn) => onMap('left', spawn),
  mapY: (spawn) => onMap('top', spawn),
});

/** Spawns of one zone; of all where none is named. */
export const spawnsIn = <Of extends Spawn>(spawns: readonly Of[], zoneId: string | null): readonly Of[] =>
  zoneId === null ? spawns : spawns.filter(({ position }) => String(position.zoneId) === zoneId);
