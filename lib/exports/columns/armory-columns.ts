import type { TalismanFragment, WornItemFragment } from '#graphql/generated/documents.ts';
import type { ArmorySlot } from '#lib/game/armory/armory-groups.ts';
import type { Total } from '#lib/game/armory/armory-totals.ts';
import type { TalismanCount } from '#lib/game/armory/worn-talismans.ts';
import { effectText } from '#lib/game/items/item-set.ts';
import { statLine } from '#lib/game/items/stats.ts';

import { type Cell, column, type ExportColumn } from '../export-table.ts';

type Slot = Pick<ArmorySlot<WornItemFragment>, 'key' | 'label' | 'worn'>;

const ofWorn = (value: (worn: WornItemFragment) => Cell) => (slot: Slot) => slot.worn && value(slot.worn);

/** A slot of an armory, empty ones too (rules.md: Armory). */
export const SLOT_COLUMNS: readonly ExportColumn<Slot>[] = [
  column('slot', 'Slot as the API calls it, such as MAIN_HAND', ({ key }) => key.split(' ')[0] ?? key),
  column('slotName', 'Slot in words', ({ label }) => label),
  column(
    'itemId',
    'Id of the item; empty for an empty slot',
    ofWorn(({ item }) => item.id),
  ),
  column(
    'itemName',
    'Name of the item',
    ofWorn(({ item }) => item.name),
  ),
  column(
    'rarity',
    'Rarity as the API calls it, such as VERY_RARE',
    ofWorn(({ item }) => item.rarity),
  ),
  column(
    'itemLevel',
    'Level of the item',
    ofWorn(({ item }) => item.itemLevel),
  ),
  column(
    'setId',
    'Id of the set that the item belongs to',
    ofWorn(({ item }) => item.itemSet?.id ?? null),
  ),
  column(
    'talismanIds',
    'Ids of the talismans in it, separated by semicolons',
    ofWorn(({ talismans }) => talismans.map(({ id }) => id).join('; ')),
  ),
];

/** The columns of an armory's total of one stat. */
export const TOTAL_COLUMNS: readonly ExportColumn<Total>[] = [
  column('stat', 'Stat as the API calls it, such as WOUNDS', ({ key }) => key.split(' ')[0] ?? key),
  column('statName', 'Stat in words', ({ label }) => label),
  column('unit', 'points, bonus (points that are added) or percent', ({ unit }) => unit),
  column('items', 'Of the items', ({ items }) => items),
  column('talismans', 'Of the talismans', ({ talismans }) => talismans),
  column('bonuses', 'Of the active bonuses of sets', ({ bonuses }) => bonuses),
  column('total', 'Of all together', ({ sum }) => sum),
];

/** A talisman and how many of it are worn. */
export const TALISMAN_COLUMNS: readonly ExportColumn<TalismanCount<TalismanFragment>>[] = [
  column('talismanId', 'Id of the talisman', ({ talisman }) => talisman.id),
  column('talismanName', 'Name of the talisman', ({ talisman }) => talisman.name),
  column('gives', 'What each gives, separated by semicolons', ({ talisman: { stats, buffs } }) =>
    [
      ...stats.map(statLine).map(({ label, value }) => `${value} ${label}`),
      ...buffs.flatMap((buff) => effectText(buff) ?? []),
    ].join('; '),
  ),
  column('count', 'How many are worn', ({ count }) => count),
];
