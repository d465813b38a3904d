import { plural, thousands } from '#lib/format/number.ts';
import { figureWords, type Figures } from '#lib/game/overview/figures.ts';

import type { Description } from './describe.ts';
import { sentences, titleOf } from './wording.ts';

interface Named {
  readonly name: string;
}

interface DescribedComparison {
  readonly sides: readonly [Named, Named];
  /** Kills of the first on the second, and of the second on the first. */
  readonly kills: readonly [number, number];
  readonly figures: readonly [Figures, Figures];
}

/**
 * The page that compares a player or a guild with another one: what both have done, or how to choose one.
 * @param comparison null where the address names nobody
 * @example describeComparison(kordak, comparison).title // 'Kordak and Uthgar compared'
 */
export function describeComparison({ name }: Named, comparison: DescribedComparison | null): Description {
  if (!comparison) {
    return {
      title: titleOf(`Compare ${name} with another`, `Compare ${name}`),
      description: sentences(
        `Choose whom ${name} is compared with, by name or number`,
        'Kills, deaths, places, scenarios and shared fights, side by side',
      ),
    };
  }
  const [near, far] = comparison.sides;
  const [nearKills, farKills] = comparison.kills;
  return {
    title: titleOf(`${near.name} and ${far.name} compared`, `${near.name} and ${far.name}`),
    description: sentences(
      comparison.sides.map((side, at) => `${side.name}: ${wordsOf(comparison.figures[at])}`).join('. '),
      `On each other: ${thousands(nearKills)} ${plural(nearKills, 'kill', 'kills')} to ${thousands(farKills)}`,
      'Places, scenarios and shared fights, side by side',
    ),
  };
}

const wordsOf = (figures: Figures | undefined): string => (figures ? figureWords(figures) : '');
