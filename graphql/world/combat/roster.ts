import { group } from 'd3-array';
import type { Random } from '#graphql/rules/random.ts';
import { WeightedSampler } from '#graphql/world/weighted-sampler.ts';
import { type Character, type Tier, type Realm, REALMS } from '#graphql/world/characters/characters.ts';
import type { Population } from '#graphql/world/population.ts';
import type { BattleSpec, Sides } from './battle.ts';

/** Share of a side that comes from a few guilds, as organised groups do. */
const GUILD_GROUP_SHARE = 0.6;

/** Seconds between two battles of the same character. */
const REST_SECONDS = 30;

type CharacterSampler = WeightedSampler<Character>;

const key = (realm: Realm, tier: Tier): string => `${realm} ${tier}`;

const samplerOf = (characters: readonly Character[]): CharacterSampler =>
  new WeightedSampler(characters, ({ activity }) => activity);

/** Assigns players to battles. No player is in two battles at once, so these must come in the order of their start. */
export class Roster {
  readonly #everybody: ReadonlyMap<string, CharacterSampler>;
  readonly #guilds: ReadonlyMap<string, WeightedSampler<CharacterSampler>>;
  readonly #freeAt = new Map<Character, number>();

  constructor({ characters, memberships }: Population) {
    const groups = group(characters, ({ career, tier }) => key(career.realm, tier));
    this.#everybody = new Map([...groups].map(([name, members]) => [name, samplerOf(members)]));
    this.#guilds = new Map(
      [...groups].map(([name, members]) => {
        const guilds = group(
          members.filter((character) => memberships.get(character)?.guild),
          (character) => String(memberships.get(character)?.guild?.id),
        );
        return [
          name,
          new WeightedSampler([...guilds.values()].map(samplerOf), ({ totalWeight }) => totalWeight),
        ];
      }),
    );
  }

  /** Lets everybody fight again, for battles that are drawn each for itself. */
  freeAll(): void {
    this.#freeAt.clear();
  }

  /** Both sides of a battle, each at most as big as planned, or null when one stays empty. */
  assign(random: Random, spec: BattleSpec): Sides | null {
    const sides = {
      ORDER: this.#side(random, spec, 'ORDER'),
      DESTRUCTION: this.#side(random, spec, 'DESTRUCTION'),
    };
    return this.#reserve(spec, sides) ? sides : null;
  }

  /** Marks the players as busy; false, and nobody marked, when a side is empty or somebody is busy already. */
  reserve(spec: BattleSpec, sides: Sides): boolean {
    const free = REALMS.every((realm) =>
      sides[realm].every((character) => this.#isFree(character, spec.start)),
    );
    return free && this.#reserve(spec, sides);
  }

  /** Marks those of the sides as busy who are free, and returns them; null when a side is empty then. */
  reserveFree(spec: BattleSpec, sides: Sides): Sides | null {
    const free = (realm: Realm) => sides[realm].filter((character) => this.#isFree(character, spec.start));
    const present = { ORDER: free('ORDER'), DESTRUCTION: free('DESTRUCTION') };
    return this.#reserve(spec, present) ? present : null;
  }

  #reserve({ end }: BattleSpec, sides: Sides): boolean {
    if (REALMS.some((realm) => sides[realm].length === 0)) return false;
    for (const realm of REALMS) {
      for (const character of sides[realm]) this.#freeAt.set(character, end + REST_SECONDS);
    }
    return true;
  }

  #isFree(character: Character, time: number): boolean {
    return (this.#freeAt.get(character) ?? 0) <= time;
  }

  #side(random: Random, { start, tier, sizes }: BattleSpec, realm: Realm): Character[] {
    const everybody = this.#everybody.get(key(realm, tier));
    const guilds = this.#guilds.get(key(realm, tier));
    if (!everybody?.size) return [];
    const size = sizes[realm];
    const samplers = guilds?.size
      ? Array.from({ length: 1 + Math.floor(size / 14) }, () => guilds.draw(random))
      : [everybody];
    const side = new Set<Character>();
    for (let attempt = 0; attempt < size * 4 && side.size < size; attempt += 1) {
      const sampler = random.chance(GUILD_GROUP_SHARE) ? random.pick(samplers) : everybody;
      const character = sampler.draw(random);
      if (this.#isFree(character, start)) side.add(character);
    }
    return [...side];
  }
}
