import type { ScenarioPageFragment, ScenarioRowFragment } from '#graphql/generated/documents.ts';
import type { ListAddress } from '#lib/url/list-address.ts';
import { routes } from '#lib/url/routes.ts';

import type { Column } from '../ui/column.ts';
import { DURATION, NAME, runDetails, tierColumns, TIME } from './scenario-columns.tsx';
import { ScenarioPoints } from './scenario-points.tsx';
import { ScenarioTable } from './scenario-table.tsx';
import { WinnerMark } from './winner-mark.tsx';

/** Asked for at each rendering, since what the API offers is learned after the start. */
const columns = (): readonly Column<ScenarioRowFragment>[] => [
  NAME,
  ...tierColumns(),
  TIME,
  DURATION,
  {
    header: 'Winner',
    width: 'w-[150px] compact:w-12',
    narrow: { line: 1, from: 4, to: 5 },
    cell: (run) => <WinnerMark run={run} />,
  },
  {
    header: 'Order',
    width: 'w-20 compact:w-12',
    align: 'end',
    narrow: { line: 2, from: 3, to: 4 },
    cell: (run) => <ScenarioPoints run={run} side={0} />,
  },
  {
    header: 'Destruction',
    width: 'w-24 compact:w-[84px]',
    align: 'end',
    narrow: { line: 2, from: 4, to: 5 },
    cell: (run) => <ScenarioPoints run={run} side={1} />,
  },
  runDetails((id) => routes.scenario(id)),
];

interface Props {
  readonly page: ScenarioPageFragment;
  readonly list: ListAddress;
}

/** One page of scenario runs. */
export const ScenarioList = ({ page, list }: Props) => (
  <ScenarioTable
    columns={columns()}
    rows={page.nodes ?? []}
    rowKey={({ id }) => id}
    list={list}
    pageInfo={page.pageInfo}
  />
);
