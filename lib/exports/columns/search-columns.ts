import type { GuildPageFragment } from '#graphql/generated/documents.ts';
import { type Hit, hitInfo, hitName } from '#lib/game/search/hit.ts';

import { col, columnsOf, groupColumns } from '../export-columns.ts';
import { textCell } from './cells.ts';
import { CHARACTER_COLUMNS } from './character-columns.ts';

export const HIT_COLUMNS = columnsOf<Hit>(
  col('type', 'What it is: "Character", "Guild", "Item" and so on', ({ __typename }) => __typename),
  col('id', 'Its id among those of its type', ({ id }) => id),
  col('name', 'Its name', hitName),
  col('info', 'What tells it from others, in words', hitInfo, textCell),
);

export const FOUND_GUILD_COLUMNS = columnsOf<NonNullable<GuildPageFragment['nodes']>[number]>(
  col('id', 'Id of the guild', ({ id }) => id),
  col('name', 'Its name', ({ name }) => name),
  col('realm', 'Its realm, as the API calls it', ({ realm }) => realm),
  col('level', 'Its level', ({ level }) => level),
  col('members', 'How many members it has', ({ members }) => members?.totalCount ?? 0),
  groupColumns('leader', ({ leader }) => leader, CHARACTER_COLUMNS),
);
