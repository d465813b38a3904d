import type { GuildCardFragment } from '#graphql/generated/documents.ts';
import { type Hit, hitInfo, hitName } from '#lib/game/search/hit.ts';

import { column, type ExportColumn } from '../export-table.ts';
import { textCell } from './cells.ts';
import { characterColumns } from './combatant-columns.ts';

/** A result of a search. */
export const HIT_COLUMNS: readonly ExportColumn<Hit>[] = [
  column('type', 'What it is: "Character", "Guild", "Item" and so on', (hit) => hit.__typename),
  column('id', 'Its id among those of its type', ({ id }) => id),
  column('name', 'Its name', (hit) => hitName(hit)),
  column('info', 'What tells it from others, in words', (hit) => textCell(hitInfo(hit))),
];

/** A guild that a search finds. */
export const FOUND_GUILD_COLUMNS: readonly ExportColumn<GuildCardFragment>[] = [
  column('id', 'Id of the guild', ({ id }) => id),
  column('name', 'Its name', ({ name }) => name),
  column('realm', 'Its realm, as the API calls it', ({ realm }) => realm),
  column('level', 'Its level', ({ level }) => level),
  column('members', 'How many members it has', ({ members }) => members?.totalCount ?? 0),
  ...characterColumns<GuildCardFragment>('leader', ({ leader }) => leader),
];
