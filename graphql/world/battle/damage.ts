import type { Random } from '#graphql/world/random.ts';
import {
  type Ability,
  abilitiesOf,
  ENVIRONMENT_ABILITIES,
  NAMELESS_ABILITIES,
} from '#graphql/world/people/abilities.ts';
import type { Character } from '#graphql/world/people/characters.ts';

/** Damage that led to a kill: what one attacker, or nobody in particular, did with one thing. */
export interface Damage {
  /** Null when no player dealt it. */
  readonly attacker: Character | null;
  readonly source: 'ABILITY' | 'FALL_DAMAGE' | 'OTHER';
  /** Only with the source ABILITY. */
  readonly ability: Ability | null;
  readonly amount: number;
}

const NAMELESS = 0.004;
const PUSHED = 0.985;
const WITH_AUTO_ATTACK = 0.55;

/** One of the parts into which an amount is broken: at least 1, and at least 1 remains for each of the others. */
const breakOff = (random: Random, rest: number, parts: number): number =>
  parts === 1 ? rest : 1 + Math.floor((rest - parts) * Math.min(0.9, (random.next() * 2) / parts));

/**
 * Adds what one attacker did to the victim: 1 to 5 entries, 3 on average, whose amounts add up to `amount`.
 * Mostly different abilities of the career, often an auto attack, seldom a push over an edge.
 */
export function addBlows(random: Random, attacker: Character, amount: number, damage: Damage[]): void {
  const kind = random.next();
  const book = kind < NAMELESS ? NAMELESS_ABILITIES : abilitiesOf(attacker.calling.career);
  const parts = Math.min(amount, random.int(1, 5));
  const page = random.int(0, book.length - 1);
  let rest = amount;
  for (let left = parts; left > 0; left -= 1) {
    const part = breakOff(random, rest, left);
    rest -= part;
    const ability =
      left === 1 && kind > 1 - WITH_AUTO_ATTACK ? null : (book[(page + left) % book.length] ?? null);
    if (ability) damage.push({ attacker, source: 'ABILITY', ability, amount: part });
    else damage.push({ attacker, source: kind > PUSHED ? 'FALL_DAMAGE' : 'OTHER', ability, amount: part });
  }
}

/** What a fall, a guard or a siege engine did to the victim. */
export function mishap(random: Random, amount: number): Damage {
  const draw = random.next();
  if (draw < 0.45) return { attacker: null, source: 'FALL_DAMAGE', ability: null, amount };
  if (draw < 0.75) return { attacker: null, source: 'OTHER', ability: null, amount };
  return { attacker: null, source: 'ABILITY', ability: random.pick(ENVIRONMENT_ABILITIES), amount };
}
