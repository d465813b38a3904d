import type { RunSample } from '#lib/game/instances/run-sample.ts';
import { FASTEST_RUNS, fastestRuns } from '#lib/game/instances/fastest-runs.ts';
import { ShortRunList } from './short-run-list.tsx';
import { percent, plural, share, thousands } from '#lib/format/number.ts';
import { ShareBar } from '#components/ui/share-bar.tsx';

interface Props {
  readonly sample: RunSample;
}

/** Shows how many of the newest runs were completed, and the fastest of those. */
export function FastestRuns({ sample: { runs, total } }: Props) {
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
