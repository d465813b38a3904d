import { type Career, GetBuildItemsDocument, type ItemCardFragment } from '#graphql/generated/documents.ts';
import { type Answer, joinAnswers, NO_ANSWER } from '#lib/api/answer.ts';
import { BUILD_SLOTS, type Build, checkGear, checkPoints, type Gear } from '#lib/game/builds/build.ts';
import { buildStats } from '#lib/game/builds/build-stats.ts';
import { keysOf } from '#lib/game/look-up.ts';
import { parseCareer } from '#lib/game/players/careers.ts';
import { type BuildAddress, settled } from '#lib/url/build/build-address.ts';
import type { BuildPlan, PlannedBuild } from '#lib/url/build/build-plan.ts';
import { bareBuild, levelOf, renownOf, slotsIn } from '#lib/url/build/worn-build.ts';
import { getArmory, getOtherArmory, type OtherArmory } from '../player/armories.ts';
import { careerSource } from '../career-source.ts';
import { itemsByIds } from '../items-by-ids.ts';
import { baseStatsOf } from './base-stats.ts';

/** The source of a career's builds. */
export const BUILD_CAREER = careerSource('Query.items', ({ career }: { career: string }) =>
  parseCareer(career),
);

/**
 * Loads everything that the address of a build names: the items of both builds in one question, the armory that stands
 * in for the second one, and that of the character who has pieces already.
 */
export async function getPlan(address: BuildAddress): Promise<Answer<BuildPlan>> {
  const { mine, theirs, has, vs } = address;
  const [items, other, owner] = await Promise.all([
    itemsByIds(
      GetBuildItemsDocument,
      [mine, ...(theirs ? [theirs] : [])].flatMap(({ build }) => idsOf(build)).toSorted(byNumber),
      {},
    ),
    vs === '' ? NO_ANSWER : getOtherArmory('', vs),
    has === null ? NO_ANSWER : getArmory(has).catch(() => NO_ANSWER),
  ]);
  const one = planned('This build', mine.build, items.data);
  const two = theirs && planned('Second build', theirs.build, items.data);
  const armory = other.data?.armory;
  const worn = armory && wornBuild(armory);
  const refusals = [
    ...address.refusals,
    ...one.refusals,
    ...(two?.refusals ?? []).map((refusal) => `Second build: ${refusal}`),
    ...(vs !== '' && !armory ? [otherRefusal(other.data)] : []),
    ...(has !== null && !owner.data ? ['There is no character whose pieces could be left out.'] : []),
  ];
  const settledAddress = settled(address, one.plan.build, two?.plan.build ?? null);
  return joinAnswers([items, other, owner], {
    address: settledAddress,
    mine: one.plan,
    theirs: worn ?? two?.plan ?? null,
    owner: owner.data && {
      id: owner.data.id,
      name: owner.data.name,
      pieces: owner.data.items.flatMap(({ item, talismans }) => [item, ...talismans].map(({ id }) => id)),
    },
    choices: other.data?.choices ?? [],
    refusals,
  });
}

function otherRefusal(other: OtherArmory | null): string {
  if (other?.error) return 'The armory to compare with could not be loaded.';
  return other?.choices.length
    ? 'Several characters may be meant to compare with.'
    : 'There is no other character with this name or number to compare with.';
}

/** The ids of all items and talismans of a build, one for each piece. */
export const idsOf = ({ slots }: Build): readonly string[] =>
  Object.values(slots).flatMap(({ item, talismans }) => [item].concat(talismans));

const byNumber = (one: string, other: string) => Number(one) - Number(other);

/** Puts the items into their slots, and drops what cannot be worn. */
function planned(name: string, given: Build, items: ReadonlyMap<string, ItemCardFragment>) {
  const unknown = [...new Set(idsOf(given))].filter((id) => !items.has(id));
  const found = keysOf(given.slots).flatMap((slot): Gear => {
    const worn = given.slots[slot];
    const item = worn && items.get(worn.item);
    if (!item) return [];
    const talismans = worn.talismans.flatMap((talisman) => items.get(talisman) ?? []);
    return [{ equipSlot: BUILD_SLOTS[slot].slot, item, talismans }];
  });
  const points = checkPoints(given);
  const { gear, refusals } = checkGear(points.build, found);
  const plan = planOf({ ...points.build, slots: slotsIn(gear) }, gear, name, null);
  return {
    plan,
    refusals: [...unknown.map((id) => `The item ${id} does not exist.`), ...refusals, ...points.refusals],
  };
}

/** A character with what it wears. */
interface Armory {
  readonly id: string;
  readonly name: string;
  readonly career: Career;
  readonly level: number;
  readonly renownRank: number;
  readonly items: Gear;
}

/**
 * Makes a build out of the items that a character wears, at its own level and renown rank; trained renown and mastery are
 * in no armory.
 */
export function wornBuild({ id, name, career, level, renownRank, items }: Armory): PlannedBuild {
  const build: Build = {
    ...bareBuild(career),
    level: levelOf(level),
    renown: renownOf(renownRank),
    slots: slotsIn(items),
  };
  return planOf(build, items, `${name} (level ${build.level}, RR ${build.renown})`, id);
}

function planOf(build: Build, gear: Gear, name: string, wornBy: string | null): PlannedBuild {
  const base = baseStatsOf(build.career, build.level);
  return { name, build, gear, base, stats: buildStats(build, gear, base), wornBy };
}
