import type { RunSample } from '#lib/game/instances/run-sample.ts';
import { FASTEST_RUNS, fastestRuns } from '#lib/game/instances/fastest-runs.ts';

import { CompletedShare } from './completed-share.tsx';
import { ShortRunList } from './short-run-list.tsx';

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
