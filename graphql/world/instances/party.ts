import type { Random } from '#graphql/world/random.ts';
import { Urn } from '#graphql/world/urn.ts';
import type { Archetype } from '#graphql/world/people/careers.ts';
import type { Character } from '#graphql/world/people/characters.ts';
import type { Population } from '#graphql/world/people/population.ts';
import type { Diary } from './diary.ts';
import type { RunOutline } from './run-schedule.ts';

/** A place in a party: who has it, as what, and for which of the run's fights. */
export interface Member {
  readonly character: Character;
  readonly archetype: Archetype;
  /** Fights before the first one and from the last one on are without this member. */
  readonly first: number;
  readonly last: number;
}

/** Who is wanted, in this order: the first six are two tanks, two healers and two to deal damage. */
const WANTED: readonly Archetype[] = [
  'TANK',
  'HEALER',
  'MELEE_DPS',
  'RANGED_DPS',
  'HEALER',
  'TANK',
  'MELEE_DPS',
  'RANGED_DPS',
  'MELEE_DPS',
  'HEALER',
  'RANGED_DPS',
  'TANK',
];

/** Share of the places that go to a friend from the guild of the first one, if one is free. */
const FRIENDS = 0.6;
/** Share of those who deal damage though their career is one of healers. */
const TURNED_HEALERS = 0.1;
/** Share of runs in which somebody leaves and another takes the place. */
const REPLACEMENTS = 0.1;
const TRIES = 10;

const MELEE_HEALERS: ReadonlySet<string> = new Set(['WARRIOR_PRIEST', 'DISCIPLE_OF_KHAINE']);

type Crowds = ReadonlyMap<string, Urn<Character>>;

/** Calls people together. Runs must come in the order of their start. */
export class PartyCaller {
  readonly #crowds: Crowds;
  readonly #guildOf: (character: Character) => number | undefined;
  readonly #diary: Diary;

  constructor({ characters, memberships }: Population, diary: Diary) {
    this.#diary = diary;
    this.#guildOf = (character) => memberships.get(character)?.guild?.id;
    const groups = new Map<string, Character[]>();
    for (const character of characters) {
      for (const guild of new Set([undefined, this.#guildOf(character)])) {
        const key = crowdKey(character, guild);
        const group = groups.get(key);
        if (group) group.push(character);
        else groups.set(key, [character]);
      }
    }
    this.#crowds = new Map([...groups].map(([key, group]) => [key, new Urn(group, ({ zeal }) => zeal)]));
  }

  /** Those who go: as many as are wanted and free, in the order in which they joined. */
  call(random: Random, run: RunOutline): Member[] {
    const party: Member[] = [];
    for (const wanted of WANTED.slice(0, run.size)) {
      this.#join(random, run, party, { archetype: wanted, first: 0, last: run.attempts.length });
    }
    const change = random.int(1, Math.max(1, run.attempts.length - 1));
    if (party.length > 1 && run.attempts.length > 2 && random.chance(REPLACEMENTS))
      this.#replace(random, run, party, change);
    return party;
  }

  #replace(random: Random, run: RunOutline, party: Member[], change: number) {
    const leaver = random.pick(party);
    const { archetype, last } = leaver;
    if (!this.#join(random, run, party, { archetype, first: change, last })) return;
    party[party.indexOf(leaver)] = { ...leaver, last: change };
  }

  #join(random: Random, run: RunOutline, party: Member[], place: Omit<Member, 'character'>): boolean {
    const [from, to] = [Math.floor(run.start / 1000), Math.ceil(run.end / 1000)];
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const character = this.#candidate(random, run, party, place.archetype);
      if (!character || party.some((member) => member.character === character)) continue;
      if (!this.#diary.isFree(character, from, to)) continue;
      this.#diary.enter(character, to);
      party.push({ ...place, character, archetype: playedAs(character, place.archetype) });
      return true;
    }
    return false;
  }

  #candidate(random: Random, { realm, instance }: RunOutline, party: readonly Member[], wanted: Archetype) {
    const turned = wanted.endsWith('DPS') && random.chance(TURNED_HEALERS);
    const archetype = turned ? 'HEALER' : wanted;
    const calling = { realm, archetype };
    const tier = random.pick(instance.tiers);
    const leader = party[0]?.character;
    const guild = leader && random.chance(FRIENDS) ? this.#guildOf(leader) : undefined;
    const crowd =
      this.#crowds.get(crowdKey({ calling, tier }, guild)) ??
      this.#crowds.get(crowdKey({ calling, tier }, undefined));
    return crowd?.size ? crowd.draw(random) : undefined;
  }
}

type Kind = Pick<Character, 'tier'> & { calling: Pick<Character['calling'], 'realm' | 'archetype'> };

const crowdKey = ({ calling, tier }: Kind, guild: number | undefined) =>
  `${calling.realm} ${calling.archetype} ${tier} ${guild ?? ''}`;

/** A healer in the place of another deals damage the way the career can. */
function playedAs({ calling }: Character, wanted: Archetype): Archetype {
  if (calling.archetype === wanted || calling.archetype !== 'HEALER') return calling.archetype;
  return MELEE_HEALERS.has(calling.career) ? 'MELEE_DPS' : 'RANGED_DPS';
}
