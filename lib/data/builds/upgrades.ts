import {
  type ArmoryFragment,
  type BetterItemFragment,
  type Career,
  GetBetterItemsDocument,
  type GetBetterItemsQuery,
  type GetBetterItemsQueryVariables,
  GetBetterItemSourcesDocument,
  type WearableFragment,
} from '#graphql/generated/documents.ts';
import { type Answer, joinAnswers, mapAnswer, CATALOGUE } from '#lib/api/answer.ts';
import { whatIsOffered } from '#lib/api/offered.ts';
import { query } from '#lib/api/query.ts';
import { partialSets } from '#lib/game/armory/missing-pieces.ts';
import {
  BUILD_SLOTS,
  type BuildSlot,
  MELEE_TYPES,
  offHandTypes,
  TWO_HANDED_SPEED,
} from '#lib/game/builds/build.ts';
import { buildStats } from '#lib/game/builds/build-stats.ts';
import { biggestChanges } from '#lib/game/builds/stat-changes.ts';
import { boundingWeights, isProven, type Ranking } from '#lib/game/builds/upgrade-bound.ts';
import { bestUpgrades, type Upgrade } from '#lib/game/builds/upgrades.ts';
import { STRIKES_WITH, strikingSlot, type Weight } from '#lib/game/builds/weights.ts';
import { isUsableBy } from '#lib/game/items/usable-items.ts';
import { keysOf } from '#lib/game/look-up.ts';
import { parseCareer } from '#lib/game/players/careers.ts';
import type { PlannedBuild, UpgradeRow, Upgrades } from '#lib/url/build/build-plan.ts';
import { STAT_ORDER } from '#lib/url/filter/item-filter.ts';
import { weightsOf, type WeightValues } from '#lib/url/filter/weight-fields.ts';
import { itemSections } from '#lib/url/item-sections.ts';

import { itemsByIds } from '../items-by-ids.ts';
import { wornBuild } from './build-plan.ts';
import { weighedOrder } from './weighed-order.ts';

/** Items of each slot that are read: some, more where these are too few to be certain, or those of the highest level. */
const READ = { some: 12, more: 50, highest: 20 } as const;

/** Pieces of worn sets that are looked at. */
const MOST_PIECES = 60;

type Place = keyof GetBetterItemsQuery;

/** The slots of a build that a list of the question is for. */
const SLOTS: Readonly<Record<Place, readonly BuildSlot[]>> = {
  helm: ['helm'],
  shoulder: ['shoulder'],
  back: ['back'],
  body: ['body'],
  gloves: ['gloves'],
  belt: ['belt'],
  boots: ['boots'],
  mainHand: ['main-hand'],
  oneHand: ['main-hand'],
  offHand: ['off-hand'],
  ranged: ['ranged'],
  event: ['event'],
  pocket: ['pocket-1', 'pocket-2'],
  jewellery: ['jewellery-1', 'jewellery-2', 'jewellery-3', 'jewellery-4'],
};

/** A worn build, as far as what is better depends on it. */
type Worn = Pick<PlannedBuild, 'build' | 'gear' | 'base' | 'stats'>;

/**
 * Finds the best upgrade of each slot of a build by the weighed stats, of what it may wear and get: first candidates with
 * what decides their gain, then the sources of the best of them (rules.md: What to wear next).
 */
export async function listUpgrades(worn: Worn, weights: readonly Weight[]): Promise<Answer<Upgrades>> {
  const sortsStats = (await whatIsOffered())(STAT_ORDER);
  const pieces = itemsByIds(GetBetterItemSourcesDocument, missingPieces(worn), {});
  const ask = (first: number) =>
    query(GetBetterItemsDocument, asked(worn, weights, sortsStats, first), CATALOGUE);
  const search = async (first: number) => {
    const [answer, sets] = await Promise.all([ask(first), pieces]);
    const rankings = rankingsOf(answer.data, first);
    const ofSets = [...sets.data.values()].filter(
      (item) => hasSource(item) && isUsableBy(worn.build.career, item),
    );
    const found = bestUpgrades<WearableFragment>(
      worn,
      [...rankings.flatMap(({ items }) => items), ...ofSets],
      weights,
    );
    return { answer, found, isSure: isProven(worn, found, rankings, weights) };
  };
  let result = await search(sortsStats ? READ.some : READ.highest);
  if (sortsStats && !result.isSure) result = await search(READ.more);
  const { answer, found, isSure } = result;
  const ids = found.map(({ item }) => item.id);
  const sources = await itemsByIds(GetBetterItemSourcesDocument, ids, {});
  return joinAnswers([answer, await pieces, sources], {
    rows: found.flatMap((upgrade) => rowOf(worn, upgrade, sources.data)),
    read: sortsStats ? (isSure ? null : READ.more) : READ.highest,
    sortsStats,
  });
}

/**
 * Finds the best upgrade of each slot of what a character wears, by chosen weights or those of its career; false for an
 * unknown career.
 */
export async function getArmoryUpgrades(
  armory: ArmoryFragment,
  values: WeightValues,
): Promise<Answer<(Upgrades & { readonly career: Career }) | false>> {
  const career = parseCareer(armory.career);
  if (career === null) return { data: false, provenance: null };
  const found = await listUpgrades(wornBuild({ ...armory, career }), weightsOf(values, career));
  return mapAnswer(found, (upgrades) => ({ ...upgrades, career }));
}

/** The ids of the pieces that are missing in worn sets. */
const missingPieces = ({ gear }: Worn): readonly string[] =>
  partialSets(gear)
    .flatMap(({ missing }) => missing.map(({ id }) => id))
    .slice(0, MOST_PIECES);

/** The variables of the question for candidates. */
function asked(
  worn: Worn,
  weights: readonly Weight[],
  sortsStats: boolean,
  first: number,
): GetBetterItemsQueryVariables {
  const { career, level, renown } = worn.build;
  const { mostOf, dpsWeight } = weighedOrder(boundingWeights(worn, weights));
  const common = {
    career,
    level,
    renown,
    oneHanded: ONE_HANDED,
    offHand: [...offHandTypes(career)],
    first,
  };
  if (!sortsStats) {
    const order = [{ itemLevel: 'DESC' as const }, { id: 'DESC' as const }];
    return {
      ...common,
      hasStats: weights.flatMap(({ stat }) => (stat === 'DPS' ? [] : [stat])).slice(0, 1),
      order,
    };
  }
  const strikes = strikingSlot(career);
  return {
    ...common,
    mostOf,
    meleeDps: strikes === STRIKES_WITH.melee ? dpsWeight : 0,
    rangedDps: strikes === STRIKES_WITH.ranged ? dpsWeight : 0,
    hasSource: true,
  };
}

/** The condition of weapons that leave the off hand free. */
const ONE_HANDED = [
  { slot: { eq: 'EITHER_HAND' as const } },
  { type: { nin: ['STAFF' as const, ...MELEE_TYPES] } },
  { type: { in: [...MELEE_TYPES] }, speed: { lt: TWO_HANDED_SPEED } },
];

const rankingsOf = (lists: GetBetterItemsQuery, first: number): readonly Ranking[] =>
  keysOf(SLOTS).flatMap((place) => {
    const items = lists[place]?.nodes ?? [];
    const isWhole = items.length < first;
    return [{ slots: SLOTS[place], items, isWhole, takesBothHands: place === 'mainHand' }];
  });

const hasSource = (item: BetterItemFragment) => itemSections({ ...item, usedToPurchase: null }).length > 0;

/** A row of the list; none for an item without a source, which an API may name that cannot leave it out. */
function rowOf(
  { build, gear, base, stats }: Worn,
  { slot, item: { id }, gain, gear: after }: Upgrade<{ readonly id: string }>,
  sources: ReadonlyMap<string, BetterItemFragment>,
): readonly UpgradeRow[] {
  const item = sources.get(id);
  if (!item || !hasSource(item)) return [];
  const { slot: equipSlot, label } = BUILD_SLOTS[slot];
  const wornIn = (place: string) => gear.find((each) => each.equipSlot === place)?.item ?? null;
  const off = after.some((each) => each.equipSlot === 'OFF_HAND') ? null : wornIn('OFF_HAND');
  const changes = biggestChanges(stats, buildStats(build, after, base));
  return [{ slot, label, item, gain, changes, worn: wornIn(equipSlot), off }];
}
