import * as documents from '#graphql/generated/documents.ts';
import { mapAnswer, NO_ANSWER } from '#lib/api/answer.ts';
import { getArmory, getOtherArmory } from '#lib/data/player/armories.ts';
import { CHARACTER } from '#lib/data/player/characters-and-guilds.ts';
import { getArmoryUpgrades } from '#lib/data/builds/upgrades.ts';
import { getMissingPieces } from '#lib/data/player/missing-pieces.ts';
import {
  COMPARED_BONUS_COLUMNS,
  COMPARED_SLOT_COLUMNS,
  COMPARED_TOTAL_COLUMNS,
  SLOT_COLUMNS,
  TALISMAN_COLUMNS,
  TOTAL_COLUMNS,
} from '#lib/exports/columns/armory-columns.ts';
import { UPGRADE_COLUMNS } from '#lib/exports/columns/build-columns.ts';
import { withoutParam, withParam } from '#lib/exports/export-table.ts';
import type { Columns } from '#lib/exports/export-columns.ts';
import { pageExports } from '#lib/exports/page-exports.ts';
import {
  BOOLEAN,
  INTEGER,
  integers,
  list,
  nullable,
  NUMBER,
  object,
  oneOf,
  TEXT,
} from '#lib/exports/shapes/shape.ts';
import { blockTable } from '#lib/exports/text/text-block.ts';
import { decimal, plain } from '#lib/format/number.ts';
import { BUILD_SLOTS } from '#lib/game/builds/build.ts';
import { keysOf } from '#lib/game/look-up.ts';
import { CAREER_ORDER, careerLabel } from '#lib/game/players/careers.ts';
import { compareBonuses, compareSlots, compareTotals } from '#lib/game/armory/armory-comparison.ts';
import { armoryGroups } from '#lib/game/armory/armory-groups.ts';
import { armoryTotals, averageItemLevel } from '#lib/game/armory/armory-totals.ts';
import type { PartialSet } from '#lib/game/armory/missing-pieces.ts';
import { wornTalismans } from '#lib/game/armory/worn-talismans.ts';
import { type SetBonus } from '#lib/game/items/item-set.ts';
import { previewOfArmory } from '#lib/preview/kinds/preview-of-fighter.ts';
import { ARMORY_FILTER } from '#lib/url/filter/comparison-filter.ts';

async function otherArmory(id: string, vs: string) {
  const { data, provenance } = await getOtherArmory(id, vs);
  if (data.error) throw data.error;
  return { data: data.armory, provenance };
}

/** The sets that are worn in part, and where their missing pieces come from. */
async function missingFrom(id: string) {
  const { data, provenance } = await getArmory(id);
  if (!data) return { data: null, provenance };
  return mapAnswer(await getMissingPieces(data), ({ sets, sources }) => {
    const all: readonly documents.PieceSourcesFragment[] = [...sources.values()];
    return { sets, sources: all };
  });
}

const ARMORY = nullable(documents.ArmoryFragmentDoc);

const UPGRADES = object({
  rows: list(
    object({
      slot: oneOf(...keysOf(BUILD_SLOTS)),
      label: TEXT,
      item: documents.BetterItemFragmentDoc,
      gain: NUMBER,
      changes: list(object({ label: TEXT, unit: oneOf('points', 'percent'), value: NUMBER })),
      worn: nullable(documents.ItemCardFragmentDoc),
      off: nullable(documents.ItemCardFragmentDoc),
    }),
  ),
  read: nullable(INTEGER),
  sortsStats: BOOLEAN,
  career: oneOf(...CAREER_ORDER),
});

const MISSING = object({
  sets: list(
    object<PartialSet<documents.ItemTagFragment>>({
      id: TEXT,
      name: TEXT,
      ...integers('worn', 'of'),
      next: nullable(
        object({
          itemsRequired: INTEGER,
          bonuses: list<SetBonus>(documents.SetBonusFragmentDoc),
        }),
      ),
      missing: list(documents.ItemTagFragmentDoc),
    }),
  ),
  sources: list(documents.PieceSourcesFragmentDoc),
});

/** The totals of two armories, in the order of the page. */
function comparedTotals(mine: documents.ArmoryFragment, theirs: documents.ArmoryFragment) {
  const [near, far] = [mine, theirs].map(
    ({ items }) => new Map(armoryTotals(items).map((total) => [total.key, total])),
  );
  return compareTotals(mine, theirs).flatMap(({ key }) => {
    const [one, other] = [near?.get(key), far?.get(key)];
    const total = one ?? other;
    return total ? [{ total, mine: one?.sum ?? 0, theirs: other?.sum ?? 0 }] : [];
  });
}

export const ARMORY_EXPORTS = pageExports('/character/{id}/armory', 'The armory of a character', {
  filter: ARMORY_FILTER,
  source: CHARACTER,
  record: documents.CharacterCardFragmentDoc,
  parts: (part) => ({
    armory: part(({ id }) => getArmory(id)).json(ARMORY),
    other: part(async ({ id, list: { values } }) =>
      values.vs === '' ? NO_ANSWER : otherArmory(id, values.vs),
    ).json(ARMORY),
    missing: part(async ({ id, list: { values } }) => (values.vs === '' ? missingFrom(id) : NO_ANSWER)).json(
      nullable(MISSING),
    ),
    upgrades: part(async ({ id, list: { values } }) => {
      const { data } = await getArmory(id);
      if (!data || values.vs !== '') return NO_ANSWER;
      return mapAnswer(await getArmoryUpgrades(data, values), (found) => found || null);
    }).json(nullable(UPGRADES)),
  }),
  tables: (table) => {
    const ofItems = <Row>(
      label: string,
      rows: (worn: documents.ArmoryFragment['items']) => readonly Row[],
      columns: Columns<Row>,
    ) =>
      table(
        label,
        async ({ part }) => {
          const armory = await part('armory');
          return armory && rows(armory.items);
        },
        columns,
      );
    const ofBoth = <Row>(
      label: string,
      rows: (mine: documents.ArmoryFragment, theirs: documents.ArmoryFragment) => readonly Row[],
      columns: Columns<Row>,
    ) =>
      table(
        label,
        async ({ part }) => {
          const [mine, theirs] = [await part('armory'), await part('other')];
          return mine && theirs && rows(mine, theirs);
        },
        columns,
        { needs: withParam(ARMORY_FILTER.fields.vs.param) },
      );
    return {
      slots: ofItems('Slots', (worn) => armoryGroups(worn).flatMap(({ slots }) => slots), SLOT_COLUMNS),
      totals: ofItems('Totals', armoryTotals, TOTAL_COLUMNS),
      talismans: ofItems('Talismans', wornTalismans, TALISMAN_COLUMNS),
      upgrades: table(
        'What to wear next',
        async ({ part }) => (await part('upgrades'))?.rows,
        UPGRADE_COLUMNS,
        { needs: withoutParam(ARMORY_FILTER.fields.vs.param) },
      ),
      comparedSlots: ofBoth('Slots compared', compareSlots, COMPARED_SLOT_COLUMNS),
      comparedTotals: ofBoth('Totals compared', comparedTotals, COMPARED_TOTAL_COLUMNS),
      comparedBonuses: ofBoth('Set bonuses compared', compareBonuses, COMPARED_BONUS_COLUMNS),
    };
  },
  // All worn items, as far as there is room.
  text: async ({ record, part }) => {
    const items = (await part('armory'))?.items ?? [];
    const itemLevel = averageItemLevel(items);
    const worn = armoryGroups(items).flatMap(({ slots }) =>
      slots.flatMap(({ label, worn: piece }) => (piece ? [{ label, item: piece.item }] : [])),
    );
    return {
      title: `Armory of ${record.name}`,
      facts: [
        careerLabel(record.career),
        `level ${plain(record.level)}`,
        `renown rank ${plain(record.renownRank)}`,
        ...(itemLevel === null ? [] : [`average item level ${decimal(itemLevel, 1)}`]),
      ].join(' · '),
      most: worn.length,
      ...blockTable(worn, [
        ['Slot', ({ label }) => label],
        ['Item', ({ item }) => item.name],
        ['Level', ({ item }) => (item.itemLevel > 0 ? String(item.itemLevel) : ''), 'end'],
      ]),
    };
  },
  preview: async ({ record, part }) => previewOfArmory(record, await part('armory')),
});
