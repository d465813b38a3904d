import { winnerOf } from '#lib/game/battles/scenario.ts';
import { scenarioOutcome } from '#lib/game/battles/scenario-outcome.ts';
import { staticImages } from '#lib/url/static-images.ts';

import { Chip } from '../ui/chip.tsx';

/** The laurels of the side that won; words for a draw, nothing where nobody knows. */
export function WinnerMark({ run }: { run: Parameters<typeof winnerOf>[0] }) {
  const winner = winnerOf(run);
  if (winner === null) return null;
  if (winner === 'DRAW') return <Chip>Draw</Chip>;
  return <img src={staticImages.winner(winner)} alt={scenarioOutcome(run)} width={40} height={40} />;
}
