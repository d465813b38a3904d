import { GetItemTagsDocument, GetWornByBestDocument } from '#graphql/generated/documents.ts';
import { type Answer, joinAnswers, CATALOGUE, LIVE } from '#lib/api/answer.ts';
import { whatIsOffered } from '#lib/api/offered.ts';
import { query } from '#lib/api/query.ts';
import { BUILD_SLOTS, type Build, type BuildSlot } from '#lib/game/builds/build.ts';
import { keysOf } from '#lib/game/look-up.ts';
import type { WornByBest } from '#lib/url/build/build-plan.ts';

import { itemsByIds } from '../items-by-ids.ts';

/**
 * Loads what the best of a career wear, slot by slot; null before that was counted, false where nothing counts it. What
 * needs a higher level or renown rank than a build has is left out, and counted.
 * @param open the slot that alone is asked for; null for all
 */
export async function getWornByBest(
  { career, level, renown }: Pick<Build, 'career' | 'level' | 'renown'>,
  open: BuildSlot | null = null,
): Promise<Answer<{ readonly worn: WornByBest | null | false }>> {
  if (!(await whatIsOffered())('Query.wornByBest')) return { data: { worn: false }, provenance: null };
  const answer = await query(GetWornByBestDocument, { career }, ({ wornByBest }) =>
    wornByBest ? CATALOGUE : LIVE,
  );
  const found = answer.data.wornByBest;
  if (!found) return { ...answer, data: { worn: null } };
  const counted = keysOf(BUILD_SLOTS).flatMap((slot) => {
    const kind = slotsLike(slot);
    if (open !== null && !kind.includes(open)) return [];
    const slots = open === null ? kind : ([open] as const);
    return found.items.flatMap((each) => (each.slot === BUILD_SLOTS[slot].slot ? [{ ...each, slots }] : []));
  });
  const ids = counted.map(({ itemId }) => itemId);
  const items = await itemsByIds(GetItemTagsDocument, ids, {});
  const { year, month, players, countedAt } = found;
  const isInReach = ({ levelRequirement, renownRankRequirement }: ItemNeeds) =>
    levelRequirement <= level && renownRankRequirement <= renown;
  const choices = counted.flatMap(({ itemId, slots, wearers }) => {
    const item = items.data.get(itemId);
    return item && isInReach(item)
      ? [{ slots, label: BUILD_SLOTS[slots[0]].label.replace(/ 1$/, ''), item, wearers, players }]
      : [];
  });
  const beyond = ids.filter((id) => items.data.has(id)).length - choices.length;
  return joinAnswers([answer, items], {
    worn: { month: { year, month }, players, countedAt, choices, beyond },
  });
}

/** An item with what it asks of its wearer. */
interface ItemNeeds {
  readonly levelRequirement: number;
  readonly renownRankRequirement: number;
}

/** A slot with the others of its kind: pockets, and pieces of jewellery. */
function slotsLike(slot: BuildSlot): readonly [BuildSlot, ...BuildSlot[]] {
  const kind = slot.replace(/\d$/, '');
  return [
    slot,
    ...keysOf(BUILD_SLOTS).filter((other) => other !== slot && other.replace(/\d$/, '') === kind),
  ];
}
