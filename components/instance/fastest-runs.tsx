import type { RunSamplePageFragment } from '#graphql/generated/documents.ts';
import { fastestRuns } from '#lib/game/instances/fastest-runs.ts';

import { CompletedShare } from './completed-share.tsx';
import { ShortRunList } from './short-run-list.tsx';

type SampledRun = NonNullable<RunSamplePageFragment['nodes']>[number];

/** Runs in the list. */
const COUNT = 5;

interface Props {
  readonly sample: {
    /** The newest runs that count, newest first. */
    readonly runs: readonly SampledRun[];
    /** How many runs count; more than are looked at, perhaps. */
    readonly total: number;
  };
}

/** How many of the newest runs were completed, and the fastest of those. */
export function FastestRuns({ sample: { runs, total } }: Props) {
  const empty = runs.length === 0 ? 'Nobody has been here yet.' : 'No completed run has a known duration.';
  return (
    <ShortRunList title="Fastest completed runs" runs={fastestRuns(runs, COUNT)} empty={empty}>
      <CompletedShare runs={runs} total={total} />
    </ShortRunList>
  );
}
