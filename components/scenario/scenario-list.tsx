import type { ScenarioPageFragment, ScenarioRowFragment } from '#graphql/generated/documents.ts';
import { scenarioDuration } from '#lib/format/duration.ts';
import { thousands } from '#lib/format/number.ts';
import { spanOf } from '#lib/format/time.ts';
import type { ListAddress } from '#lib/url/list-address.ts';
import { pointsOf } from '#lib/game/scenario.ts';
import { pagerLinks } from '#lib/url/pager-links.ts';
import { routes } from '#lib/url/routes.ts';

import { Timestamp } from '../ui/timestamp.tsx';
import { NavLink } from '../ui/nav-link.island.tsx';
import { Pager } from '../ui/pager.tsx';
import { type Column, Table } from '../ui/table.tsx';
import { WinnerMark } from './winner-mark.tsx';

const columns: readonly Column<ScenarioRowFragment>[] = [
  {
    header: 'Name',
    className: 'battle-name',
    cell: ({ id, scenario }) => (
      <NavLink className="font-semibold" href={routes.scenario(id)}>
        {scenario.name}
      </NavLink>
    ),
  },
  {
    header: 'Time',
    className: 'when',
    cell: ({ startTime }) => <Timestamp at={startTime} variant="stacked" />,
  },
  {
    header: 'Duration',
    className: 'span',
    cell: ({ startTime, endTime }) => scenarioDuration(spanOf(startTime, endTime)),
  },
  { header: 'Winner', className: 'winner', cell: (run) => <WinnerMark run={run} /> },
  {
    header: 'Order',
    className: 'points',
    cell: (run) => <span className="text-order">{thousands(pointsOf(run)[0])}</span>,
  },
  {
    header: 'Destruction',
    className: 'points points-far',
    cell: (run) => <span className="text-destruction">{thousands(pointsOf(run)[1])}</span>,
  },
  {
    header: 'Details',
    headerHidden: true,
    className: 'more',
    cell: ({ id, scenario }) => (
      <NavLink href={routes.scenario(id)} className="btn details" aria-label={`Details of ${scenario.name}`}>
        Details
      </NavLink>
    ),
  },
];

interface Props {
  readonly page: ScenarioPageFragment;
  readonly list: ListAddress;
}

/** One page of scenario runs; the head stays when there are none (facts 1.0). */
export function ScenarioList({ page, list }: Props) {
  const rows = page.nodes ?? [];
  return (
    <div className="panel orn mt-5">
      <Table
        caption="Scenarios"
        variant="battles scenarios"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
      />
      {rows.length === 0 && <p className="px-5 py-4 text-muted">No scenarios.</p>}
      <Pager label="scenarios" links={pagerLinks(list, page.pageInfo)} />
    </div>
  );
}
