import type {
  SessionListingFragment,
  SessionRowFragment,
  SumsOfSessionsFragment,
} from '#graphql/generated/documents.ts';
import { plain, plural } from '#lib/format/number.ts';
import { outcomeWords, sumsByWing, sumsWords } from '#lib/game/dungeons/session-words.ts';
import { instanceName } from '#lib/game/instances/instance-name.ts';
import type { OWN_SESSION_FILTER, RUN_FILTER } from '#lib/url/filter/instance-filter.ts';
import { type ListAddress, pagerLinks } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

import { CompletionMark } from '../instance-run/party-columns.tsx';
import { ListPanel } from '../ui/list/list-panel.tsx';
import { NavLink } from '../ui/navigation/nav-link.tsx';
import { ArchiveNote } from '../ui/page/archive-note.tsx';
import { MediaObject } from '../ui/record/media-object.tsx';
import type { Column } from '../ui/table/column.ts';
import { NamedNumber, countColumn } from '../ui/table/count-column.tsx';
import { Timestamp } from '../ui/time/timestamp.tsx';
import { DungeonTable, FIGURE_COLUMNS, Seconds, wingColumn } from './dungeon-columns.tsx';

/** Links to the runs of a session, each by its number. */
const Runs = ({ runs }: Pick<SessionRowFragment, 'runs'>) => (
  <span className="flex flex-wrap justify-end gap-x-2 narrow:justify-start">
    <span className="hidden text-muted narrow:inline">{plural(runs.length, 'Run', 'Runs')}</span>
    {runs.map(({ id }, at) => (
      <NavLink
        key={id}
        className="text-link"
        href={routes.instanceRun(id)}
        aria-label={`Run ${at + 1} of ${runs.length}`}
      >
        {plain(at + 1)}
      </NavLink>
    ))}
  </span>
);

const columns: readonly Column<SessionRowFragment>[] = [
  {
    header: 'Time',
    width: 'w-[142px] compact:w-28 print:w-auto',
    narrow: { line: 2, from: 1, to: 2 },
    cell: ({ start }) => <Timestamp at={start} variant="stacked" precision="minute" />,
  },
  {
    header: 'Dungeon',
    names: true,
    narrow: { line: 1, from: 1, to: 4 },
    cell: (session) => (
      <MediaObject
        image={<CompletionMark completed={session.cleared} word="cleared" iconOnly />}
        name={instanceName(session.dungeon)}
        href={routes.dungeon(session.dungeon.id)}
        detail={{ text: outcomeWords(session) }}
      />
    ),
  },
  {
    header: 'Duration',
    width: 'w-[110px] compact:w-24 print:w-auto',
    narrow: { line: 2, from: 2, to: 4, atEnd: true },
    cell: ({ seconds }) => <Seconds of={seconds} />,
  },
  {
    header: 'Group',
    meaning: 'Members of the last run by their roles: tanks, healers, others',
    width: 'w-[110px] compact:w-20',
    narrow: { line: 3, from: 1, to: 2 },
    cell: ({ size, tanks, healers }) => (
      <>
        {plain(size)}{' '}
        <span className="text-sm text-muted">
          ({tanks}-{healers}-{size - tanks - healers})
        </span>
      </>
    ),
  },
  {
    header: 'Item rating',
    align: 'end',
    width: 'w-[80px] compact:hidden narrow:block',
    narrow: { line: 3, from: 2, to: 3 },
    cell: ({ itemRating }) => <NamedNumber number={plain(itemRating)} name="rating" />,
  },
  countColumn({
    header: 'Deaths',
    width: 'w-[70px]',
    narrow: { line: 3, from: 3, to: 4, atEnd: true },
    count: ({ deaths }) => deaths,
    one: 'death',
  }),
  {
    header: 'Runs',
    align: 'end',
    width: 'w-[90px]',
    narrow: { line: 4, from: 1, to: 4 },
    cell: ({ runs }) => <Runs runs={runs} />,
  },
];

type List = ListAddress<typeof OWN_SESSION_FILTER> | ListAddress<typeof RUN_FILTER>;

/** The sums of a list of sessions in one line; those of a dungeon with wings have a line for each wing. */
function SessionSums({
  sums,
  list: { values },
}: {
  readonly sums: SumsOfSessionsFragment;
  readonly list: List;
}) {
  const wings = sumsByWing(sums, values);
  return (
    sums.sessions > 0 && (
      <>
        <p className="my-3 text-md">{sumsWords(sums, values)}</p>
        {wings.length > 0 && (
          <DungeonTable
            title="These sessions by wing"
            columns={[wingColumn(routes.sessionsOfDungeon), ...FIGURE_COLUMNS]}
            rows={wings}
            rowKey={({ instance }) => instance.id}
          />
        )}
      </>
    )
  );
}

interface Props {
  readonly list: List;
  readonly found: SessionListingFragment;
  /** The rule of what is listed. */
  readonly about: string;
}

/** One page of sessions, newest first, below the sums of all that match the filter. */
export const SessionList = ({ list, found: { dungeonSessions: page, dungeonSums }, about }: Props) => (
  <>
    <SessionSums sums={dungeonSums} list={list} />
    <ListPanel
      caption="Sessions"
      layout="list"
      narrowTracks="narrow:grid-cols-[minmax(0,1fr)_auto_auto] narrow:gap-x-4"
      columns={columns}
      rows={page?.nodes ?? []}
      rowKey={({ id }) => id}
      empty="No sessions match the filter."
      {...(page && { pager: { label: 'sessions', links: pagerLinks(list, page.pageInfo) } })}
    />
    <p className="mt-3 max-w-prose text-sm text-muted">{about}</p>
    <ArchiveNote of="Query.dungeonSessions" />
  </>
);

/** The rule by which runs are a session, as pages say it. */
export const SESSION_RULE =
  'A session is what one group does in a dungeon in one go: runs at most 20 minutes apart, with at least half of all their characters in both. It has cleared a wing when every encounter fell there that the game lists for it, and a dungeon when it has cleared every wing.';
