import type { GameObjectRowFragment } from '#graphql/generated/documents.ts';
import { gameObjectName } from '#lib/seo/record-names.ts';

import type { ExportColumn } from '../export-table.ts';
import { textCell } from './cells.ts';

/** A game object of a list. */
export const GAME_OBJECT_COLUMNS: readonly ExportColumn<GameObjectRowFragment>[] = [
  { name: 'id', about: 'Id of the game object', value: ({ id }) => id },
  { name: 'name', about: 'Its name', value: (object) => gameObjectName(object) },
  { name: 'model', about: 'Name of its model', value: ({ modelName }) => textCell(modelName) },
];
