import type { Route } from 'next';

import type { EquipSlot } from '#graphql/generated/documents.ts';
import { BUILD_SLOTS, type Build, type BuildSlot, hasSlot } from '#lib/game/builds/build.ts';
import { keysOf } from '#lib/game/look-up.ts';
import { parseCareer } from '#lib/game/players/careers.ts';

import { changedHref, readBuildAddress } from './build-address.ts';
import type { Prefix } from './build-filter.ts';
import type { BuildPlan } from './build-plan.ts';
import { buildSlotOf, planFrom, type Wearer, type Worn } from './worn-build.ts';

/* Links that change several slots of a build at once. */

interface Piece {
  readonly id: string;
  /** The slot of the item, as the API calls it. */
  readonly slot: EquipSlot;
  readonly levelRequirement: number;
  readonly renownRankRequirement: number;
}

/** A link that puts on pieces of a set. */
export interface SetLink {
  readonly href: Route;
  /** Pieces that it puts on. */
  readonly pieces: number;
  /** Pieces that need a higher level or renown rank than the build has. */
  readonly outOfReach: number;
}

/**
 * The link that puts on the missing pieces of a set, each in an empty slot that takes it, or in place of what is no piece
 * of the set; null where none can be put on.
 */
export function setLink(
  { address, mine: { build, gear } }: BuildPlan,
  setId: string,
  missing: readonly Piece[],
): SetLink | null {
  const ofSet = gear.filter(({ item }) => item.itemSet?.id === setId);
  const taken = new Set<BuildSlot | undefined>(ofSet.map(({ equipSlot }) => buildSlotOf(equipSlot)));
  const reached = missing.filter(
    ({ levelRequirement, renownRankRequirement }) =>
      levelRequirement <= build.level && renownRankRequirement <= build.renown,
  );
  const changes = new Map<string, string | null>();
  let pieces = 0;
  for (const { id, slot } of reached) {
    const free = keysOf(BUILD_SLOTS).filter(
      (each) => BUILD_SLOTS[each].takes.includes(slot) && hasSlot(address.career, each) && !taken.has(each),
    );
    const place = free.find((each) => !build.slots[each]) ?? free[0];
    if (!place) continue;
    taken.add(place);
    changes.set(place, id).set(`${place}.talismans`, null);
    pieces += 1;
  }
  if (pieces === 0) return null;
  return {
    href: changedHref(address, Object.fromEntries(changes)),
    pieces,
    outOfReach: missing.length - reached.length,
  };
}

/** A link that puts a talisman into each item that has room for it. */
export interface FillLink {
  readonly href: Route;
  /** Items that get it. */
  readonly items: number;
}

/**
 * The link that puts a talisman into every item with an empty place that does not hold it yet; null for fewer than two
 * such items.
 */
export function fillLink(
  { address, mine, theirs }: BuildPlan,
  prefix: Prefix,
  talisman: string,
): FillLink | null {
  const planned = prefix === '' ? mine : theirs;
  const changes = (planned?.gear ?? []).flatMap(({ equipSlot, item, talismans }) => {
    const slot = buildSlotOf(equipSlot);
    const ids = talismans.map(({ id }) => id);
    if (!slot || ids.length >= item.talismanSlots || ids.includes(talisman)) return [];
    return [[`${prefix}${slot}.talismans`, [...ids, talisman].join(',')] as const];
  });
  if (changes.length < 2) return null;
  return { href: changedHref(address, Object.fromEntries(changes)), items: changes.length };
}

/** An item for a slot, and what it takes off. */
interface PutOn {
  readonly slot: BuildSlot;
  readonly item: { readonly id: string; readonly talismanSlots: number };
  /** The item that comes off the off hand; null for none. */
  readonly off: unknown;
}

/**
 * The changes that put an item on: the talismans of the slot stay as far as there is room, and what it leaves no hand for
 * comes off.
 */
const putOnChanges = (worn: Build['slots'], { slot, item, off }: PutOn) => ({
  [slot]: item.id,
  [`${slot}.talismans`]: worn[slot]?.talismans.slice(0, item.talismanSlots).join(',') || null,
  ...(off ? { 'off-hand': null, 'off-hand.talismans': null } : {}),
});

/** The address of the build with an item on. */
export const putOnHref = ({ address, mine: { build } }: BuildPlan, put: PutOn): Route =>
  changedHref(address, putOnChanges(build.slots, put));

/** The address of a build that begins with what a character wears and has an item on besides; null as `planFrom`. */
export function planWith(character: Wearer, gear: readonly Worn[], put: PutOn): Route | null {
  const career = parseCareer(character.career);
  const href = planFrom(character, gear);
  if (!career || !href) return null;
  const [, search = ''] = href.split('?');
  const address = readBuildAddress(career, Object.fromEntries(new URLSearchParams(search)));
  return changedHref(address, putOnChanges(address.mine.build.slots, put));
}

/** The address of the build without any item; null where nothing is worn. */
export function bareHref({ address, mine: { build } }: BuildPlan): Route | null {
  const changes = keysOf(build.slots).flatMap((slot) => [slot, `${slot}.talismans`]);
  return changes.length === 0
    ? null
    : changedHref(address, Object.fromEntries(changes.map((name) => [name, null])));
}
