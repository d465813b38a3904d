import type { Random } from '#graphql/rules/random.ts';
import { WeightedSampler } from '#graphql/world/weighted-sampler.ts';
import type { BattlePlan, BattleSpec } from '#graphql/world/combat/battle.ts';
import { type Character, type Archetype, REALMS } from '#graphql/world/characters/characters.ts';
import type { Population } from '#graphql/world/population.ts';
import type { RunSpec } from './run-schedule.ts';

/** A member of a party, and for which of the run's attempts. */
export interface Member {
  readonly character: Character;
  readonly archetype: Archetype;
  /** Index of the first attempt, and one behind the last, with this member. */
  readonly first: number;
  readonly last: number;
}

/**
 * The roles of members in the order in which they join: the first six are two tanks, two healers, two damage dealers.
 */
const PARTY_ROLES: readonly Archetype[] = [
  ...(['TANK', 'HEALER', 'MELEE_DPS', 'RANGED_DPS', 'HEALER', 'TANK'] as const),
  ...(['MELEE_DPS', 'RANGED_DPS', 'MELEE_DPS', 'HEALER', 'RANGED_DPS', 'TANK'] as const),
];

/** Share of the members who come from the guild of the first one, if one is available. */
const GUILD_MEMBER_SHARE = 0.6;
/** Share of the damage dealers whose career is one of healers. */
const DAMAGE_HEALER_SHARE = 0.1;
/** Share of runs in which somebody leaves and is replaced. */
const REPLACEMENT_SHARE = 0.1;
const ATTEMPTS = 10;

const MELEE_HEALERS: ReadonlySet<string> = new Set(['WARRIOR_PRIEST', 'DISCIPLE_OF_KHAINE']);

/** Assigns players to runs, which must come in the order of their start. */
export class PartyBuilder {
  readonly #samplers: ReadonlyMap<string, WeightedSampler<Character>>;
  readonly #guildOf: (character: Character) => number | undefined;
  readonly #availability: Availability;

  constructor({ characters, memberships }: Population, battles: readonly BattlePlan[]) {
    this.#availability = new Availability(battles);
    this.#guildOf = (character) => memberships.get(character)?.guild?.id;
    const groups = new Map<string, Character[]>();
    for (const character of characters) {
      for (const guild of new Set([undefined, this.#guildOf(character)])) {
        const key = samplerKey(character, guild);
        const group = groups.get(key);
        if (group) group.push(character);
        else groups.set(key, [character]);
      }
    }
    this.#samplers = new Map(
      [...groups].map(([key, group]) => [key, new WeightedSampler(group, ({ activity }) => activity)]),
    );
  }

  /** Builds a party of as many members as are wanted and available, in the order in which they joined. */
  build(random: Random, run: RunSpec): Member[] {
    const party: Member[] = [];
    for (const wanted of PARTY_ROLES.slice(0, run.size)) {
      this.#join(random, run, party, { archetype: wanted, first: 0, last: run.attempts.length });
    }
    const change = random.int(1, Math.max(1, run.attempts.length - 1));
    if (party.length > 1 && run.attempts.length > 2 && random.chance(REPLACEMENT_SHARE))
      this.#replace(random, run, party, change);
    return party;
  }

  #replace(random: Random, run: RunSpec, party: Member[], change: number) {
    const leaver = random.pick(party);
    const { archetype, last } = leaver;
    if (!this.#join(random, run, party, { archetype, first: change, last })) return;
    party[party.indexOf(leaver)] = { ...leaver, last: change };
  }

  #join(random: Random, run: RunSpec, party: Member[], slot: Omit<Member, 'character'>): boolean {
    const [from, to] = [Math.floor(run.start / 1000), Math.ceil(run.end / 1000)];
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const character = this.#candidate(random, run, party, slot.archetype);
      if (!character || party.some((member) => member.character === character)) continue;
      if (!this.#availability.isFree(character, from, to)) continue;
      this.#availability.reserve(character, to);
      party.push({ ...slot, character, archetype: playedArchetype(character, slot.archetype) });
      return true;
    }
    return false;
  }

  #candidate(random: Random, { realm, instance }: RunSpec, party: readonly Member[], wanted: Archetype) {
    const isHealer = wanted.endsWith('DPS') && random.chance(DAMAGE_HEALER_SHARE);
    const archetype = isHealer ? 'HEALER' : wanted;
    const career = { realm, archetype };
    const tier = random.pick(instance.tiers);
    const leader = party[0]?.character;
    const guild = leader && random.chance(GUILD_MEMBER_SHARE) ? this.#guildOf(leader) : undefined;
    const sampler =
      this.#samplers.get(samplerKey({ career, tier }, guild)) ??
      this.#samplers.get(samplerKey({ career, tier }, undefined));
    return sampler?.size ? sampler.draw(random) : undefined;
  }
}

type Kind = Pick<Character, 'tier'> & { career: Pick<Character['career'], 'realm' | 'archetype'> };

const samplerKey = ({ career, tier }: Kind, guild: number | undefined) =>
  `${career.realm} ${career.archetype} ${tier} ${guild ?? ''}`;

/** A healer who joins as a damage dealer deals damage the way the career can. */
function playedArchetype({ career }: Character, wanted: Archetype): Archetype {
  if (career.archetype === wanted || career.archetype !== 'HEALER') return career.archetype;
  return MELEE_HEALERS.has(career.name) ? 'MELEE_DPS' : 'RANGED_DPS';
}

/**
 * Keeps track of the characters in battles and runs over time. Battles must be given, and runs reserved, in the order
 * of their start.
 */
export class Availability {
  /** Start and end of each battle alternately, in epoch seconds. */
  readonly #battles = new Map<Character, number[]>();
  readonly #freeAt = new Map<Character, number>();

  constructor(plans: readonly BattlePlan[]) {
    for (const { spec, sides } of plans) {
      for (const realm of REALMS) {
        for (const character of sides[realm]) this.#addBattle(character, spec);
      }
    }
  }

  #addBattle(character: Character, { start, end }: BattleSpec) {
    const own = this.#battles.get(character);
    if (own) own.push(start, end);
    else this.#battles.set(character, [start, end]);
  }

  /** True if a character is in no battle and no run from one second to another. */
  isFree(character: Character, from: number, to: number): boolean {
    if ((this.#freeAt.get(character) ?? 0) > from) return false;
    const times = this.#battles.get(character) ?? [];
    const next = firstEndingAfter(times, from);
    return (times[next * 2] ?? Infinity) > to;
  }

  /** Marks a character as busy up to a second. */
  reserve(character: Character, until: number) {
    this.#freeAt.set(character, until);
  }
}

/** No player fights two battles at once, so that their ends are in order too. */
function firstEndingAfter(times: readonly number[], from: number): number {
  let low = 0;
  let high = times.length / 2;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle * 2 + 1] ?? Infinity) >= from) high = middle;
    else low = middle + 1;
  }
  return low;
}
