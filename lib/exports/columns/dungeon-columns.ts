import type * as documents from '#graphql/generated/documents.ts';

import { columnsOf } from '../export-columns.ts';
import { listCell } from './cells.ts';
import about from './dungeon-columns.json' with { type: 'json' };

export const SESSION_COLUMNS = columnsOf<documents.SessionRowFragment>()(about.session, {
  wingIds: ({ wings }) => listCell(wings.map(({ instance }) => instance.id)),
  runIds: ({ runs }) => listCell(runs.map(({ id }) => id)),
  members: ({ members }) => listCell(members.map(({ character }) => character.name)),
});
