import { runDuration, UNKNOWN_END } from '#lib/game/instances/run-duration.ts';

import { Duration } from '../ui/time/duration.tsx';

interface Props {
  readonly run: Parameters<typeof runDuration>[0];
}

/** Shows the duration of a run or of a try at an encounter; says so where its end is unknown. */
export function RunDuration({ run }: Props) {
  const duration = runDuration(run);
  return duration === null ? <span className="text-muted">{UNKNOWN_END}</span> : <Duration ms={duration} />;
}
