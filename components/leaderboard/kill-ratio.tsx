import { plural, thousands } from '#lib/format/number.ts';
import { killsPerDeath } from '#lib/game/players/kills-per-death.ts';

interface Props {
  readonly kills: number;
  readonly deaths: number;
}

/** Shows the kills for every death, small below the kills; the tooltip tells the number of deaths. */
export function KillRatio({ kills, deaths }: Props) {
  return (
    <span
      className="block text-sm whitespace-nowrap text-muted"
      title={`${thousands(deaths)} ${plural(deaths, 'death', 'deaths')}`}
    >
      {killsPerDeath(kills, deaths)} K/D
    </span>
  );
}
