import type { GameObjectRowFragment } from '#graphql/generated/documents.ts';
import { gameObjectName } from '#lib/seo/record-names.ts';

import { column, type ExportColumn } from '../export-table.ts';
import { textCell } from './cells.ts';

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
