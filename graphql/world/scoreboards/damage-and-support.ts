import type { Kill } from '#graphql/world/combat/kill.ts';
import type { ByArchetype } from '#graphql/world/characters/characters.ts';
import type { Random } from '#graphql/rules/random.ts';
import type { Score } from './scoreboard-tables.ts';

/** The scores of one side, still being counted. */
export type SideScores = Score[];

/** Relative share of the enemy's damage that an archetype receives. */
const THREAT: ByArchetype = { TANK: 2.2, HEALER: 1, MELEE_DPS: 1.4, RANGED_DPS: 0.8 };

const RESURRECTED_SHARE = 0.3;
const BASE_THREAT = 0.15;

const sumOf = (side: SideScores, value: (score: Score) => number): number =>
  side.reduce((sum, score) => sum + value(score), 0);

/** All damage of one side is received by the other: fatal damage by those who died, the rest by everybody. */
export function distributeDamage(attackers: SideScores, defenders: SideScores) {
  const rest = sumOf(attackers, ({ damage, killDamage }) => damage - killDamage);
  const parts = apportion(
    rest,
    defenders.map(({ character, activity }) => THREAT[character.career.archetype] * (activity + BASE_THREAT)),
  );
  for (const [index, score] of defenders.entries())
    score.damageReceived = score.fatalDamage + (parts[index] ?? 0);
}

/** Healing or protection: its fields in a score, and how much of it there is. */
interface SupportKind {
  readonly self: 'healingSelf' | 'protectionSelf';
  readonly others: 'healingOthers' | 'protectionOthers';
  readonly received: 'healingReceived' | 'protectionReceived';
  /** Points per minute and level. */
  readonly toSelf: ByArchetype;
  readonly toOthers: ByArchetype;
  /** The most of the received damage that it can undo, 0 to 1. */
  readonly limit: number;
}

const HEALING: SupportKind = {
  self: 'healingSelf',
  others: 'healingOthers',
  received: 'healingReceived',
  toSelf: { TANK: 6, HEALER: 26, MELEE_DPS: 7, RANGED_DPS: 4 },
  toOthers: { TANK: 0, HEALER: 95, MELEE_DPS: 0, RANGED_DPS: 0 },
  limit: 0.85,
};
const PROTECTION: SupportKind = {
  self: 'protectionSelf',
  others: 'protectionOthers',
  received: 'protectionReceived',
  toSelf: { TANK: 24, HEALER: 6, MELEE_DPS: 5, RANGED_DPS: 2 },
  toOthers: { TANK: 30, HEALER: 9, MELEE_DPS: 0, RANGED_DPS: 0 },
  limit: 0.6,
};

/** Adds healing and protection within a side, limited by the damage that it received. */
export function addSupport(random: Random, side: SideScores, minutes: number) {
  give(random, side, minutes, HEALING);
  give(random, side, minutes, PROTECTION);
}

/** Everything that is given is received by somebody of the side, in proportion to the damage received. */
function give(random: Random, side: SideScores, minutes: number, support: SupportKind) {
  const limit = support.limit * sumOf(side, ({ damageReceived }) => damageReceived);
  const drawPoints = ({ character, activity }: Score, rates: ByArchetype) =>
    rates[character.career.archetype] * character.level * minutes * activity * random.between(0.4, 1.4);
  const drawn = side.map((score) => ({
    self: drawPoints(score, support.toSelf),
    others: drawPoints(score, support.toOthers),
  }));
  const total = drawn.reduce((sum, { self, others: given }) => sum + self + given, 0);
  const scale = total > limit ? limit / total : 1;

  for (const [index, score] of side.entries()) {
    score[support.self] = Math.floor((drawn[index]?.self ?? 0) * scale);
    score[support.others] = Math.floor((drawn[index]?.others ?? 0) * scale);
  }
  receive(side, support);
}

/** Splits what is given to others in proportion to the damage received; nobody receives their own. */
function receive(side: SideScores, { self, others, received }: SupportKind) {
  const need = sumOf(side, ({ damageReceived }) => damageReceived);
  const perNeed = side.map((score) => {
    const needOfOthers = need - score.damageReceived;
    if (needOfOthers === 0) score[others] = 0;
    return score[others] / Math.max(1, needOfOthers);
  });
  const allPerNeed = perNeed.reduce((sum, each) => sum + each, 0);
  const parts = apportion(
    sumOf(side, (score) => score[others]),
    side.map(({ damageReceived }, index) => damageReceived * Math.max(0, allPerNeed - (perNeed[index] ?? 0))),
  );
  for (const [index, score] of side.entries()) score[received] = score[self] + (parts[index] ?? 0);
}

/** Healers resurrect some of the dead of their side. */
export function addResurrections(random: Random, side: SideScores, kills: readonly Kill[]) {
  const healers = side.filter(
    ({ character, activity }) => activity > 0 && character.career.archetype === 'HEALER',
  );
  if (healers.length === 0) return;
  const members = new Set(side.map(({ character }) => character));
  for (const { victim } of kills) {
    if (!members.has(victim) || !random.chance(RESURRECTED_SHARE)) continue;
    const healer = random.pick(healers);
    if (healer.character !== victim) healer.resurrectionsDone += 1;
  }
}

/**
 * Splits an amount into whole parts in proportion to weights of 0 or more. Without any weight above 0: all 0.
 * The rest after rounding goes to the first of the largest weights.
 */
export function apportion(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((before, weight) => before + weight, 0);
  if (sum <= 0) return weights.map(() => 0);
  let rest = amount;
  let heaviest = 0;
  const parts = weights.map((weight, index) => {
    if (weight > (weights[heaviest] ?? 0)) heaviest = index;
    const part = Math.floor((amount * weight) / sum);
    rest -= part;
    return part;
  });
  parts[heaviest] = (parts[heaviest] ?? 0) + rest;
  return parts;
}
