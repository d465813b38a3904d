import type {
  ClearerOfGuildFragment,
  CompanionFragment,
  OwnClearsFragment,
  OwnWingFragment,
} from '#graphql/generated/documents.ts';
import { thousands } from '#lib/format/number.ts';
import { wingName } from '#lib/game/dungeons/wings.ts';
import { routes } from '#lib/url/routes.ts';

import { NavLink } from '../ui/navigation/nav-link.tsx';
import { SectionHeading } from '../ui/page/panel.tsx';
import type { Column } from '../ui/table/column.ts';
import { countColumn } from '../ui/table/count-column.tsx';
import { GridTable } from '../ui/table/grid-table.tsx';
import { clearedColumn, DungeonTable, playerColumn, Seconds, wingColumn } from './dungeon-columns.tsx';

const wingColumns: readonly Column<OwnWingFragment>[] = [
  wingColumn(routes.dungeon),
  clearedColumn((row) => row),
  {
    header: 'Best time',
    width: 'w-[150px]',
    align: 'end',
    narrow: { line: 1, from: 2, to: 3, atEnd: true },
    cell: ({ seconds, session }) =>
      session ? (
        <NavLink className="text-link" href={routes.instanceRun(session.runs[0]?.id ?? '')}>
          <Seconds of={seconds} />
        </NavLink>
      ) : (
        <span className="text-muted">–</span>
      ),
  },
];

const companionColumns: readonly Column<CompanionFragment>[] = [
  playerColumn(),
  {
    header: 'Sessions',
    width: 'w-[110px]',
    align: 'end',
    narrow: { line: 1, from: 2, to: 3, atEnd: true },
    cell: ({ sessions }) => thousands(sessions),
  },
  countColumn({
    header: 'Wings cleared',
    meaning: 'Wings that were cleared in these sessions; a dungeon without wings is one',
    width: 'w-[130px]',
    narrow: { line: 2, from: 1, to: 3 },
    count: ({ wingsCleared }) => wingsCleared,
    one: 'wing cleared',
    many: 'wings cleared',
  }),
];

interface Props {
  readonly clears: OwnClearsFragment;
  /** The heading above those who were there too. */
  readonly companions: string;
}

/** Wings that a player or a guild tried, with the best times, and who else was there. */
export const OwnClears = ({ clears: { wings, companions }, companions: title }: Props) => (
  <>
    <DungeonTable
      title="Wings"
      columns={wingColumns}
      rows={wings}
      rowKey={({ instance }) => instance.id}
      empty="No wing was tried yet."
    />
    {companions.length > 0 && (
      <DungeonTable
        title={title}
        about="In the newest 200 sessions."
        columns={companionColumns}
        rows={companions}
        rowKey={({ character }) => character.id}
      />
    )}
  </>
);

const MEMBER: Column<ClearerOfGuildFragment> = {
  header: 'Member',
  names: true,
  cell: ({ character }) => <NavLink href={routes.character(character.id)}>{character.name}</NavLink>,
};

/** Shows who of a guild has cleared what: members by wings, in their dungeon or with whomever. */
export function ClearGrid({ members }: Pick<OwnClearsFragment, 'members'>) {
  const wings = [
    ...new Map(members.flatMap(({ cleared }) => cleared.map((wing) => [wing.id, wing]))).values(),
  ];
  const columns: readonly Column<ClearerOfGuildFragment>[] = [
    MEMBER,
    ...wings
      .toSorted((one, other) => Number(one.id) - Number(other.id))
      .map((wing): Column<ClearerOfGuildFragment> => ({
        header: wingName(wing),
        cell: ({ cleared }) => cleared.some(({ id }) => id === wing.id) && 'Yes',
      })),
  ];
  return (
    <>
      <SectionHeading>Who of us has cleared what</SectionHeading>
      <p className="mb-3 max-w-prose text-muted">
        Members of today with a clear in the record, in whichever group it was. Select the table to copy it.
      </p>
      {members.length > 0 && (
        <GridTable
          caption="Who has cleared what"
          columns={columns}
          rows={members}
          rowKey={({ character }) => character.id}
        />
      )}
    </>
  );
}
