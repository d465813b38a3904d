import { Random } from '#graphql/rules/random.ts';

/** The names that a page of one world gives. */
interface Told {
  /** The page names something that is not there. */
  readonly isFalse: boolean;
  /** It names the effect that was planted; false in a world without any. */
  readonly isFound: boolean;
}

/** A verdict of the site in worlds of one kind. */
export interface Study {
  readonly verdict: string;
  /** The sizes of the worlds, and what makes players come again. */
  readonly world: string;
  /** Small enough for the unit tests, which try 50 worlds. */
  readonly isQuick: boolean;
  /**
   * Draws a world as counts, and reads what the functions of the site say of it.
   * @param isPlanted whether there is an effect
   */
  tell(random: Random, isPlanted: boolean): Told;
}

/** Draws so many worlds without an effect, always the same ones, and counts those with a false name. */
export function falseNamesOf({ verdict, world, tell }: Study, worlds: number): number {
  const random = new Random(`${verdict}, ${world}, nothing`);
  return Array.from({ length: worlds }, () => tell(random, false)).filter(({ isFalse }) => isFalse).length;
}

/** Draws so many worlds with an effect, always the same ones, and counts those in which it is found. */
export function foundOf({ verdict, world, tell }: Study, worlds: number): number {
  const random = new Random(`${verdict}, ${world}, planted`);
  return Array.from({ length: worlds }, () => tell(random, true)).filter(({ isFound }) => isFound).length;
}

/** Draws by weights; `sums` are the weights added up from the first on. */
export function drawn<Item>(random: Random, items: readonly Item[], sums: Float64Array): Item {
  const wanted = random.next() * (sums.at(-1) ?? 0);
  let [low, high] = [0, sums.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  const item = items[low];
  if (item === undefined) throw new RangeError('Nothing to draw from');
  return item;
}

/** Adds up weights, for `drawn`. */
export function sumsOf<Item>(items: readonly Item[], weight: (item: Item) => number): Float64Array {
  let sum = 0;
  return Float64Array.from(items, (item) => (sum += weight(item)));
}

/** Random groups of players, as the API has them. */
const GROUPS = 32;
export const NOTHING: readonly number[] = Array.from({ length: GROUPS }, () => 0);

/** The random group of a player. Players are drawn at random, so that every 32nd of them is one. */
export const groupOf = (player: number): number => player % GROUPS;

/** Adds to the sum of a player's group. */
export const added = (sums: readonly number[], player: number, more: number): number[] =>
  sums.map((sum, group) => (group === groupOf(player) ? sum + more : sum));
