import { runDuration, UNKNOWN_END } from '#lib/game/instances/run-duration.ts';

import { Duration } from '../ui/duration.tsx';

interface Props {
  readonly run: Parameters<typeof runDuration>[0];
}

/** How long a run or a try at an encounter took; says so where its end is not known. */
export function RunDuration({ run }: Props) {
  const duration = runDuration(run);
  return duration === null ? <span className="text-muted">{UNKNOWN_END}</span> : <Duration ms={duration} />;
}
