import type { Item } from '#graphql/world/items/item.ts';
import { CAREERS, type Race, type Realm } from '#graphql/world/characters/characters.ts';
import type { Random } from '#graphql/rules/random.ts';
import type { Reward, Quest } from './quest.ts';
import type { Creature, GameObject } from '#graphql/world/creatures/creature.ts';
import { type Zone, ZONES } from '#graphql/world/zones/zones.ts';
import type { RealmZone } from './realm-zones.ts';

const REALM_OF_CAREER = new Map(CAREERS.map(({ name, realm }) => [name, realm]));
const REALM_OF_RACE = new Map<Race, Realm>(CAREERS.map(({ race, realm }) => [race, realm]));

/** The levels that a reward may be below and above the level of its quest. */
const LEVEL_RANGE = { below: 7, above: 2 };

const HIGHEST_LEVEL = 40;

/** True if players of the realm can have the item. */
export const servesRealm = ({ careers, races }: Item, realm: Realm): boolean =>
  (careers.length === 0 || careers.some((career) => REALM_OF_CAREER.get(career) === realm)) &&
  (races.length === 0 || races.some((race) => REALM_OF_RACE.get(race) === realm));

/** Items by their use as a reward: gear for players of a level, and goods that come in stacks. */
export class RewardPool {
  readonly #gear: Readonly<Record<Realm, readonly (readonly Item[])[]>>;
  readonly #goods: Readonly<Record<Realm, readonly Item[]>>;

  constructor(items: readonly Item[]) {
    const named = items.filter(({ name }) => name !== '');
    const order = named.filter((item) => servesRealm(item, 'ORDER'));
    const destruction = named.filter((item) => servesRealm(item, 'DESTRUCTION'));
    this.#gear = { ORDER: gearByLevel(order), DESTRUCTION: gearByLevel(destruction) };
    this.#goods = { ORDER: order.filter(isGood), DESTRUCTION: destruction.filter(isGood) };
  }

  /** Up to so many different pieces of gear around a level, one of each. */
  gear(random: Random, realm: Realm, level: number, count: number): Reward[] {
    const pool = this.#gear[realm][Math.min(level, HIGHEST_LEVEL)] ?? [];
    return random.sample(pool, count).map((item) => ({ item, count: 1 }));
  }

  /** Up to so many different goods, each in a stack of one to 250. */
  goods(random: Random, realm: Realm, count: number): Reward[] {
    return random.sample(this.#goods[realm], count).map((item) => ({ item, count: stackSize(random) }));
  }
}

function stackSize(random: Random): number {
  const size = random.next();
  if (size < 0.5) return 1;
  return size < 0.93 ? random.int(2, 20) : random.int(50, 250);
}

const isGood = ({ slot }: Item): boolean => slot === 'NONE';

/** Index: the level of a player to whom the item is of use now or soon. */
function gearByLevel(items: readonly Item[]): Item[][] {
  const gear = items.filter((item) => !isGood(item));
  return Array.from({ length: HIGHEST_LEVEL + 1 }, (_, playerLevel) =>
    gear.filter(
      ({ level }) => level >= playerLevel - LEVEL_RANGE.below && level <= playerLevel + LEVEL_RANGE.above,
    ),
  );
}

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
