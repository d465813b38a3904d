import type { GuildCardFragment } from '#graphql/generated/documents.ts';
import { type Hit, hitInfo, hitName } from '#lib/game/search/hit.ts';

import { columnsOf } from '../export-table.ts';
import { textCell } from './cells.ts';
import { characterColumns } from './combatant-columns.ts';
import about from './search-columns.json' with { type: 'json' };

export const HIT_COLUMNS = columnsOf<Hit>()(about.hit, {
  name: hitName,
  info: (hit) => textCell(hitInfo(hit)),
});

export const FOUND_GUILD_COLUMNS = columnsOf<GuildCardFragment>()(about.guild, {
  members: ({ members }) => members?.totalCount ?? 0,
  leader: characterColumns('leader', ({ leader }) => leader),
});
