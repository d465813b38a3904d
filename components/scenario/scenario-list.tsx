import type { ScenarioPageFragment, ScenarioRowFragment } from '#graphql/generated/documents.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { winnerOf, scenarioOutcome } from '#lib/game/battles/scenario.ts';
import { realmOf } from '#lib/game/players/careers.ts';

import type { Column } from '../ui/table/column.ts';
import { DURATION, NAME, runDetails, tierColumns, TIME } from './scenario-columns.tsx';
import { ScenarioScore } from './scenario-score.tsx';
import { ScenarioTable } from './scenario-table.tsx';

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

/** Says who won, and by how much for screen readers; nothing where the result is unknown. */
function WinnerMark({ run }: { run: Parameters<typeof winnerOf>[0] }) {
  const winner = winnerOf(run);
  if (winner === null) return null;
  const words = winner === 'DRAW' ? 'Draw' : `${realmOf(winner).label} won`;
  return (
    <span className="text-sm whitespace-nowrap">
      {words}
      <span className="sr-only">{scenarioOutcome(run).slice(words.length)}</span>
    </span>
  );
}
