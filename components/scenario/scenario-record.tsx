import { thousands } from '#lib/format/number.ts';

/** Shows the wins and losses among the listed runs; a draw is neither. */
export function ScenarioRecord({ wins, losses }: { wins: number; losses: number }) {
  return (
    <p className="mt-[18px] flex gap-7 text-muted">
      <span>
        Wins <b className="tracking-figure text-lg text-text">{thousands(wins)}</b>
      </span>
      <span>
        Losses <b className="tracking-figure text-lg text-text">{thousands(losses)}</b>
      </span>
    </p>
  );
}
