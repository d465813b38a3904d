import { thousands } from '#lib/format/number.ts';

/** How many of the listed runs were won and lost; a draw is neither. */
export function ScenarioRecord({ wins, losses }: { wins: number; losses: number }) {
  return (
    <p className="record">
      <span>
        Wins <b className="figure">{thousands(wins)}</b>
      </span>
      <span>
        Losses <b className="figure">{thousands(losses)}</b>
      </span>
    </p>
  );
}
