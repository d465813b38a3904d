import type { Career, EquipSlot, WornItemFragment } from '#graphql/generated/documents.ts';

import { armoryTotals } from '../armory/armory-totals.ts';
import { equipSlotLabel, itemName } from '../items/item-labels.ts';
import { isUsableBy } from '../items/usable-items.ts';
import { careerLabel } from '../players/careers.ts';
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

/** The items of a build in their slots, as an armory has them. */
export type Gear = readonly WornItemFragment[];

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
  readonly group: 'attributes' | 'offence' | 'defence' | 'other';
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
export function checkGear(
  build: Build,
  gear: Gear,
): { readonly gear: Gear; readonly refusals: readonly string[] } {
  const refusals: string[] = [];
  const kept: WornItemFragment[] = [];
  for (const worn of gear) {
    const place = SLOT_FACTS.get(worn.equipSlot);
    const refuse = (sentence: string) =>
      refusals.push(`${place?.label ?? equipSlotLabel(worn.equipSlot)}: ${itemName(worn.item)} ${sentence}.`);
    const sentence = refusalOf(build, worn, place, kept);
    if (sentence !== null) {
      refuse(sentence);
      continue;
    }
    const distinct = [...new Map(worn.talismans.map((talisman) => [talisman.id, talisman])).values()];
    const talismans = distinct.slice(0, worn.item.talismanSlots);
    if (distinct.length < worn.talismans.length) refuse('holds no two equal talismans');
    if (talismans.length < distinct.length) refuse(`has room for ${worn.item.talismanSlots} talismans`);
    kept.push({ ...worn, talismans });
  }
  return { gear: kept, refusals };
}

function refusalOf(
  { career, level, renown }: Build,
  { item }: WornItemFragment,
  place: SlotFacts | undefined,
  kept: Gear,
): string | null {
  if (place && !place.takes.includes(item.slot)) {
    const label = equipSlotLabel(item.slot);
    return label === '' ? 'is not worn' : `is worn elsewhere: ${label}`;
  }
  if (!isUsableBy(career, item)) return `is not for the career ${careerLabel(career)}`;
  if (item.levelRequirement > level) return `needs level ${item.levelRequirement}`;
  if (item.renownRankRequirement > renown) return `needs renown rank ${item.renownRankRequirement}`;
  if (item.uniqueEquipped && kept.some((other) => other.item.id === item.id)) return 'is worn once only';
  return null;
}

/** Tells which points a build does not have, and returns it without them. */
export function checkPoints(build: Build): { readonly build: Build; readonly refusals: readonly string[] } {
  const { level, renown, training, paths } = build;
  const [points, mastery] = [trainingPoints(level, renown), masteryPoints(level, renown)];
  const isTrained = trainingCost(training) <= points;
  const isMastered = paths.reduce((sum, each) => sum + each, 0) <= mastery;
  return {
    build: { ...build, ...(isTrained ? {} : { training: {} }), ...(isMastered ? {} : { paths: [0, 0, 0] }) },
    refusals: [
      ...(isTrained ? [] : [`Renown training: it takes more than the ${points} points that there are.`]),
      ...(isMastered ? [] : [`Mastery: it takes more than the ${mastery} points that there are.`]),
    ],
  };
}

/** The stats of a build: of gear, of renown training, and of the career where its own are known. */
export function buildStats(build: Build, gear: Gear, base: BaseStats | null): readonly BuildStat[] {
  const stats = new Map<string, BuildStat>();
  const add = (stat: Omit<BuildStat, 'value' | 'parts'>, from: string, value: number) => {
    if (value === 0) return;
    const known = stats.get(stat.stat) ?? { ...stat, value: 0, parts: [] };
    stats.set(stat.stat, { ...known, value: known.value + value, parts: [...known.parts, { from, value }] });
  };
  for (const { key, label, unit, items, talismans, bonuses } of armoryTotals(gear)) {
    const [name = key] = key.split(' ');
    const isShare = unit === 'percent';
    const stat = {
      stat: isShare && stats.has(name) ? `${name}_PERCENT` : name,
      label,
      unit: isShare ? ('percent' as const) : ('points' as const),
      group: 'other' as const,
      note: null,
    };
    add(stat, 'Base', isShare ? 0 : (base?.[name] ?? 0));
    add(stat, 'Items', items);
    add(stat, 'Talismans', talismans);
    add(stat, 'Sets', bonuses);
  }
  for (const [line, steps] of trainedLines(build.training)) {
    const { stat: name, label, gives } = TRAINING_LINES[line];
    if (name === null) continue;
    const unit = steps < 0 || /CRIT|PARRY|BLOCK/.test(name) ? 'percent' : 'points';
    add({ stat: name, label, unit, group: 'other', note: null }, 'Renown training', gives[steps - 1] ?? 0);
  }
  return [...stats.values()];
}
