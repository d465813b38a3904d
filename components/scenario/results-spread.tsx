import type { SpreadOfRunsFragment } from '#graphql/generated/documents.ts';
import { shortDuration } from '#lib/format/duration.ts';
import { thousands } from '#lib/format/number.ts';
import { type SpreadRow, spreadRows } from '#lib/game/scenarios/spread-rows.ts';

import { SectionHeading } from '../ui/page/section-heading.tsx';
import { Panel } from '../ui/page/panel.tsx';
import type { Column } from '../ui/table/column.ts';
import { Table } from '../ui/table/table.tsx';

const whole = (value: number): string => thousands(Math.round(value));
const length = (seconds: number): string => shortDuration(Math.round(seconds) * 1000);

/** Names of the figures, and how their values read. */
const FIGURES = {
  length: ['Length', length],
  players: ['Players', whole],
  pointsOrder: ['Points of Order', whole],
  pointsDestruction: ['Points of Destruction', whole],
} as const;

const textOf = ({ figure }: SpreadRow, value: number): string => FIGURES[figure][1](value);

const columns: readonly Column<SpreadRow>[] = [
  { header: 'Of a run', cell: ({ figure }) => FIGURES[figure][0] },
  {
    header: 'Median',
    align: 'end',
    cell: (row) => <b className="whitespace-nowrap">{textOf(row, row.values.median)}</b>,
  },
  { header: 'A quarter below', align: 'end', cell: (row) => textOf(row, row.values.lower) },
  { header: 'A quarter above', align: 'end', cell: (row) => textOf(row, row.values.upper) },
];

/** The length, points and players of the runs that match the filter, as medians and quartiles. */
export const ResultsSpread = ({ spread }: { readonly spread: SpreadOfRunsFragment }) => (
  <section>
    <SectionHeading>What a run is like</SectionHeading>
    <Panel className="overflow-hidden">
      <Table
        caption="What a run is like"
        columns={columns}
        rows={spreadRows(spread)}
        rowKey={({ figure }) => figure}
      />
    </Panel>
  </section>
);
