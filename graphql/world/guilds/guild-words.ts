import type { Random } from '#graphql/rules/random.ts';
import words from '../words/guilds.json' with { type: 'json' };
import type { Realm } from '../characters/careers.ts';

export const GUILD_NAME_LENGTH = 40;

/**
 * Hand-made names: the shortest, the longest, accents, apostrophes. Used before any name is put together.
 */
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
export class GuildNameGenerator {
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
export const HOSTILE_DESCRIPTION =
  '<script>alert("for the realm")</script> & <b>bold words</b> <img src=x onerror=\'alert(1)\'> "quoted" \'twice\' &amp; done';

/** A charter of 60 articles with line breaks and empty lines: about 5,000 letters. */
export function longDescription(): string {
  const articles = Array.from({ length: 60 }, (_, index) =>
    (words.charter[index % words.charter.length] ?? '').replace('{n}', String(index + 1)),
  );
  return ['The charter of the company, as read aloud on the first night of every month:', ...articles].join(
    '\n\n',
  );
}

/** Two to three sentences; now and then over several lines, now and then nothing at all. */
export function guildDescription(random: Random): string {
  if (random.chance(0.12)) return '';
  const lines = [
    random.pick(words.openings),
    random.pick(words.aims),
    ...(random.chance(0.6) ? [random.pick(words.closings)] : []),
  ];
  return lines.join(random.chance(0.35) ? '\n' : ' ');
}

export const guildMotto = (random: Random): string => (random.chance(0.2) ? '' : random.pick(words.mottos));
