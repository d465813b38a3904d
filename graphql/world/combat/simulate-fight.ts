import type { Random } from '#graphql/rules/random.ts';
import type { Character, Realm } from '#graphql/world/characters/characters.ts';
import type { Point } from '#graphql/world/zones/zones.ts';
import type { Sides } from './battle.ts';
import { createKill, type Kill } from './kill.ts';
import type { Rivalries } from './rivalries.ts';

export interface FightOptions {
  /** The times at which a fighter may die, ascending, in epoch seconds. */
  readonly times: readonly number[];
  readonly locationAt: (time: number) => Point;
  /** Share of the kills that Order makes, 0 to 1. */
  readonly orderShare: number;
  /** Seconds that a dead player is away. */
  readonly respawn: readonly [shortest: number, longest: number];
}

/** Share of the kills with one attacker, with two, and so on up to twelve. */
const ATTACKER_COUNT_SHARES = [0.25, 0.22, 0.17, 0.12, 0.09, 0.06, 0.035, 0.02, 0.013, 0.009, 0.007, 0.006];

function drawAttackerCount(random: Random): number {
  let rest = random.next();
  for (const [index, share] of ATTACKER_COUNT_SHARES.entries()) {
    rest -= share;
    if (rest < 0) return index + 1;
  }
  return 1;
}

/** The living players of one fight, and random choices among them. */
class LivePlayers {
  readonly #respawnAt = new Map<Character, number>();

  isAlive = (character: Character, time: number): boolean => (this.#respawnAt.get(character) ?? 0) <= time;

  markDead(character: Character, respawnAt: number): void {
    this.#respawnAt.set(character, respawnAt);
  }

  /** Null when no living player is found in a few attempts. */
  pick(random: Random, side: readonly Character[], time: number): Character | null {
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const character = random.pick(side);
      if (this.isAlive(character, time)) return character;
    }
    return null;
  }

  /** The attackers of one victim; healers take part half as often as others. */
  pickAttackers(random: Random, side: readonly Character[], time: number): Character[] {
    const count = drawAttackerCount(random);
    const attackers: Character[] = [];
    for (let attempt = 0; attempt < count * 3 && attackers.length < count; attempt += 1) {
      const character = random.pick(side);
      const isPassive = character.career.archetype === 'HEALER' && random.chance(0.5);
      if (!isPassive && this.isAlive(character, time) && !attackers.includes(character))
        attackers.push(character);
    }
    return attackers;
  }

  rivalOf(
    victim: Character,
    rivalries: Rivalries,
    side: readonly Character[],
    time: number,
  ): Character | null {
    const rival = rivalries.get(victim);
    return rival && side.includes(rival) && this.isAlive(rival, time) ? rival : null;
  }
}

const opposingRealm = (realm: Realm): Realm => (realm === 'ORDER' ? 'DESTRUCTION' : 'ORDER');

/** The kills of a fight of two sides: at each of the times one player dies, if somebody lives on both sides. */
export function simulateFight(
  random: Random,
  sides: Sides,
  rivalries: Rivalries,
  { times, locationAt, orderShare, respawn }: FightOptions,
): Kill[] {
  const players = new LivePlayers();
  const kills: Kill[] = [];
  for (const time of times) {
    const killerRealm: Realm = random.chance(orderShare) ? 'ORDER' : 'DESTRUCTION';
    const victim = players.pick(random, sides[opposingRealm(killerRealm)], time);
    if (!victim) continue;
    const attackers = players.pickAttackers(random, sides[killerRealm], time);
    const rival = players.rivalOf(victim, rivalries, sides[killerRealm], time);
    if (rival && !attackers.includes(rival)) attackers.push(rival);
    if (attackers.length === 0) continue;
    players.markDead(victim, time + random.int(...respawn));
    kills.push(createKill(random, { time, location: locationAt(time), victim, attackers, rival }));
  }
  return kills;
}
