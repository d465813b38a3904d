import type { EquipSlot, ItemType } from '#graphql/generated/resolvers.ts';
import type { Random } from '#graphql/rules/random.ts';
import words from '../words/gear.json' with { type: 'json' };

export type ArmorSlot = Extract<EquipSlot, 'HELM' | 'SHOULDER' | 'BODY' | 'GLOVES' | 'BELT' | 'BOOTS'>;
export const ARMOR_SLOTS: readonly ArmorSlot[] = ['HELM', 'SHOULDER', 'BODY', 'GLOVES', 'BELT', 'BOOTS'];

export const isArmorSlot = (slot: EquipSlot): slot is ArmorSlot => ARMOR_SLOTS.some((each) => each === slot);

type ByType<Words> = Readonly<Partial<Record<ItemType, Words>>>;

/** Names for pieces of armor, by type. */
export const PIECES: ByType<Readonly<Record<ArmorSlot, readonly string[]>>> = words.pieces;

/** Names for weapons and shields; two-handed ones have other names. */
export const WEAPONS: ByType<readonly string[]> = words.weapons;
export const GREAT_WEAPONS: ByType<readonly string[]> = words.greatWeapons;

/** A name for a piece of an item level of 1 to 80: the better, the finer its material, the rarer its name. */
export function gearName(random: Random, noun: string, itemLevel: number): string {
  const style = random.next();
  const material = materialOf(random, itemLevel);
  if (style < 0.5) return `${material} ${noun}`;
  if (style < 0.75) return `${noun} of ${random.pick(words.virtues)}`;
  if (style < 0.9 || itemLevel < 20) return `${material} ${noun} of ${random.pick(words.virtues)}`;
  return `${compoundName(random)} ${noun}`;
}

/** Two different halves as one word: a name of a set or an heirloom. */
export function compoundName(random: Random): string {
  const first = random.pick(words.firstHalves);
  return first + random.pick(words.secondHalves.filter((half) => half !== first.toLowerCase()));
}

/** Materials go from the poorest to the best, the better half for high levels. */
function materialOf(random: Random, itemLevel: number): string {
  const last = words.materials.length - 1;
  const index = Math.round((Math.min(itemLevel, 80) / 80) * last + random.bell() * 1.5);
  return words.materials[Math.min(Math.max(index, 0), last)] ?? 'Plain';
}

/** Names of which no two are equal. */
export class UniqueNames {
  readonly #taken = new Set<string>();

  /** The first name of `create` that is not taken yet. */
  next(create: () => string): string {
    for (;;) {
      const name = create();
      if (this.#taken.has(name)) continue;
      this.#taken.add(name);
      return name;
    }
  }
}
