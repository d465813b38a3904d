import type { Random } from '#graphql/world/random.ts';
import type { Archetype } from '#graphql/world/people/careers.ts';
import type { Attempt } from './journey.ts';
import { type Score, share } from './score.ts';

/** Who fights: as what, and how strong (1: the highest level and usual skill). */
export interface Fighter {
  readonly archetype: Archetype;
  readonly strength: number;
}

/** Points a second of somebody of strength 1, and how much of the enemy's attention the part draws. */
interface Part {
  readonly damage: number;
  readonly healingSelf: number;
  readonly healingOthers: number;
  readonly protectionSelf: number;
  readonly protectionOthers: number;
  readonly hate: number;
}

const PARTS: Readonly<Record<Archetype, Part>> = {
  TANK: { damage: 75, healingSelf: 9, healingOthers: 0, protectionSelf: 70, protectionOthers: 110, hate: 6 },
  HEALER: {
    damage: 22,
    healingSelf: 45,
    healingOthers: 230,
    protectionSelf: 8,
    protectionOthers: 26,
    hate: 1,
  },
  MELEE_DPS: {
    damage: 265,
    healingSelf: 14,
    healingOthers: 2,
    protectionSelf: 12,
    protectionOthers: 0,
    hate: 1.8,
  },
  RANGED_DPS: {
    damage: 250,
    healingSelf: 6,
    healingOthers: 3,
    protectionSelf: 9,
    protectionOthers: 4,
    hate: 0.9,
  },
};

/** Damage a second that an encounter deals per fighter. */
const ENEMY_DAMAGE = 120;

const DEATH = { won: 0.13, lost: 0.94 };
const SECOND_DEATH = { won: 0.1, lost: 0.16 };
/** Share of the dead who are raised while the fight goes on. */
const RAISED = { won: 0.6, lost: 0.2 };

type Outcome = 'won' | 'lost';

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** What one fighter did, before what all of them did is shared out. */
function deeds(
  random: Random,
  { archetype, strength }: Fighter,
  seconds: number,
  outcome: Outcome,
  alone: boolean,
) {
  const part = PARTS[archetype];
  const force = strength * seconds;
  const attacking = force * random.between(0.7, 1.3);
  const helping = force * random.between(0.6, 1.25);
  const damage = Math.round(part.damage * attacking);
  const killing = outcome === 'won' ? random.between(0.35, 0.95) : Math.max(0, random.between(-0.1, 0.3));
  const dies = random.chance(DEATH[outcome]);
  return {
    deaths: dies ? 1 + Number(random.chance(SECOND_DEATH[outcome])) : 0,
    damage,
    killDamage: Math.round(damage * killing),
    healingSelf: Math.round(part.healingSelf * attacking),
    healingOthers: alone ? 0 : Math.round(part.healingOthers * helping),
    protectionSelf: Math.round(part.protectionSelf * helping),
    protectionOthers: alone ? 0 : Math.round(part.protectionOthers * attacking),
    hate: part.hate * random.between(0.6, 1.4),
    raises: archetype === 'HEALER' ? 1 : 0.02,
  };
}

/**
 * The scoreboard of one fight, in the order of the fighters. All healing and all protection that was done was
 * received, and nobody is raised who has not died.
 */
export function fightScores(random: Random, fighters: readonly Fighter[], attempt: Attempt): Score[] {
  const seconds = (attempt.end - attempt.start) / 1000;
  const outcome = attempt.won ? 'won' : 'lost';
  const alone = fighters.length === 1;
  const done = fighters.map((fighter) => deeds(random, fighter, seconds, outcome, alone));
  const hate = done.map((each) => each.hate);
  const enemy = ENEMY_DAMAGE * seconds * total(fighters.map(({ strength }) => strength));
  const received = share(Math.round(enemy * random.between(0.8, 1.2)), hate);
  const healed = share(total(done.map(({ healingOthers }) => healingOthers)), hate);
  const protectedBy = share(total(done.map(({ protectionOthers }) => protectionOthers)), hate);
  const raised = alone ? 0 : Math.floor(total(done.map(({ deaths }) => deaths)) * RAISED[outcome]);
  const raisers = share(
    raised,
    done.map(({ raises }) => raises),
  );
  return done.map((own, index) => ({
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
    resurrectionsDone: raisers[index] ?? 0,
  }));
}
