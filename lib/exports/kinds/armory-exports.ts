import {
  type ArmoryFragment,
  ArmoryFragmentDoc,
  type CharacterCardFragment,
  CharacterCardFragmentDoc,
  type ItemTagFragment,
  ItemTagFragmentDoc,
  type PieceSourcesFragment,
  PieceSourcesFragmentDoc,
  SetBonusFragmentDoc,
} from '#graphql/generated/documents.ts';
import { compareBonuses, compareSlots } from '#lib/game/armory/armory-comparison.ts';
import { armoryGroups } from '#lib/game/armory/armory-groups.ts';
import { armoryTotals } from '#lib/game/armory/armory-totals.ts';
import type { PartialSet } from '#lib/game/armory/missing-pieces.ts';
import type { SetBonus } from '#lib/game/items/item-set.ts';
import { wornTalismans } from '#lib/game/armory/worn-talismans.ts';
import { previewOfArmory } from '#lib/preview/kinds/preview-of-character.ts';
import { ARMORY_FILTER } from '#lib/url/filter/armory-filter.ts';

import { SLOT_COLUMNS, TALISMAN_COLUMNS, TOTAL_COLUMNS } from '../columns/armory-columns.ts';
import {
  COMPARED_BONUS_COLUMNS,
  COMPARED_SLOT_COLUMNS,
  COMPARED_TOTAL_COLUMNS,
  comparedTotals,
} from '../columns/compared-armory-columns.ts';
import { allRows, type ExportColumn, exportTable } from '../export-table.ts';
import type { Asked, PageExports } from '../page-exports.ts';
import { fragment } from '../shapes/fragment.ts';
import { INTEGER, list, nullable, object, TEXT, wider } from '../shapes/shape.ts';
import { armoryBlock } from '../text/armory-block.ts';

/** The parts of an armory's page; `other` where it is compared with one, `missing` where it is not. */
interface ArmoryParts {
  armory: ArmoryFragment | null;
  other: ArmoryFragment | null;
  /** The sets that are worn in part, and where their missing pieces come from. */
  missing: {
    readonly sets: readonly PartialSet<ItemTagFragment>[];
    readonly sources: readonly PieceSourcesFragment[];
  } | null;
}

const ARMORY = nullable(fragment(ArmoryFragmentDoc));

const MISSING = object({
  sets: list(
    object<PartialSet<ItemTagFragment>>({
      id: TEXT,
      name: TEXT,
      worn: INTEGER,
      of: INTEGER,
      next: nullable(
        object({ itemsRequired: INTEGER, bonuses: list(wider<SetBonus>(fragment(SetBonusFragmentDoc))) }),
      ),
      missing: list(fragment(ItemTagFragmentDoc)),
    }),
  ),
  sources: list(fragment(PieceSourcesFragmentDoc)),
});

type AskedArmory = Asked<CharacterCardFragment, ArmoryParts>;
type Items = ArmoryFragment['items'];

const ofItems = <Row>(
  label: string,
  columns: readonly ExportColumn<Row>[],
  rows: (worn: Items) => readonly Row[],
) =>
  exportTable(label, columns, async ({ part }: AskedArmory) => {
    const armory = await part('armory');
    return allRows(armory && rows(armory.items));
  });

const ofBoth = <Row>(
  label: string,
  columns: readonly ExportColumn<Row>[],
  rows: (mine: ArmoryFragment, theirs: ArmoryFragment) => readonly Row[],
) =>
  exportTable(
    label,
    columns,
    async ({ part }: AskedArmory) => {
      const [mine, theirs] = [await part('armory'), await part('other')];
      return allRows(mine && theirs && rows(mine, theirs));
    },
    { needs: ARMORY_FILTER.fields.vs.param },
  );

export const ARMORY_EXPORTS: PageExports<CharacterCardFragment, ArmoryParts> = {
  address: '/character/{id}/armory',
  title: 'The armory of a character',
  filter: ARMORY_FILTER,
  tables: {
    slots: ofItems('Slots', SLOT_COLUMNS, (worn) => armoryGroups(worn).flatMap(({ slots }) => slots)),
    totals: ofItems('Totals', TOTAL_COLUMNS, armoryTotals),
    talismans: ofItems('Talismans', TALISMAN_COLUMNS, wornTalismans),
    comparedSlots: ofBoth('Slots compared', COMPARED_SLOT_COLUMNS, compareSlots),
    comparedTotals: ofBoth('Totals compared', COMPARED_TOTAL_COLUMNS, comparedTotals),
    comparedBonuses: ofBoth('Set bonuses compared', COMPARED_BONUS_COLUMNS, compareBonuses),
  },
  record: fragment(CharacterCardFragmentDoc),
  parts: { armory: ARMORY, other: ARMORY, missing: nullable(MISSING) },
  text: async ({ record, part }) => armoryBlock(record, (await part('armory'))?.items ?? []),
  preview: async ({ record, part }) => previewOfArmory(record, await part('armory')),
};
