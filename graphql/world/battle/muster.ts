import type { Random } from '#graphql/world/random.ts';
import { Urn } from '#graphql/world/urn.ts';
import { type Realm, REALMS } from '#graphql/world/people/careers.ts';
import type { Character } from '#graphql/world/people/characters.ts';
import type { Population } from '#graphql/world/people/population.ts';
import type { Tier } from '#graphql/world/people/levels.ts';
import type { Fixture, Sides } from './battle-plan.ts';

/** Share of a side that comes as a warband of the guilds that called it. */
const WARBAND = 0.6;

/** Seconds between two fights of the same character. */
const REST = 30;

type Crowd = Urn<Character>;

const key = (realm: Realm, tier: Tier): string => `${realm} ${tier}`;

const crowdOf = (characters: readonly Character[]): Crowd => new Urn(characters, ({ zeal }) => zeal);

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/**
 * Calls fighters to battles. Nobody is in two places at once, so battles must be called in the order of their start.
 */
export class Muster {
  readonly #everybody: ReadonlyMap<string, Crowd>;
  readonly #warbands: ReadonlyMap<string, Urn<Crowd>>;
  readonly #freeAt = new Map<Character, number>();

  constructor({ characters, memberships }: Population) {
    const groups = groupBy(characters, ({ calling, tier }) => key(calling.realm, tier));
    this.#everybody = new Map([...groups].map(([name, group]) => [name, crowdOf(group)]));
    this.#warbands = new Map(
      [...groups].map(([name, group]) => {
        const guilds = groupBy(
          group.filter((character) => memberships.get(character)?.guild),
          (character) => String(memberships.get(character)?.guild?.id),
        );
        return [name, new Urn([...guilds.values()].map(crowdOf), ({ weight }) => weight)];
      }),
    );
  }

  /** Both sides of a fixture, each at most as big as planned, or null when one stays empty. */
  call(random: Random, fixture: Fixture): Sides | null {
    const sides = {
      ORDER: this.#side(random, fixture, 'ORDER'),
      DESTRUCTION: this.#side(random, fixture, 'DESTRUCTION'),
    };
    return this.#engage(fixture, sides) ? sides : null;
  }

  /** Marks the fighters as busy; false, and nothing marked, when a side is empty or somebody is busy already. */
  engage(fixture: Fixture, sides: Sides): boolean {
    const free = REALMS.every((realm) =>
      sides[realm].every((character) => this.#isFree(character, fixture.start)),
    );
    return free && this.#engage(fixture, sides);
  }

  #engage({ end }: Fixture, sides: Sides): boolean {
    if (REALMS.some((realm) => sides[realm].length === 0)) return false;
    for (const realm of REALMS) {
      for (const character of sides[realm]) this.#freeAt.set(character, end + REST);
    }
    return true;
  }

  #isFree(character: Character, time: number): boolean {
    return (this.#freeAt.get(character) ?? 0) <= time;
  }

  #side(random: Random, { start, tier, sizes }: Fixture, realm: Realm): Character[] {
    const everybody = this.#everybody.get(key(realm, tier));
    const warbands = this.#warbands.get(key(realm, tier));
    if (!everybody?.size) return [];
    const size = sizes[realm];
    const called = warbands?.size
      ? Array.from({ length: 1 + Math.floor(size / 14) }, () => warbands.draw(random))
      : [everybody];
    const side = new Set<Character>();
    for (let attempt = 0; attempt < size * 4 && side.size < size; attempt += 1) {
      const crowd = random.chance(WARBAND) ? random.pick(called) : everybody;
      const character = crowd.draw(random);
      if (this.#isFree(character, start)) side.add(character);
    }
    return [...side];
  }
}
