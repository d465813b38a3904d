import { expect, it } from 'vitest';

import type { ItemCardFragment } from '#graphql/generated/documents.ts';
import { Random } from '#graphql/rules/random.ts';
import { PLAIN } from '#lib/game/items/item-card-fixture.ts';
import { ITEM_STATS } from '#lib/game/items/stats.ts';
import { CAREER_ORDER } from '#lib/game/players/careers.ts';

import { keysOf } from '../look-up.ts';
import { BUILD_SLOTS, type Build, checkGear, checkPoints, type Gear } from './build.ts';
import { buildStats } from './build-stats.ts';
import { plainSums } from './testing/plain-sums.ts';
import { TRAINING_LINES } from './training.ts';

const ATTRIBUTES = 'STRENGTH BALLISTIC_SKILL INTELLIGENCE WILLPOWER TOUGHNESS WOUNDS INITIATIVE WEAPON_SKILL';
/** Every stat that an item of the game has, those that one can search for and the others. */
const STATS = [
  ...ITEM_STATS.map(({ value }) => value),
  ...`ARMOR CRITICAL_HIT_RATE CRITICAL_DAMAGE_TAKEN_REDUCTION INCOMING_HEAL_PERCENT OUTGOING_HEAL_PERCENT
  OUTGOING_DAMAGE INCOMING_DAMAGE INCOMING_DAMAGE_PERCENT OUTGOING_DAMAGE_PERCENT MAX_ACTION_POINTS
  MASTERY_1_BONUS XP_RECEIVED`.split(/\s+/),
];

/** Some stats, in percent now and then. */
const statsOf = (random: Random) =>
  Array.from({ length: random.int(0, 5) }, () => ({
    __typename: 'ItemStat',
    stat: random.pick(STATS),
    value: random.chance(0.1) ? -random.int(1, 9) : random.int(1, 60),
    percentage: random.chance(0.2),
  }));

/** A piece for a slot, of one of two sets now and then. */
function pieceFor(random: Random, slot: string, id: number): ItemCardFragment {
  const set = random.pick(['1', '2', null, null]);
  const itemSet = set && {
    id: set,
    name: `Set ${set}`,
    items: [],
    bonuses: [2, 3, 5].map((itemsRequired) => ({
      itemsRequired,
      bonus: { __typename: 'ItemStat', stat: STATS[(itemsRequired * Number(set)) % STATS.length], value: 20 },
    })),
  };
  const type = slot === 'OFF_HAND' ? random.pick(['SHIELD', 'EXPERT_SHIELD', 'CHARM', 'AXE']) : 'AXE';
  const [dps, armor] = [random.int(0, 900), random.int(0, 1200)];
  const piece = {
    ...PLAIN,
    id: String(id),
    slot,
    type,
    dps,
    armor,
    speed: 240,
    stats: statsOf(random),
    itemSet,
  };
  // As an answer of an API is read.
  return JSON.parse(JSON.stringify({ ...piece, talismanSlots: 2 }));
}

function talisman(random: Random, id: number): ItemCardFragment {
  return JSON.parse(
    JSON.stringify({ ...PLAIN, id: String(id), type: 'ENHANCEMENT', slot: 'NONE', stats: statsOf(random) }),
  );
}

/** A build of a career that wears all that it may. */
function someBuild(random: Random, at: number, level: number) {
  const worn: Gear = Object.values(BUILD_SLOTS).map(({ slot }, place) => ({
    equipSlot: slot,
    item: pieceFor(random, slot, 100 + place),
    talismans: Array.from({ length: random.int(0, 3) }, () => talisman(random, random.int(1, 9))),
  }));
  const given: Build = {
    career: CAREER_ORDER[at % CAREER_ORDER.length] ?? 'SLAYER',
    level,
    renown: 80,
    slots: {},
    training: Object.fromEntries(keysOf(TRAINING_LINES).map((line) => [line, random.int(0, 2)])),
    paths: [0, 0, 0],
    abilities: [],
  };
  const { build } = checkPoints(given);
  return { build, gear: checkGear(build, worn).gear };
}

/** The points that training gives, in numbers of the test's own. */
function trainedOf({ training }: Build): Record<string, number> {
  const points: Record<string, number> = {};
  const add = (stat: string, value: number) => {
    points[stat] = (points[stat] ?? 0) + value;
  };
  const of = (steps: number | undefined, ...gives: readonly number[]) =>
    steps ? (gives[steps - 1] ?? 0) : 0;
  for (const stat of ATTRIBUTES.split(' ')) {
    const line = keysOf(TRAINING_LINES).find((each) => each === stat.toLowerCase().replace('_', '-'));
    if (line) add(stat, of(training[line], 4, 16));
  }
  add('MELEE_CRIT_RATE', of(training.opportunist, 2, 5));
  add('RANGED_CRIT_RATE', of(training['sure-shot'], 2, 5));
  add('MAGIC_CRIT_RATE', of(training['focused-power'], 2, 5));
  add('HEAL_CRIT_RATE', of(training['spiritual-refinement'], 2, 5));
  add('CRITICAL_HIT_RATE_REDUCTION', of(training['futile-strikes'], 3, 8));
  add('CRITICAL_DAMAGE_TAKEN_REDUCTION', of(training['trivial-blows'], 4, 12));
  add('PARRY', of(training.reflexes, 3, 7));
  add('EVADE', of(training['deft-defender'], 3, 7));
  add('DISRUPT', of(training['deft-defender'], 3, 7));
  add('BLOCK', of(training.defender, 1, 3));
  for (const stat of ['INCOMING_DAMAGE_PERCENT', 'OUTGOING_DAMAGE_PERCENT', 'OUTGOING_HEAL_PERCENT'])
    add(stat, -of(training['hardy-concession'], 1, 3));
  add('HEALTH_REGEN', of(training.regeneration, 28, 68));
  add('MAX_ACTION_POINTS', of(training['expanded-capacity'], 10, 25));
  return points;
}

it.each([
  ['16 builds of level 40', 16, () => 40, 1],
  ['10 builds above the soft cap', 10, () => 40, 12],
  ['10 builds of levels 12 to 39', 10, (random: Random) => random.int(12, 39), 1],
])('%s equal plain sums that share no code, stat by stat', (name, count, levelOf, strength) => {
  const random = new Random(name);
  let figures = 0;
  for (let at = 0; at < count; at += 1) {
    const { build, gear } = someBuild(random, at, levelOf(random));
    const base = Object.fromEntries(
      ATTRIBUTES.split(' ').map((stat) => [stat, strength * random.int(60, 140)] as const),
    );
    const found = new Map(buildStats(build, gear, base).map((each) => [each.stat, each.value]));
    const plain = plainSums({ level: build.level, gear, base, trained: trainedOf(build) });
    for (const stat of new Set([...found.keys(), ...plain.keys()])) {
      expect(found.get(stat) ?? 0, `${stat} of build ${at}`).toBeCloseTo(plain.get(stat) ?? 0, 2);
    }
    figures += found.size;
    if (strength > 1) expect([...plain].some(([stat]) => (base[stat] ?? 0) > 1050)).toBe(true);
  }
  expect(figures).toBeGreaterThan(count * 25);
});
