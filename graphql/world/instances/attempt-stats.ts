import type { Random } from '#graphql/world/random.ts';
import type { Archetype } from '#graphql/world/characters/careers.ts';

import type { Attempt } from './attempts.ts';
import type { AttemptStats } from './sum-stats.ts';

/** `strength` is 1 for the highest level and usual skill. */
export interface PartyMember {
  readonly archetype: Archetype;
  readonly strength: number;
}

/** Points per second at strength 1, and the relative share of the enemy's attacks. */
interface Rates {
  readonly damage: number;
  readonly healingSelf: number;
  readonly healingOthers: number;
  readonly protectionSelf: number;
  readonly protectionOthers: number;
  readonly threat: number;
}

const RATES_OF: Readonly<Record<Archetype, Rates>> = {
  TANK: {
    damage: 75,
    healingSelf: 9,
    healingOthers: 0,
    protectionSelf: 70,
    protectionOthers: 110,
    threat: 6,
  },
  HEALER: {
    damage: 22,
    healingSelf: 45,
    healingOthers: 230,
    protectionSelf: 8,
    protectionOthers: 26,
    threat: 1,
  },
  MELEE_DPS: {
    damage: 265,
    healingSelf: 14,
    healingOthers: 2,
    protectionSelf: 12,
    protectionOthers: 0,
    threat: 1.8,
  },
  RANGED_DPS: {
    damage: 250,
    healingSelf: 6,
    healingOthers: 3,
    protectionSelf: 9,
    protectionOthers: 4,
    threat: 0.9,
  },
};

/** Damage per second that an encounter deals per member. */
const ENEMY_DAMAGE = 120;

const DEATH = { won: 0.13, lost: 0.94 };
const SECOND_DEATH = { won: 0.1, lost: 0.16 };
/** Share of the dead who are resurrected during the attempt. */
const RESURRECTED_SHARE = { won: 0.6, lost: 0.2 };

type Outcome = 'won' | 'lost';

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** Draws the healing or protection that one member gives, before it is split among its receivers. */
function drawGiven(
  random: Random,
  { archetype, strength }: PartyMember,
  seconds: number,
  outcome: Outcome,
  alone: boolean,
) {
  const rates = RATES_OF[archetype];
  const force = strength * seconds;
  const attacking = force * random.between(0.7, 1.3);
  const helping = force * random.between(0.6, 1.25);
  const damage = Math.round(rates.damage * attacking);
  const killing = outcome === 'won' ? random.between(0.35, 0.95) : Math.max(0, random.between(-0.1, 0.3));
  const dies = random.chance(DEATH[outcome]);
  return {
    deaths: dies ? 1 + Number(random.chance(SECOND_DEATH[outcome])) : 0,
    damage,
    killDamage: Math.round(damage * killing),
    healingSelf: Math.round(rates.healingSelf * attacking),
    healingOthers: alone ? 0 : Math.round(rates.healingOthers * helping),
    protectionSelf: Math.round(rates.protectionSelf * helping),
    protectionOthers: alone ? 0 : Math.round(rates.protectionOthers * attacking),
    threat: rates.threat * random.between(0.6, 1.4),
    resurrections: archetype === 'HEALER' ? 1 : 0.02,
  };
}

/**
 * The stats of an attempt, in the order of the members. All healing and all protection that is given is received,
 * and there are no more resurrections than deaths.
 */
export function attemptStats(
  random: Random,
  members: readonly PartyMember[],
  attempt: Attempt,
): AttemptStats[] {
  const seconds = (attempt.end - attempt.start) / 1000;
  const outcome = attempt.won ? 'won' : 'lost';
  const alone = members.length === 1;
  const given = members.map((member) => drawGiven(random, member, seconds, outcome, alone));
  const threat = given.map((each) => each.threat);
  const enemy = ENEMY_DAMAGE * seconds * total(members.map(({ strength }) => strength));
  const received = splitProportionally(Math.round(enemy * random.between(0.8, 1.2)), threat);
  const healed = splitProportionally(total(given.map(({ healingOthers }) => healingOthers)), threat);
  const protectedBy = splitProportionally(
    total(given.map(({ protectionOthers }) => protectionOthers)),
    threat,
  );
  const resurrectionCount = alone
    ? 0
    : Math.floor(total(given.map(({ deaths }) => deaths)) * RESURRECTED_SHARE[outcome]);
  const resurrected = splitProportionally(
    resurrectionCount,
    given.map(({ resurrections }) => resurrections),
  );
  return given.map((own, index) => ({
    deaths: own.deaths,
    damage: own.damage,
    killDamage: own.killDamage,
    damageReceived: received[index] ?? 0,
    healingSelf: own.healingSelf,
    healingOthers: own.healingOthers,
    healingReceived: own.healingSelf + (healed[index] ?? 0),
    protectionSelf: own.protectionSelf,
    protectionOthers: own.protectionOthers,
    protectionReceived: own.protectionSelf + (protectedBy[index] ?? 0),
    resurrectionsDone: resurrected[index] ?? 0,
  }));
}

/** Splits a whole total into whole parts in proportion to the weights; what rounding leaves goes to the last. */
export function splitProportionally(total: number, weights: readonly number[]): number[] {
  let sum = 0;
  for (const weight of weights) sum += weight;
  let rest = total;
  return weights.map((weight, index) => {
    const part = index === weights.length - 1 ? rest : Math.floor((total * weight) / (sum || 1));
    rest -= part;
    return part;
  });
}
