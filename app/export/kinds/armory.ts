import * as documents from '#graphql/generated/documents.ts';
import { mapAnswer, NO_ANSWER } from '#lib/api/answer.ts';
import { getArmory, getOtherArmory } from '#lib/data/player/armories.ts';
import { CHARACTER } from '#lib/data/player/characters-and-guilds.ts';
import { getBetterItems } from '#lib/data/player/better-items.ts';
import { getMissingPieces } from '#lib/data/player/missing-pieces.ts';
import * as columns from '#lib/exports/columns/armory-columns.ts';
import type { ExportColumn } from '#lib/exports/export-table.ts';
import { pageExports } from '#lib/exports/page-exports.ts';
import { fragment } from '#lib/exports/shapes/selection-schema.ts';
import { INTEGER, integers, list, nullable, NUMBER, object, TEXT, wider } from '#lib/exports/shapes/shape.ts';
import { armoryBlock } from '#lib/exports/text/player-blocks.ts';
import { compareBonuses, compareSlots } from '#lib/game/armory/armory-comparison.ts';
import { armoryGroups } from '#lib/game/armory/armory-groups.ts';
import { armoryTotals } from '#lib/game/armory/armory-totals.ts';
import type { PartialSet } from '#lib/game/armory/missing-pieces.ts';
import { wornTalismans } from '#lib/game/armory/worn-talismans.ts';
import type { SetBonus } from '#lib/game/items/item-set.ts';
import { previewOfArmory } from '#lib/preview/kinds/preview-of-fighter.ts';
import { ARMORY_FILTER, weightsOf } from '#lib/url/filter/comparison-filter.ts';

async function otherArmory(id: string, vs: string) {
  const { data, staleSince } = await getOtherArmory(id, vs);
  if (data.error) throw data.error;
  return { data: data.armory, staleSince };
}

/** The sets that are worn in part, and where their missing pieces come from. */
async function missingFrom(id: string) {
  const { data, staleSince } = await getArmory(id);
  if (!data) return { data: null, staleSince };
  return mapAnswer(await getMissingPieces(data), ({ sets, sources }) => {
    const all: readonly documents.PieceSourcesFragment[] = [...sources.values()];
    return { sets, sources: all };
  });
}

const ARMORY = nullable(fragment(documents.ArmoryFragmentDoc));

const MISSING = object({
  sets: list(
    object<PartialSet<documents.ItemTagFragment>>({
      id: TEXT,
      name: TEXT,
      ...integers('worn', 'of'),
      next: nullable(
        object({
          itemsRequired: INTEGER,
          bonuses: list(wider<SetBonus>(fragment(documents.SetBonusFragmentDoc))),
        }),
      ),
      missing: list(fragment(documents.ItemTagFragmentDoc)),
    }),
  ),
  sources: list(fragment(documents.PieceSourcesFragmentDoc)),
});

const BETTER = object({
  slots: list(
    object({
      label: TEXT,
      worn: nullable(fragment(documents.ItemCardFragmentDoc)),
      better: list(object({ item: fragment(documents.BetterItemFragmentDoc), gain: NUMBER })),
    }),
  ),
  read: nullable(INTEGER),
});

export const ARMORY_EXPORTS = pageExports('/character/{id}/armory', 'The armory of a character', {
  filter: ARMORY_FILTER,
  source: CHARACTER,
  record: fragment(documents.CharacterCardFragmentDoc),
  load: (_, { id, list: { values } }) => ({
    armory: () => getArmory(id),
    other: async () => (values.vs === '' ? NO_ANSWER : otherArmory(id, values.vs)),
    missing: async () => (values.vs === '' ? missingFrom(id) : NO_ANSWER),
    better: async () => {
      const { data } = await getArmory(id);
      const weights = weightsOf(values);
      if (!data || weights.length === 0) return NO_ANSWER;
      return mapAnswer(await getBetterItems(data, weights), (found) => found || null);
    },
  }),
  parts: { armory: ARMORY, other: ARMORY, missing: nullable(MISSING), better: nullable(BETTER) },
  tables: (table) => {
    const ofItems = <Row>(
      label: string,
      columns: readonly ExportColumn<Row>[],
      rows: (worn: documents.ArmoryFragment['items']) => readonly Row[],
    ) =>
      table(label, columns, async ({ part }) => {
        const armory = await part('armory');
        return armory && rows(armory.items);
      });
    const ofBoth = <Row>(
      label: string,
      columns: readonly ExportColumn<Row>[],
      rows: (mine: documents.ArmoryFragment, theirs: documents.ArmoryFragment) => readonly Row[],
    ) =>
      table(
        label,
        columns,
        async ({ part }) => {
          const [mine, theirs] = [await part('armory'), await part('other')];
          return mine && theirs && rows(mine, theirs);
        },
        { needs: ARMORY_FILTER.fields.vs.param },
      );
    return {
      slots: ofItems('Slots', columns.SLOT_COLUMNS, (worn) =>
        armoryGroups(worn).flatMap(({ slots }) => slots),
      ),
      totals: ofItems('Totals', columns.TOTAL_COLUMNS, armoryTotals),
      talismans: ofItems('Talismans', columns.TALISMAN_COLUMNS, wornTalismans),
      better: table(
        'Better gear',
        columns.BETTER_COLUMNS,
        async ({ part }) => (await part('better'))?.slots.flatMap(columns.betterRows) ?? null,
        { needs: ARMORY_FILTER.fields.first.param },
      ),
      comparedSlots: ofBoth('Slots compared', columns.COMPARED_SLOT_COLUMNS, compareSlots),
      comparedTotals: ofBoth('Totals compared', columns.COMPARED_TOTAL_COLUMNS, columns.comparedTotals),
      comparedBonuses: ofBoth('Set bonuses compared', columns.COMPARED_BONUS_COLUMNS, compareBonuses),
    };
  },
  text: async ({ record, part }) => armoryBlock(record, (await part('armory'))?.items ?? []),
  preview: async ({ record, part }) => previewOfArmory(record, await part('armory')),
});
