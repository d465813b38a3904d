import type { Random } from '#graphql/world/random.ts';
import type { Realm } from '#graphql/world/people/careers.ts';
import type { Character } from '#graphql/world/people/characters.ts';
import type { Point } from '#graphql/world/places/points.ts';
import type { Sides } from './battle-plan.ts';
import { type Kill, strikeDown } from './kill.ts';

/** Who has an old score to settle with whom; always both ways. */
export type Rivalries = ReadonlyMap<Character, Character>;

export interface Conditions {
  /** When somebody may fall, ascending, in epoch seconds. */
  readonly times: readonly number[];
  readonly placeAt: (time: number) => Point;
  /** Share of the kills that Order makes, 0 to 1. */
  readonly orderShare: number;
  /** How long a fallen fighter is away, in seconds. */
  readonly respawn: readonly [shortest: number, longest: number];
}

/** How many strike at one victim: the share of kills with one attacker, with two, and so on up to twelve. */
const GANG = [0.25, 0.22, 0.17, 0.12, 0.09, 0.06, 0.035, 0.02, 0.013, 0.009, 0.007, 0.006];

function gangSize(random: Random): number {
  let rest = random.next();
  for (const [index, share] of GANG.entries()) {
    rest -= share;
    if (rest < 0) return index + 1;
  }
  return 1;
}

/** Who is on their feet, in one fight. */
class Field {
  readonly #backAt = new Map<Character, number>();

  stands = (character: Character, time: number): boolean => (this.#backAt.get(character) ?? 0) <= time;

  fell(character: Character, backAt: number): void {
    this.#backAt.set(character, backAt);
  }

  /** Somebody who stands, or null when that is hard to find. */
  pick(random: Random, side: readonly Character[], time: number): Character | null {
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const character = random.pick(side);
      if (this.stands(character, time)) return character;
    }
    return null;
  }

  /** Those who strike together; healers join half as often as others. */
  gang(random: Random, side: readonly Character[], time: number): Character[] {
    const size = gangSize(random);
    const gang: Character[] = [];
    for (let attempt = 0; attempt < size * 3 && gang.length < size; attempt += 1) {
      const character = random.pick(side);
      const hesitates = character.calling.archetype === 'HEALER' && random.chance(0.5);
      if (!hesitates && this.stands(character, time) && !gang.includes(character)) gang.push(character);
    }
    return gang;
  }

  rivalOf(
    victim: Character,
    rivalries: Rivalries,
    side: readonly Character[],
    time: number,
  ): Character | null {
    const rival = rivalries.get(victim);
    return rival && side.includes(rival) && this.stands(rival, time) ? rival : null;
  }
}

const enemyOf = (realm: Realm): Realm => (realm === 'ORDER' ? 'DESTRUCTION' : 'ORDER');

/** Lets two sides fight: at each of the times one fighter falls, if somebody stands on both sides. */
export function brawl(random: Random, sides: Sides, rivalries: Rivalries, conditions: Conditions): Kill[] {
  const { times, placeAt, orderShare, respawn } = conditions;
  const field = new Field();
  const kills: Kill[] = [];
  for (const time of times) {
    const winners: Realm = random.chance(orderShare) ? 'ORDER' : 'DESTRUCTION';
    const victim = field.pick(random, sides[enemyOf(winners)], time);
    if (!victim) continue;
    const attackers = field.gang(random, sides[winners], time);
    const favourite = field.rivalOf(victim, rivalries, sides[winners], time);
    if (favourite && !attackers.includes(favourite)) attackers.push(favourite);
    if (attackers.length === 0) continue;
    field.fell(victim, time + random.int(...respawn));
    kills.push(strikeDown(random, { time, place: placeAt(time), victim, attackers, favourite }));
  }
  return kills;
}
