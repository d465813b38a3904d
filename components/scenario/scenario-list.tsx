import type { ScenarioPageFragment, ScenarioRowFragment } from '#graphql/generated/documents.ts';
import type { ListAddress } from '#lib/url/list-address.ts';
import { routes } from '#lib/url/routes.ts';

import type { Column } from '../ui/column.ts';
import { DURATION, NAME, runDetails, tierColumns, TIME } from './scenario-columns.tsx';
import { ScenarioScore } from './scenario-score.tsx';
import { ScenarioTable } from './scenario-table.tsx';
import { WinnerMark } from './winner-mark.tsx';

/** Asked for at each rendering, since what the API offers is learned after the start. */
const columns = (): readonly Column<ScenarioRowFragment>[] => [
  NAME,
  ...tierColumns({ narrow: { line: 1, from: 3, to: 5, atEnd: true } }),
  TIME,
  DURATION,
  {
    header: 'Winner',
    width: 'w-[120px]',
    narrow: { line: 2, from: 3, to: 5, atEnd: true },
    cell: (run) => <WinnerMark run={run} />,
  },
  {
    header: 'Points',
    width: 'w-[220px] compact:w-[150px]',
    narrow: { line: 3, from: 1, to: 5 },
    cell: (run) => <ScenarioScore run={run} />,
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
