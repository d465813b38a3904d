import type { Route } from 'next';

import type { ScenarioPageFragment, ScenarioRowFragment } from '#graphql/generated/documents.ts';
import type { ListAddress } from '#lib/url/list-address.ts';
import { pagerLinks } from '#lib/url/pager-links.ts';
import { routes } from '#lib/url/routes.ts';

import type { Column } from '../ui/column.ts';
import { Pager } from '../ui/pager.tsx';
import { Panel } from '../ui/panel.tsx';
import { Table } from '../ui/table.tsx';
import { detailsColumn, DURATION, nameColumn, tierColumns, TIME } from './scenario-columns.tsx';
import { ScenarioPoints } from './scenario-points.tsx';
import { WinnerMark } from './winner-mark.tsx';

const hrefOf = (id: string): Route => routes.scenario(id);

/** Asked for at each rendering, since what the API offers is learned after the start. */
const columns = (): readonly Column<ScenarioRowFragment>[] => [
  nameColumn(hrefOf),
  ...tierColumns(),
  TIME,
  DURATION,
  {
    header: 'Winner',
    width: 'w-[70px]',
    align: 'center',
    narrow: { line: 1, from: 4, to: 5 },
    cell: (run) => <WinnerMark run={run} />,
  },
  {
    header: 'Order',
    width: 'w-20',
    align: 'end',
    narrow: { line: 2, from: 3, to: 4 },
    cell: (run) => <ScenarioPoints run={run} side={0} />,
  },
  {
    header: 'Destruction',
    width: 'w-24',
    align: 'end',
    narrow: { line: 2, from: 4, to: 5 },
    cell: (run) => <ScenarioPoints run={run} side={1} />,
  },
  detailsColumn(hrefOf),
];

interface Props {
  readonly page: ScenarioPageFragment;
  readonly list: ListAddress;
}

/** One page of scenario runs; the head stays when there are none (rules.md: Lists). */
export function ScenarioList({ page, list }: Props) {
  const rows = page.nodes ?? [];
  return (
    <Panel ornate className="mt-5">
      <Table
        caption="Scenarios"
        layout="list"
        narrowTracks="narrow:grid-cols-[minmax(0,1fr)_auto_auto_minmax(44px,auto)] narrow:gap-x-3"
        columns={columns()}
        rows={rows}
        rowKey={({ id }) => id}
      />
      {rows.length === 0 && <p className="px-5 py-4 text-muted">No scenarios.</p>}
      <Pager label="scenarios" links={pagerLinks(list, page.pageInfo)} />
    </Panel>
  );
}
