import type { TalismanFragment, WornItemFragment } from '#graphql/generated/documents.ts';
import { compareTotals, type Wearer } from '#lib/game/armory/armory-comparison.ts';
import type { ArmorySlot } from '#lib/game/armory/armory-groups.ts';
import { armoryTotals, type Total } from '#lib/game/armory/armory-totals.ts';
import type { BetterGear } from '#lib/game/armory/better-items.ts';
import type { TalismanCount } from '#lib/game/armory/worn-talismans.ts';
import type { Pair } from '#lib/game/difference.ts';
import { effectText } from '#lib/game/items/item-set.ts';
import { statLine } from '#lib/game/items/stats.ts';
import { itemSections } from '#lib/url/item-sections.ts';

import { columnsOf, partColumns } from '../export-table.ts';
import { listCell } from './cells.ts';
import about from './armory-columns.json' with { type: 'json' };

type Slot = Pick<ArmorySlot<WornItemFragment>, 'key' | 'label' | 'worn'>;

/** The name of a slot or a stat, without the number that tells equal ones apart. */
const slotOf = ({ key }: Pick<Slot, 'key'>): string => key.split(' ')[0] ?? key;

/** A slot of an armory, empty ones too (rules.md: Armory). */
export const SLOT_COLUMNS = columnsOf<Slot>()(about.slot, {
  slot: slotOf,
  talismanIds: ({ worn }) => worn && listCell(worn.talismans.map(({ id }) => id)),
});

const STAT_NAME_COLUMNS = columnsOf<Total>()(about.statName, { stat: slotOf });

export const TOTAL_COLUMNS = columnsOf<Total>()(about.total, { name: STAT_NAME_COLUMNS });

export const TALISMAN_COLUMNS = columnsOf<TalismanCount<TalismanFragment>>()(about.talisman, {
  gives: ({ talisman: { stats, buffs } }) =>
    listCell([
      ...stats.map(statLine).map(({ label, value }) => `${value} ${label}`),
      ...buffs.flatMap((buff) => effectText(buff) ?? []),
    ]),
});

export const COMPARED_SLOT_COLUMNS = columnsOf<Pair<WornItemFragment>>()(about.comparedSlot, {
  slot: slotOf,
});

/** A stat of two armories. */
interface ComparedTotal {
  readonly total: Total;
  readonly mine: number;
  readonly theirs: number;
}

/** The totals of two armories, in the order of the page. */
export function comparedTotals(
  mine: Wearer<WornItemFragment>,
  theirs: Wearer<WornItemFragment>,
): readonly ComparedTotal[] {
  const [near, far] = [mine, theirs].map(
    ({ items }) => new Map(armoryTotals(items).map((total) => [total.key, total])),
  );
  return compareTotals(mine, theirs).flatMap(({ key }) => {
    const [one, other] = [near?.get(key), far?.get(key)];
    const total = one ?? other;
    return total ? [{ total, mine: one?.sum ?? 0, theirs: other?.sum ?? 0 }] : [];
  });
}

export const COMPARED_TOTAL_COLUMNS = columnsOf<ComparedTotal>()(about.comparedTotal, {
  name: partColumns(({ total }) => total, STAT_NAME_COLUMNS),
  difference: ({ mine, theirs }) => mine - theirs,
});

export const COMPARED_BONUS_COLUMNS = columnsOf<Pair<number>>()(about.comparedBonus, {});

type BetterPlace = BetterGear['slots'][number];

/** An item that is better than the worn one of its place. */
type BetterRow = BetterPlace['better'][number] & Omit<BetterPlace, 'better'>;

export const betterRows = ({ better, ...place }: BetterPlace): readonly BetterRow[] =>
  better.map((each) => ({ ...each, ...place }));

export const BETTER_COLUMNS = columnsOf<BetterRow>()(about.better, {
  sources: ({ item }) =>
    listCell(
      itemSections({ ...item, usedToPurchase: null }).map(({ section, count }) => `${count} ${section}`),
    ),
  copper: ({ item }) => item.soldByVendors?.nodes?.[0]?.price ?? null,
  pays: ({ item }) =>
    listCell(
      (item.soldByVendors?.nodes?.[0]?.requiredItems ?? []).map(
        (each) => `${each.count} × ${each.item.name}`,
      ),
    ),
});
