import type {
  ScenarioMediansPartsFragment,
  ScenarioStandingPartsFragment,
} from '#graphql/generated/documents.ts';
import { counted, decimal, plain, plural, thousands } from '#lib/format/number.ts';
import { queueLabel } from '#lib/game/battles/queues.ts';
import { compareNumbers, FEWEST_RESULTS } from '#lib/game/overview/compare-numbers.ts';
import type { ScenarioForm } from '#lib/game/overview/scenario-form.ts';
import { careerLabel, careerOf } from '#lib/game/players/careers.ts';
import { percentileOf, type ValuePlace, placeWords } from '#lib/game/statistics/place.ts';
import { rankChance } from '#lib/game/statistics/ranks.ts';

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

/** A player's median of one figure, and its place among the medians of the other players of the career. */
export interface StandingRow {
  readonly figure: ScenarioFigure;
  /** The player's median a minute, and that of the others' medians; null where there are none. */
  readonly perMinute: number;
  readonly othersPerMinute: number | null;
  /** The number of the others. */
  readonly others: number;
  /** Null where the player has too few results, or there is no other. */
  readonly place: ValuePlace | null;
  /** Null for too few others, too. */
  readonly percentile: number | null;
}

/** Places a player's medians among those of the others; fewer deaths and less damage taken are better. */
export function standingRows({ own, others }: ScenarioStandingPartsFragment): readonly StandingRow[] {
  return FIGURES.map((figure) => {
    const place = placeBy(figure, others);
    return {
      figure,
      perMinute: own.medians[figure],
      othersPerMinute: others.medians?.[figure] ?? null,
      others: others.players,
      place,
      percentile: place && percentileOf(place),
    };
  });
}

function placeBy(
  figure: ScenarioFigure,
  { players, below, equal }: ScenarioStandingPartsFragment['others'],
): ValuePlace | null {
  if (!below || !equal) return null;
  const above = players - below[figure] - equal[figure];
  return {
    others: players,
    worse: BETTER_LOW.has(figure) ? above : below[figure],
    equal: equal[figure],
  };
}

/** A figure a minute as it is read: small ones with decimals. */
export const perMinuteWords = (value: number): string => decimal(value, value < 10 ? 2 : 0);

/** The place of a figure in the cell of a table. @example rankWords(row) // 'Better than 61%' */
export const rankWords = ({ place }: StandingRow): string => (place ? placeWords(place) : 'Too few to tell');

/**
 * The place by the figure that the career is there for, in sentences.
 * @example standingWords(standing)
 * // 'Better than 61% of 190 other Warrior Priests by healing. Compared with players who have 10 …'
 */
export function standingWords(standing: ScenarioStandingPartsFragment): string {
  const { own, others, tier, queueType } = standing;
  const main = mainFigure(others.career);
  const row = standingRows(standing).find(({ figure }) => figure === main);
  const who = `other ${plural(others.players, careerLabel(others.career), careerPlural(others.career))}`;
  const place =
    row?.place && row.percentile !== null
      ? placeWords(row.place, `${who} by ${main}`)
      : `Too few to tell: ${resultsWords(own.results)} of this player, ${thousands(others.players)} ${who}`;
  return `${place}. Compared with players who have ${FEWEST_RESULTS} or more results at ${levelWords(others.level)} in tier ${plain(tier)}, ${queueLabel(queueType)} queue.`;
}

/** The chance below which weeks are said to differ. */
const CHANCE = 0.05;

/**
 * The twelve weeks until today beside those before, in a sentence; of the figure that the career is there for. More or
 * less is said only where the medians of single weeks differ by more than chance: results of one week are no separate
 * evidence.
 */
export function trendWords({ recent, before, weeks, others }: ScenarioStandingPartsFragment): string {
  const main = mainFigure(others.career);
  if (!recent || !before || Math.min(recent.results, before.results) < FEWEST_RESULTS) {
    return `Too few to tell: ${resultsWords(recent?.results ?? 0)} in the last 12 weeks, ${resultsWords(before?.results ?? 0)} in the 12 before.`;
  }
  const words = ({ medians, results }: ScenarioMediansPartsFragment) =>
    `${perMinuteWords(medians[main])} (median of ${resultsWords(results)})`;
  const [later = [], earlier = []] = [true, false].map((isRecent) =>
    weeks.filter(({ day }) => day + 6 >= recent.day === isRecent).map(({ medians }) => medians[main]),
  );
  const isClear = rankChance(later, earlier) < CHANCE;
  const text = isClear
    ? compareNumbers(recent.medians[main], before.medians[main]).text
    : 'No clear difference';
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
