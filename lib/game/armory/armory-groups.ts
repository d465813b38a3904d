import { enumWords } from '#lib/format/enum-words.ts';
import groups from './armory-groups.json' with { type: 'json' };
import { keysOf } from '../look-up.ts';
import { equipSlotLabel } from '../items/item-labels.ts';

/** A worn item in its slot, as the armory gives it. */
interface Slotted {
  readonly equipSlot: string;
}

type Groups = typeof groups;

/** The pictures that stand for empty slots, by what is worn there. */
export type SlotPicture = { [Title in keyof Groups]: keyof Groups[Title] }[keyof Groups];

export const SLOT_PICTURES = Object.values(groups).flatMap((pictures) =>
  Object.keys(pictures),
) as readonly SlotPicture[];

/** A slot of an armory with the item in it. */
export interface ArmorySlot<Worn> {
  /** Tells the slot from the others of the same armory. */
  readonly key: string;
  /** The value of the API; null where another item is the first in the same slot. */
  readonly slot: string | null;
  readonly label: string;
  /** Null for a slot of the groups that is empty. */
  readonly worn: Worn | null;
  /** Null for what fits no group, which is never empty. */
  readonly picture: SlotPicture | null;
}

/** Slots that belong together. */
export interface ArmoryGroup<Worn> {
  readonly title: string;
  readonly slots: readonly ArmorySlot<Worn>[];
}

/** The groups in the order of the page (rules.md: Armory); slots of one picture are numbered. */
const GROUPS = Object.entries<Readonly<Partial<Record<SlotPicture, readonly string[]>>>>(groups).map(
  ([title, pictures]) => ({
    title,
    places: keysOf(pictures).flatMap((picture) =>
      (pictures[picture] ?? []).map((slot, at, all) => ({
        slot,
        label: all.length > 1 ? `${enumWords(picture)} ${at + 1}` : equipSlotLabel(slot),
        picture,
      })),
    ),
  }),
);

const PLACES: ReadonlySet<string> = new Set(GROUPS.flatMap(({ places }) => places.map(({ slot }) => slot)));
const HIDDEN = /^(?:STANDARD|TROPHY\d)$/;

/**
 * True for slots without a place on the page: the standard and trophies (rules.md: Armory).
 * @example isHiddenSlot('TROPHY2') // true
 */
export function isHiddenSlot(slot: string): boolean {
  return HIDDEN.test(slot);
}

/**
 * Sorts worn items into the groups of the page, slot by slot and with empty slots. A second item in a slot and items
 * of slots without a group come last, as "Other".
 * @example armoryGroups(character.items).map(({ title }) => title) // ['Armor', 'Weapons', 'Event and pockets', 'Jewellery']
 */
export function armoryGroups<Worn extends Slotted>(worn: readonly Worn[]): readonly ArmoryGroup<Worn>[] {
  const bySlot = new Map(worn.toReversed().map((each) => [each.equipSlot, each]));
  const groups = GROUPS.map(({ title, places }) => ({
    title,
    slots: places.map((each) => ({ ...each, key: each.slot, worn: bySlot.get(each.slot) ?? null })),
  }));
  const others = worn.filter(
    (each) =>
      !isHiddenSlot(each.equipSlot) && !(PLACES.has(each.equipSlot) && bySlot.get(each.equipSlot) === each),
  );
  return others.length === 0
    ? groups
    : [...groups, { title: 'Other', slots: others.map((each, index) => otherSlot(each, index, bySlot)) }];
}

function otherSlot<Worn extends Slotted>(
  worn: Worn,
  index: number,
  bySlot: ReadonlyMap<string, Worn>,
): ArmorySlot<Worn> {
  const { equipSlot } = worn;
  return {
    key: `${equipSlot} ${index}`,
    slot: bySlot.get(equipSlot) === worn ? equipSlot : null,
    label: equipSlotLabel(equipSlot) || 'No slot',
    worn,
    picture: null,
  };
}
