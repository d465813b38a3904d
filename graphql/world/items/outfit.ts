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
const BEST_STONES = 12;

type Test = (item: Item) => boolean;

const fitsOn =
  ({ level, renownRank }: Character): Test =>
  (item) =>
    item.level <= level && item.renownRank <= renownRank;

/** A staff takes both hands, and who carries one has no other choice. */
const inHands =
  (isTwoHanded: boolean, passes: Test): Test =>
  (item) =>
    (item.twoHanded === isTwoHanded || item.type === 'STAFF') && passes(item);

/** What somebody wears today: fitting career, level and renown, nothing twice; a set or two where there are some. */
export function dress(random: Random, character: Character, wardrobe: Wardrobe): Worn[] {
  if (random.chance(BARE)) return [];
  const fits = fitsOn(character);
  const outfit = new Map(chooseSets(random, wardrobe, fits).map((piece) => [slotOf(piece), piece]));
  const taken = new Set(outfit.values());
  for (const slot of WORN_SLOTS) {
    if (outfit.has(slot) || random.chance(EMPTY[slot] ?? USUALLY_EMPTY)) continue;
    if (slot === 'OFF_HAND' && outfit.get('MAIN_HAND')?.twoHanded) continue;
    const item = choosePiece(random, character, wardrobe, slot, (each) => fits(each) && !taken.has(each));
    if (!item) continue;
    outfit.set(slot, item);
    taken.add(item);
  }
  const stones = bestOf(wardrobe.talismans, fits, BEST_STONES);
  return [...outfit].map(([slot, item]) => ({
    slot,
    item,
    talismans: chooseTalismans(random, item, stones),
  }));
}

/** The last so many that pass, without looking at the rest. */
function bestOf(ascending: readonly Item[], passes: Test, count: number): Item[] {
  const best: Item[] = [];
  for (let index = ascending.length - 1; index >= 0 && best.length < count; index -= 1) {
    const item = ascending[index];
    if (item && passes(item)) best.push(item);
  }
  return best;
}

/** The best set of the career and the best for everybody, each as a whole or in parts. */
function chooseSets(random: Random, { sets }: Wardrobe, fits: Test): Item[] {
  const best = [true, false].map((isCommon) =>
    sets.findLast(([piece]) => piece && (piece.careers.length === 0) === isCommon && fits(piece)),
  );
  return best.flatMap((pieces) => {
    if (!pieces || !random.chance(SETS_WORN)) return [];
    return random.shuffle(pieces).slice(0, random.int(2, pieces.length + 2));
  });
}

/** Pieces of sets have a slot of their own. */
const slotOf = ({ slot }: Item): WornSlot => WORN_SLOTS.find((each) => each === slot) ?? 'BACK';

function choosePiece(
  random: Random,
  { calling }: Character,
  { pieces }: Wardrobe,
  slot: WornSlot,
  isFree: Test,
): Item | undefined {
  const choice = pieces.get(slot);
  if (!choice) return undefined;
  const handed = slot === 'MAIN_HAND' && GEAR[calling.career].twoHanded && random.chance(TWO_HANDED);
  const passes = inHands(handed, isFree);
  const suited = bestOf(choice.suited, passes, BEST);
  const best = suited.length > 0 ? suited : bestOf(choice.all, passes, BEST);
  return best.length > 0 ? random.pick(best) : undefined;
}

function chooseTalismans(random: Random, { talismanSlots }: Item, stones: readonly Item[]): Item[] {
  const talismans: Item[] = [];
  for (let slot = 0; slot < talismanSlots; slot += 1) {
    if (stones.length > 0 && random.chance(TALISMANS_SET)) talismans.push(random.pick(stones));
  }
  return talismans;
}
