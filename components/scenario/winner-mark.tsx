import { winnerOf } from '#lib/game/battles/scenario.ts';
import { scenarioOutcome } from '#lib/game/battles/scenario-outcome.ts';
import { realmOf } from '#lib/game/players/realms.ts';
import { staticImages } from '#lib/url/static-images.ts';

import { Chip } from '../ui/chip.tsx';

/** The laurels of the side that won, with its name where there is room; a word for a draw, nothing where nobody knows. */
export function WinnerMark({ run }: { run: Parameters<typeof winnerOf>[0] }) {
  const winner = winnerOf(run);
  if (winner === null) return null;
  if (winner === 'DRAW') return <Chip>Draw</Chip>;
  const words = `${realmOf(winner).label} won`;
  return (
    <span className="inline-flex items-center gap-2 text-sm whitespace-nowrap">
      <img src={staticImages.winner(winner)} alt="" width={40} height={40} />
      <span className="compact:sr-only">
        {words}
        <span className="sr-only">{scenarioOutcome(run).slice(words.length)}</span>
      </span>
    </span>
  );
}
