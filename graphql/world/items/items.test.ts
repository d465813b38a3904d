import { describe, expect, test } from 'vitest';
import type { ItemRarity } from '#graphql/generated/resolvers.ts';
import { createItems } from './items.ts';

const ITEMS = createItems({ seed: 'items' });

const TYPES =
  'NONE SWORD AXE HAMMER BASIC_SHIELD SHIELD ROBE BOW CROSSBOW GUN EXPERT_SHIELD STAFF DAGGER SPEAR PISTOL LANCE REPEATING_CROSSBOW LIGHT_ARMOR MEDIUM_ARMOR HEAVY_ARMOR QUEST MEDIUM_ROBE ENHANCEMENT TROPHY CHARM DYE BASIC_MOUNT ADVANCED_MOUNT POTION SALVAGING MARKETING CRAFTING ACCESSORY CURRENCY TELEPORT TELEPORT_GROUP SIEGE TREASURE_CHEST TREASURE_KEY REFINER_TOOL'.split(
    ' ',
  );
const SLOTS =
  'BACK BELT BODY BOOTS EITHER_HAND EVENT GLOVES HELM JEWELLERY1 JEWELLERY2 JEWELLERY3 JEWELLERY4 MAIN_HAND NONE OFF_HAND POCKET1 POCKET2 RANGED_WEAPON SHOULDER STANDARD TROPHY1 TROPHY2 TROPHY3 TROPHY4 TROPHY5'.split(
    ' ',
  );
const RARITIES: readonly ItemRarity[] = ['UTILITY', 'COMMON', 'UNCOMMON', 'RARE', 'VERY_RARE', 'MYTHIC'];

/** The stats that the list of items can be filtered by (rules.md: Stats). */
const FILTER_STATS =
  'WOUNDS WEAPON_SKILL WILLPOWER BALLISTIC_SKILL TOUGHNESS INITIATIVE STRENGTH INTELLIGENCE BLOCK PARRY DISRUPT EVADE ELEMENTAL_RESISTANCE SPIRIT_RESISTANCE CORPOREAL_RESISTANCE HEAL_CRIT_RATE RANGED_CRIT_RATE MELEE_CRIT_RATE MAGIC_CRIT_RATE ACTION_POINT_REGEN MORALE_REGEN HEALTH_REGEN CRITICAL_HIT_RATE_REDUCTION BLOCK_STRIKETHROUGH PARRY_STRIKETHROUGH DISRUPT_STRIKETHROUGH EVADE_STRIKETHROUGH HEALING_POWER MAGIC_POWER RANGED_POWER MELEE_POWER FORTITUDE AUTO_ATTACK_SPEED AUTO_ATTACK_DAMAGE ARMOR_PENETRATION ARMOR_PENETRATION_REDUCTION HATE_CAUSED HATE_RECEIVED'.split(
    ' ',
  );

const PERCENT =
  /^(BLOCK|PARRY|DISRUPT|EVADE)(_STRIKETHROUGH)?$|CRIT_RATE$|^CRITICAL_HIT_RATE_REDUCTION$|^AUTO_ATTACK_SPEED$|^ARMOR_PENETRATION_REDUCTION$|^INCOMING_HEAL_PERCENT$|^OUTGOING_DAMAGE$|^AUTO_ATTACK_DAMAGE$|^HATE_/;
const PLAIN =
  /^(WOUNDS|TOUGHNESS|INITIATIVE|STRENGTH|INTELLIGENCE|WILLPOWER|WEAPON_SKILL|BALLISTIC_SKILL|ARMOR|FORTITUDE|.*_RESISTANCE|.*_REGEN|.*_POWER|MASTERY_.*)$/;

describe('items', () => {
  test('are about 2,500 whatever the seed, and the same for the same', () => {
    expect(ITEMS.length).toBeGreaterThan(2300);
    expect(ITEMS.length).toBeLessThan(2900);
    expect(createItems({ seed: 'items' })).toEqual(ITEMS);
    expect(createItems({ seed: 'other' }).map(({ name }) => name)).not.toEqual(ITEMS.map(({ name }) => name));
    expect(new Set(ITEMS.map(({ id }) => id)).size).toBe(ITEMS.length);
  });

  test('are of every type, for every slot, of every rarity', () => {
    expect(new Set(ITEMS.map(({ type }) => type))).toEqual(new Set(TYPES));
    expect(new Set(ITEMS.map(({ slot }) => slot))).toEqual(new Set(SLOTS));
    expect(new Set(ITEMS.map(({ rarity }) => rarity))).toEqual(new Set(RARITIES));
  });

  test('have every stat that one can ask for, in percent where it is one', () => {
    const stats = ITEMS.flatMap((item) => item.stats);
    const known = new Set<string>(stats.map(({ stat }) => stat));
    expect(FILTER_STATS.filter((stat) => !known.has(stat))).toEqual([]);
    for (const { stat, percentage, value } of stats) {
      if (PERCENT.test(stat)) expect(percentage, stat).toBe(true);
      if (PLAIN.test(stat)) expect(percentage, stat).toBe(false);
      if (/^AUTO_ATTACK_DAMAGE$|^HATE_/.test(stat)) expect(Math.abs(value), stat).toBeLessThanOrEqual(10);
      expect(Number.isInteger(value)).toBe(true);
      expect(Math.abs(value)).toBeLessThanOrEqual(32_767);
    }
    for (const { id, stats: own } of ITEMS)
      expect(new Set(own.map(({ stat }) => stat)).size, String(id)).toBe(own.length);
  });

  test('fit into the numbers of the contract', () => {
    for (const item of ITEMS) {
      for (const byte of [item.itemLevel, item.level, item.renownRank, item.talismanSlots]) {
        expect(byte).toBeGreaterThanOrEqual(0);
        expect(byte).toBeLessThanOrEqual(255);
      }
      for (const short of [item.armor, item.dps, item.speed]) expect(short).toBeLessThanOrEqual(65_535);
      expect(item.level).toBeLessThanOrEqual(40);
      expect(item.renownRank).toBeLessThanOrEqual(80);
    }
  });

  test('protect if they are cloaks, less than a body piece of heavy armor', () => {
    const best = (slot: string) =>
      Math.max(...ITEMS.filter((item) => item.slot === slot).map(({ armor }) => armor));
    for (const { slot, armor, name } of ITEMS) if (slot === 'BACK') expect(armor, name).toBeGreaterThan(0);
    expect(best('BACK')).toBeLessThan(best('BODY') / 3);
  });

  test('have damage if they are weapons, and a block rating if they are shields', () => {
    for (const { type, dps, speed, armor } of ITEMS) {
      expect(dps > 0).toBe(speed > 0);
      if (type.endsWith('SHIELD')) expect(armor).toBeGreaterThan(0);
      if (dps > 0) expect(dps / 10).toBeLessThan(130);
    }
  });

  test('have names from 2 to more than 40 letters, some shared, and texts from none to very long', () => {
    const lengths = ITEMS.map(({ name }) => name.length);
    expect(Math.min(...lengths)).toBe(2);
    expect(Math.max(...lengths)).toBeGreaterThanOrEqual(40);
    expect(new Set(ITEMS.map(({ name }) => name)).size).toBeLessThan(ITEMS.length);
    const texts = ITEMS.map(({ description }) => description);
    expect(texts.filter((text) => text === '').length).toBeGreaterThan(500);
    expect(texts.some((text) => text.length > 2000)).toBe(true);
    expect(texts.some((text) => text.includes('<script>'))).toBe(true);
  });

  test('are restricted now and then: to one career, to one race, to one at a time', () => {
    expect(new Set(ITEMS.flatMap(({ careers }) => careers)).size).toBe(24);
    expect(new Set(ITEMS.flatMap(({ races }) => races)).size).toBe(7);
    expect(ITEMS.filter(({ uniqueEquipped }) => uniqueEquipped).length).toBeGreaterThan(100);
    expect(new Set(ITEMS.map(({ talismanSlots }) => talismanSlots))).toEqual(new Set([0, 1, 2, 3]));
  });
});

test('some are of types that the table gives to no career of theirs, and name it', () => {
  const named = (type: string, career: string) =>
    ITEMS.filter((item) => item.type === type && item.careers.some((each) => each === career)).length;
  expect(named('HEAVY_ARMOR', 'BLACK_ORC')).toBeGreaterThan(50);
  expect(named('AXE', 'BLACK_ORC')).toBeGreaterThan(2);
  expect(named('EXPERT_SHIELD', 'IRON_BREAKER')).toBeGreaterThan(2);
});

test('talismans have a stat or a buff', () => {
  const talismans = ITEMS.filter(({ type }) => type === 'ENHANCEMENT');
  expect(talismans.length).toBeGreaterThan(80);
  for (const { stats, buffs } of talismans) expect(stats.length + buffs.length).toBe(1);
});
