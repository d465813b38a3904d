import type { ItemCardFragment } from '#graphql/generated/documents.ts';
import { type Answer, mapAnswer } from '#lib/api/answer.ts';
import { buildStats } from '#lib/game/builds/build-stats.ts';
import { BUILD_SLOTS } from '#lib/game/builds/build.ts';
import { allChanges } from '#lib/game/builds/stat-changes.ts';
import { tryOn } from '#lib/game/builds/upgrades.ts';
import { weightsFor } from '#lib/game/builds/weights.ts';
import { parseCareer } from '#lib/game/players/careers.ts';
import type { BetterFor, PlannedBuild, PlayerTrial } from '#lib/url/build/build-plan.ts';

import { getOtherArmory } from '../player/armories.ts';
import { wornBuild } from './build-plan.ts';

/**
 * Tries an item on for a player, by the weights of the player's career (rules.md: Better for a player). Never fails, so
 * that the item can still be shown.
 * @param player a number or a name, as in the address
 */
export async function getBetterFor(item: ItemCardFragment, player: string): Promise<Answer<BetterFor>> {
  return mapAnswer(await getOtherArmory('', player), ({ armory, choices, error }) => {
    const career = armory && parseCareer(armory.career);
    const trial = armory && career ? trialOf(wornBuild({ ...armory, career }), item) : null;
    return { wearer: armory, choices, error, trial };
  });
}

function trialOf(worn: PlannedBuild, item: ItemCardFragment): PlayerTrial {
  const { build, gear, base, stats } = worn;
  const { career } = build;
  const tried = tryOn(worn, item, weightsFor(career));
  const { best } = tried;
  if (!best) return { ...tried, career, changes: [], replaced: null, off: null };
  const wornIn = (place: string) => gear.find(({ equipSlot }) => equipSlot === place)?.item ?? null;
  return {
    ...tried,
    career,
    changes: allChanges(stats, buildStats(build, best.gear, base)),
    replaced: wornIn(BUILD_SLOTS[best.slot].slot),
    off: best.gear.some(({ equipSlot }) => equipSlot === 'OFF_HAND') ? null : wornIn('OFF_HAND'),
  };
}
