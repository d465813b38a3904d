import type { BandOfDungeonFragment, FiguresOfDungeonFragment } from '#graphql/generated/documents.ts';
import { shortDuration } from '#lib/format/duration.ts';
import { percent, plain } from '#lib/format/number.ts';

import { clearedWords, tookWords } from './dungeon-words.ts';

/** The fewest groups of like rating to say how many of them clear. */
const FEWEST_GROUPS = 5;
/** Points of item rating in a band. */
const BAND = 100;

type Figures = Pick<FiguresOfDungeonFragment, 'tries' | 'cleared' | 'timed' | 'median'>;

/** The answer to a player's own item rating: in a few words, and with what it is counted from. */
interface RatingAnswer {
  /** '65%, 40m'; null where too few groups of this rating tried it. */
  readonly short: string | null;
  readonly words: string;
}

/** The bands of item rating that a rating falls into, one of each wing. */
export const bandsOf = <Band extends Pick<BandOfDungeonFragment, 'from'>>(
  bands: readonly Band[],
  rating: number,
): readonly Band[] => bands.filter(({ from }) => from === bandFrom(rating));

const bandFrom = (rating: number): number => Math.floor(rating / BAND) * BAND;

/**
 * Says how groups of a player's own item rating fared: those of the same hundred points.
 * @param figures of the band; undefined where no group of this rating is known
 * @example ratingAnswer(650, { tries: 20, cleared: 13, timed: 12, median: 2400 })
 * // { short: '65%, 40m', words: 'Item rating 600 to 699: 13 of 20 cleared, 65% (43 to 82%), half of the 12 timed …' }
 */
export function ratingAnswer(rating: number, figures: Figures | undefined): RatingAnswer {
  const band = `Item rating ${plain(bandFrom(rating))} to ${plain(bandFrom(rating) + BAND - 1)}:`;
  if (!figures || figures.tries === 0) return { short: null, words: `${band} no group has tried it yet.` };
  const words = `${clearedWords(figures)}${tookWords(figures)}.`;
  if (figures.tries < FEWEST_GROUPS) return { short: null, words: `${band} too few to tell, ${words}` };
  const took = figures.median === null ? '' : `, ${shortDuration(figures.median * 1000)}`;
  return { short: `${percent(figures.cleared, figures.tries, 0)}%${took}`, words: `${band} ${words}` };
}
