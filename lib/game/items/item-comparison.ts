import type {
  ItemCardFragment,
  ComparableItemFragment,
  GetComparableItemsQueryVariables,
  ItemFilterInput,
} from '#graphql/generated/documents.ts';
import { plain } from '#lib/format/number.ts';
import { type Difference, UNKNOWN_DIFFERENCE } from '../difference.ts';
import { isKeyOf, lookUp } from '../look-up.ts';
import { type Measure, measureNumber, measuresOf } from './item-measures.ts';
import { ITEM_STATS, isPercent, statAmount, statLabel } from './stats.ts';

/** The number of items that a page suggests for a comparison. */
const SUGGESTIONS = 6;

type Subject = Pick<ItemCardFragment, 'id' | 'slot' | 'type' | 'itemLevel' | 'careerRestriction' | 'stats'>;

/**
 * Returns the query arguments for items that may be compared with one: of its slot and type, and usable by its career
 * where it is restricted. Null for an item that has nothing to compare, as one that is neither worn nor gives a stat,
 * or of which the API does not tell enough.
 */
export function comparableArguments({
  slot,
  type,
  itemLevel,
  careerRestriction: [career],
  stats,
}: Subject): GetComparableItemsQueryVariables | null {
  if (slot === 'NONE' && stats.length === 0) return null;
  if (!slot || !type || Number.isNaN(itemLevel)) return null;
  const kind: ItemFilterInput = { slot: { eq: slot }, type: { eq: type } };
  return {
    atLeast: { ...kind, itemLevel: { gte: itemLevel } },
    below: { ...kind, itemLevel: { lt: itemLevel } },
    ...(career ? { usableByCareer: career } : {}),
    // The item itself is among them.
    first: SUGGESTIONS + 1,
  };
}

/** Picks the few items nearest in item level from both sides, without the item itself. */
export function nearestInLevel(
  { id, itemLevel }: Pick<Subject, 'id' | 'itemLevel'>,
  items: readonly ComparableItemFragment[],
): readonly ComparableItemFragment[] {
  const distance = (item: ComparableItemFragment) => Math.abs(item.itemLevel - itemLevel);
  return items
    .filter((item) => item.id !== id)
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, SUGGESTIONS);
}

type ComparedItem = Pick<
  ItemCardFragment,
  'type' | 'itemLevel' | 'armor' | 'dps' | 'speed' | 'stats' | 'talismanSlots'
>;

/** One stat or measure of two items. */
export interface ComparisonLine {
  readonly label: string;
  /** Both values as printed; a dash where an item has none. */
  readonly values: readonly [one: string, other: string];
  /** The same as numbers, in the unit that they are printed in; 0 where the item has none of it. */
  readonly amounts: readonly [one: number, other: number];
  readonly isPercent: boolean;
  /** The advantage of the one over the other, with unit and word: '12 more'. */
  readonly difference: Difference;
  /** Tells if the other item is the better one in this row. */
  readonly verdict: 'better' | 'worse' | 'same';
}

/** An amount of an item's property, and its printed form. */
interface Amount {
  readonly label: string;
  readonly amount: number;
  readonly isPercent: boolean;
  readonly print: (amount: number) => string;
}

const NOTHING = '–';

/** Less of these is better, with the words for less and more. */
const LESS_IS_BETTER: Readonly<Record<string, readonly [less: string, more: string]>> = {
  Speed: ['faster', 'slower'],
};

/**
 * All figures in which two items differ: measures, stats, talisman slots, in this order. What neither has is left out.
 */
export function compareItems(one: ComparedItem, other: ComparedItem): readonly ComparisonLine[] {
  const [ours, theirs] = [amountsOf(one), amountsOf(other)];
  const labels = new Map([...ours, ...theirs].map(([key, amount]) => [key, amount]));
  return [...labels]
    .toSorted(([a], [b]) => rank(a) - rank(b))
    .map(([key, amount]) =>
      comparisonLine(amount, [ours.get(key)?.amount ?? 0, theirs.get(key)?.amount ?? 0]),
    );
}

/** The amounts of an item, by keys that are the same for every item. */
function amountsOf(item: ComparedItem): ReadonlyMap<string, Amount> {
  const amounts = new Map<string, Amount>();
  const add = (key: string, { amount, ...rest }: Amount) => {
    const sum = amount + (amounts.get(key)?.amount ?? 0);
    if (sum !== 0) amounts.set(key, { ...rest, amount: sum });
  };
  for (const measure of measuresOf(item)) add(measure.label, measureAmount(measure));
  for (const stat of item.stats) {
    const inPercent = isPercent(stat);
    const unit = inPercent ? '%' : '';
    add(`${stat.stat}${unit}`, {
      label: statLabel(stat.stat),
      amount: statAmount(stat),
      isPercent: inPercent,
      print: (amount) => `${signed(amount, plain(Math.abs(amount)))}${unit}`,
    });
  }
  const slots = { label: 'Talisman slots', amount: item.talismanSlots, isPercent: false, print: plain };
  add(slots.label, slots);
  return amounts;
}

const measureAmount = ({ label, amount }: Measure): Amount => ({
  label,
  amount,
  isPercent: false,
  print: (value) => measureNumber({ label, amount: value }),
});

const MEASURE_ORDER: readonly string[] = ['Item level', 'Armor', 'DPS', 'Speed', 'Block Rating'];
const STAT_ORDER: readonly string[] = ITEM_STATS.map(({ value }) => value);

/** Measures first, then the stats in their order (rules.md: Stats), others, and talisman slots at last. */
function rank(key: string): number {
  if (key === 'Talisman slots') return MEASURE_ORDER.length + STAT_ORDER.length + 1;
  if (MEASURE_ORDER.includes(key)) return MEASURE_ORDER.indexOf(key);
  const stat = STAT_ORDER.indexOf(key.replace('%', ''));
  return MEASURE_ORDER.length + (stat < 0 ? STAT_ORDER.length : stat);
}

const comparisonLine = (
  { label, isPercent, print }: Omit<Amount, 'amount'>,
  amounts: ComparisonLine['amounts'],
): ComparisonLine => ({ label, isPercent, amounts, ...inWords(label, print, amounts) });

function inWords(
  label: string,
  print: Amount['print'],
  [one, other]: ComparisonLine['amounts'],
): Pick<ComparisonLine, 'values' | 'difference' | 'verdict'> {
  const values = [one === 0 ? NOTHING : print(one), other === 0 ? NOTHING : print(other)] as const;
  // Tenths of a number do not add up exactly.
  const difference = Math.round((one - other) * 100) / 100;
  if (difference === 0) return { values, difference: { kind: 'same', text: 'Equal' }, verdict: 'same' };
  if (Number.isNaN(difference)) return { values, difference: UNKNOWN_DIFFERENCE, verdict: 'same' };
  const [less, more] = lookUp(LESS_IS_BETTER, label) ?? ['less', 'more'];
  const size = print(Math.abs(difference)).replace(/^\+/, '');
  const text = `${size} ${difference < 0 ? less : more}`;
  const isBetter = difference > 0 !== isKeyOf(LESS_IS_BETTER, label);
  return {
    values,
    difference: { kind: isBetter ? 'more' : 'less', text },
    verdict: isBetter ? 'worse' : 'better',
  };
}

const signed = (amount: number, size: string) => `${amount < 0 ? '−' : '+'}${size}`;
