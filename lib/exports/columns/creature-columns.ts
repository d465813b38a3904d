import type * as documents from '#graphql/generated/documents.ts';
import { creatureTitle } from '#lib/game/creatures/creature-label.ts';
import { creatureName, gameObjectName } from '#lib/seo/record-names.ts';

import { columnsOf } from '../export-columns.ts';
import { textCell } from './cells.ts';
import about from './creature-columns.json' with { type: 'json' };

export const CREATURE_TAG_COLUMNS = columnsOf<documents.CreatureTagFragment>()(about.creatureTag, {
  name: creatureName,
  title: (creature) => textCell(creatureTitle(creature)),
});

export const CONTAINER_COLUMNS = columnsOf<Pick<documents.GameObjectRowFragment, 'id' | 'name'>>()(
  about.container,
  { name: gameObjectName },
);
