import { winnerOf } from '#lib/game/battles/scenario.ts';
import { scenarioOutcome } from '#lib/game/battles/scenario-outcome.ts';
import { realmOf } from '#lib/game/players/realms.ts';

/** Says who won, and by how much for screen readers; nothing where the result is unknown. */
export function WinnerMark({ run }: { run: Parameters<typeof winnerOf>[0] }) {
  const winner = winnerOf(run);
  if (winner === null) return null;
  const words = winner === 'DRAW' ? 'Draw' : `${realmOf(winner).label} won`;
  return (
    <span className="text-sm whitespace-nowrap">
      {words}
      <span className="sr-only">{scenarioOutcome(run).slice(words.length)}</span>
    </span>
  );
}
