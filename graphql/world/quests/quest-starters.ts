import type { Creature, GameObject } from '#graphql/world/creatures/creature.ts';
import type { Realm } from '#graphql/world/characters/careers.ts';
import { type Zone, ZONES } from '#graphql/world/zones/zones.ts';
import type { Random } from '#graphql/rules/random.ts';
import type { RealmZone } from './realm-zones.ts';
import type { Quest } from './quest.ts';

type Starters = Pick<Quest, 'creatures' | 'gameObjects'>;

const NO_STARTERS: Starters = { creatures: [], gameObjects: [] };

/** The humanoids and game objects of each zone, at which quests start. */
export class StarterPool {
  readonly #humanoids: readonly Creature[];
  readonly #creatures: ReadonlyMap<Zone, readonly Creature[]>;
  readonly #objects: ReadonlyMap<Zone, readonly GameObject[]>;

  constructor(creatures: readonly Creature[], gameObjects: readonly GameObject[]) {
    this.#humanoids = creatures.filter(
      ({ creatureType, realm }) => realm !== null && creatureType.startsWith('HUMANOIDS'),
    );
    this.#creatures = byZone(this.#humanoids);
    this.#objects = byZone(gameObjects);
  }

  /** Mostly one creature of the zone, sometimes several or a game object, sometimes none. */
  draw(random: Random, { zone, realm }: RealmZone): Starters {
    const kind = random.next();
    if (kind < 0.07) return NO_STARTERS;
    const objects = this.#objects.get(zone) ?? [];
    if (kind < 0.17 && objects.length > 0) return { ...NO_STARTERS, gameObjects: [random.pick(objects)] };
    const local = friendlyTo(this.#creatures.get(zone) ?? [], realm);
    const givers = local.length > 0 ? local : friendlyTo(this.#humanoids, realm);
    return { ...NO_STARTERS, creatures: random.sample(givers, random.chance(0.1) ? random.int(2, 3) : 1) };
  }
}

const friendlyTo = (creatures: readonly Creature[], realm: Realm) =>
  creatures.filter((creature) => creature.realm === realm || creature.realm === 'NEUTRAL');

function byZone<Spawning extends Pick<Creature, 'spawns'>>(spawning: readonly Spawning[]) {
  return new Map(
    ZONES.map((zone) => [zone, spawning.filter(({ spawns }) => spawns.some((spawn) => spawn.zone === zone))]),
  );
}
