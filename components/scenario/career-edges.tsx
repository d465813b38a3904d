import { scaleLinear } from 'd3-scale';

import { counted, percent, thousands } from '#lib/format/number.ts';
import { type CareerEdge, edgeText, edgeVerdictWords, edgeWords } from '#lib/game/scenarios/career-edge.ts';
import { careerLabel } from '#lib/game/players/careers.ts';

import { CareerBadge } from '../character/career-badge.tsx';
import { percentage } from '../plot/plot-label.tsx';
import { TableSection } from '../ui/list/table-section.tsx';
import type { Column } from '../ui/table/column.ts';
import { MediaObject } from '../ui/record/media-object.tsx';

const columnsOver = (widest: number): readonly Column<CareerEdge>[] => [
  {
    header: 'Career',
    narrow: { line: 1, from: 1, to: 2 },
    cell: ({ career }) => (
      <MediaObject image={<CareerBadge career={career} size={28} />} name={careerLabel(career)} />
    ),
  },
  {
    header: 'Won',
    width: 'w-[150px] compact:w-[110px]',
    narrow: { line: 2, from: 1, to: 2 },
    cell: ({ runs, players, wins }) => (
      <>
        <b className="font-semibold">{percent(wins, players, 0)}%</b>{' '}
        <span className="text-sm whitespace-nowrap text-muted">
          of {thousands(players)} in {counted(runs, 'run')}
        </span>
      </>
    ),
  },
  {
    header: 'Against its side',
    meaning:
      'Points in a hundred that the career wins more often than its side; in brackets the 95% interval',
    width: 'w-[150px] compact:w-[120px]',
    narrow: { line: 2, from: 2, to: 3, atEnd: true },
    cell: (row) => <b className="font-semibold whitespace-nowrap">{edgeText(row)}</b>,
  },
  {
    header: 'Interval',
    narrow: { line: 3, from: 1, to: 3 },
    cell: (row) => <Interval row={row} widest={widest} />,
  },
  {
    header: 'Verdict',
    width: 'w-[150px]',
    narrow: { line: 1, from: 2, to: 3, atEnd: true },
    cell: (row) => (
      <span className={row.verdict === 'open' ? 'text-muted' : 'font-semibold'}>{edgeVerdictWords(row)}</span>
    ),
  },
];

/** Draws an edge and its interval around a line for none. */
function Interval({
  row: { team, edge, low, high },
  widest,
}: {
  readonly row: CareerEdge;
  readonly widest: number;
}) {
  if (low === null || high === null) return null;
  const x = scaleLinear([-widest, widest], [0, 100]);
  const colour =
    team === 0 ? 'fill-order-fill stroke-order-fill' : 'fill-destruction-fill stroke-destruction-fill';
  return (
    <svg className="h-5 w-full overflow-visible" aria-hidden="true">
      <line x1="50%" x2="50%" y1="0%" y2="100%" className="stroke-line-strong" />
      <g className={colour}>
        <line x1={percentage(x(low))} x2={percentage(x(high))} y1="50%" y2="50%" strokeWidth={2} />
        <circle cx={percentage(x(edge))} cy="50%" r={4.5} stroke="none" />
      </g>
    </svg>
  );
}

/** The share of wins of careers in a scenario, compared with that of their sides. */
export function CareerEdges({ careers: rows }: { readonly careers: readonly CareerEdge[] }) {
  const widest = Math.max(0.05, ...rows.flatMap(({ low, high }) => [-(low ?? 0), high ?? 0]));
  return (
    <TableSection
      title="Careers here"
      note={
        edgeWords(rows) +
        (rows.length > 0
          ? ` Compared with all runs of its side in the same tier and month, over the ${counted(rows.length, 'career')} with 30 or more decided runs; runs of one player are no separate evidence. Where careers make no difference, at most six of a hundred such tables would name one.`
          : '')
      }
      layout="list"
      narrowTracks="narrow:grid-cols-[minmax(0,1fr)_auto]"
      columns={columnsOver(widest)}
      rows={rows}
      rowKey={({ career, team }) => `${career} ${team}`}
    />
  );
}
