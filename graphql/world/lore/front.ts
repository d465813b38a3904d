import type { Race, Realm } from '#graphql/world/people/careers.ts';
import { REALMS } from '#graphql/world/people/careers.ts';
import type { Areas } from '#graphql/world/places/areas.ts';
import type { Pairing } from '#graphql/world/places/zone-data.ts';
import { type Zone, ZONES } from '#graphql/world/places/zones.ts';
import type { Random } from '#graphql/world/random.ts';
import { ENEMIES, FRONT_WORDS } from './quest-words.ts';
import type { Slots } from './slots.ts';

/** Where a story is told, and for whom. */
export interface Front {
  readonly zone: Zone;
  readonly pairing: Pairing;
  readonly realm: Realm;
  /** First and last level of those who go there. */
  readonly levels: readonly [number, number];
}

const LEVELS: Readonly<Record<number, readonly [number, number]>> = {
  1: [1, 11],
  2: [11, 21],
  3: [21, 31],
  4: [31, 40],
};

const PAIRINGS: readonly Pairing[] = ['dwarf', 'empire', 'elf'];

/** Both sides of every zone of the open war. */
export const FRONTS: readonly Front[] = ZONES.filter(
  ({ kind, tier }) => kind === 'open-world' && tier > 0,
).flatMap((zone) =>
  REALMS.map((realm) => ({
    zone,
    pairing: zone.pairing ?? PAIRINGS[zone.id % PAIRINGS.length] ?? 'empire',
    realm,
    levels: LEVELS[zone.tier] ?? [1, 40],
  })),
);

/** Whose home a front is. */
export const RACES_OF_FRONT: Readonly<Record<Pairing, Readonly<Record<Realm, readonly Race[]>>>> = {
  dwarf: { ORDER: ['DWARF'], DESTRUCTION: ['ORC', 'GOBLIN'] },
  empire: { ORDER: ['EMPIRE'], DESTRUCTION: ['CHAOS'] },
  elf: { ORDER: ['HIGH_ELF'], DESTRUCTION: ['DARK_ELF'] },
};

/** The names that a story uses from beginning to end. */
export function drawSlots(random: Random, { zone, pairing, realm }: Front, areas: Areas): Slots {
  const { beasts, goods, ruins, people } = FRONT_WORDS[pairing];
  const places = (areas.get(zone) ?? []).flatMap(({ name }) => name ?? []);
  const [person = '', other = ''] = random.shuffle(people);
  return {
    zone: zone.name.replace(/^The /, 'the '),
    place: random.pick(places).replace(/^The /, 'the '),
    beasts: random.pick(beasts),
    goods: random.pick(goods),
    ruin: random.pick(ruins),
    enemies: random.pick(ENEMIES[realm]),
    person,
    other,
  };
}
