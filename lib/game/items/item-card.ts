import type { ItemCardFragment, TalismanFragment } from '#graphql/generated/documents.ts';

import { equipSlotLabel, itemName, itemTypeLabel, type Rarity, rarityOf } from './item-labels.ts';
import { measureLine, measureNumber, measuresOf } from './item-measures.ts';
import { bonusText, effectText, isActive, itemSetName, pieceName } from './item-set.ts';
import { type StatLine, statLine } from './stats.ts';
import { enumWords } from '#lib/format/enum-words.ts';
import { careerLabel } from '../players/careers.ts';

/** A talisman in a slot of an item. */
export interface TalismanLine {
  /** Among the talismans of the item, from 0; the same one may be in several slots. */
  readonly place: number;
  readonly name: string;
  readonly rarityClass: string;
  /** The address of its picture. */
  readonly icon: string;
  readonly stats: readonly StatLine[];
  readonly effects: readonly string[];
}

/** The set of an item and how much of it is worn. */
export interface SetLines {
  readonly name: string;
  /** The number of worn pieces; null where no one wears the item. */
  readonly worn: number | null;
  readonly pieces: readonly {
    readonly id: string;
    readonly name: string;
    readonly worn: boolean;
  }[];
  readonly bonuses: readonly {
    readonly pieces: number;
    readonly text: string;
    readonly active: boolean;
  }[];
}

/** The lines of an item's card, ready to print (rules.md: Item cards). Plain data: it is also sent to browsers. */
export interface ItemCard {
  readonly id: string;
  readonly name: string;
  /** The address of its picture. */
  readonly icon: string;
  readonly rarity: Omit<Rarity, 'rarity'>;
  readonly description: string;
  readonly slot: string;
  readonly type: string;
  /** The main value of its kind of item, armor, damage or block rating: '1,184 Armor'; '' for none of them. */
  readonly main: string;
  /** Item level and speed: 'Item level 58'. */
  readonly measures: readonly string[];
  readonly stats: readonly StatLine[];
  readonly talismans: readonly TalismanLine[];
  readonly emptyTalismanSlots: number;
  readonly set: SetLines | null;
  /** The effects while the item is worn, and when it is used. */
  readonly effects: readonly string[];
  readonly requirements: readonly string[];
}

/** The address of the picture for an icon address of the API. */
type IconSource = (iconUrl: string | null, options?: { readonly frame: 'hex' }) => string;

/** Facts about a worn item. */
export interface Wearing {
  readonly talismans: readonly TalismanFragment[];
  /** The ids of the worn pieces of the item's set. */
  readonly wornPieces: readonly string[];
}

/**
 * Makes the content of an item card (rules.md: Item cards).
 * @param wearing for a worn item: its talismans, and how much of its set is worn
 */
export function itemCard(item: ItemCardFragment, iconSource: IconSource, wearing?: Wearing): ItemCard {
  const { rarity, ...marks } = rarityOf(item);
  const talismans = (wearing?.talismans ?? []).map((talisman, place) =>
    talismanLine(talisman, place, iconSource),
  );
  return {
    id: item.id,
    name: itemName(item),
    icon: iconSource(item.iconUrl),
    rarity: { ...marks, label: rarity },
    description: item.description?.trim() ?? '',
    slot: equipSlotLabel(item.slot),
    type: itemTypeLabel(item.type),
    ...measureLines(item),
    stats: statLines(item.stats),
    talismans,
    emptyTalismanSlots: Math.max(0, item.talismanSlots - talismans.length),
    set: item.itemSet && setLines(item.itemSet, wearing?.wornPieces ?? null),
    effects: [...item.buffs, ...item.abilities].flatMap((effect) => effectText(effect) ?? []),
    requirements: requirementsOf(item),
  };
}

/** Secondary stats, for which an item is rarely chosen. */
const MINOR: ReadonlySet<string> = new Set(['Item level', 'Speed']);

const knownMeasures = (item: ItemCardFragment) => measuresOf(item).filter(({ amount }) => amount > 0);

function measureLines(item: ItemCardFragment): Pick<ItemCard, 'main' | 'measures'> {
  const measures = knownMeasures(item);
  return {
    main: measures
      .filter(({ label }) => !MINOR.has(label))
      .map(measureLine)
      .join(', '),
    measures: measures.filter(({ label }) => MINOR.has(label)).map(measureLine),
  };
}

const statLines = (stats: ItemCardFragment['stats']): readonly StatLine[] =>
  stats.filter(({ value }) => value !== 0).map(statLine);

function talismanLine(talisman: TalismanFragment, place: number, iconSource: IconSource): TalismanLine {
  return {
    place,
    name: itemName(talisman),
    rarityClass: rarityOf(talisman).className,
    icon: iconSource(talisman.iconUrl, { frame: 'hex' }),
    stats: statLines(talisman.stats),
    effects: talisman.buffs.flatMap((effect) => effectText(effect) ?? []),
  };
}

function setLines(
  set: NonNullable<ItemCardFragment['itemSet']>,
  wornPieces: readonly string[] | null,
): SetLines {
  const worn = wornPieces?.length ?? null;
  return {
    name: itemSetName(set),
    worn,
    pieces: set.items.map((piece) => ({
      id: piece.id,
      name: pieceName(itemName(piece), itemSetName(set)),
      worn: wornPieces?.includes(piece.id) ?? false,
    })),
    bonuses: set.bonuses.map((bonus) => ({
      pieces: bonus.itemsRequired,
      text: bonusText(bonus),
      active: worn !== null && isActive(bonus, worn),
    })),
  };
}

/**
 * Describes in words who may wear an item and how often; requirements that it lacks are left out (rules.md: Item
 * cards).
 */
/** A line of an item by its label and its value. */
type ItemLine = readonly [label: string, value: string];

const requirementsOf = (item: ItemCardFragment): readonly string[] =>
  requirementLines(item).map(([label, value]) => `${label}: ${value}`);

/** The requirements of an item, each as a label and a value. */
function requirementLines(item: ItemCardFragment): readonly ItemLine[] {
  const { levelRequirement, renownRankRequirement, careerRestriction, raceRestriction, uniqueEquipped } =
    item;
  const lines: readonly (ItemLine | false)[] = [
    levelRequirement > 0 && ['Minimum level', String(levelRequirement)],
    renownRankRequirement > 0 && ['Minimum renown rank', String(renownRankRequirement)],
    careerRestriction.length > 0 && ['Career', careerRestriction.map(careerLabel).join(', ')],
    raceRestriction.length > 0 && ['Race', raceRestriction.map(enumWords).join(', ')],
    uniqueEquipped && ['Unique', 'only one can be worn'],
  ];
  return lines.filter((line) => line !== false);
}

/** The measures and stats of an item, each as a label and a value, without what is 0. */
export const figureLines = (item: ItemCardFragment): readonly ItemLine[] => [
  ...knownMeasures(item).map((measure): ItemLine => [measure.label, measureNumber(measure)]),
  ...statLines(item.stats).map(({ label, value }): ItemLine => [label, value]),
];

/** The measures, stats and requirements of an item, each as a label and a value, without what is 0. */
export const itemLines = (item: ItemCardFragment): readonly ItemLine[] => [
  ...figureLines(item),
  ...requirementLines(item),
];
