import type { ReactNode } from 'react';

import type { InstanceRunPageFragment } from '#graphql/generated/documents.ts';
import { thousands } from '#lib/format/number.ts';
import { completedMedian } from '#lib/game/instances/duration-distribution.ts';
import type { RunSample } from '#lib/game/instances/run-sample.ts';

import { Duration } from '../ui/duration.tsx';

interface Props {
  readonly runs: Pick<InstanceRunPageFragment, 'totalCount' | 'averageDuration'>;
}

/**
 * Shows the median duration of completed runs (rules.md: Plots of runs). It comes first: abandoned runs shorten the
 * average of all.
 */
export function CompletedMedian({ sample }: { sample: RunSample }) {
  const median = completedMedian(sample.runs);
  return (
    <dl>
      <Figure
        label="Median of completed runs"
        value={median === null ? 'not known' : <Duration ms={median} />}
      />
    </dl>
  );
}

/** Shows the number of an instance's runs that count, and the average duration of all of them. */
export function InstanceFigures({ runs: { totalCount, averageDuration } }: Props) {
  return (
    <dl className="flex justify-end gap-9 narrow:justify-start narrow:gap-6">
      <Figure label="Runs" value={thousands(totalCount)} />
      <Figure
        label="Average of all runs"
        value={averageDuration > 0 ? <Duration ms={averageDuration} /> : 'not known'}
      />
    </dl>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: ReactNode;
}

const Figure = ({ label, value }: FigureProps) => (
  <div>
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="tracking-figure mt-1 text-lg/[1.2] font-bold narrow:text-md/[1.2]">{value}</dd>
  </div>
);
