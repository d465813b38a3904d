import type { Route } from 'next';

import type { ScenarioPageFragment, ScenarioRowFragment } from '#graphql/generated/documents.ts';
import { isOffered } from '#lib/api/offered.ts';
import { thousands } from '#lib/format/number.ts';
import { spanOf } from '#lib/format/time.ts';
import type { ListAddress } from '#lib/url/list-address.ts';
import { hasTier, pointsOf, surrenderOf } from '#lib/game/battles/scenario.ts';
import { pagerLinks } from '#lib/url/pager-links.ts';
import { scoreboardHref } from '#lib/url/pin.ts';
import { routes } from '#lib/url/routes.ts';

import type { Column } from '../ui/column.ts';
import { DetailsLink } from '../ui/details-link.tsx';
import { Duration } from '../ui/duration.tsx';
import { Panel } from '../ui/panel.tsx';
import { Timestamp } from '../ui/timestamp.tsx';
import { NavLink } from '../ui/nav-link.tsx';
import { Pager } from '../ui/pager.tsx';
import { Table } from '../ui/table.tsx';
import { SurrenderMark } from './surrender-mark.tsx';
import { WinnerMark } from './winner-mark.tsx';

const SIDES = ['ORDER', 'DESTRUCTION'] as const;
const SIDE_NAMES = ['Order', 'Destruction'] as const;

/** What a column of points tells of its side. */
type SideColumn = Required<Pick<Column<ScenarioRowFragment>, 'header' | 'width' | 'narrow'>>;

const points = (index: 0 | 1, colour: string, column: SideColumn): Column<ScenarioRowFragment> => ({
  ...column,
  align: 'end',
  cell: (run) => (
    <span className="flex items-center justify-end gap-2 narrow:gap-1">
      {surrenderOf(run) === SIDES[index] && <SurrenderMark side={SIDE_NAMES[index]} iconOnly />}
      <b className={`text-md font-bold ${colour}`}>{thousands(pointsOf(run)[index])}</b>
    </span>
  ),
});

const TIER: Column<ScenarioRowFragment> = {
  header: 'Tier',
  width: 'w-[60px]',
  align: 'center',
  narrow: { line: 1, from: 3, to: 4, atEnd: true },
  cell: (run) =>
    hasTier(run) && (
      <span className="text-muted">
        <span className="hidden narrow:inline">Tier </span>
        {run.tier}
      </span>
    ),
};

/** @param hrefOf the address of a run */
const columns = (hrefOf: (id: string) => Route): readonly Column<ScenarioRowFragment>[] => [
  {
    header: 'Name',
    narrow: { line: 1, from: 1, to: 3 },
    cell: ({ id, scenario }) => (
      <NavLink className="font-semibold narrow:-my-3 narrow:inline-block narrow:py-3" href={hrefOf(id)}>
        {scenario.name}
      </NavLink>
    ),
  },
  ...(isOffered('ScenarioRecord.tier') ? [TIER] : []),
  {
    header: 'Time',
    width: 'w-[130px]',
    narrow: { line: 2, from: 1, to: 2 },
    cell: ({ startTime }) => <Timestamp at={startTime} variant="stacked" />,
  },
  {
    header: 'Duration',
    width: 'w-[90px]',
    narrow: { line: 2, from: 2, to: 3 },
    cell: ({ startTime, endTime }) => (
      <span className="block text-sm text-muted">
        <Duration ms={spanOf(startTime, endTime)} />
      </span>
    ),
  },
  {
    header: 'Winner',
    width: 'w-[70px]',
    align: 'center',
    narrow: { line: 1, from: 4, to: 5 },
    cell: (run) => <WinnerMark run={run} />,
  },
  points(0, 'text-order', { header: 'Order', width: 'w-20', narrow: { line: 2, from: 3, to: 4 } }),
  points(1, 'text-destruction', {
    header: 'Destruction',
    width: 'w-24',
    narrow: { line: 2, from: 4, to: 5 },
  }),
  {
    header: 'Details',
    headerHidden: true,
    width: 'w-[86px]',
    align: 'end',
    narrow: 'overlay',
    cell: ({ id, scenario }) => <DetailsLink href={hrefOf(id)} label={`Details of ${scenario.name}`} />,
  },
];

interface Props {
  readonly page: ScenarioPageFragment;
  readonly list: ListAddress;
  /** The id of the character whose runs they are, to be marked on their scoreboards. */
  readonly characterId?: string | undefined;
}

/** One page of scenario runs; the head stays when there are none (rules.md: Lists). */
export function ScenarioList({ page, list, characterId }: Props) {
  const rows = page.nodes ?? [];
  return (
    <Panel ornate className="mt-5">
      <Table
        caption="Scenarios"
        layout="list"
        narrowTracks="narrow:grid-cols-[minmax(0,1fr)_auto_auto_minmax(44px,auto)] narrow:gap-x-3"
        columns={columns((id) => scoreboardHref(routes.scenario(id), characterId))}
        rows={rows}
        rowKey={({ id }) => id}
      />
      {rows.length === 0 && <p className="px-5 py-4 text-muted">No scenarios.</p>}
      <Pager label="scenarios" links={pagerLinks(list, page.pageInfo)} />
    </Panel>
  );
}
