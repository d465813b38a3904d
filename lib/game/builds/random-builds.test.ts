import { describe, expect, it } from 'vitest';

import type { Career, EquipSlot, ItemCardFragment, WornItemFragment } from '#graphql/generated/documents.ts';
import { Random } from '#graphql/rules/random.ts';
import { PLAIN } from '#lib/game/items/item-card-fixture.ts';

import { BUILD_SLOTS, type Build, checkGear, checkPoints } from './build.ts';
import { buildStats } from './build-stats.ts';

const ATTRIBUTES = [
  'STRENGTH',
  'BALLISTIC_SKILL',
  'INTELLIGENCE',
  'WILLPOWER',
  'TOUGHNESS',
  'WOUNDS',
  'INITIATIVE',
  'WEAPON_SKILL',
];
const SHARES = ['PARRY', 'EVADE', 'DISRUPT', 'BLOCK', 'CRITICAL_HIT_RATE_REDUCTION', 'MELEE_CRIT_RATE'];
const POINTS = [
  'MELEE_POWER',
  'RANGED_POWER',
  'MAGIC_POWER',
  'HEALING_POWER',
  'SPIRIT_RESISTANCE',
  'CORPOREAL_RESISTANCE',
  'FORTITUDE',
];

const some = (random: Random) =>
  Array.from({ length: random.int(0, 4) }, () => ({
    stat: random.pick([...ATTRIBUTES, ...SHARES, ...POINTS]),
    value: random.int(1, 200),
    percentage: false,
  })) as ItemCardFragment['stats'];

/** A build with gear, six pieces of which may be of a set. */
function randomBuild(random: Random) {
  const bonus = { stat: random.pick(ATTRIBUTES), value: random.int(10, 99), percentage: false };
  const itemSet = {
    id: '9',
    name: 'Ninth',
    items: [],
    bonuses: [{ itemsRequired: 3, bonus: { __typename: 'ItemStat', ...bonus } }],
  } as unknown as ItemCardFragment['itemSet'];
  const gear: WornItemFragment[] = Object.values(BUILD_SLOTS).map(({ slot }, at) => ({
    equipSlot: slot,
    item: {
      ...PLAIN,
      id: String(at),
      stats: some(random),
      armor: random.int(0, 900),
      itemSet: random.chance(0.2) ? itemSet : null,
    },
    talismans: random.chance(0.5) ? [{ ...PLAIN, stats: some(random) }] : [],
  }));
  const build: Build = {
    career: 'SLAYER',
    level: random.chance(0.5) ? 40 : random.int(12, 39),
    renown: 80,
    slots: {},
    training: { strength: random.int(0, 5), initiative: random.int(0, 5), reflexes: random.int(0, 4) },
    paths: [0, 0, 0],
    abilities: [],
  };
  const base = Object.fromEntries(ATTRIBUTES.map((stat) => [stat, random.int(50, 250)]));
  return { build, gear, base, bonus };
}

/** The same sums in plain words, for stats without a unit of their own. */
function plainly({ build, gear, base, bonus }: ReturnType<typeof randomBuild>): Record<string, number> {
  const sums: Record<string, number> = { ...base };
  const add = (stat: string, value: number) => {
    sums[stat] = (sums[stat] ?? 0) + value;
  };
  let pieces = 0;
  for (const { item, talismans } of gear) {
    for (const { stat, value } of item.stats) add(stat, value);
    for (const talisman of talismans) for (const { stat, value } of talisman.stats) add(stat, value);
    add('ARMOR', item.armor);
    if (item.itemSet) pieces += 1;
  }
  if (pieces >= 3) add(bonus.stat, bonus.value);
  const steps = [0, 4, 16, 38, 72, 120];
  add('STRENGTH', steps[build.training.strength ?? 0] ?? 0);
  add('INITIATIVE', steps[build.training.initiative ?? 0] ?? 0);
  add('PARRY', [0, 3, 7, 12, 18][build.training.reflexes ?? 0] ?? 0);
  const { level } = build;
  const raw = { ...sums };
  const soft = level * 25 + 50;
  for (const stat of ATTRIBUTES) {
    const value = sums[stat] ?? 0;
    if (value > soft) sums[stat] = Math.min(soft + (value - soft) * 0.5, level * 40 + 50);
  }
  add('PARRY', (raw.INITIATIVE ?? 0) * 0.03);
  add('EVADE', (raw.INITIATIVE ?? 0) * 0.03);
  add('DISRUPT', (raw.WILLPOWER ?? 0) * 0.03);
  add('BLOCK', (raw.TOUGHNESS ?? 0) * 0.005);
  add('CRITICAL_HIT_RATE_REDUCTION', (sums.INITIATIVE ?? 0) * 0.05);
  add('ARMOR_PENETRATION', ((raw.WEAPON_SKILL ?? 0) * 25) / (7.5 * level + 50));
  const kinds = [
    ['MELEE', 'STRENGTH', 'PARRY'],
    ['RANGED', 'BALLISTIC_SKILL', 'EVADE'],
    ['MAGIC', 'INTELLIGENCE', 'DISRUPT'],
  ] as const;
  for (const [kind, attribute, avoided] of kinds) {
    add(`${kind}_BONUS`, ((sums[attribute] ?? 0) + (raw[`${kind}_POWER`] ?? 0)) * 0.2);
    add(`${avoided}_STRIKETHROUGH`, (sums[attribute] ?? 0) * 0.01);
    add(`BLOCK_STRIKETHROUGH_${kind}`, (sums[attribute] ?? 0) * 0.005);
  }
  add('HEALING_BONUS', ((sums.WILLPOWER ?? 0) + (raw.HEALING_POWER ?? 0)) * 0.2);
  add('HIT_POINTS', (sums.WOUNDS ?? 0) * 10);
  add('HIT_REDUCTION', ((sums.TOUGHNESS ?? 0) + (raw.FORTITUDE ?? 0)) * 0.2);
  add('ARMOR_MITIGATION', (((raw.ARMOR ?? 0) * 0.4) / (44 * level)) * 100);
  for (const kind of ['SPIRIT', 'CORPOREAL']) {
    const resistance = raw[`${kind}_RESISTANCE`] ?? 0;
    const limit = 16.8 * level;
    const counted = resistance < limit ? resistance : (resistance - limit) / 3 + limit;
    add(`${kind}_MITIGATION`, Math.min(((0.2 * counted) / (8.4 * level)) * 100, 75));
  }
  add('CRITICAL_HIT_CHANCE', Math.max(0, 15 + level * 0.25 - (sums.CRITICAL_HIT_RATE_REDUCTION ?? 0)));
  return sums;
}

describe('buildStats', () => {
  it('equals a plain sum for 200 random builds', () => {
    const random = new Random('random builds');
    let capped = 0;
    for (let run = 0; run < 200; run += 1) {
      const made = randomBuild(random);
      const stats = new Map(
        buildStats(made.build, made.gear, made.base).map((each) => [each.stat, each] as const),
      );
      for (const [stat, value] of Object.entries(plainly(made))) {
        expect(stats.get(stat)?.value ?? 0, `${stat} of build ${run}`).toBeCloseTo(value, 2);
      }
      for (const { parts, value, note } of stats.values()) {
        expect(parts.reduce((sum, part) => sum + part.value, 0)).toBeCloseTo(value, 6);
        if (note?.includes('count half')) capped += 1;
      }
    }
    expect(capped).toBeGreaterThan(0);
  });
});

/** Builds that no game has: hostile numbers, unknown words, gear without slots. */
function absurdBuild(random: Random) {
  const number = () => random.pick([-1, 0, 0.5, 40, 999_999, Number.MAX_SAFE_INTEGER, -32_768]);
  const word = () => random.pick(['toString', '__proto__', 'ZEAL', '', 'STRENGTH', 'OUTGOING_DAMAGE']);
  const item = () => ({
    ...PLAIN,
    id: word(),
    name: null,
    type: word(),
    slot: word(),
    dps: number(),
    armor: number(),
    talismanSlots: number(),
    stats: [{ stat: word(), value: number(), percentage: random.chance(0.5) }],
  });
  const gear = Array.from({ length: random.int(0, 30) }, () => ({
    equipSlot: random.pick<string>(['HELM', 'OFF_HAND', 'NONE', 'toString', 'TROPHY1']) as EquipSlot,
    item: item(),
    talismans: [item(), item()],
  })) as unknown as WornItemFragment[];
  const build: Build = {
    career: 'SLAYER' satisfies Career,
    level: number(),
    renown: number(),
    slots: {},
    training: { [word()]: number(), strength: number(), 'quick-escape': number() },
    paths: [number(), number(), number()],
    abilities: [word()],
  };
  return { build, gear };
}

describe('absurd builds', () => {
  it('are answered, 40 of them, with numbers alone', () => {
    const random = new Random('absurd builds');
    for (let run = 0; run < 40; run += 1) {
      const made = absurdBuild(random);
      const { build } = checkPoints(made.build);
      const { gear } = checkGear(build, made.gear);
      for (const each of [...buildStats(build, gear, null), ...buildStats(made.build, made.gear, null)]) {
        expect(Number.isFinite(each.value), `${each.stat} of ${run}`).toBe(true);
        expect(each.parts.length).toBeGreaterThan(0);
      }
      expect(checkGear(build, gear).gear).toHaveLength(gear.length);
    }
  });
});
