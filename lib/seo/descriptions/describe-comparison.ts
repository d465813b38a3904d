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
 * Two players or guilds side by side: what both have done.
 * @param alone the description of the page without a rival
 * @param comparison null where it does not
 * @example describeComparison(alone, comparison).title // 'Kordak and Uthgar compared'
 */
export function describeComparison(alone: Description, comparison: DescribedComparison | null): Description {
  if (!comparison) return alone;
  const [near, far] = comparison.sides;
  const [nearKills, farKills] = comparison.kills;
  return {
    title: titleOf(`${near.name} and ${far.name} compared`, `${near.name} and ${far.name}`),
    description: sentences(
      comparison.sides.map((side, at) => `${side.name}: ${wordsOf(comparison.figures[at])}`).join('. '),
      nearKills + farKills > 0 &&
        `On each other: ${thousands(nearKills)} ${plural(nearKills, 'kill', 'kills')} to ${thousands(farKills)}`,
      `${nearKills + farKills > 0 ? 'Places, scenarios and shared fights' : 'Places and scenarios'}, side by side`,
    ),
  };
}

const wordsOf = (figures: Figures | undefined): string => (figures ? figureWords(figures) : '');
