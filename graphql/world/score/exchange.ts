import type { Kill } from '#graphql/world/battle/kill.ts';
import type { Archetype } from '#graphql/world/people/careers.ts';
import type { Random } from '#graphql/world/random.ts';
import type { Score } from './score.ts';
import { shareOut } from './share-out.ts';

/** The scores of one side, still being counted. */
export type Side = Score[];
export type Force = Readonly<Record<Archetype, number>>;

/** How much of the enemy's damage an archetype draws. */
const DRAWN: Force = { TANK: 2.2, HEALER: 1, MELEE_DPS: 1.4, RANGED_DPS: 0.8 };

const RAISED = 0.3;
const DRAWS_ANYWAY = 0.15;

const sumOf = (side: Side, value: (score: Score) => number): number =>
  side.reduce((sum, score) => sum + value(score), 0);

/** All damage of one side is received by the other: what was fatal by the fallen, the rest by everybody. */
export function receiveDamage(attackers: Side, defenders: Side) {
  const rest = sumOf(attackers, ({ damage, killDamage }) => damage - killDamage);
  const parts = shareOut(
    rest,
    defenders.map(({ character, effort }) => DRAWN[character.calling.archetype] * (effort + DRAWS_ANYWAY)),
  );
  for (const [index, score] of defenders.entries())
    score.damageReceived = score.fatalDamage + (parts[index] ?? 0);
}

/** Where one kind of aid stands in a score, and how much of it there is. */
interface Aid {
  readonly self: 'healingSelf' | 'protectionSelf';
  readonly others: 'healingOthers' | 'protectionOthers';
  readonly received: 'healingReceived' | 'protectionReceived';
  /** What somebody of an archetype gives in a minute, for each level. */
  readonly toSelf: Force;
  readonly toOthers: Force;
  /** The part of the harm that it can undo. */
  readonly limit: number;
}

const HEALING: Aid = {
  self: 'healingSelf',
  others: 'healingOthers',
  received: 'healingReceived',
  toSelf: { TANK: 6, HEALER: 26, MELEE_DPS: 7, RANGED_DPS: 4 },
  toOthers: { TANK: 0, HEALER: 95, MELEE_DPS: 0, RANGED_DPS: 0 },
  limit: 0.85,
};
const PROTECTION: Aid = {
  self: 'protectionSelf',
  others: 'protectionOthers',
  received: 'protectionReceived',
  toSelf: { TANK: 24, HEALER: 6, MELEE_DPS: 5, RANGED_DPS: 2 },
  toOthers: { TANK: 30, HEALER: 9, MELEE_DPS: 0, RANGED_DPS: 0 },
  limit: 0.6,
};

/** Lets a side heal and protect itself and each other, as far as there was harm. */
export function giveAid(random: Random, side: Side, minutes: number) {
  give(random, side, minutes, HEALING);
  give(random, side, minutes, PROTECTION);
}

/** Everything that is given is received by somebody of the side, by how much harm each took. */
function give(random: Random, side: Side, minutes: number, aid: Aid) {
  const limit = aid.limit * sumOf(side, ({ damageReceived }) => damageReceived);
  const wish = ({ character, effort }: Score, force: Force) =>
    force[character.calling.archetype] * character.level * minutes * effort * random.between(0.4, 1.4);
  const wishes = side.map((score) => ({ self: wish(score, aid.toSelf), others: wish(score, aid.toOthers) }));
  const wished = wishes.reduce((sum, { self, others: given }) => sum + self + given, 0);
  const scale = wished > limit ? limit / wished : 1;

  for (const [index, score] of side.entries()) {
    score[aid.self] = Math.floor((wishes[index]?.self ?? 0) * scale);
    score[aid.others] = Math.floor((wishes[index]?.others ?? 0) * scale);
  }
  receive(side, aid);
}

/** Each gives by the need of all others: of what is given to others, nobody receives their own. */
function receive(side: Side, { self, others, received }: Aid) {
  const need = sumOf(side, ({ damageReceived }) => damageReceived);
  const perNeed = side.map((score) => {
    const needOfOthers = need - score.damageReceived;
    if (needOfOthers === 0) score[others] = 0;
    return score[others] / Math.max(1, needOfOthers);
  });
  const allPerNeed = perNeed.reduce((sum, each) => sum + each, 0);
  const parts = shareOut(
    sumOf(side, (score) => score[others]),
    side.map(({ damageReceived }, index) => damageReceived * Math.max(0, allPerNeed - (perNeed[index] ?? 0))),
  );
  for (const [index, score] of side.entries()) score[received] = score[self] + (parts[index] ?? 0);
}

/** Healers raise some of the fallen of their side. */
export function raiseFallen(random: Random, side: Side, kills: readonly Kill[]) {
  const healers = side.filter(
    ({ character, effort }) => effort > 0 && character.calling.archetype === 'HEALER',
  );
  if (healers.length === 0) return;
  const members = new Set(side.map(({ character }) => character));
  for (const { victim } of kills) {
    if (!members.has(victim) || !random.chance(RAISED)) continue;
    const healer = random.pick(healers);
    if (healer.character !== victim) healer.resurrectionsDone += 1;
  }
}
