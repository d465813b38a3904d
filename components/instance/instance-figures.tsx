import type { ReactNode } from 'react';

import type { InstanceRunPageFragment } from '#graphql/generated/documents.ts';
import { plural, thousands } from '#lib/format/number.ts';
import { completedMedian, timedRuns } from '#lib/game/instances/duration-distribution.ts';
import type { RunSample } from '#lib/game/instances/run-sample.ts';

import { Duration } from '../ui/duration.tsx';

/** Shows the median duration of completed runs, and of how many (rules.md: Plots of runs). */
export function CompletedMedian({ sample: { runs, total } }: { readonly sample: RunSample }) {
  const usual = completedMedian(timedRuns(runs));
  if (!usual) return <Figure label="Median of completed runs" value="not known" />;
  const newest = runs.length < total ? 'the newest ' : '';
  const label = `Median of ${newest}${thousands(usual.runs)} completed ${plural(usual.runs, 'run', 'runs')}`;
  return <Figure label={label} value={<Duration ms={usual.median} />} />;
}

/** Shows the number of an instance's runs that count. */
export const RunCount = ({ runs }: { readonly runs: Pick<InstanceRunPageFragment, 'totalCount'> }) => (
  <Figure label="Runs of six players or more" value={thousands(runs.totalCount)} />
);

interface FigureProps {
  readonly label: string;
  readonly value: ReactNode;
}

const Figure = ({ label, value }: FigureProps) => (
  <dl>
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="tracking-figure mt-1 text-lg/[1.2] font-bold narrow:text-md/[1.2]">{value}</dd>
  </dl>
);
