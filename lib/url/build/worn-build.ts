import type { Route } from 'next';

import type { Career, EquipSlot } from '#graphql/generated/documents.ts';
import { BUILD_SLOTS, type Build, type BuildSlot } from '#lib/game/builds/build.ts';
import { type RestrictedItem, wearersOf } from '#lib/game/items/usable-items.ts';
import { isKeyOf } from '#lib/game/look-up.ts';
import { parseCareer } from '#lib/game/players/careers.ts';

import { buildHref } from './build-address.ts';
import { DEFAULT_LEVEL, DEFAULT_RENOWN, MOST_RENOWN } from './read-build.ts';

/** A build of a career in which nothing is chosen. */
export const bareBuild = (career: Career): Build => ({
  career,
  level: DEFAULT_LEVEL,
  renown: DEFAULT_RENOWN,
  slots: {},
  training: {},
  paths: [0, 0, 0],
  abilities: [],
});

/** The level of a build for the level of a character. */
export const levelOf = (level: number): number => Math.min(DEFAULT_LEVEL, Math.max(1, level));

/** The renown rank of a build for that of a character. */
export const renownOf = (rank: number): number => Math.min(MOST_RENOWN, Math.max(0, rank));

/** A worn item in its slot, as the armory gives it. */
export interface Worn {
  readonly equipSlot: EquipSlot;
  readonly item: { readonly id: string };
  readonly talismans: readonly { readonly id: string }[];
}

const BY_EQUIP_SLOT: ReadonlyMap<EquipSlot, BuildSlot> = new Map(
  Object.entries(BUILD_SLOTS).flatMap(([key, { slot }]) => (isKeyOf(BUILD_SLOTS, key) ? [[slot, key]] : [])),
);

/**
 * The slots of a build out of worn items: of two items in a slot the first one.
 * @example slotsIn(armory.items).helm // { item: '12', talismans: ['7'] }
 */
export function slotsIn(gear: readonly Worn[]): Build['slots'] {
  return Object.fromEntries(
    gear.toReversed().flatMap(({ equipSlot, item, talismans }) => {
      const slot = BY_EQUIP_SLOT.get(equipSlot);
      return slot ? [[slot, { item: item.id, talismans: talismans.map(({ id }) => id) }]] : [];
    }),
  );
}

/** The slot of a build by the value of the API; undefined for one that no build has. */
export const buildSlotOf = (slot: string): BuildSlot | undefined =>
  [...BY_EQUIP_SLOT].find(([equipSlot]) => equipSlot === slot)?.[1];

/** The first slot of a build that takes items of a slot; undefined for what no build has a place for. */
export const slotFor = (slot: EquipSlot): BuildSlot | undefined =>
  slot === 'EITHER_HAND' ? 'main-hand' : buildSlotOf(slot);

/** True for an item that a career may wear in a slot of a build. */
export const isWearable = (item: RestrictedItem & { readonly slot: EquipSlot }): boolean =>
  slotFor(item.slot) !== undefined && wearersOf(item).length > 0;

/** A character with what it wears. */
export interface Wearer {
  readonly id: string;
  readonly career: string;
  readonly level: number;
  readonly renownRank: number;
}

/**
 * The address of a build that begins with what a character wears, and does not count that as cost; null for a career
 * that we do not know.
 */
export function planFrom(character: Wearer, gear: readonly Worn[]): Route | null {
  const career = parseCareer(character.career);
  if (!career) return null;
  const build: Build = {
    ...bareBuild(career),
    level: levelOf(character.level),
    renown: renownOf(character.renownRank),
    slots: slotsIn(gear),
  };
  return buildHref(build, { has: character.id });
}
