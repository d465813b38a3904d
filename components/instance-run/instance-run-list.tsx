import type { InstanceRunPageFragment, InstanceRunRowFragment } from '#graphql/generated/documents.ts';
import { plural, thousands } from '#lib/format/number.ts';
import { findImpossible, type RUN_FILTER } from '#lib/url/filter/instance-filter.ts';
import { type ListAddress, pagerLinks } from '#lib/url/paging/list-address.ts';
import { Panel } from '../ui/page/panel.tsx';
import { ScrollRegion } from '../ui/table/scroll-region.tsx';
import { Table, Pager } from '../ui/table/table.tsx';
import { givenUpWords } from '#lib/game/instances/won-words.ts';
import { instanceName } from '#lib/game/instances/instance-name.ts';
import { countEncounters, knownMoment } from '#lib/game/instances/tries.ts';
import { routes } from '#lib/url/routes.ts';
import type { Column, NarrowPlace } from '#components/ui/table/column.ts';
import { detailsColumn } from '#components/ui/table/details-column.tsx';
import { MediaObject } from '#components/ui/record/media-object.tsx';
import { Timestamp } from '#components/ui/time/timestamp.tsx';
import { DEATHS, DURATION, RATINGS, ROLES, CompletionMark } from './party-columns.tsx';

type Row = InstanceRunRowFragment;

const ENCOUNTERS: Column<Row> = {
  header: 'Encounters',
  align: 'end',
  cell: ({ encounters }) => countEncounters(encounters).encounters,
};

type Spot = Pick<NarrowPlace, 'line' | 'from' | 'to'>;

/** The numbers that tell most: between phones and wide screens the others leave the names their room. */
const FIRST: ReadonlySet<string> = new Set(['Encounters', 'Deaths', 'Avg rating']);

/** Adds the name to a number on narrow screens, where the head of the table is hidden. */
const named = ({ header, align, cell }: Column<Row>, narrow: Spot): Column<Row> => ({
  header,
  align,
  width: FIRST.has(header) ? 'w-px' : 'w-px compact:hidden narrow:block',
  narrow,
  cell: (run) => (
    <>
      <span className="narrow:block narrow:text-left narrow:font-semibold">{cell(run) ?? '–'}</span>
      <span className="hidden text-left text-xs text-muted narrow:block">{header}</span>
    </>
  ),
});

const AFTER_FIRST = [
  { from: 2, to: 3 },
  { from: 3, to: 4 },
  { from: 4, to: 5 },
] as const;

/** Lays out three numbers of a kind side by side on narrow screens. */
const three = (columns: readonly Column<Row>[], line: NarrowPlace['line']) =>
  AFTER_FIRST.flatMap((place, index) => {
    const column = columns[index];
    return column ? [named(column, { line, ...place })] : [];
  });

/** The columns of a list of runs. */
const RUN_COLUMNS: readonly Column<Row>[] = [
  {
    header: 'Time',
    width: 'w-[142px] compact:w-28 print:w-auto',
    narrow: { line: 2, from: 1, to: 3 },
    cell: ({ start }) =>
      knownMoment(start) !== null && (
        <div className="whitespace-nowrap narrow:whitespace-normal">
          <Timestamp at={start} variant="stacked" precision="minute" />
        </div>
      ),
  },
  {
    header: 'Dungeon',
    names: true,
    narrow: { line: 1, from: 1, to: 5 },
    cell: ({ instanceId, instance, completed, ...run }) => (
      <MediaObject
        image={
          // In some lists most runs were given up: for these, words say how far they came instead of pictures.
          completed ? (
            <CompletionMark completed iconOnly />
          ) : (
            <span className="w-[18px] shrink-0 narrow:hidden" />
          )
        }
        name={instanceName(instance)}
        href={routes.instance(instanceId)}
        detail={completed ? null : { text: givenUpWords({ ...run, instance }) }}
        nameClass="narrow:relative narrow:z-1 narrow:-my-2.5 narrow:flex narrow:min-h-11 narrow:items-center"
      />
    ),
  },
  {
    ...DURATION,
    width: 'w-[130px] compact:w-24 print:w-auto',
    narrow: { line: 2, from: 3, to: 5 },
    cell: (run) => <span className="block text-sm narrow:text-right">{DURATION.cell(run)}</span>,
  },
  named(ENCOUNTERS, { line: 3, from: 1, to: 2 }),
  named(DEATHS, { line: 4, from: 1, to: 2 }),
  ...three(RATINGS, 3),
  ...three(ROLES, 4),
  detailsColumn(
    ({ id }) => routes.instanceRun(id),
    ({ instance }) => `Details of the run of ${instanceName(instance)}`,
  ),
];

interface Props {
  readonly page: InstanceRunPageFragment;
  readonly list: ListAddress<typeof RUN_FILTER>;
}

/** Lists one page of runs below the number of all of them; the head stays when there are none. */
export function InstanceRunList({ page, list }: Props) {
  const runs = page.nodes ?? [];
  // The archive of a remote API has a part of the runs, and does not know how many there are.
  const total = page.totalCount ?? 0;
  return (
    <>
      {total > 0 && (
        <p className="mb-3">
          <b className="text-md">{thousands(total)}</b> {plural(total, 'run', 'runs')}
        </p>
      )}
      <Panel ornate>
        <ScrollRegion label="Dungeon runs">
          <Table
            caption="Dungeon runs"
            layout="cards"
            columns={RUN_COLUMNS}
            rows={runs}
            rowKey={({ id }) => id}
            narrowTracks="narrow:grid-cols-[minmax(60px,1fr)_1fr_1fr_1fr]"
          />
        </ScrollRegion>
        {runs.length === 0 && <NoRuns impossible={findImpossible(list.values)} />}
        <Pager label="dungeon runs" links={pagerLinks(list, page.pageInfo)} />
      </Panel>
    </>
  );
}

interface NoRunsProps {
  /** Bounds of the filter that nothing can lie between. */
  readonly impossible: ReturnType<typeof findImpossible>;
}

/** Says that there are no runs, and why the filter can match none. */
function NoRuns({ impossible }: NoRunsProps) {
  return (
    <div className="px-5 py-4 text-muted">
      <p>No runs.</p>
      {impossible.map(({ group, below, above }) => (
        <p key={group}>
          {group}: nothing is below {thousands(below)} and above {thousands(above)} at once.
        </p>
      ))}
    </div>
  );
}
