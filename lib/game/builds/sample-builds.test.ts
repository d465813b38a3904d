import { expect, it } from 'vitest';

import type { ItemCardFragment } from '#graphql/generated/documents.ts';
import { Random } from '#graphql/rules/random.ts';
import type { Item } from '#graphql/world/items/item.ts';
import { createItems } from '#graphql/world/items/items.ts';
import { CAREER_ORDER } from '#lib/game/players/careers.ts';
import { PLAIN } from '#lib/game/items/item-card-fixture.ts';

import { keysOf } from '../look-up.ts';
import { BUILD_SLOTS, type Build, checkGear, checkPoints, type Gear } from './build.ts';
import { buildStats } from './build-stats.ts';
import { plainSums } from './testing/plain-sums.ts';
import { TRAINING_LINES } from './training.ts';

const ITEMS = createItems({ seed: 'e2e' });
const TALISMANS = ITEMS.filter(({ type }) => type === 'ENHANCEMENT');
const ATTRIBUTES = 'STRENGTH BALLISTIC_SKILL INTELLIGENCE WILLPOWER TOUGHNESS WOUNDS INITIATIVE WEAPON_SKILL';

/** An item of the sample world as the API answers with it. */
function cardOf(item: Item): ItemCardFragment {
  const { set } = item;
  const itemSet = set && {
    id: String(set.id),
    name: set.name,
    items: [],
    bonuses: set.bonuses.map(({ itemsRequired, bonus }) => ({
      itemsRequired,
      bonus: { __typename: 'stat' in bonus ? 'ItemStat' : 'Ability', ...bonus },
    })),
  };
  const card = {
    ...PLAIN,
    ...item,
    id: String(item.id),
    levelRequirement: item.level,
    renownRankRequirement: item.renownRank,
    careerRestriction: item.careers,
    raceRestriction: item.races,
    abilities: [],
    buffs: [],
    itemSet,
  };
  return JSON.parse(JSON.stringify(card));
}

/** A build of a career out of pieces that it may wear, many of them of one set. */
function sampleBuild(random: Random, at: number, level: number) {
  const career = CAREER_ORDER[at % CAREER_ORDER.length] ?? 'SLAYER';
  const fits = ITEMS.filter((item) => item.level <= level && item.renownRank <= 80);
  const own = fits.filter(({ set, careers }) => set !== null && careers.includes(career));
  const set = own.length > 0 ? random.pick(own).set : null;
  const wanted = Object.values(BUILD_SLOTS).flatMap(({ slot, takes }): Gear => {
    const choice = fits.filter((item) => takes.some((each) => each === item.slot));
    const pieces = choice.filter((item) => item.set !== null && item.set === set);
    const item = pieces.length > 0 ? random.pick(pieces) : random.pick(choice);
    const talismans = Array.from({ length: item.talismanSlots }, () => cardOf(random.pick(TALISMANS)));
    return [{ equipSlot: slot, item: cardOf(item), talismans }];
  });
  const given: Build = {
    career,
    level,
    renown: 80,
    slots: {},
    training: Object.fromEntries(keysOf(TRAINING_LINES).map((line) => [line, random.int(0, 2)])),
    paths: [0, 0, 0],
    abilities: [],
  };
  const { build } = checkPoints(given);
  return { build, gear: checkGear(build, wanted).gear };
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
    const { build, gear } = sampleBuild(random, at, levelOf(random));
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
