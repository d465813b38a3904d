import type { GameObjectInfoFragment } from '#graphql/generated/documents.ts';
import type { SpawnZone } from '#lib/game/places/spawn-zones.ts';
import { gameObjectName } from '#lib/seo/record-names.ts';

import { MapHeader } from '../map/map-header.tsx';

interface Props {
  readonly gameObject: Pick<GameObjectInfoFragment, 'id' | 'name' | 'modelName'>;
  /** The zone whose map is behind the name; null where the object stands nowhere. */
  readonly zone: SpawnZone | null;
}

/** The head of a game object's pages: its name, its model, and the zone that is shown behind them. */
export function GameObjectHeader({ gameObject, zone }: Props) {
  const model = gameObject.modelName?.trim();
  return (
    <MapHeader
      zoneId={zone?.id ?? ''}
      sharedMap
      title={gameObjectName(gameObject)}
      facts={model ? `Game object · Model ${model}` : 'Game object'}
    />
  );
}
