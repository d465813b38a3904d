import { thousands } from '#lib/format/number.ts';
import type { ImpossibleRating } from '#lib/url/filter/instance-filter.ts';

interface Props {
  /** Bounds of the filter that nothing can lie between. */
  readonly impossible: readonly ImpossibleRating[];
}

/** Says that there are no runs, and why the filter can match none. */
export function NoRuns({ impossible }: Props) {
  return (
    <div className="px-5 py-4 text-muted">
      <p>No runs.</p>
      {impossible.map(({ group, below, above }) => (
        <p key={group}>
          {group}: nothing is below {thousands(below)} and above {thousands(above)} at once.
        </p>
      ))}
    </div>
  );
}
