import type { QuartilesOfRunsFragment, SpreadOfRunsFragment } from '#graphql/generated/documents.ts';
import { shortDuration } from '#lib/format/duration.ts';
import { thousands } from '#lib/format/number.ts';

import { SectionHeading } from '../ui/page/section-heading.tsx';
import { Panel } from '../ui/page/panel.tsx';
import type { Column } from '../ui/table/column.ts';
import { Table } from '../ui/table/table.tsx';

interface Row {
  readonly figure: string;
  readonly values: QuartilesOfRunsFragment;
  readonly text: (value: number) => string;
}

const whole = (value: number): string => thousands(Math.round(value));

const columns: readonly Column<Row>[] = [
  { header: 'Of a run', cell: ({ figure }) => figure },
  {
    header: 'Median',
    align: 'end',
    cell: ({ values, text }) => <b className="whitespace-nowrap">{text(values.median)}</b>,
  },
  { header: 'A quarter below', align: 'end', cell: ({ values, text }) => text(values.lower) },
  { header: 'A quarter above', align: 'end', cell: ({ values, text }) => text(values.upper) },
];

/** The length, points and players of the runs that match the filter, as medians and quartiles. */
export function ResultsSpread({ spread }: { readonly spread: SpreadOfRunsFragment }) {
  const { duration, players, orderPoints, destructionPoints } = spread;
  const rows: readonly Row[] = [
    { figure: 'Length', values: duration, text: (seconds) => shortDuration(Math.round(seconds) * 1000) },
    { figure: 'Players', values: players, text: whole },
    { figure: 'Points of Order', values: orderPoints, text: whole },
    { figure: 'Points of Destruction', values: destructionPoints, text: whole },
  ];
  return (
    <section>
      <SectionHeading>What a run is like</SectionHeading>
      <Panel className="overflow-hidden">
        <Table caption="What a run is like" columns={columns} rows={rows} rowKey={({ figure }) => figure} />
      </Panel>
    </section>
  );
}
