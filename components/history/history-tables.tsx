import type { MoveOfGuildFragment, SpellOfHistoryFragment } from '#graphql/generated/documents.ts';
import { plural } from '#lib/format/number.ts';
import { daysText } from '#lib/game/history/history-words.ts';

import { CombatantCell } from '../character/combatant-cell.tsx';
import { GuildCell } from '../guild/guild-cell.tsx';
import { GuildTag } from '../guild/guild-tag.tsx';
import { Chip } from '../ui/chip.tsx';
import { pagedRows } from '../ui/list/paged-list.tsx';
import { NamedNumber } from '../ui/table/count-column.tsx';
import { declaredTable } from '../ui/table/column.ts';
import tables from './history-tables.json' with { type: 'json' };

/** The guilds of a character, one after the other. */
export const SPELLS = declaredTable<SpellOfHistoryFragment>()(tables.spells, {
  Guild: ({ guild }) => (guild ? <GuildCell guild={guild} /> : <span className="text-muted">No guild</span>),
  When: ({ from, to, after, before }) => (
    <>
      {daysText(from, to)}
      <span className="block text-sm text-muted">
        {[after && `began after ${daysText(after)}`, before && `ended before ${daysText(before)}`]
          .filter(Boolean)
          .join(', ')}
      </span>
    </>
  ),
  Days: ({ days }) => <NamedNumber number={days} name={plural(days, 'day')} />,
});

/** One page of who came to a guild and who left it, newest first. */
export const MoveList = pagedRows<MoveOfGuildFragment, MoveOfGuildFragment>({
  ...declaredTable<MoveOfGuildFragment>()(tables.moves, {
    Player: ({ character }) => <CombatantCell character={character} guild={undefined} />,
    Move: ({ arrived, otherDay, otherGuild }) => (
      <>
        <Chip>{otherDay === null ? 'First seen' : arrived ? 'Joined' : 'Left'}</Chip>
        {otherDay !== null && (
          <span className="ml-2 text-muted">
            {arrived ? 'from ' : 'for '}
            {otherGuild ? <GuildTag guild={otherGuild} size={20} /> : 'no guild'}
          </span>
        )}
      </>
    ),
    'First fight after it': ({ day, otherDay }) => (
      <>
        {daysText(day)}
        {otherDay && <span className="block text-sm text-muted">last before: {daysText(otherDay)}</span>}
      </>
    ),
  }),
  rowsOf: (nodes) => nodes,
  rowKey: ({ character, day, otherDay, arrived }) => `${character.id} ${day} ${otherDay} ${arrived}`,
  pagesOf: 'moves',
  empty: 'No move is known.',
});
