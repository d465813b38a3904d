import meanings from './score-meanings.json' with { type: 'json' };
import type { ScoreKey } from './score-sort.ts';

/** A column of scoreboards in words. */
export interface ScoreMeaning {
  /** The header where the term is too long for one. */
  readonly header?: string;
  readonly term: string;
  /** A sentence. */
  readonly meaning: string;
}

/** The meanings of the columns of scoreboards: the one source for their heads and for /about (rules.md: Scoreboards). */
export const SCORE_MEANINGS: Readonly<Record<ScoreKey, ScoreMeaning>> = meanings;
