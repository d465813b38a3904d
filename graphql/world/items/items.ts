import { Random } from '#graphql/rules/random.ts';
import { careerMask, raceMask } from '#graphql/sql/engine/where/bitmask.ts';
import { partTable, recordTable, type WorldOptions, type WorldTable } from '#graphql/world/world-table.ts';
import type { EquipSlot, ItemType } from '#graphql/generated/resolvers.ts';
import texts from '../words/item-texts.json' with { type: 'json' };
import { createAccessories, createArmor, createWeapons, protectionOf, weaponDamage } from './equipment.ts';
import { createGoods, createTalismans } from './goods.ts';
import { type Draft, type Item, PLAIN_ITEM, type SetBonus } from './item.ts';
import { createSetPieces } from './item-sets.ts';
import kinds from './kinds.json' with { type: 'json' };
import { CAREERS, type Career, type Race } from '#graphql/world/characters/characters.ts';
import words from '#graphql/world/words/gear.json' with { type: 'json' };
import { compoundName, UniqueNames, WEAPONS } from './gear-names.ts';
import { drawPower, type Milestone } from './grade.ts';
import { FIGHTING_THEMES } from './stats.ts';

type Tier = Milestone & Pick<Draft, 'rarity'>;

const TIERS = kinds.restrictedTiers as readonly Tier[];

/** Weapons that only one career may wield, with their own names, and jewels that only one race may wear. */
function createRestrictedItems(random: Random): Draft[] {
  const names = new UniqueNames();
  const weapons = CAREERS.flatMap((career) => TIERS.map((tier) => weaponOf(random, names, career, tier)));
  const jewels = Object.entries(words.owners).flatMap(([race, owner]) => {
    const aged = () => `${owner} ${random.pick(words.ages)}`;
    const ringName = () => `${aged()} ${random.pick(words.stones)} Ring`;
    const cloakName = () => `${aged()} ${random.pick(words.cloaks)}`;
    return TIERS.flatMap((tier) => [
      jewelOf(random, tier, race as Race, { slot: 'JEWELLERY1', name: names.next(ringName) }),
      jewelOf(random, tier, race as Race, { slot: 'BACK', name: names.next(cloakName) }),
    ]);
  });
  return [...weapons, ...jewels];
}

function jewelOf(random: Random, tier: Tier, race: Race, draft: Pick<Draft, 'slot' | 'name'>): Draft {
  const theme = random.pick(FIGHTING_THEMES);
  const power = drawPower(random, { milestone: tier, theme, rarity: tier.rarity, weight: 0.7 });
  return {
    ...power,
    ...draft,
    type: 'ACCESSORY',
    armor: protectionOf('ACCESSORY', draft.slot, power.itemLevel),
    races: [race],
    uniqueEquipped: draft.slot === 'JEWELLERY1',
  };
}

function weaponOf(random: Random, names: UniqueNames, { name, theme, gear }: Career, tier: Tier): Draft {
  const type = gear.ranged ?? random.pick(gear.mainHand);
  const isStaff = type === 'STAFF';
  const power = drawPower(random, { milestone: tier, theme, rarity: tier.rarity, weight: 1.4 });
  const noun = random.pick(WEAPONS[type] ?? []);
  return {
    ...power,
    name: names.next(() => `${compoundName(random)}, ${noun} of ${random.pick(words.heirloomPlaces)}`),
    type,
    slot: gear.ranged === null ? (type === 'DAGGER' ? 'EITHER_HAND' : 'MAIN_HAND') : 'RANGED_WEAPON',
    twoHanded: isStaff,
    careers: [name],
    uniqueEquipped: true,
    ...weaponDamage(random, type, power.itemLevel, isStaff ? 320 : 240, isStaff),
  };
}

/** The rows of the icon number space: row t begins at 1000 * (t + 1). Only ever add to the end. */
const ROWS = kinds.icons.rows;

/** Slots whose items are drawn by slot rather than by type. */
const ROW_OF_SLOT: Readonly<Partial<Record<EquipSlot, string>>> = kinds.icons.rowOfSlot;

/** Icons of items without a type and a slot. */
const UNTYPED = kinds.icons.untyped;

/** Items that test a page: the shortest and the longest name, markup that must stay text, extreme values. */
const EDGE_CASE_ITEMS = Array.from(texts.edgeCases as readonly Draft[], (draft) => ({
  ...draft,
  description: fillIn(draft.description ?? ''),
}));

/** The row that an item is drawn from. */
export function iconRow(type: ItemType, slot: EquipSlot, id: number): string {
  const ofSlot = ROW_OF_SLOT[slot];
  if (ofSlot !== undefined) return ofSlot;
  if (type !== 'NONE') return type;
  return slot === 'BODY' ? 'HEAVY_ARMOR' : (UNTYPED[id % UNTYPED.length] ?? 'QUEST');
}

/** The number of an item's icon: its row, and in it a variant by the item's id. */
const iconNumber = (type: ItemType, slot: EquipSlot, id: number): number =>
  1000 * (ROWS.indexOf(iconRow(type, slot, id)) + 1) + (id % 1000);

const FIRST_ID = 10_000;

/** Share of items with a description. */
const DESCRIBED_SHARE = 0.6;

/** About 2,500 items of all types, whatever the scale; ids ascend with gaps. */
export function createItems({ seed }: Pick<WorldOptions, 'seed'>): readonly Item[] {
  const random = new Random(`${seed}/items`);
  const creators = [createSetPieces, createArmor, createWeapons, createRestrictedItems, createAccessories];
  const drafts = [...creators, createTalismans, createGoods].flatMap((create) => create(random));
  let id = FIRST_ID;
  return [...drafts, ...EDGE_CASE_ITEMS].map((draft) => itemOf(random, (id += random.int(1, 4)), draft));
}

const itemOf = (random: Random, id: number, draft: Draft): Item => ({
  description: describe(random, draft),
  ...PLAIN_ITEM,
  ...draft,
  id,
  iconNumber: iconNumber(draft.type, draft.slot, id),
});

function describe(random: Random, { slot }: Draft): string {
  if (!random.chance(DESCRIBED_SHARE)) return '';
  return fillIn(random.pick(slot === 'NONE' ? texts.other : texts.equipment));
}

/** Puts the long description where a text names it. */
function fillIn(text: string): string {
  return text.replaceAll('{long}', texts.long);
}

/** Items with their stats and effects, and the sets that some belong to. */
export function itemTables(items: readonly Item[]): WorldTable[] {
  const sets = [...new Set(items.flatMap(({ set }) => set ?? []))];
  return [
    recordTable('item', items, {
      level_requirement: ({ level }) => level,
      renown_rank_requirement: ({ renownRank }) => renownRank,
      race_restriction: ({ races }) => raceMask(races),
      career_restriction: ({ careers }) => careerMask(careers),
      item_set_id: ({ set }) => set && set.id,
      model_id: modelId,
    }),
    partTable('item_stat', ['item', items], ({ stats }) => stats),
    recordTable('item_effect', items.flatMap(effectsOf)),
    recordTable('item_set', sets),
    partTable('item_set_bonus', ['itemSet', sets], ({ bonuses }) => bonuses.map(bonusColumns)),
  ];
}

const effectsOf = (item: Item) =>
  [item.abilities, item.buffs].flatMap((effects, index) =>
    effects.map((effect, position) => ({ item, isBuff: index === 1, position, effect })),
  );

/** Items of a kind and a grade look alike; what is not worn has no figure of its own. */
const modelId = ({ slot, iconNumber, itemLevel }: Item): number | null =>
  slot === 'NONE' ? null : 1 + ((Math.floor(iconNumber / 1000) * 40 + Math.floor(itemLevel / 5)) % 65_535);

const NO_STAT = { stat: null, value: null, percentage: null };

const bonusColumns = ({ itemsRequired, bonus }: SetBonus) =>
  'stat' in bonus ? { itemsRequired, effect: null, ...bonus } : { itemsRequired, effect: bonus, ...NO_STAT };
