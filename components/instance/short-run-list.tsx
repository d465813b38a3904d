import type { ReactNode } from 'react';
import { thousands } from '#lib/format/number.ts';
import { itemRatings, totalDeaths } from '#lib/game/instances/party.ts';
import { runDurationWords } from '#lib/game/instances/tries.ts';
import type { SampledRun } from '#lib/game/instances/run-sample.ts';
import { routes } from '#lib/url/routes.ts';
import type { Column } from '../ui/table/column.ts';
import { countColumn, NamedNumber } from '../ui/table/count-column.tsx';
import { detailsColumn } from '../ui/table/details-column.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { Table } from '../ui/table/table.tsx';
import { Timestamp } from '../ui/time/timestamp.tsx';
import { RunDuration, CompletionMark } from '#components/instance-run/party-columns.tsx';

const columns = (withOutcome: boolean): readonly Column<SampledRun>[] => [
  {
    header: 'Time',
    width: 'w-[116px]',
    narrow: { line: 1, from: 1, to: 2, tall: true },
    cell: ({ start }) => <Timestamp at={start} variant="stacked" precision="minute" />,
  },
  {
    header: 'Duration',
    narrow: { line: 1, from: 2, to: 4 },
    cell: (run) => (
      <>
        <span className="block font-semibold">
          <RunDuration run={run} />
        </span>
        {withOutcome && (
          <span className="block text-sm text-muted">
            <CompletionMark completed={run.completed} />
          </span>
        )}
      </>
    ),
  },
  {
    header: 'Avg rating',
    width: 'w-[68px]',
    align: 'end',
    narrow: { line: 2, from: 2, to: 3 },
    cell: ({ scoreboardEntries }) => {
      const ratings = itemRatings(scoreboardEntries);
      return ratings && <NamedNumber number={thousands(ratings.average)} name="item rating" />;
    },
  },
  countColumn({
    header: 'Deaths',
    width: 'w-[54px]',
    narrow: { line: 2, from: 3, to: 4 },
    count: ({ scoreboardEntries }) => totalDeaths(scoreboardEntries),
    one: 'death',
  }),
  {
    ...detailsColumn<SampledRun>(
      ({ id }) => routes.instanceRun(id),
      (run) => `Details of the run, ${runDurationWords(run)}`,
    ),
    width: 'w-9',
  },
];

interface Props {
  readonly title: string;
  readonly runs: readonly SampledRun[];
  /** True if some runs may not have been completed, so that the list tells the outcome. */
  readonly withOutcome?: boolean;
  /** The text where there are no runs. */
  readonly empty: string;
  /** Notes on the runs, above the list. */
  readonly children?: ReactNode;
}

/** A few runs of one instance. */
export function ShortRunList({ title, runs, withOutcome = false, empty, children }: Props) {
  return (
    <Panel as="section" ornate className="overflow-hidden">
      <h3 className="px-3.5 pt-4 text-lg narrow:pb-2">{title}</h3>
      {children}
      {runs.length === 0 ? (
        <p className="px-3.5 pt-2 pb-4 text-muted">{empty}</p>
      ) : (
        <Table
          caption={title}
          layout="half"
          columns={columns(withOutcome)}
          rows={runs}
          rowKey={({ id }) => id}
          narrowTracks="narrow:grid-cols-[78px_auto_1fr]"
        />
      )}
    </Panel>
  );
}
