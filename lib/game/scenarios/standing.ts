import type {
  ScenarioMediansPartsFragment,
  ScenarioStandingPartsFragment,
} from '#graphql/generated/documents.ts';
import { counted, decimal, ordinal, plain } from '#lib/format/number.ts';
import { queueLabel } from '#lib/game/battles/queues.ts';
import { compareNumbers, FEWEST_RESULTS } from '#lib/game/overview/compare-numbers.ts';
import type { ScenarioForm } from '#lib/game/overview/scenario-form.ts';
import { careerLabel, careerOf } from '#lib/game/players/careers.ts';

/** Each of the 64 bins is 10 to the power of this times as wide as the one before; the first begins at 0.01. */
const DECADES = 9 / 64;
const FIRST_DECADE = -2;

/**
 * The value below which a share of the results is, of results in 65 bins: those that are 0, then 64 by value, within
 * which they are taken to be evenly spread by logarithm. NaN without a result.
 * @param share from 0 to 1
 */
export function quantile(bins: readonly number[], share: number): number {
  let before = 0;
  const wanted = share * totalOf(bins);
  if (!(totalOf(bins) > 0)) return Number.NaN;
  const at = bins.findIndex((results) => {
    if (results > 0 && before + results >= wanted) return true;
    before += results;
    return false;
  });
  if (at === 0) return 0;
  const within = (wanted - before) / (bins[at] ?? 1);
  return 10 ** (FIRST_DECADE + DECADES * (at - 1 + within));
}

/**
 * The percentage of results in bins that are below a value, from 0 to 100; of results that are 0 half of them is below
 * 0. NaN without a result.
 */
export function percentile(bins: readonly number[], value: number): number {
  const place = value > 0 ? 1 + (Math.log10(value) - FIRST_DECADE) / DECADES : 0.5;
  const at = Math.min(bins.length - 1, Math.max(value > 0 ? 1 : 0, Math.floor(place)));
  const within = Math.min(1, Math.max(0, place - at));
  return ((totalOf(bins.slice(0, at)) + within * (bins[at] ?? 0)) / totalOf(bins)) * 100;
}

const totalOf = (bins: readonly number[]): number => bins.reduce((sum, results) => sum + results, 0);

type Medians = ScenarioMediansPartsFragment['medians'];
export type ScenarioFigure = Exclude<keyof Medians, '__typename'>;

/** The figures of a result in their order, with the words for them. */
export const FIGURE_LABELS: Readonly<Record<ScenarioFigure, string>> = {
  damage: 'Damage',
  healing: 'Healing',
  protection: 'Protection',
  kills: 'Kills',
  deathBlows: 'Death blows',
  objectiveScore: 'Objectives',
  deaths: 'Deaths',
  damageTaken: 'Damage taken',
};
export const FIGURES = Object.keys(FIGURE_LABELS) as readonly ScenarioFigure[];

/** Figures of which less is better. */
const BETTER_LOW: ReadonlySet<ScenarioFigure> = new Set(['deaths', 'damageTaken']);
/** Results of others without which nothing is compared. */
export const FEWEST_OTHERS = 30;

/** A player's standing among others of the career; why there is none where there is none. */
export type Standing = ScenarioStandingPartsFragment | 'noResult' | 'notCounted';

/** A player's scenarios: the newest runs, and the comparison with others. */
export type PlayerForm = ScenarioForm & { readonly standing: Standing };

/** The figure that a role is there for: what a career is counts, not what it did. */
export type MainFigure = 'damage' | 'healing' | 'protection';

/** @example mainFigure('WARRIOR_PRIEST') // 'healing' */
export function mainFigure(career: string): MainFigure {
  const archetype = careerOf(career)?.archetype;
  if (archetype === 'HEALER') return 'healing';
  return archetype === 'TANK' ? 'protection' : 'damage';
}

/** A player's median of one figure, and its percentile among the results of others. */
export interface StandingRow {
  readonly figure: ScenarioFigure;
  /** The player's median a minute, and that of the others; null where there are none. */
  readonly perMinute: number;
  readonly othersPerMinute: number | null;
  /** From 1 to 100, the best; null where there are too few results to tell. */
  readonly percentile: number | null;
  /** Results of others. */
  readonly results: number;
}

/** Places a player's medians among the results of others; fewer deaths and less damage taken are better. */
export function standingRows({ own, others }: ScenarioStandingPartsFragment): readonly StandingRow[] {
  const isEnough = own.results >= FEWEST_RESULTS && others.results >= FEWEST_OTHERS;
  return FIGURES.map((figure) => {
    const bins = others.bins[figure];
    const perMinute = own.medians[figure];
    const below = percentile(bins, perMinute);
    return {
      figure,
      perMinute,
      othersPerMinute: others.results > 0 ? quantile(bins, 0.5) : null,
      percentile: isEnough ? rankOf(BETTER_LOW.has(figure) ? 100 - below : below) : null,
      results: others.results,
    };
  });
}

const rankOf = (below: number): number => Math.min(100, Math.max(1, Math.round(below)));

/** A figure a minute as it is read: small ones with decimals. */
export const perMinuteWords = (value: number): string => decimal(value, value < 10 ? 2 : 0);

/** @example rankWords(61) // '61st of 100' */
export const rankWords = (rank: number | null): string =>
  rank === null ? 'Too few to tell' : `${ordinal(rank)} of 100`;

/**
 * The place of the figure that the career is there for, in a sentence.
 * @example standingWords(standing)
 * // 'Healing 61st of 100, against 4,120 results of Warrior Priests, level 40, tier 4, Standard queue.'
 */
export function standingWords(standing: ScenarioStandingPartsFragment): string {
  const { own, others, tier, queueType } = standing;
  const main = mainFigure(others.career);
  const rank = standingRows(standing).find(({ figure }) => figure === main)?.percentile ?? null;
  const players = `${resultsWords(others.results)} of ${careerPlural(others.career)}, ${levelWords(others.level)}, tier ${plain(tier)}, ${queueLabel(queueType)} queue`;
  return rank === null
    ? `Too few to tell: ${resultsWords(own.results)} of this player, ${players}.`
    : `${FIGURE_LABELS[main]} ${rankWords(rank)}, against ${players}.`;
}

/** The twelve weeks until today beside those before, in a sentence; of the figure that the career is there for. */
export function trendWords({ recent, before, others }: ScenarioStandingPartsFragment): string {
  const main = mainFigure(others.career);
  if (!recent || !before || Math.min(recent.results, before.results) < FEWEST_RESULTS) {
    return `Too few to tell: ${resultsWords(recent?.results ?? 0)} in the last 12 weeks, ${resultsWords(before?.results ?? 0)} in the 12 before.`;
  }
  const words = ({ medians, results }: ScenarioMediansPartsFragment) =>
    `${perMinuteWords(medians[main])} (median of ${resultsWords(results)})`;
  const { text } = compareNumbers(recent.medians[main], before.medians[main]);
  return `${FIGURE_LABELS[main]} a minute: ${words(recent)} in the last 12 weeks, ${words(before)} in the 12 before. ${text}.`;
}

export const resultsWords = (results: number): string => counted(results, 'result');

/** @example careerPlural('KNIGHT_OF_THE_BLAZING_SUN') // 'Knights of the Blazing Sun' */
export function careerPlural(career: string): string {
  const [, name = '', rest = ''] = /^(.*?)( of .*)?$/.exec(careerLabel(career)) ?? [];
  if (name === 'Chosen') return name;
  return `${name === 'Magus' ? 'Magi' : name.replace(/f?$/, (end) => (end ? 'ves' : 's'))}${rest}`;
}

/** The lowest levels of the bands in which players are compared. */
const BANDS = [1, 16, 26, 32, 40];

/** The band of a level by its lowest one. */
export const bandOf = (level: number): number => BANDS.findLast((lowest) => lowest <= level) ?? 1;

function levelWords(lowest: number): string {
  const next = BANDS.find((level) => level > lowest);
  return next === undefined ? `level ${plain(lowest)}` : `levels ${lowest} to ${next - 1}`;
}
