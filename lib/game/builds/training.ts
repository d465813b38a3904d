import { isKeyOf } from '../look-up.ts';
import lines from './training.json' with { type: 'json' };

/** A line of renown training, by its name in addresses. */
export type TrainingLine = keyof typeof lines;

interface LineFacts {
  readonly label: string;
  /** The stats that it changes, with 1 for what it raises and -1 for what it lowers. */
  readonly stats: Readonly<Record<string, number>>;
  /** The points that each step takes. */
  readonly costs: readonly number[];
  /** The sum that so many steps give. */
  readonly gives: readonly number[];
}

/** Lines of renown training in the order of the page. */
export const TRAINING_LINES = lines as Readonly<Record<TrainingLine, LineFacts>>;

type Training = Readonly<Partial<Record<TrainingLine, number>>>;

/**
 * The trained lines with their steps.
 * @example trainedLines({ strength: 2 }) // [['strength', 2]]
 */
export const trainedLines = (training: Training): readonly (readonly [TrainingLine, number])[] =>
  Object.entries(training).flatMap(([line, steps]) =>
    isKeyOf(TRAINING_LINES, line) ? [[line, steps] as const] : [],
  );

const HIGHEST_LEVEL = 40;
const MOST_TRAINING = 80;

/** The points of renown training at a level and a renown rank. */
export const trainingPoints = (level: number, renown: number): number =>
  level < HIGHEST_LEVEL ? level : Math.min(MOST_TRAINING, renown);

/**
 * The points that renown training takes.
 * @example trainingCost({ strength: 2 }) // 4
 */
export const trainingCost = (training: Training): number =>
  trainedLines(training).reduce(
    (sum, [line, steps]) =>
      sum + TRAINING_LINES[line].costs.slice(0, steps).reduce((cost, each) => cost + each, 0),
    0,
  );

/** Levels below 20 that give a point of mastery, and renown ranks that do. */
const EARLY_MASTERY = [11, 13, 15, 17, 19];
const LATE_MASTERY = [40, 50, 60, 70];

/**
 * The points of mastery at a level and a renown rank.
 * @example masteryPoints(40, 80) // 29
 */
export function masteryPoints(level: number, renown: number): number {
  const byLevel = level > 20 ? level - 15 : EARLY_MASTERY.filter((each) => each <= level).length;
  return byLevel + LATE_MASTERY.filter((rank) => rank <= renown).length;
}

/** The points of a path at each of which one of its abilities opens. */
const ABILITIES_AT = [3, 5, 7, 9, 11, 13, 15];

/**
 * The abilities of a path that its points open; each takes one more point.
 * @example openAbilities(7) // 3
 */
export const openAbilities = (points: number): number => ABILITIES_AT.filter((each) => each <= points).length;

const LEVELS_PER_TACTIC = 8;
const MOST_TACTICS = 4;

/**
 * The tactics that a player has room for at a level.
 * @example tacticSlots(40) // 4
 */
export const tacticSlots = (level: number): number =>
  Math.min(MOST_TACTICS, Math.floor(level / LEVELS_PER_TACTIC));
