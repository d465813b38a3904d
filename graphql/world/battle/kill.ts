import { Random } from '#graphql/world/random.ts';
import type { Archetype } from '#graphql/world/people/careers.ts';
import type { Character } from '#graphql/world/people/characters.ts';
import type { Point } from '#graphql/world/places/points.ts';
import { addBlows, type Damage, mishap } from './damage.ts';

/** One attacker's part in a kill. */
export interface Attack {
  readonly character: Character;
  readonly amount: number;
  /** Share of all damage the victim took, that of no player included, in whole percent, rounded down. */
  readonly percent: number;
}

export interface Kill {
  /** Epoch seconds. */
  readonly time: number;
  readonly place: Point;
  readonly victim: Character;
  /** The most damage first: the first attacker is the killer. Never empty. */
  readonly attacks: readonly [killer: Attack, ...assists: Attack[]];
  /** What hurt the victim besides the attackers. */
  readonly accident: Damage | null;
  /** Names the stream from which the single blows are drawn; see damageOf. */
  readonly blows: number;
  /** Null when something other than a player struck last. */
  readonly deathblow: Character | null;
}

/** One attacker, and nothing else hurt the victim. */
export const isSolo = ({ attacks }: Kill): boolean => attacks.length === 1 && attacks[0].percent === 100;

/** How much of the killing an archetype does. */
const FORCE: Readonly<Record<Archetype, number>> = {
  TANK: 0.5,
  HEALER: 0.25,
  MELEE_DPS: 1.05,
  RANGED_DPS: 1,
};
const STAMINA: Readonly<Record<Archetype, number>> = {
  TANK: 1.5,
  HEALER: 1,
  MELEE_DPS: 1.05,
  RANGED_DPS: 0.95,
};

const MISHAPS = 0.04;

/** Damage a victim takes before it falls: its wounds and whatever was healed meanwhile. */
const endured = (random: Random, { level, calling }: Character): number =>
  Math.round((160 + level * 210) * STAMINA[calling.archetype] * random.between(0.9, 2));

/** Shares an amount out among the attackers, each at least 1: the most first. */
function sharesOf(
  random: Random,
  attackers: readonly Character[],
  amount: number,
  favourite: Character | null,
): { readonly character: Character; readonly amount: number }[] {
  let sum = 0;
  const forces = attackers.map((character) => {
    const zest = (0.08 + random.next() ** 1.5) * (character === favourite ? 4 : 1);
    const force = FORCE[character.calling.archetype] * character.skill * zest;
    sum += force;
    return force;
  });
  return attackers
    .map((character, index) => ({
      character,
      amount: Math.max(1, Math.floor((amount * (forces[index] ?? 0)) / sum)),
    }))
    .sort((one, other) => other.amount - one.amount);
}

export interface Encounter {
  readonly time: number;
  readonly place: Point;
  readonly victim: Character;
  /** At least one, none twice. */
  readonly attackers: readonly Character[];
  /** Who has a score to settle with the victim and hits harder for it. */
  readonly favourite: Character | null;
}

/** @throws RangeError when there are no attackers */
export function strikeDown(random: Random, { time, place, victim, attackers, favourite }: Encounter): Kill {
  const amount = endured(random, victim);
  const accident = random.chance(MISHAPS)
    ? mishap(random, Math.ceil(amount * random.between(0.03, 0.4)))
    : null;
  const shares = sharesOf(random, attackers, amount - (accident?.amount ?? 0), favourite);
  const total = shares.reduce((sum, share) => sum + share.amount, accident?.amount ?? 0);
  const [killer, ...assists] = shares.map((share) => ({
    character: share.character,
    amount: share.amount,
    percent: Math.floor((100 * share.amount) / total),
  }));
  if (!killer) throw new RangeError('A kill needs an attacker');
  const last = random.chance(0.8) ? killer.character : random.pick(attackers);
  const deathblow = accident && random.chance(0.5) ? null : last;
  const blows = random.int(0, 0xffffffff);
  return { time, place, victim, attacks: [killer, ...assists], accident, blows, deathblow };
}

/**
 * The damage behind a kill, attacker by attacker, what no player did last; per attacker it adds up to the attack.
 * Drawn on demand, since it is by far the most there is to know about a kill and seldom asked for.
 */
export function damageOf({ attacks, accident, blows }: Kill): Damage[] {
  const random = new Random(String(blows));
  const damage: Damage[] = [];
  for (const { character, amount } of attacks) addBlows(random, character, amount, damage);
  if (accident) damage.push(accident);
  return damage;
}
