import { type Race, type Realm, REALMS } from '#graphql/world/characters/characters.ts';
import type { Areas } from '#graphql/world/zones/areas.ts';
import { type Pairing, PAIRINGS, type Zone, ZONES } from '#graphql/world/zones/zones.ts';
import type { Random } from '#graphql/rules/random.ts';
import words from '../words/quest-words.json' with { type: 'json' };
import type { Placeholders } from '../text-template.ts';

/** One realm's side of a zone: quests, chapters and storylines are made for one of these. */
export interface RealmZone {
  readonly zone: Zone;
  readonly pairing: Pairing;
  readonly realm: Realm;
  /** First and last level of the players there. */
  readonly levels: readonly [number, number];
}

/** The first and the last level of the players in zones of each tier. */
const LEVELS = [
  [1, 40],
  [1, 11],
  [11, 21],
  [21, 31],
  [31, 40],
] as const;

/** Both sides of every open-world zone. */
export const REALM_ZONES: readonly RealmZone[] = ZONES.filter(
  ({ kind, tier }) => kind === 'open-world' && tier > 0,
).flatMap((zone) =>
  REALMS.map((realm) => ({
    zone,
    pairing: zone.pairing ?? PAIRINGS[zone.id % PAIRINGS.length] ?? 'empire',
    realm,
    levels: LEVELS[zone.tier] ?? [1, 40],
  })),
);

/** The races at home in the zones of a pairing, by realm. */
export const HOME_RACES: Readonly<Record<Pairing, Readonly<Record<Realm, readonly Race[]>>>> = {
  dwarf: { ORDER: ['DWARF'], DESTRUCTION: ['ORC', 'GOBLIN'] },
  empire: { ORDER: ['EMPIRE'], DESTRUCTION: ['CHAOS'] },
  elf: { ORDER: ['HIGH_ELF'], DESTRUCTION: ['DARK_ELF'] },
};

/** Values that all texts of a quest chain or a storyline share. */
export function drawPlaceholders(
  random: Random,
  { zone, pairing, realm }: RealmZone,
  areas: Areas,
): Placeholders {
  const { beasts, goods, ruins, people } = words.pairings[pairing];
  const places = (areas.get(zone) ?? []).flatMap(({ name }) => name ?? []);
  const [person = '', other = ''] = random.shuffle(people);
  return {
    zone: zone.name.replace(/^The /, 'the '),
    place: random.pick(places).replace(/^The /, 'the '),
    beasts: random.pick(beasts),
    goods: random.pick(goods),
    ruin: random.pick(ruins),
    enemies: random.pick(words.enemies[realm]),
    person,
    other,
  };
}

/** Values that each quest of a chain and each entry of a storyline has for itself. */
export const namePlaceholders = (random: Random): Placeholders => ({
  adjective: random.pick(words.adjectives),
  noun: random.pick(words.nouns),
  owner: random.pick(words.owners),
});
