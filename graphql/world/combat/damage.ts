import type { Random } from '#graphql/rules/random.ts';
import {
  type Ability,
  abilitiesOf,
  ENVIRONMENT_ABILITIES,
  UNNAMED_ABILITIES,
} from '#graphql/world/characters/abilities.ts';
import type { Character } from '#graphql/world/characters/characters.ts';

/** Damage to a victim by one attacker, or by the environment, from one source. */
export interface Damage {
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
export function appendAttackerDamage(
  random: Random,
  attacker: Character,
  amount: number,
  damage: Damage[],
): void {
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
export function drawEnvironmentDamage(random: Random, amount: number): Damage {
  const draw = random.next();
  if (draw < 0.45) return { attacker: null, source: 'FALL_DAMAGE', ability: null, amount };
  if (draw < 0.75) return { attacker: null, source: 'OTHER', ability: null, amount };
  return { attacker: null, source: 'ABILITY', ability: random.pick(ENVIRONMENT_ABILITIES), amount };
}
