import { counted, plain, thousands } from '#lib/format/number.ts';

import { falseDiscovery, normalShare } from '../statistics/chance.ts';

/** The quantile of the normal distribution for 95 %, on both sides. */
export const Z_95 = 1.96;

/** A share with the bounds of its 95 % interval, all from 0 to 1. */
interface Share {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/**
 * The share of successes with its 95 % interval by Wilson; null without a trial.
 * @example wilson(61, 104) // { value: 0.587, low: 0.490, high: 0.676 }
 */
export function wilson(successes: number, trials: number): Share | null {
  if (trials === 0) return null;
  const value = successes / trials;
  const spread = 1 + Z_95 ** 2 / trials;
  const centre = (value + Z_95 ** 2 / (2 * trials)) / spread;
  const half = (Z_95 / spread) * Math.sqrt((value * (1 - value)) / trials + Z_95 ** 2 / (4 * trials ** 2));
  return { value, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/** Runs that a side has won; draws are no part of them. */
export interface Decided {
  readonly orderWins: number;
  readonly destructionWins: number;
  /**
   * By how much the variance of the share is greater than if every run had players of its own; null where that is not
   * known, and with it no interval.
   */
  readonly designEffect: number | null;
}

/** The side that a scenario favours; `even` for neither, `open` where the runs cannot tell. */
export type Verdict = 'order' | 'destruction' | 'even' | 'open';

/** A side is favoured with more than 55 % of the decided runs, and neither is between 45 and 55 %. */
export const EDGE = 0.55;
/** The fewest decided runs for a verdict: of five alike the interval alone would say that a side is favoured. */
const FEWEST_RUNS = 10;
/** The largest number of runs to a verdict that a page names, as a multiple of the runs so far. */
const FARTHEST = 10;
/** Decided runs from which on it is not runs that are missing: so many show that an even scenario is even. */
const MANY_RUNS = Math.ceil((Z_95 * 0.5) ** 2 / (EDGE - 0.5) ** 2);
/** The share of false verdicts that a list of scenarios may have. */
const FALSE_VERDICTS = 0.05;

/**
 * The share of decided runs that Order has won, as that of so many runs with players of their own as tell as much; null
 * without a run or a design effect.
 */
export const orderShare = ({ orderWins, destructionWins, designEffect }: Decided): Share | null =>
  designEffect === null
    ? null
    : wilson(orderWins / designEffect, (orderWins + destructionWins) / designEffect);

/**
 * The verdict on one scenario: a side where the whole interval is above 55 % of it, `even` where it is between 45 and
 * 55 %; none below ten decided runs.
 */
export function verdictOf(decided: Decided): Verdict {
  const share = orderShare(decided);
  if (!share || decided.orderWins + decided.destructionWins < FEWEST_RUNS) return 'open';
  if (share.low > EDGE) return 'order';
  if (share.high < 1 - EDGE) return 'destruction';
  return share.low >= 1 - EDGE && share.high <= EDGE ? 'even' : 'open';
}

/**
 * The verdicts on the scenarios of a list. A side is named only where that holds among so many: of the sides that are
 * named at most one in twenty is named by chance.
 */
export function verdictsOf(scenarios: readonly Decided[]): readonly Verdict[] {
  const holds = falseDiscovery(scenarios.map(chanceOf), FALSE_VERDICTS);
  return scenarios.map((scenario, index) => {
    const verdict = verdictOf(scenario);
    return verdict === 'even' || holds[index] ? verdict : 'open';
  });
}

/** Adds the verdict of each scenario in a list. */
export function withVerdicts<Row extends { readonly results: Decided }>(rows: readonly Row[]) {
  const verdicts = verdictsOf(rows.map(({ results }) => results));
  return rows.map((row, index) => ({ ...row, verdict: verdicts[index] ?? 'open' }));
}

/** The chance of so uneven a result, or a more uneven one, if both sides were equally likely to win. */
function chanceOf({ orderWins, destructionWins, designEffect }: Decided): number {
  const runs = orderWins + destructionWins;
  if (runs === 0 || designEffect === null) return 1;
  // Wins are whole numbers: half a win less makes the normal distribution fit them.
  const surplus = Math.abs(orderWins - destructionWins) / 2 - 0.5;
  return Math.min(1, 2 * (1 - normalShare(surplus / (Math.sqrt(runs * designEffect) / 2))));
}

/**
 * Estimates how many more decided runs would give a verdict, to two digits: the interval leaves an edge after n runs where
 *
 *     1.96² p (1 − p) (1/n + c) = d²,
 *
 * p being the share that Order has won, d its distance to the nearer edge, and c what the variance never falls below while
 * the same players come. Null where that is more than ten times the runs that there are, no number is enough, or it says
 * nothing: below ten runs, and for few runs with a share far from the edges.
 * @example runsToVerdict({ orderWins: 60, destructionWins: 40, designEffect: 1 }) // 270
 */
export function runsToVerdict(decided: Decided): number | null {
  const runs = decided.orderWins + decided.destructionWins;
  const share = decided.orderWins / runs;
  const distance = Math.min(Math.abs(share - EDGE), Math.abs(share - (1 - EDGE)));
  const needed = 1 / (distance ** 2 / (Z_95 ** 2 * share * (1 - share)) - ofPlayers(decided));
  const isKnown = runs >= FEWEST_RUNS && needed > runs && needed <= FARTHEST * runs;
  return isKnown ? Math.ceil(Number((needed - runs).toPrecision(2))) : null;
}

/** The part of a share's variance that more runs of the same players leave, as a multiple of p (1 − p). */
const ofPlayers = ({ orderWins, destructionWins, designEffect }: Decided): number =>
  ((designEffect ?? Infinity) - 1) / (orderWins + destructionWins);

/**
 * Says why there is no verdict: too few runs; the same players in too many of them, so that no number is enough; or enough
 * of both, so close to an edge that it cannot be told.
 */
export function openWords(decided: Decided): string {
  const runs = decided.orderWins + decided.destructionWins;
  if (runs === 0) return 'Too few to tell';
  const isOfFew = ofPlayers(decided) >= 1 / MANY_RUNS;
  if (runs >= MANY_RUNS && isOfFew && runsToVerdict(decided) === null) return 'Too few players to tell';
  return isOfFew || runs * (1 / MANY_RUNS - ofPlayers(decided)) < 1 ? 'Too few to tell' : 'Too close to tell';
}

const percent = (share: number): string => `${plain(Math.round(share * 100))}%`;

/**
 * The estimate in a list, whose other columns say of how many.
 * @example leaderWords({ orderWins: 61, destructionWins: 43 }) // 'Order 59%'
 */
export function leaderWords({ orderWins, destructionWins }: Omit<Decided, 'designEffect'>): string {
  const runs = orderWins + destructionWins;
  if (runs === 0) return '–';
  if (orderWins === destructionWins) return '50% each';
  return `${orderWins > destructionWins ? 'Order' : 'Destruction'} ${percent(Math.max(orderWins, destructionWins) / runs)}`;
}

/**
 * The estimate from many runs, the side with more wins first.
 * @example estimateWords({ orderWins: 61, destructionWins: 43 }) // 'Order won 59%, 61 of 104 decided runs'
 */
export function estimateWords({ orderWins, destructionWins }: Omit<Decided, 'designEffect'>): string {
  const runs = orderWins + destructionWins;
  const won = Math.max(orderWins, destructionWins);
  if (runs === 0) return 'No decided run yet';
  if (orderWins === destructionWins) return `Each side won half of the ${thousands(runs)} decided runs`;
  const side = orderWins > destructionWins ? 'Order' : 'Destruction';
  if (runs === 1) return `${side} won the only decided run`;
  return `${side} won ${percent(won / runs)}, ${thousands(won)} of ${thousands(runs)} decided runs`;
}

/**
 * The 95 % interval of the estimate, from the side that it names; '' where there is none, or a single run.
 * @example rangeWords({ orderWins: 61, destructionWins: 43, designEffect: 1 }) // '49 to 68%'
 */
export function rangeWords({ orderWins, destructionWins, designEffect }: Decided): string {
  const most = Math.max(orderWins, destructionWins);
  const fewest = Math.min(orderWins, destructionWins);
  const share = orderShare({ orderWins: most, destructionWins: fewest, designEffect });
  return share && most + fewest > 1 ? `${plain(Math.round(share.low * 100))} to ${percent(share.high)}` : '';
}

/**
 * The estimate and the doubt about it.
 * @example shareWords({ orderWins: 61, destructionWins: 43, designEffect: 1 })
 * // 'Order won 59%, 61 of 104 decided runs; it could be 49 to 68%'
 */
export function shareWords(decided: Decided): string {
  const range = rangeWords(decided);
  return `${estimateWords(decided)}${range && `; it could be ${range}`}`;
}

/**
 * The interval covers who of a realm came, and how often; a scenario that favours a side and a realm whose players are all
 * better are alike in every count.
 */
const BY_WHAT = 'by the scenario or by a stronger realm';

/**
 * The verdict in a sentence.
 * @example verdictWords({ orderWins: 3, destructionWins: 2, designEffect: 1 }) // 'Too few to tell.'
 */
export function verdictWords(decided: Decided): string {
  switch (verdictOf(decided)) {
    case 'order':
      return `Order is favoured, ${BY_WHAT}.`;
    case 'destruction':
      return `Destruction is favoured, ${BY_WHAT}.`;
    case 'even':
      return 'Even: neither side is favoured.';
    case 'open': {
      const more = runsToVerdict(decided);
      const words = openWords(decided);
      return more === null
        ? `${words}.`
        : `${words}: at this rate it takes about ${counted(more, 'more decided run')}.`;
    }
  }
}
