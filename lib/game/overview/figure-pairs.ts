import { counted, fixed, share, thousands, ordinal } from '#lib/format/number.ts';
import { type Pair, withoutArrow } from '#lib/game/difference.ts';
import { killRatio, killsPerDeath } from '#lib/game/players/kills-per-death.ts';

import type { BoardPlaces, Figures } from './figures.ts';
import { compareNumbers, comparePlaces, compareShares, ofEnough } from './compare-numbers.ts';

/** The two sides of a comparison; the page is about the first. */
export type Two<Side> = readonly [Side, Side];

/** A value of one side, ready to print. */
export interface ComparedValue {
  readonly text: string;
  /** The records that a rate or a median is of. */
  readonly of?: string;
}

/** A row of a comparison; null for what one does not have. */
export type FigurePair = Pair<ComparedValue>;

/** Picks the same of both sides. */
export const both = <Side, Value>([mine, theirs]: Two<Side>, pick: (side: Side) => Value): Two<Value> => [
  pick(mine),
  pick(theirs),
];

/** Compares two counts. */
export const amounts = (key: string, label: string, [mine, theirs]: Two<number>): FigurePair => ({
  key,
  label,
  mine: { text: thousands(mine) },
  theirs: { text: thousands(theirs) },
  difference: compareNumbers(mine, theirs),
});

/** Some of a whole, both counted. */
interface PartOfWhole {
  readonly part: number;
  readonly of: number;
}

/**
 * Compares shares in percent, which are rounded to be printed alone; with a decimal, since two that print as 50% may be a
 * point apart.
 * @param noun of what is counted, for one and for many
 */
export function shares(
  key: string,
  label: string,
  noun: Two<string>,
  parts: Two<PartOfWhole | null>,
): FigurePair {
  const [mine, theirs] = both(
    parts,
    (each) =>
      each && {
        text: `${fixed(share(each.part, each.of), 1)}%`,
        of: `${thousands(each.part)} of ${counted(each.of, ...noun)}`,
      },
  );
  const difference = compareShares(...both(parts, (each) => each && share(each.part, each.of)));
  const [one, other] = parts;
  return {
    key,
    label,
    mine,
    theirs,
    difference: one && other ? ofEnough([one.of, other.of], difference) : difference,
  };
}

/** Compares the sums of two: kills, deaths and what follows from them, places on the leaderboards. */
export function figurePairs(figures: Two<Figures>): readonly FigurePair[] {
  const samples = both(figures, ({ sample }) => sample);
  const deaths = amounts(
    'deaths',
    'Deaths',
    both(samples, (sample) => sample.deaths.total),
  );
  return [
    amounts(
      'kills',
      'Kills',
      both(samples, ({ kills }) => kills.total),
    ),
    ...partInPairs(both(samples, ({ partIn }) => partIn)),
    { ...deaths, difference: withoutArrow(deaths.difference) },
    ratioPair(both(samples, (sample) => ({ kills: sample.kills.total, deaths: sample.deaths.total }))),
    shares(
      'solo',
      'Solo kills',
      ['kill', 'kills'],
      both(samples, ({ solo, kills }) => ({ part: solo, of: kills.total })),
    ),
    amounts(
      'killsThisWeek',
      'Kills this week',
      both(samples, ({ thisWeek }) => thisWeek.kills),
    ),
    ...(['week', 'month'] as const).map((period) => placePair(period, figures)),
  ];
}

/** The kills that each took part in; none where they are not counted. */
const partInPairs = ([mine, theirs]: Two<number | null>): readonly FigurePair[] =>
  mine === null || theirs === null ? [] : [amounts('partIn', 'Kills with a part in them', [mine, theirs])];

function ratioPair(sums: Two<{ readonly kills: number; readonly deaths: number }>): FigurePair {
  const [mine, theirs] = both(sums, ({ kills, deaths }) => ({
    text: killsPerDeath(kills, deaths),
    of: `${thousands(kills)} to ${thousands(deaths)}`,
  }));
  const difference = compareNumbers(...both(sums, ({ kills, deaths }) => killRatio(kills, deaths)));
  const results = both(sums, ({ kills, deaths }) => kills + deaths);
  return { key: 'ratio', label: 'K/D', mine, theirs, difference: ofEnough(results, difference) };
}

function placePair(period: keyof BoardPlaces, figures: Two<Figures>): FigurePair {
  const ranks = both(figures, ({ places }) => places?.[period]?.rank ?? null);
  const [mine, theirs] = both(ranks, (rank) => (rank === null ? null : { text: ordinal(rank) }));
  return {
    key: `${period}Place`,
    label: `Place this ${period}`,
    mine,
    theirs,
    difference: comparePlaces(...ranks),
  };
}
