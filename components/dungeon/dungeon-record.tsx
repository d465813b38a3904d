import type {
  ClearerOfGuildFragment,
  CompanionFragment,
  DungeonRecordPartsFragment,
  WingOfRecordFragment,
} from '#graphql/generated/documents.ts';
import { share, thousands } from '#lib/format/number.ts';
import { clearedWords } from '#lib/game/dungeons/dungeon-words.ts';
import { instanceName } from '#lib/game/instances/instance-name.ts';
import { routes } from '#lib/url/routes.ts';

import styles from '../battle/list/attendance.module.css';
import { CareerBadge } from '../character/career-badge.tsx';
import { ListPanel } from '../ui/list/list-panel.tsx';
import { NavLink } from '../ui/navigation/nav-link.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { SectionHeading } from '../ui/page/section-heading.tsx';
import { MediaObject } from '../ui/record/media-object.tsx';
import { ShareBar } from '../ui/share-bar.tsx';
import type { Column } from '../ui/table/column.ts';
import { ScrollRegion } from '../ui/table/scroll-region.tsx';
import { Table } from '../ui/table/table.tsx';
import { Seconds } from './session-list.tsx';

const TWO = 'narrow:grid-cols-[minmax(0,1fr)_auto]';

const wingColumns: readonly Column<WingOfRecordFragment>[] = [
  {
    header: 'Wing',
    narrow: { line: 1, from: 1, to: 2 },
    cell: ({ instance }) => (
      <NavLink className="font-semibold text-link" href={routes.dungeon(instance.id)}>
        {instanceName(instance)}
      </NavLink>
    ),
  },
  {
    header: 'Cleared',
    narrow: { line: 2, from: 1, to: 3 },
    cell: (row) => (
      <div data-side="neutral" className="min-w-0">
        <p className="text-sm text-muted">{clearedWords(row)}</p>
        {row.tries > 0 && <ShareBar share={share(row.cleared, row.tries)} />}
      </div>
    ),
  },
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
  {
    header: 'Player',
    narrow: { line: 1, from: 1, to: 2 },
    cell: ({ character }) => (
      <MediaObject
        image={<CareerBadge career={character.career} size={28} labelled />}
        name={character.name}
        href={routes.character(character.id)}
      />
    ),
  },
  {
    header: 'Sessions',
    width: 'w-[110px]',
    align: 'end',
    narrow: { line: 1, from: 2, to: 3, atEnd: true },
    cell: ({ sessions }) => thousands(sessions),
  },
  {
    header: 'Cleared',
    width: 'w-[110px]',
    align: 'end',
    narrow: { line: 2, from: 1, to: 3 },
    cell: ({ cleared }) => (
      <span className="narrow:block narrow:text-left narrow:text-muted">
        {thousands(cleared)}
        <span className="hidden narrow:inline"> cleared</span>
      </span>
    ),
  },
];

interface Props {
  readonly record: DungeonRecordPartsFragment;
  /** The heading above those who were there too. */
  readonly companions: string;
}

/** Wings that a player or a guild tried, with the best times, and who else was there. */
export const DungeonRecord = ({ record: { wings, companions }, companions: title }: Props) => (
  <>
    <SectionHeading>Wings</SectionHeading>
    <ListPanel
      caption="Wings"
      layout="list"
      narrowTracks={TWO}
      columns={wingColumns}
      rows={wings}
      rowKey={({ instance }) => instance.id}
      empty="No wing was tried yet."
    />
    {companions.length > 0 && (
      <>
        <SectionHeading>{title}</SectionHeading>
        <ListPanel
          caption={title}
          layout="list"
          narrowTracks={TWO}
          columns={companionColumns}
          rows={companions}
          rowKey={({ character }) => character.id}
        />
      </>
    )}
  </>
);

const MEMBER: Column<ClearerOfGuildFragment> = {
  header: 'Member',
  names: true,
  cell: ({ character }) => <NavLink href={routes.character(character.id)}>{character.name}</NavLink>,
};

/** Shows who of a guild has cleared what: members by wings, in their dungeon or with whomever. */
export function ClearGrid({ members }: Pick<DungeonRecordPartsFragment, 'members'>) {
  const wings = [
    ...new Map(members.flatMap(({ cleared }) => cleared.map((wing) => [wing.id, wing]))).values(),
  ];
  const columns: readonly Column<ClearerOfGuildFragment>[] = [
    MEMBER,
    ...wings
      .toSorted((one, other) => Number(one.id) - Number(other.id))
      .map((wing) => ({
        header: instanceName(wing),
        cell: ({ cleared }: ClearerOfGuildFragment) => cleared.some(({ id }) => id === wing.id) && 'Yes',
      })),
  ];
  return (
    <>
      <SectionHeading>Who of us has cleared what</SectionHeading>
      <p className="mb-3 max-w-prose text-muted">
        Members of today with a clear in the record, in whichever group it was. Select the table to copy it.
      </p>
      {members.length > 0 && (
        <Panel className="overflow-hidden">
          <ScrollRegion label="Who has cleared what" className={styles.grid}>
            <Table
              caption="Who has cleared what"
              columns={columns}
              rows={members}
              rowKey={({ character }) => character.id}
            />
          </ScrollRegion>
        </Panel>
      )}
    </>
  );
}
