import { Random } from '#graphql/rules/random.ts';
import { recordTable, type WorldOptions, type WorldTable } from '#graphql/world/world-table.ts';
import { type Realm, REALMS } from '../characters/characters.ts';
import words from '#graphql/world/words/guilds.json' with { type: 'json' };

export const GUILD_NAME_LENGTH = 40;

/** Hand-made names: the shortest, the longest, accents, apostrophes. Used before any name is put together. */
export const SPECIAL_GUILD_NAMES: Readonly<Record<Realm, readonly string[]>> = words.specialNames;

interface Words {
  readonly adjectives: readonly string[];
  readonly nouns: readonly string[];
  readonly bands: readonly string[];
}

const WORDS: Readonly<Record<Realm, Words>> = words.nameParts;

function composeName(random: Random, realm: Realm): string {
  const { adjectives, nouns, bands } = WORDS[realm];
  const noun = random.pick(nouns);
  const shape = random.next();
  if (shape < 0.1) return random.pick(adjectives) + noun.toLowerCase();
  if (shape < 0.32) return `${random.pick(adjectives)} ${noun}`;
  if (shape < 0.5) return `The ${random.pick(adjectives)} ${noun}`;
  const band = random.pick(bands.filter((name) => !name.startsWith(noun)));
  if (shape < 0.64) return `${noun} ${band}`;
  if (shape < 0.82) return `${band} of the ${noun}`;
  return `${band} of the ${random.pick(adjectives)} ${noun}`;
}

/** Generates guild names of at most 40 letters of which no two are equal. */
class GuildNameGenerator {
  readonly #taken = new Set<string>();
  readonly #special = new Map(
    Object.entries(SPECIAL_GUILD_NAMES).map(([realm, names]) => [realm, [...names]]),
  );

  next(random: Random, realm: Realm): string {
    const special = this.#special.get(realm)?.shift();
    const name = special ?? this.#compose(random, realm);
    this.#taken.add(name);
    return name;
  }

  #compose(random: Random, realm: Realm): string {
    for (let attempt = 0; ; attempt += 1) {
      const name = composeName(random, realm);
      const numbered = attempt < 20 ? name : `${name} ${random.int(2, 999)}`;
      if (numbered.length <= GUILD_NAME_LENGTH && !this.#taken.has(numbered)) return numbered;
    }
  }
}

/** Hostile text: a page must show it as it is and never interpret it as markup. */
const HOSTILE_DESCRIPTION =
  '<script>alert("for the realm")</script> & <b>bold words</b> <img src=x onerror=\'alert(1)\'> "quoted" \'twice\' &amp; done';

/** A charter of 60 articles with line breaks and empty lines: about 5,000 letters. */
function longDescription(): string {
  const articles = Array.from({ length: 60 }, (_, index) =>
    (words.charter[index % words.charter.length] ?? '').replace('{n}', String(index + 1)),
  );
  return ['The charter of the company, as read aloud on the first night of every month:', ...articles].join(
    '\n\n',
  );
}

/** Two to three sentences; now and then over several lines, now and then nothing at all. */
function guildDescription(random: Random): string {
  if (random.chance(0.12)) return '';
  const lines = [
    random.pick(words.openings),
    random.pick(words.aims),
    ...(random.chance(0.6) ? [random.pick(words.closings)] : []),
  ];
  return lines.join(random.chance(0.35) ? '\n' : ' ');
}

const guildMotto = (random: Random): string => (random.chance(0.2) ? '' : random.pick(words.mottos));

/** The size of a guild: a share of the players who want a guild, or exactly one member, or none. */
export type GuildSize = 'shared' | 'one' | 'none';

export interface Guild extends ReturnType<typeof drawHeraldry> {
  readonly id: number;
  readonly name: string;
  readonly realm: Realm;
  readonly level: number;
  readonly description: string;
  readonly briefDescription: string;
  readonly size: GuildSize;
  /** Relative number of members. */
  readonly popularity: number;
  /** A guild without a leader has no member of the first rank. */
  readonly leaderless: boolean;
}

const GUILDS = 100;
const FIRST_ID = 12;

/** Indexes of the edge cases: among the first guilds, so that every scale has them. */
const HOSTILE_DESCRIPTION_INDEX = 4;
const LONG_DESCRIPTION_INDEX = 5;
const EMPTY_INDEX = 6;
const oneMember = (index: number): boolean => index === 7 || index % 25 === 8;
const leaderless = (index: number): boolean => index === 9 || index % 20 === 10;

const sizeOf = (index: number): GuildSize => {
  if (index === EMPTY_INDEX) return 'none';
  return oneMember(index) ? 'one' : 'shared';
};

function describe(random: Random, index: number): string {
  const usual = guildDescription(random);
  if (index === HOSTILE_DESCRIPTION_INDEX) return HOSTILE_DESCRIPTION;
  return index === LONG_DESCRIPTION_INDEX ? longDescription() : usual;
}

/** Ranges of the heraldry service: 140 emblems, 28 patterns, 24 tinctures, 10 shapes. */
const drawHeraldry = (random: Random) => ({
  emblem: random.int(0, 139),
  pattern: random.int(0, 27),
  color1: random.int(0, 23),
  color2: random.int(0, 23),
  shape: random.int(0, 9),
});

/** About 100 guilds at scale 1, both realms in turn; ids ascend with gaps. */
export function createGuilds({ seed, scale }: WorldOptions): Guild[] {
  const random = new Random(`${seed}/guilds`);
  const names = new GuildNameGenerator();
  let id = FIRST_ID;
  return Array.from({ length: Math.max(12, Math.round(GUILDS * scale)) }, (_, index) => {
    const realm = REALMS[index % 2] ?? 'ORDER';
    const size = sizeOf(index);
    return {
      id: (id += random.int(1, 9)),
      name: names.next(random, realm),
      realm,
      level: size === 'shared' ? random.int(4, 40) : random.int(1, 6),
      description: describe(random, index),
      briefDescription: guildMotto(random),
      ...drawHeraldry(random),
      size,
      popularity: random.powerLaw(1.2, 12),
      leaderless: leaderless(index) || size === 'none',
    };
  });
}

/** @param leaderOf the id of the guild's leader, null for none */
export const guildTable = (guilds: readonly Guild[], leaderOf: (guild: Guild) => number | null): WorldTable =>
  recordTable('guild', guilds, { leader_id: leaderOf });
