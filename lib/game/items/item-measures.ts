import type { ItemCardFragment } from '#graphql/generated/documents.ts';
import { fixed, thousands } from '#lib/format/number.ts';

type MeasuredItem = Pick<ItemCardFragment, 'type' | 'itemLevel' | 'armor' | 'dps' | 'speed'>;

/** A measure of an item that is no stat. */
export interface Measure {
  readonly label: 'Item level' | 'Armor' | 'DPS' | 'Speed' | 'Block Rating';
  /** The amount in the unit that visitors read; 0 where the item has none of it. */
  readonly amount: number;
}

/** Damage and seconds have one decimal, the others none. */
const DECIMALS: ReadonlySet<Measure['label']> = new Set(['DPS', 'Speed']);

/** True for each of the three kinds of shields, whose armor is their block rating. */
export const isShield = ({ type }: { readonly type: string }): boolean => type.endsWith('SHIELD');

/**
 * Every measure of an item, in the order of a card (rules.md: Item cards). For shields the armor is the block rating,
 * and there is no damage.
 */
export function measuresOf(item: MeasuredItem): readonly Measure[] {
  const { itemLevel, armor, dps, speed } = item;
  const blocks = isShield(item);
  return [
    { label: 'Item level', amount: itemLevel },
    { label: 'Armor', amount: blocks ? 0 : armor },
    { label: 'DPS', amount: blocks ? 0 : dps / 10 },
    { label: 'Speed', amount: speed / 100 },
    { label: 'Block Rating', amount: blocks ? armor : 0 },
  ];
}

/**
 * The number of a measure, without its unit.
 * @example measureNumber({ label: 'DPS', amount: 54.25 }) // '54.3'
 */
export function measureNumber({ label, amount }: Measure): string {
  return DECIMALS.has(label) ? fixed(amount, 1) : thousands(amount);
}

/**
 * A measure as a line of a card.
 * @example measureLine({ label: 'Armor', amount: 1184 }) // '1,184 Armor'
 */
export function measureLine(measure: Measure): string {
  const { label } = measure;
  return label === 'Item level' ? `${label} ${measureNumber(measure)}` : `${measureNumber(measure)} ${label}`;
}
