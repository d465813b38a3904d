import { GetItemSourcesDocument, type ItemTagFragment } from '#graphql/generated/documents.ts';
import { type Answer, joinAnswers } from '#lib/api/answer.ts';
import {
  type BuildCosts,
  buildCost,
  type PieceCost,
  piecesToGet,
  shoppingList,
} from '#lib/game/costs/build-cost.ts';
import { nodesOf } from '#lib/game/costs/true-cost.ts';
import { realmOfCareer } from '#lib/game/players/careers.ts';

import type { BuildPlan, PlannedBuild } from '#lib/url/build/build-plan.ts';

import { getCostTrees } from '../catalogue/costs.ts';
import { itemsByIds } from '../items-by-ids.ts';
import { idsOf } from './build-plan.ts';

/** Offers, quests and creatures of each item that are read. */
const SOURCES = 3;

/** Loads the true cost of a build without the pieces that the owner has, and the sources of all that it takes. */
export async function getBuildCosts(
  { build }: PlannedBuild,
  owner: BuildPlan['owner'],
): Promise<Answer<BuildCosts>> {
  const wanted = idsOf(build);
  const toGet = piecesToGet(wanted, owner?.pieces ?? []);
  const trees = await getCostTrees(toGet.map(({ id }) => id));
  const counts = new Map(toGet.map(({ id, count }) => [id, count]));
  const pieces: readonly PieceCost<ItemTagFragment>[] = trees.data.map((root) => ({
    root,
    count: counts.get(root.item.id) ?? 1,
  }));
  const ids = pieces.flatMap(({ root }) => nodesOf(root).map(({ item }) => item.id));
  const sources = await itemsByIds(GetItemSourcesDocument, ids, { sources: SOURCES });
  return joinAnswers([trees, sources], {
    total: buildCost(pieces),
    errands: shoppingList(pieces, sources.data, realmOfCareer(build.career)),
    pieces: wanted.length,
    wanted: toGet.map(({ id }) => id),
    missing: toGet.reduce((sum, { count }) => sum + count, 0),
  });
}
