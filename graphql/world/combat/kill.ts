import { Random } from '#graphql/rules/random.ts';
import type { Character, ByArchetype } from '#graphql/world/characters/characters.ts';
import type { Point } from '#graphql/world/zones/zones.ts';
import {
  type Ability,
  abilitiesOf,
  ENVIRONMENT_ABILITIES,
  UNNAMED_ABILITIES,
} from '#graphql/world/characters/abilities.ts';

/** Damage to a victim by one attacker, or by the environment, from one source. */
interface Damage {
  /** Null when no player dealt it. */
  readonly attacker: Character | null;
  readonly source: 'ABILITY' | 'FALL_DAMAGE' | 'OTHER';
  /** Only with the source ABILITY. */
  readonly ability: Ability | null;
  readonly amount: number;
}

const UNNAMED_ABILITY_SHARE = 0.004;
/** From here up to 1 the damage without an ability is fall damage: the victim was pushed over an edge. */
const FALL_DAMAGE_FROM = 0.985;
const AUTO_ATTACK_SHARE = 0.55;

/** One of the parts into which an amount is split: at least 1, and at least 1 remains for each of the others. */
const splitOff = (random: Random, rest: number, parts: number): number =>
  parts === 1 ? rest : 1 + Math.floor((rest - parts) * Math.min(0.9, (random.next() * 2) / parts));

/**
 * Appends the damage by one attacker: 1 to 5 entries, 3 on average, whose amounts add up to `amount`.
 * Mostly different abilities of the career, often an auto attack, seldom fall damage.
 */
function appendAttackerDamage(random: Random, attacker: Character, amount: number, damage: Damage[]): void {
  const kind = random.next();
  const abilities = kind < UNNAMED_ABILITY_SHARE ? UNNAMED_ABILITIES : abilitiesOf(attacker.career.name);
  const parts = Math.min(amount, random.int(1, 5));
  const first = random.int(0, abilities.length - 1);
  let rest = amount;
  for (let left = parts; left > 0; left -= 1) {
    const part = splitOff(random, rest, left);
    rest -= part;
    const ability =
      left === 1 && kind > 1 - AUTO_ATTACK_SHARE
        ? null
        : (abilities[(first + left) % abilities.length] ?? null);
    if (ability) damage.push({ attacker, source: 'ABILITY', ability, amount: part });
    else
      damage.push({
        attacker,
        source: kind > FALL_DAMAGE_FROM ? 'FALL_DAMAGE' : 'OTHER',
        ability,
        amount: part,
      });
  }
}

/** Damage by a fall, a guard or a siege engine. */
function drawEnvironmentDamage(random: Random, amount: number): Damage {
  const draw = random.next();
  if (draw < 0.45) return { attacker: null, source: 'FALL_DAMAGE', ability: null, amount };
  if (draw < 0.75) return { attacker: null, source: 'OTHER', ability: null, amount };
  return { attacker: null, source: 'ABILITY', ability: random.pick(ENVIRONMENT_ABILITIES), amount };
}

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
  readonly location: Point;
  readonly victim: Character;
  /** The most damage first: the first attacker is the killer. Never empty. */
  readonly attacks: readonly [killer: Attack, ...assists: Attack[]];
  /** Null when nothing but the attackers dealt damage. */
  readonly environmentDamage: Damage | null;
  /** Seeds the single damage entries; see damageOf. */
  readonly damageSeed: number;
  /** Null when the environment dealt the last damage. */
  readonly deathblow: Character | null;
}

/** One attacker dealt all damage. */
export const isSolo = ({ attacks }: Kill): boolean => attacks.length === 1 && attacks[0].percent === 100;

/** Relative damage in a kill. */
const DAMAGE_FACTOR: ByArchetype = { TANK: 0.5, HEALER: 0.25, MELEE_DPS: 1.05, RANGED_DPS: 1 };
/** Relative damage that a victim takes before it dies. */
const DURABILITY_FACTOR: ByArchetype = { TANK: 1.5, HEALER: 1, MELEE_DPS: 1.05, RANGED_DPS: 0.95 };

const ENVIRONMENT_DAMAGE_CHANCE = 0.04;

/** Damage a victim takes before it dies: its wounds and whatever was healed meanwhile. */
const drawTotalDamage = (random: Random, { level, career }: Character): number =>
  Math.round((160 + level * 210) * DURABILITY_FACTOR[career.archetype] * random.between(0.9, 2));

/** Splits an amount among the attackers, each at least 1: the most first. */
function splitDamage(
  random: Random,
  attackers: readonly Character[],
  amount: number,
  rival: Character | null,
): { readonly character: Character; readonly amount: number }[] {
  let sum = 0;
  const weights = attackers.map((character) => {
    const variation = (0.08 + random.next() ** 1.5) * (character === rival ? 4 : 1);
    const weight = DAMAGE_FACTOR[character.career.archetype] * character.skill * variation;
    sum += weight;
    return weight;
  });
  return attackers
    .map((character, index) => ({
      character,
      amount: Math.max(1, Math.floor((amount * (weights[index] ?? 0)) / sum)),
    }))
    .sort((one, other) => other.amount - one.amount);
}

export interface KillContext {
  readonly time: number;
  readonly location: Point;
  readonly victim: Character;
  /** At least one, none twice. */
  readonly attackers: readonly Character[];
  /** The victim's rival, who deals more damage; null for none. */
  readonly rival: Character | null;
}

/** Draws who dealt how much of the victim's damage. @throws RangeError when there are no attackers */
export function createKill(random: Random, { time, location, victim, attackers, rival }: KillContext): Kill {
  const amount = drawTotalDamage(random, victim);
  const environmentDamage = random.chance(ENVIRONMENT_DAMAGE_CHANCE)
    ? drawEnvironmentDamage(random, Math.ceil(amount * random.between(0.03, 0.4)))
    : null;
  const shares = splitDamage(random, attackers, amount - (environmentDamage?.amount ?? 0), rival);
  const total = shares.reduce((sum, share) => sum + share.amount, environmentDamage?.amount ?? 0);
  const [killer, ...assists] = shares.map((share) => ({
    character: share.character,
    amount: share.amount,
    percent: Math.floor((100 * share.amount) / total),
  }));
  if (!killer) throw new RangeError('A kill needs an attacker');
  const last = random.chance(0.8) ? killer.character : random.pick(attackers);
  const deathblow = environmentDamage && random.chance(0.5) ? null : last;
  const damageSeed = random.int(0, 0xffffffff);
  return { time, location, victim, attacks: [killer, ...assists], environmentDamage, damageSeed, deathblow };
}

/**
 * Draws the damage of a kill, attacker by attacker, that of the environment last; per attacker it adds up to the
 * attack. It is drawn on demand, since it is by far the largest part of a kill and seldom needed.
 */
export function damageOf({ attacks, environmentDamage, damageSeed }: Kill): Damage[] {
  const random = new Random(String(damageSeed));
  const damage: Damage[] = [];
  for (const { character, amount } of attacks) appendAttackerDamage(random, character, amount, damage);
  if (environmentDamage) damage.push(environmentDamage);
  return damage;
}

/** The ranks of a victim when it fell. */
interface Ranks {
  readonly level: number;
  readonly renownRank: number;
}

const SOLO_FACTOR = 1.5;

/** Renown points that a kill is worth to all attackers together: more for higher ranks, and more for one alone. */
export const renownWorth = ({ level, renownRank }: Ranks, solo: boolean): number =>
  Math.round((20 + level * 4 + renownRank * 9) * (solo ? SOLO_FACTOR : 1));
