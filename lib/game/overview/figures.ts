import type { RatingFragment } from '#graphql/generated/documents.ts';

import { plural, thousands } from '#lib/format/number.ts';

import { type BoardPlaces, sumWords } from './board-place.ts';
import type { KillSample } from './kill-sample.ts';

/** The numbers at the head of an overview. */
export interface Figures {
  readonly sample: KillSample;
  /** Null where the leaderboards cannot be had. */
  readonly places: BoardPlaces | null;
  /** Ratings of the newest season that a player is rated in; none for guilds. */
  readonly ratings: readonly RatingFragment[];
}

/** The figures that a description tells: kills, deaths and places. */
export type Done = Pick<Figures, 'sample' | 'places'>;

/**
 * Says of how many of the kills with a part in them one was the killer.
 * @example partWords(366, 194) // 'kills, 194 of them as killer'
 */
export const partWords = (partIn: number, kills: number): string =>
  `${plural(partIn, 'kill', 'kills')}, ${thousands(kills)} of them as killer`;

/**
 * The most important figures in a few words, for descriptions.
 * @example figureWords(figures) // '69 kills, took part in 90, 38 deaths, 7th this week'
 */
export const figureWords = ({ sample, places }: Done): string =>
  sumWords(
    { kills: sample.kills.total, deaths: sample.deaths.total, partIn: sample.partIn },
    places ?? { week: null, month: null },
  );
