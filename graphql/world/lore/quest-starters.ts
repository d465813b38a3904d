import type { Creature, GameObject } from '#graphql/world/creatures/creature.ts';
import type { Realm } from '#graphql/world/people/careers.ts';
import { type Zone, ZONES } from '#graphql/world/places/zones.ts';
import type { Random } from '#graphql/world/random.ts';
import type { Front } from './front.ts';
import type { Quest } from './quest.ts';
import { sample } from './slots.ts';

type Starters = Pick<Quest, 'creatures' | 'gameObjects'>;

const NOBODY: Starters = { creatures: [], gameObjects: [] };

/** Those who can speak and do so to players of a realm, and things that can be read or opened, by zone. */
export class StarterPool {
  readonly #speakers: readonly Creature[];
  readonly #creatures: ReadonlyMap<Zone, readonly Creature[]>;
  readonly #objects: ReadonlyMap<Zone, readonly GameObject[]>;

  constructor(creatures: readonly Creature[], gameObjects: readonly GameObject[]) {
    this.#speakers = creatures.filter(
      ({ creatureType, realm }) => realm !== null && creatureType.startsWith('HUMANOIDS'),
    );
    this.#creatures = byZone(this.#speakers);
    this.#objects = byZone(gameObjects);
  }

  /** Mostly one creature of the zone, sometimes several or a thing, sometimes nobody: the quest begins by itself. */
  draw(random: Random, { zone, realm }: Front): Starters {
    const kind = random.next();
    if (kind < 0.07) return NOBODY;
    const objects = this.#objects.get(zone) ?? [];
    if (kind < 0.17 && objects.length > 0) return { ...NOBODY, gameObjects: [random.pick(objects)] };
    const here = friends(this.#creatures.get(zone) ?? [], realm);
    const givers = here.length > 0 ? here : friends(this.#speakers, realm);
    return { ...NOBODY, creatures: sample(random, givers, random.chance(0.1) ? random.int(2, 3) : 1) };
  }
}

const friends = (creatures: readonly Creature[], realm: Realm) =>
  creatures.filter((creature) => creature.realm === realm || creature.realm === 'NEUTRAL');

function byZone<Spawning extends Pick<Creature, 'spawns'>>(spawning: readonly Spawning[]) {
  return new Map(
    ZONES.map((zone) => [zone, spawning.filter(({ spawns }) => spawns.some((spawn) => spawn.zone === zone))]),
  );
}
