import type { Character } from '#graphql/world/people/characters.ts';
import type { Random } from '#graphql/world/random.ts';
import { GEAR } from './gear.ts';
import type { Item } from './item.ts';
import { WORN_SLOTS, type Wardrobe, type WornSlot } from './wardrobe.ts';

export interface Worn {
  readonly slot: WornSlot;
  readonly item: Item;
  readonly talismans: readonly Item[];
}

/** Share of players who wear nothing, and of slots that stay empty. */
const BARE = 0.012;
const EMPTY: Readonly<Partial<Record<WornSlot, number>>> = {
  MAIN_HAND: 0.01,
  OFF_HAND: 0.06,
  JEWELLERY3: 0.12,
  JEWELLERY4: 0.2,
  POCKET1: 0.3,
  POCKET2: 0.5,
  EVENT: 0.6,
  STANDARD: 0.95,
  TROPHY1: 0.5,
  TROPHY2: 0.7,
  TROPHY3: 0.8,
  TROPHY4: 0.85,
  TROPHY5: 0.9,
};
const USUALLY_EMPTY = 0.04;

const SETS_WORN = 0.65;
const TALISMANS_SET = 0.75;
const TWO_HANDED = 0.4;
/** Somebody wears one of the best so many pieces that fit. */
const BEST = 4;

/** What somebody wears today: fitting career, level and renown, nothing twice; a set or two where there are some. */
export function dress(random: Random, character: Character, wardrobe: Wardrobe): Worn[] {
  if (random.chance(BARE)) return [];
  const outfit = new Map<WornSlot, Item>();
  const fits = ({ level, renownRank }: Item) =>
    level <= character.level && renownRank <= character.renownRank;
  for (const pieces of chooseSets(random, wardrobe, fits)) {
    for (const piece of pieces) outfit.set(slotOf(piece), piece);
  }
  for (const slot of WORN_SLOTS) {
    if (outfit.has(slot) || random.chance(EMPTY[slot] ?? USUALLY_EMPTY)) continue;
    if (slot === 'OFF_HAND' && outfit.get('MAIN_HAND')?.twoHanded) continue;
    const taken = new Set(outfit.values());
    const item = choosePiece(random, character, wardrobe, slot, (each) => fits(each) && !taken.has(each));
    if (item) outfit.set(slot, item);
  }
  return [...outfit].map(([slot, item]) => ({
    slot,
    item,
    talismans: chooseTalismans(random, item, wardrobe.talismans, fits),
  }));
}

/** The best set of the career and the best for everybody, each as a whole or in parts. */
function chooseSets(random: Random, { sets }: Wardrobe, fits: (item: Item) => boolean): Item[][] {
  const wearable = sets.filter(([piece]) => piece !== undefined && fits(piece));
  const own = wearable.findLast(([piece]) => piece !== undefined && piece.careers.length > 0);
  const common = wearable.findLast(([piece]) => piece?.careers.length === 0);
  return [common, own].flatMap((pieces) => {
    if (!pieces || !random.chance(SETS_WORN)) return [];
    return [random.shuffle(pieces).slice(0, random.int(2, pieces.length + 2))];
  });
}

/** Pieces of sets have a slot of their own. */
const slotOf = ({ slot }: Item): WornSlot => WORN_SLOTS.find((each) => each === slot) ?? 'BACK';

function choosePiece(
  random: Random,
  { calling }: Character,
  { pieces }: Wardrobe,
  slot: WornSlot,
  isFree: (item: Item) => boolean,
): Item | undefined {
  const choice = pieces.get(slot);
  if (!choice) return undefined;
  const handed = slot === 'MAIN_HAND' && GEAR[calling.career].twoHanded && random.chance(TWO_HANDED);
  const isWanted = (item: Item) => isFree(item) && (item.twoHanded === handed || item.type === 'STAFF');
  const suited = choice.suited.filter(isWanted);
  const best = (suited.length > 0 ? suited : choice.all.filter(isWanted)).slice(-BEST);
  return best.length > 0 ? random.pick(best) : undefined;
}

function chooseTalismans(
  random: Random,
  { talismanSlots }: Item,
  talismans: readonly Item[],
  fits: (item: Item) => boolean,
): Item[] {
  if (talismanSlots === 0) return [];
  const best = talismans.filter(fits).slice(-BEST * 3);
  return Array.from({ length: talismanSlots }, () =>
    best.length > 0 && random.chance(TALISMANS_SET) ? [random.pick(best)] : [],
  ).flat();
}
