import { Fragment } from 'react';

import type {
  MonthOfGuildFragment,
  MoveOfGuildFragment,
  SpellOfHistoryFragment,
  StepOfHistoryFragment,
} from '#graphql/generated/documents.ts';
import { counted, plural, thousands } from '#lib/format/number.ts';
import { daysText } from '#lib/game/history/history-words.ts';
import { routes } from '#lib/url/routes.ts';

import { type CareerTableShape, numbers } from '../career/career-table.tsx';
import { CombatantCell } from '../character/combatant-cell.tsx';
import { GuildCell } from '../guild/guild-cell.tsx';
import { GuildTag } from '../guild/guild-tag.tsx';
import { Chip } from '../ui/chip.tsx';
import { pagedRows } from '../ui/list/paged-list.tsx';
import { NavLink } from '../ui/navigation/nav-link.tsx';
import { NamedNumber } from '../ui/table/count-column.tsx';
import type { TableShape } from '../ui/table/table.tsx';

/** The guilds of a character, one after the other. */
export const SPELLS: TableShape<SpellOfHistoryFragment> = {
  caption: 'Guilds',
  rowKey: ({ from, before }) => `${from} ${before}`,
  layout: 'list',
  narrowTracks: 'narrow:grid-cols-[minmax(0,1fr)_auto]',
  columns: [
    {
      header: 'Guild',
      names: true,
      narrow: { line: 1, from: 1, to: 2 },
      cell: ({ guild }) =>
        guild ? <GuildCell guild={guild} /> : <span className="text-muted">No guild</span>,
    },
    {
      header: 'When',
      narrow: { line: 2, from: 1, to: 3 },
      cell: ({ from, to, after, before }) => (
        <>
          {daysText(from, to)}
          <span className="block text-sm text-muted">
            {[after && `began after ${daysText(after)}`, before && `ended before ${daysText(before)}`]
              .filter(Boolean)
              .join(', ')}
          </span>
        </>
      ),
    },
    {
      header: 'Days',
      meaning: 'Days with a fight',
      align: 'end',
      width: 'w-[90px]',
      narrow: { line: 1, from: 2, to: 3, atEnd: true },
      cell: ({ days }) => <NamedNumber number={days} name={plural(days, 'day')} />,
    },
  ],
};

/** Moves that are one row: those who were seen for the first time on one day, or a single other one. */
type MoveRow = MoveOfGuildFragment & { readonly others: readonly MoveOfGuildFragment['character'][] };

/** Those who were first seen on the same day, one after the other, share a row: most were there before anything is known. */
function moveRows(moves: readonly MoveOfGuildFragment[]): readonly MoveRow[] {
  const rows: MoveRow[] = [];
  for (const move of moves) {
    const last = rows.at(-1);
    if (last && last.otherDay === null && move.otherDay === null && last.day === move.day) {
      rows[rows.length - 1] = { ...last, others: [...last.others, move.character] };
    } else rows.push({ ...move, others: [] });
  }
  return rows;
}

/** The players of a row that are several, by name. */
const Players = ({ character, others }: MoveRow) => (
  <>
    <b className="font-semibold">{counted(others.length + 1, 'member')}</b>
    <span className="block text-sm">
      {[character, ...others].map(({ id, name }, at) => (
        <Fragment key={id}>
          {at > 0 && ', '}
          <NavLink href={routes.character(id)} className="inline-block min-h-6 text-link">
            {name}
          </NavLink>
        </Fragment>
      ))}
    </span>
  </>
);

/** One page of who came to a guild and who left it, newest first. */
export const MoveList = pagedRows<MoveOfGuildFragment, MoveRow>({
  caption: 'Who came and left',
  layout: 'list',
  narrowTracks: 'narrow:grid-cols-[minmax(0,1fr)_auto]',
  columns: [
    {
      header: 'Player',
      names: true,
      narrow: { line: 1, from: 1, to: 2 },
      cell: (row) =>
        row.others.length > 0 ? (
          <Players {...row} />
        ) : (
          <CombatantCell character={row.character} guild={undefined} />
        ),
    },
    {
      header: 'Move',
      width: 'w-[400px] compact:w-[300px]',
      narrow: { line: 2, from: 1, to: 3 },
      cell: ({ arrived, otherDay, otherGuild }) => (
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
    },
    {
      header: 'First fight after it',
      align: 'end',
      width: 'w-[200px]',
      narrow: { line: 1, from: 2, to: 3, atEnd: true },
      cell: ({ day, otherDay }) => (
        <>
          {daysText(day)}
          {otherDay && <span className="block text-sm text-muted">last before: {daysText(otherDay)}</span>}
        </>
      ),
    },
  ],
  rowsOf: moveRows,
  rowKey: ({ character, day, otherDay, arrived }) => `${character.id} ${day} ${otherDay} ${arrived}`,
  pagesOf: 'moves',
  empty: 'No move is known.',
});

/** The months of a guild: members who fought, came and left. */
export const MONTHS: CareerTableShape<Omit<MonthOfGuildFragment, 'before'>> = {
  title: 'Members by month',
  header: 'Month',
  nameOf: ({ period }) => period,
  columns: [
    numbers({
      header: 'Fought',
      meaning: 'Different characters who fought for the guild',
      of: ({ characters }) => characters,
      as: thousands,
    }),
    numbers({
      header: 'New',
      meaning: 'Characters that no fight before is known of',
      narrow: 'hidden',
      of: ({ firstSeen }) => firstSeen,
      as: thousands,
    }),
    numbers({
      header: 'Joined',
      meaning: 'From another guild or none, those who return too',
      of: ({ joined }) => joined,
      as: thousands,
    }),
    numbers({
      header: 'Left',
      meaning: 'First fights for another guild or none',
      of: ({ left }) => left,
      as: thousands,
    }),
  ],
};

/** The levels and renown ranks of a character from the days on which they were first seen. */
export const STEPS: CareerTableShape<StepOfHistoryFragment> = {
  title: 'Levels and renown ranks',
  header: 'First seen on',
  nameOf: ({ day }) => day,
  columns: [
    numbers({ header: 'Level', of: ({ level }) => level, as: thousands }),
    numbers({ header: 'Renown rank', of: ({ renownRank }) => renownRank, as: thousands }),
  ],
};
