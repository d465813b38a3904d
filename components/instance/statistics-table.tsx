import { plural, thousands, percent, share } from '#lib/format/number.ts';
import { type EncounterStatistics, isTimed } from '#lib/game/instances/encounters.ts';
import { Panel } from '../ui/page/panel.tsx';
import { Table } from '../ui/table/table.tsx';
import { ENCOUNTER_COLUMNS } from './encounter-columns.tsx';
import type { RunSample } from '#lib/game/instances/run-sample.ts';
import { FASTEST_RUNS, fastestRuns } from '#lib/game/instances/fastest-runs.ts';
import { ShortRunList } from './short-run-list.tsx';
import { ShareBar } from '#components/ui/share-bar.tsx';

interface Props {
  readonly rows: readonly EncounterStatistics[];
  /** True if the filter's bounds exclude each other. */
  readonly impossible: boolean;
}

/** The encounters won under the filter, and the number of those left out (rules.md: Instances). */
export function StatisticsTable({ rows, impossible }: Props) {
  const timed = rows.filter(({ totals }) => isTimed(totals));
  const note = noteOn(rows.length, timed.length, impossible);
  return (
    <Panel ornate className="overflow-hidden">
      <Table
        caption="Statistics of encounters"
        layout="list"
        columns={ENCOUNTER_COLUMNS}
        rows={timed}
        rowKey={({ encounter }) => encounter.id}
        narrowTracks="narrow:grid-cols-[auto_auto_1fr]"
      />
      {note && <p className="border-t border-line px-4.5 py-4 text-muted narrow:px-3.5">{note}</p>}
    </Panel>
  );
}

function noteOn(all: number, timed: number, impossible: boolean): string | null {
  const missing = all - timed;
  if (all === 0) return 'No encounters are known.';
  if (impossible)
    return 'Nothing is both below and above: a lower bound of the filter is greater than the upper one.';
  if (timed === 0) return 'No encounter was won under this filter.';
  if (missing === 0) return null;
  const encounters = `${thousands(missing)} ${plural(missing, 'encounter', 'encounters')}`;
  return `Not listed: ${encounters} never won under this filter.`;
}

/** Shows how many of the newest runs were completed, and the fastest of those. */
export function FastestRuns({ sample: { runs, total } }: { readonly sample: RunSample }) {
  const empty = runs.length === 0 ? 'No runs yet.' : 'No completed run has a known duration.';
  return (
    <ShortRunList title="Fastest completed runs" runs={fastestRuns(runs, FASTEST_RUNS)} empty={empty}>
      <CompletedShare runs={runs} total={total} />
    </ShortRunList>
  );
}

interface CompletedShareProps {
  /** The newest runs, or all. */
  readonly runs: readonly { readonly completed: boolean }[];
  /** The number of runs. */
  readonly total: number;
}

/** Shows how many runs of the sample were completed, and the size of the sample. */
function CompletedShare({ runs, total }: CompletedShareProps) {
  if (runs.length === 0) return null;
  const completed = runs.filter((run) => run.completed).length;
  const looked = runs.length < total ? `the newest ${thousands(runs.length)}` : thousands(runs.length);
  return (
    <div className="px-3.5 pt-2 narrow:pt-0 narrow:pb-3.5" data-side="neutral">
      <p className="mb-1.5 text-sm text-muted">
        <b className="text-text">{percent(completed, runs.length, 0)}%</b> completed: {thousands(completed)}{' '}
        of {looked} {plural(runs.length, 'run', 'runs')}
      </p>
      <ShareBar share={share(completed, runs.length)} />
    </div>
  );
}
