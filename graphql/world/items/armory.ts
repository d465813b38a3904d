import { type Character, CAREERS, type Career } from '#graphql/world/characters/characters.ts';
import { Random } from '#graphql/rules/random.ts';
import { recordTable, type WorldTable } from '#graphql/world/world-table.ts';
import type { Item, ItemSet } from './item.ts';
import type { EquipSlot } from '#graphql/generated/resolvers.ts';
import { isUsable } from '#graphql/rules/usable-items.ts';
import kinds from './kinds.json' with { type: 'json' };
import { statsWanted } from './stats.ts';

/** The equipment of all characters; generated while it is read. */
export const armoryTable = (
  seed: string,
  characters: readonly Character[],
  items: readonly Item[],
): WorldTable => recordTable('character_item', armory(new Random(`${seed}/armory`), characters, items));

function* armory(random: Random, characters: readonly Character[], items: readonly Item[]) {
  const pools = createEquipmentPools(items);
  for (const character of characters) {
    const pool = pools.get(character.career);
    if (pool) yield* equipCharacter(random, character, pool);
  }
}

/** Share of characters without equipment. */
const UNEQUIPPED_SHARE = 0.012;
const SET_SHARE = 0.65;
const TALISMAN_SHARE = 0.75;
const TWO_HANDED = 0.4;
/** A slot gets one of the best so many items that fit. */
const BEST_ITEMS = 4;
const BEST_TALISMANS = 12;

type ItemPredicate = (item: Item) => boolean;

const fitsOn =
  ({ level, renownRank }: Character): ItemPredicate =>
  (item) =>
    item.level <= level && item.renownRank <= renownRank;

/** Restricts items to two-handed or to one-handed ones; staffs are two-handed and pass either way. */
const inHands =
  (isTwoHanded: boolean, passes: ItemPredicate): ItemPredicate =>
  (item) =>
    (item.twoHanded === isTwoHanded || item.type === 'STAFF') && passes(item);

/** The current equipment: fitting career, level and renown, no item twice, often with one or two sets. */
function equipCharacter(random: Random, character: Character, pool: EquipmentPool) {
  if (random.chance(UNEQUIPPED_SHARE)) return [];
  const fits = fitsOn(character);
  const equipment = new Map(chooseSets(random, pool, fits).map((piece) => [slotOf(piece), piece]));
  const taken = new Set(equipment.values());
  for (const slot of PLAYER_SLOTS) {
    if (equipment.has(slot) || random.chance(EMPTY_SLOT_SHARES[slot])) continue;
    if (slot === 'OFF_HAND' && equipment.get('MAIN_HAND')?.twoHanded) continue;
    const item = choosePiece(random, character, pool, slot, (each) => fits(each) && !taken.has(each));
    if (!item) continue;
    equipment.set(slot, item);
    taken.add(item);
  }
  const talismans = bestOf(pool.talismans, fits, BEST_TALISMANS);
  return [...equipment].map(([equipSlot, item]) => ({
    character,
    equipSlot,
    item,
    talismanIds: chooseTalismans(random, item, talismans).map(({ id }) => id),
  }));
}

/** The last so many that pass, without looking at the rest. */
function bestOf(ascending: readonly Item[], passes: ItemPredicate, count: number): Item[] {
  const best: Item[] = [];
  for (let index = ascending.length - 1; index >= 0 && best.length < count; index -= 1) {
    const item = ascending[index];
    if (item && passes(item)) best.push(item);
  }
  return best;
}

/** The best set of the career and the best common one, each whole or in parts. */
function chooseSets(random: Random, { sets }: EquipmentPool, fits: ItemPredicate): Item[] {
  const best = [true, false].map((isCommon) =>
    sets.findLast(([piece]) => piece && (piece.careers.length === 0) === isCommon && fits(piece)),
  );
  return best.flatMap((pieces) => {
    if (!pieces || !random.chance(SET_SHARE)) return [];
    return random.shuffle(pieces).slice(0, random.int(2, pieces.length + 2));
  });
}

/** Pieces of sets have their own slot. */
const slotOf = ({ slot }: Item): PlayerSlot => PLAYER_SLOTS.find((each) => each === slot) ?? 'BACK';

function choosePiece(
  random: Random,
  { career }: Character,
  { pieces }: EquipmentPool,
  slot: PlayerSlot,
  isFree: ItemPredicate,
): Item | undefined {
  const choice = pieces.get(slot);
  if (!choice) return undefined;
  const isTwoHanded = slot === 'MAIN_HAND' && career.gear.twoHanded && random.chance(TWO_HANDED);
  const passes = inHands(isTwoHanded, isFree);
  const suited = bestOf(choice.suited, passes, BEST_ITEMS);
  const best = suited.length > 0 ? suited : bestOf(choice.all, passes, BEST_ITEMS);
  return best.length > 0 ? random.pick(best) : undefined;
}

/** Talismans for an item: it can hold no two equal ones. */
function chooseTalismans(random: Random, { talismanSlots }: Item, available: readonly Item[]): Item[] {
  const talismans: Item[] = [];
  for (let slot = 0; slot < talismanSlots; slot += 1) {
    const others = available.filter((each) => !talismans.includes(each));
    if (others.length > 0 && random.chance(TALISMAN_SHARE)) talismans.push(random.pick(others));
  }
  return talismans;
}

/** The slots of a character in the order in which they are filled, with the share of each that stays empty. */
const EMPTY_SLOT_SHARES = kinds.emptySlotShares;

/** All equipment slots but NONE and EITHER_HAND. */
type PlayerSlot = Extract<EquipSlot, keyof typeof EMPTY_SLOT_SHARES>;
const PLAYER_SLOTS = Object.keys(EMPTY_SLOT_SHARES) as readonly PlayerSlot[];

const HAND_SLOTS: readonly PlayerSlot[] = ['MAIN_HAND', 'OFF_HAND'];
const JEWELLERY_SLOTS: readonly PlayerSlot[] = ['JEWELLERY1', 'JEWELLERY2', 'JEWELLERY3', 'JEWELLERY4'];
const POCKET_SLOTS: readonly PlayerSlot[] = ['POCKET1', 'POCKET2'];

/** The slots that an item fits: none where it cannot be equipped. */
export function slotsFor({ slot }: Pick<Item, 'slot'>): readonly PlayerSlot[] {
  if (slot === 'EITHER_HAND') return HAND_SLOTS;
  if (slot === 'JEWELLERY1') return JEWELLERY_SLOTS;
  if (slot === 'POCKET1') return POCKET_SLOTS;
  return slot === 'NONE' ? [] : [slot];
}

interface SlotItems {
  /** All items, by item level. */
  readonly all: readonly Item[];
  /** The items whose every stat is of use to the career. */
  readonly suited: readonly Item[];
}

/** The items that characters of one career can equip, each list in ascending order of item level. */
interface EquipmentPool {
  /** Items of no set, by slot. */
  readonly pieces: ReadonlyMap<PlayerSlot, SlotItems>;
  readonly sets: readonly (readonly Item[])[];
  readonly talismans: readonly Item[];
}

/** One for every career. */
const createEquipmentPools = (items: readonly Item[]): ReadonlyMap<Career, EquipmentPool> => {
  const ascending = items.toSorted((one, other) => one.itemLevel - other.itemLevel);
  const equippable = ascending.filter(({ slot }) => slot !== 'NONE');
  const talismans = ascending.filter(({ type }) => type === 'ENHANCEMENT');
  return new Map(CAREERS.map((career) => [career, poolOf(career, equippable, talismans)]));
};

function poolOf(career: Career, equippable: readonly Item[], talismans: readonly Item[]): EquipmentPool {
  const wanted = statsWanted(career.theme);
  const suits = ({ stats }: Item) => stats.every(({ stat }) => wanted.has(stat));
  const usable = equippable.filter((item) => isUsable(career.name, item));
  const sets = new Map<ItemSet, Item[]>();
  const pieces = new Map(PLAYER_SLOTS.map((slot) => [slot, { all: [] as Item[], suited: [] as Item[] }]));
  for (const item of usable) {
    if (item.set) sets.set(item.set, [...(sets.get(item.set) ?? []), item]);
    else add(item);
  }
  return { pieces, sets: [...sets.values()], talismans: talismans.filter(suits) };

  function add(item: Item) {
    for (const slot of slotsFor(item)) {
      if (!fitsGear(career, item, slot)) continue;
      pieces.get(slot)?.all.push(item);
      if (suits(item)) pieces.get(slot)?.suited.push(item);
    }
  }
}

/** True if a weapon is of the kind that a career's gear has: other usable weapons are not equipped. */
function fitsGear({ gear }: Career, { type, twoHanded }: Item, slot: PlayerSlot): boolean {
  const { mainHand, offHand, ranged } = gear;
  if (slot === 'MAIN_HAND') return mainHand.includes(type);
  if (slot === 'OFF_HAND') return offHand.includes(type) && !twoHanded;
  return slot !== 'RANGED_WEAPON' || type === ranged;
}
