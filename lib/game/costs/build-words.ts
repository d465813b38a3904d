import { counted, thousands } from '#lib/format/number.ts';
import { coinsOf } from '#lib/format/price.ts';

import { type WornPiece, wornSets } from '../armory/worn-sets.ts';
import { itemName } from '../items/item-labels.ts';
import type { BuildCosts } from './build-cost.ts';

/** Kinds of items that a sentence names before it only counts the others. */
const MOST_NAMES = 2;

type Cost = Pick<BuildCosts, 'total' | 'pieces' | 'missing' | 'wanted'>;

/**
 * A build in one sentence: the set with most pieces, and what all of it takes.
 * @example buildWords(gear, costs) // '3 of 6 Sentinel, 1,240 Medallion and 2 gold to go'
 */
export function buildWords(gear: readonly WornPiece[], cost: Cost | null): string {
  if (gear.length === 0) return 'Nothing is chosen yet';
  const [set] = wornSets(gear);
  const words = [
    set ? `${set.worn} of ${set.pieces} ${set.name}` : counted(gear.length, 'item'),
    ...(cost ? [costWords(cost)] : []),
  ];
  return words.join(', ');
}

function costWords({ total, pieces, missing, wanted }: Cost): string {
  if (missing === 0) return pieces === 0 ? 'nothing to get' : 'all pieces are there';
  const own = new Set(wanted);
  const paid = total.items
    .filter(({ item }) => !own.has(item.id))
    .toSorted((one, other) => other.count - one.count);
  const found = total.items.filter(({ item }) => own.has(item.id)).reduce((sum, { count }) => sum + count, 0);
  const [coins] = coinsOf(total.copper);
  const others = paid.length - MOST_NAMES;
  const parts = [
    ...paid.slice(0, MOST_NAMES).map(({ item, count }) => `${thousands(count)} ${itemName(item)}`),
    ...(others > 0 ? [`${counted(others, 'other kind')} of payment`] : []),
    ...(coins ? [`${thousands(coins.amount)} ${coins.metal}`] : []),
    ...(found > 0 ? [`${counted(found, 'piece')} that no vendor sells`] : []),
  ];
  return parts.length === 0 ? 'nothing to pay' : `${joined(parts)} to go`;
}

const joined = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;
