import type {
  Career,
  EquipSlot,
  ItemType,
  WearableFragment,
  WornItemFragment,
} from '#graphql/generated/documents.ts';

import { enumWords } from '#lib/format/enum-words.ts';

import { equipSlotLabel, ITEM_TYPES, itemName } from '../items/item-labels.ts';
import { isAllowedFor } from '../items/usable-items.ts';
import { keysOf } from '../look-up.ts';
import { CAREERS, careerLabel } from '../players/careers.ts';
import hands from './hands.json' with { type: 'json' };
import slots from './slots.json' with { type: 'json' };
import {
  masteryPoints,
  TRAINING_LINES,
  trainedLines,
  type TrainingLine,
  trainingCost,
  trainingPoints,
} from './training.ts';

/** A slot of a build, by its name in addresses. */
export type BuildSlot = keyof typeof slots;

interface SlotFacts {
  /** The slot of the API. */
  readonly slot: EquipSlot;
  readonly label: string;
  /** The slots of the items that it takes. */
  readonly takes: readonly EquipSlot[];
}

/** The slots of a build in the order of the page. */
export const BUILD_SLOTS = slots as Readonly<Record<BuildSlot, SlotFacts>>;

/** The gear, the training and the mastery of a player. */
export interface Build {
  readonly career: Career;
  readonly level: number;
  readonly renown: number;
  readonly slots: Readonly<
    Partial<Record<BuildSlot, { readonly item: string; readonly talismans: readonly string[] }>>
  >;
  /** Steps of renown training. */
  readonly training: Readonly<Partial<Record<TrainingLine, number>>>;
  /** Points of mastery of the three paths. */
  readonly paths: readonly [number, number, number];
  /** The ids of abilities that the visitor adds. */
  readonly abilities: readonly string[];
}

/**
 * The talismans of a slot after a choice: a talisman in its place, or as many of the old ones as a new item has room for.
 * @param place of the talisman, from 1; null where an item was chosen
 * @example talismansAfter(['7', '8'], 2, '9', 2) // ['7', '9']
 */
export const talismansAfter = <Talisman>(
  worn: readonly Talisman[],
  place: number | null,
  chosen: Talisman,
  room: number,
): Talisman[] => (place === null ? worn.slice(0, room) : worn.toSpliced(place - 1, 1, chosen));

/** The items of a build in their slots, as an armory has them. */
export type Gear = readonly WornItemFragment[];

/** A worn item with all that decides whether it can be worn, and what it gives. */
export interface GearPiece extends Pick<WornItemFragment, 'equipSlot' | 'talismans'> {
  readonly item: Omit<WearableFragment, 'itemSet'> & Pick<WornItemFragment['item'], 'itemSet'>;
}

/** A share of a stat, and where it is from. */
export interface StatPart {
  readonly from: string;
  readonly value: number;
}

/** A stat of a build with its parts. */
export interface BuildStat {
  /** The stat as the API calls it. */
  readonly stat: string;
  readonly label: string;
  readonly unit: 'points' | 'percent';
  readonly group: 'attributes' | 'offence' | 'defence' | 'survival' | 'other';
  readonly value: number;
  readonly parts: readonly StatPart[];
  /** A limit or a doubt in words; null for none. */
  readonly note: string | null;
}

/** The stats of a career without gear, by stat. */
export type BaseStats = Readonly<Record<string, number>>;

const SLOT_FACTS: ReadonlyMap<string, SlotFacts> = new Map(
  Object.values(BUILD_SLOTS).map((facts) => [facts.slot, facts]),
);

/** Tells what of a build's gear cannot be worn, and returns the gear without it. */
export function checkGear<Piece extends GearPiece>(
  build: Build,
  gear: readonly Piece[],
): { readonly gear: readonly Piece[]; readonly refusals: readonly string[] } {
  const refusals: string[] = [];
  const kept: Piece[] = [];
  for (const worn of gear) {
    const place = SLOT_FACTS.get(worn.equipSlot);
    const refuse = (sentence: string) =>
      refusals.push(`${place?.label ?? equipSlotLabel(worn.equipSlot)}: ${itemName(worn.item)} ${sentence}.`);
    const sentence = refusalOf(build, worn, place, kept);
    if (sentence !== null) {
      refuse(sentence);
      continue;
    }
    const found = worn.talismans.filter(isTalisman);
    const distinct = [...new Map(found.map((talisman) => [talisman.id, talisman])).values()];
    const talismans = distinct.slice(0, worn.item.talismanSlots);
    if (found.length < worn.talismans.length) refuse('takes only talismans');
    if (distinct.length < found.length) refuse('cannot hold two equal talismans');
    if (talismans.length < distinct.length) refuse(roomWords(worn.item.talismanSlots));
    kept.push({ ...worn, talismans });
  }
  return { gear: kept, refusals };
}

const roomWords = (places: number): string =>
  places === 0
    ? 'takes no talisman'
    : `has room for ${places === 1 ? 'one talisman' : `${places} talismans`}`;

/** True for a talisman; an armory says of none which type it is. */
const isTalisman = (talisman: object) => !('type' in talisman) || talisman.type === 'ENHANCEMENT';

function refusalOf(
  { career, level, renown }: Build,
  { equipSlot, item }: GearPiece,
  place: SlotFacts | undefined,
  kept: readonly GearPiece[],
): string | null {
  if (place && !place.takes.includes(item.slot)) {
    const label = equipSlotLabel(item.slot);
    return label === '' ? 'is not worn' : `is worn elsewhere: ${label}`;
  }
  const { raceRestriction: races } = item;
  if (races.length > 0 && !races.includes(CAREERS[career].race)) {
    return `is for another race: ${races.map(enumWords).join(', ')}`;
  }
  if (!isAllowedFor(career, item)) return `is not for the career ${careerLabel(career)}`;
  if (item.levelRequirement > level) return `needs level ${item.levelRequirement}`;
  if (item.renownRankRequirement > renown) return `needs renown rank ${item.renownRankRequirement}`;
  if (item.uniqueEquipped && kept.some((other) => other.item.id === item.id)) return 'is worn once only';
  return equipSlot === 'OFF_HAND' ? offHandRefusal(career, item, kept) : null;
}

const OFF_HANDS: Readonly<Partial<Record<Career, readonly string[]>>> = hands.offHand;

/** The types of items that a career has in the off hand; none for a career that uses both hands for one weapon. */
export const offHandTypes = (career: Career): readonly ItemType[] =>
  keysOf(ITEM_TYPES).filter((type) => OFF_HANDS[career]?.includes(type));

/** True for a slot that a career has. */
export const hasSlot = (career: Career, slot: BuildSlot): boolean =>
  slot !== 'off-hand' || OFF_HANDS[career] !== undefined;

function offHandRefusal(career: Career, item: GearPiece['item'], kept: readonly GearPiece[]): string | null {
  if (!OFF_HANDS[career]?.includes(item.type)) {
    return `is nothing that the career ${careerLabel(career)} has in the off hand`;
  }
  const main = kept.find(({ equipSlot }) => equipSlot === 'MAIN_HAND')?.item;
  return main && isTwoHanded(main) ? `finds no hand: ${itemName(main)} takes both` : null;
}

/** The types of weapons that may take both hands. */
export const MELEE_TYPES: readonly ItemType[] = keysOf(ITEM_TYPES).filter((type) =>
  hands.melee.includes(type),
);

/** Hundredths of a second from which a stroke of such a weapon takes both hands. */
export const TWO_HANDED_SPEED = hands.twoHandedSpeed;

/** No API says which weapons take both hands; those do that strike slowly and fit the main hand alone (rules.md: Builds). */
export const isTwoHanded = ({
  slot,
  type,
  speed,
}: Pick<WearableFragment, 'slot' | 'type' | 'speed'>): boolean =>
  slot === 'MAIN_HAND' && (type === 'STAFF' || (MELEE_TYPES.includes(type) && speed >= TWO_HANDED_SPEED));

/** Tells which points a build does not have, and returns it with as many of them as it can afford. */
export function checkPoints(build: Build): { readonly build: Build; readonly refusals: readonly string[] } {
  const { level, renown } = build;
  const refusals: string[] = [];
  const training: Partial<Record<TrainingLine, number>> = {};
  const points = trainingPoints(level, renown);
  for (const [line, steps] of trainedLines(build.training)) {
    const { label, costs } = TRAINING_LINES[line];
    const kept = Math.min(costs.length, steps);
    if (kept < steps) refusals.push(`${label}: there are no more than ${kept} steps.`);
    const affordable = mostSteps(training, line, kept, points);
    if (affordable > 0) training[line] = affordable;
    if (affordable < kept) {
      refusals.push(
        `${label}: ${affordable} of ${kept} steps, since there are ${points} points of renown training.`,
      );
    }
  }
  const mastery = masteryPoints(level, renown);
  let left = mastery;
  const fitting = (path: number, at: number): number => {
    if (path <= left) {
      left -= path;
      return path;
    }
    const rest = left;
    left = 0;
    refusals.push(`Path ${at}: ${rest} of ${path} points, since there are ${mastery} points of mastery.`);
    return rest;
  };
  const [one, two, three] = build.paths;
  const paths = [fitting(one, 1), fitting(two, 2), fitting(three, 3)] as const;
  return { build: { ...build, training, paths }, refusals };
}

/** The most steps of a line, up to a number, that the points of renown training allow beside other lines. */
function mostSteps(training: Build['training'], line: TrainingLine, wanted: number, points: number): number {
  let steps = wanted;
  while (steps > 0 && trainingCost({ ...training, [line]: steps }) > points) steps -= 1;
  return steps;
}
