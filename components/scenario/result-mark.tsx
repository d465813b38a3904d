import { resultOf, type Side } from '#lib/game/battles/own-part.ts';
import { scenarioOutcome } from '#lib/game/battles/scenario.ts';

interface Props {
  readonly run: Parameters<typeof resultOf>[0];
  /** The side of those whose list it is. */
  readonly side: Side;
}

/** Won, lost or a draw for one side, with the score for screen readers; nothing for an unknown result. */
export function ResultMark({ run, side }: Props) {
  const result = resultOf(run, side);
  if (result === '') return null;
  return (
    <>
      <b className={result === 'Won' ? 'font-bold text-ok' : 'font-semibold text-muted'}>{result}</b>
      <span className="sr-only select-none">: {scenarioOutcome(run)}</span>
    </>
  );
}
