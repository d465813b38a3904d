import type { Random } from '#graphql/rules/random.ts';
import type { Archetype } from '#graphql/world/characters/characters.ts';
import type { Attempt } from './attempts.ts';
import { type CombatStats, NO_STATS } from '../scoreboards/scoreboard-tables.ts';
import rates from './rates.json' with { type: 'json' };

/** The stats of one member in an attempt, or in several together. */
export type AttemptStats = Readonly<CombatStats>;

/** `strength` is 1 for the highest level and usual skill. */
export interface PartyMember {
  readonly archetype: Archetype;
  readonly strength: number;
}

/** Points per second at strength 1, and the relative share of the enemy's attacks. */
const RATES_OF: Readonly<Record<Archetype, (typeof rates)['TANK']>> = rates;

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
    stats: {
      ...NO_STATS,
      deaths: dies ? 1 + Number(random.chance(SECOND_DEATH[outcome])) : 0,
      damage,
      killDamage: Math.round(damage * killing),
      healingSelf: Math.round(rates.healingSelf * attacking),
      healingOthers: alone ? 0 : Math.round(rates.healingOthers * helping),
      protectionSelf: Math.round(rates.protectionSelf * helping),
      protectionOthers: alone ? 0 : Math.round(rates.protectionOthers * attacking),
    },
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
  const shares = (sum: number) => splitProportionally(sum, threat);
  const received = shares(Math.round(enemy * random.between(0.8, 1.2)));
  const healed = shares(total(given.map(({ stats }) => stats.healingOthers)));
  const protectedBy = shares(total(given.map(({ stats }) => stats.protectionOthers)));
  const dead = total(given.map(({ stats }) => stats.deaths));
  const resurrected = splitProportionally(
    alone ? 0 : Math.floor(dead * RESURRECTED_SHARE[outcome]),
    given.map(({ resurrections }) => resurrections),
  );
  for (const [index, { stats }] of given.entries()) {
    stats.damageReceived = received[index] ?? 0;
    stats.healingReceived = stats.healingSelf + (healed[index] ?? 0);
    stats.protectionReceived = stats.protectionSelf + (protectedBy[index] ?? 0);
    stats.resurrectionsDone = resurrected[index] ?? 0;
  }
  return given.map(({ stats }) => stats);
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
