import { thousands } from '#lib/format/number.ts';
import {
  isPercent,
  ITEM_STATS,
  signedAmount,
  statAmount,
  statLabel,
  type StatValue,
} from '../items/stats.ts';
import { isShield } from '../items/item-measures.ts';
import type { WornPiece } from '../items/item-set.ts';
import { wornSets } from './worn-sets.ts';
import { equipped } from './worn-talismans.ts';

/** A worn item with all that it adds to its wearer. */
export interface WornGear extends WornPiece {
  readonly item: WornPiece['item'] & {
    readonly type: string;
    readonly armor: number;
    readonly itemLevel: number;
    readonly stats: readonly StatValue[];
  };
  readonly talismans: readonly { readonly id: string; readonly stats: readonly StatValue[] }[];
}

/** The source of a share of a stat. */
export type StatSource = 'items' | 'talismans' | 'bonuses';

/** The total of a stat, in the unit in which it is printed. */
export interface Total extends Readonly<Record<StatSource, number>> {
  /** Tells the total from the others: the value of the stat and whether it is a share. */
  readonly key: string;
  readonly label: string;
  readonly unit: Unit;
  readonly sum: number;
}

/** Units of totals: absolute points, added points, added percent. */
type Unit = 'points' | 'bonus' | 'percent';

const ARMOR = 'ARMOR';
const BLOCK_RATING = 'BLOCK_RATING';

/** Armor and block rating, then as the search form for items has it, then the others by name. */
const ORDER: ReadonlyMap<string, number> = new Map(
  [ARMOR, BLOCK_RATING, ...ITEM_STATS.map(({ value }) => value)].map((stat, index) => [stat, index]),
);

/** One amount that a piece of gear, or a set, gives. */
interface Gain {
  readonly from: StatSource;
  /** The set and its pieces, for a bonus: 'The Ninth Watch (3 pieces)'. */
  readonly set: string | null;
  readonly stat: string;
  readonly unit: Unit;
  readonly amount: number;
}

/**
 * Totals of a player's gear: of items, talismans and the active bonuses of sets, stat by stat; what adds
 * up to nothing is left out (rules.md: Armory).
 * @example armoryTotals(character.items)[1] // { label: 'Wounds', items: 210, talismans: 66, bonuses: 72, sum: 348, ... }
 */
export function armoryTotals(worn: readonly WornGear[]): readonly Total[] {
  const totals = new Map<string, Total>();
  for (const { from, stat, unit, amount } of gainsOf(worn)) {
    const key = `${stat} ${unit}`;
    const sofar = totals.get(key) ?? nothing(key, stat, unit);
    totals.set(key, { ...sofar, [from]: sofar[from] + amount, sum: sofar.sum + amount });
  }
  return [...totals.values()].filter(({ sum }) => sum !== 0).toSorted(inOrder);
}

/**
 * The mean item level of what is worn, of those that have one; null where nothing has.
 * @example averageItemLevel(character.items) // 52.4
 */
export function averageItemLevel(worn: readonly WornGear[]): number | null {
  const levels = equipped(worn).flatMap(({ item: { itemLevel } }) => (itemLevel > 0 ? [itemLevel] : []));
  if (levels.length === 0) return null;
  return levels.reduce((sum, level) => sum + level, 0) / levels.length;
}

/**
 * An amount of a total as it is printed; armor is there, all else is added.
 * @example amountText({ unit: 'percent' }, 5) // '+5%'
 */
export function amountText({ unit }: Pick<Total, 'unit'>, amount: number): string {
  return unit === 'points' ? thousands(amount) : signedAmount(amount, unit === 'percent');
}

/** Everything that gear gives, piece by piece: of items, talismans and the active bonuses of sets. */
export function gainsOf(worn: readonly WornGear[]): readonly Gain[] {
  const gear = equipped(worn);
  const bonuses = wornSets(gear).flatMap(({ name, active }) =>
    active.map(({ bonus: { bonus }, pieces }) => ({ bonus, set: `${name} (${pieces} pieces)` })),
  );
  return [
    ...gear.flatMap(({ item }) => [armorGain(item), ...item.stats.map((stat) => statGain('items', stat))]),
    ...gear.flatMap(({ talismans }) =>
      talismans.flatMap(({ stats }) => stats.map((stat) => statGain('talismans', stat))),
    ),
    ...bonuses.flatMap(({ bonus, set }) =>
      bonus.__typename === 'ItemStat' ? [statGain('bonuses', bonus, set)] : [],
    ),
  ];
}

const armorGain = (item: WornGear['item']): Gain => ({
  from: 'items',
  set: null,
  stat: isShield(item) ? BLOCK_RATING : ARMOR,
  unit: 'points',
  amount: item.armor,
});

function statGain(from: StatSource, stat: StatValue, set: string | null = null): Gain {
  const unit = isPercent(stat) ? 'percent' : stat.stat === ARMOR ? 'points' : 'bonus';
  return { from, set, stat: stat.stat, unit, amount: statAmount(stat) };
}

const nothing = (key: string, stat: string, unit: Unit): Total => ({
  key,
  label: statLabel(stat),
  unit,
  items: 0,
  talismans: 0,
  bonuses: 0,
  sum: 0,
});

const rankOf = ({ key }: Total) => ORDER.get(key.split(' ')[0] ?? '') ?? ORDER.size;

/** The order of totals on every page. */
export function inOrder(one: Total, other: Total): number {
  return (
    rankOf(one) - rankOf(other) ||
    one.label.localeCompare(other.label, 'en') ||
    one.key.localeCompare(other.key, 'en')
  );
}
