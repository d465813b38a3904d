import { generateName } from '#graphql/world/characters/character-names.ts';
import { Random } from '#graphql/rules/random.ts';
import type { WorldOptions } from '#graphql/world/world-table.ts';
import {
  FULL_EXTENT,
  randomPoint,
  randomPointNear,
  type Zone,
  type ZoneKind,
  ZONES,
} from '#graphql/world/zones/zones.ts';
import words from '../words/creatures.json' with { type: 'json' };
import type { Creature, GameObject, Spawn, Trade } from './creature.ts';
import type { CreatureSubType, CreatureType } from '#graphql/generated/resolvers.ts';
import type { Race, Realm } from '#graphql/world/characters/characters.ts';
import nouns from '../words/creature-nouns.json' with { type: 'json' };
import data from './families.json' with { type: 'json' };

interface Family {
  readonly realm: Realm | 'NEUTRAL';
  readonly nameStyle: 'wild' | 'tame' | 'daemon' | 'undead' | 'siege' | 'humanoid';
  /** The race whose names its members have. */
  readonly race?: Race;
  /** The kind of place in which its members live. */
  readonly habitats: keyof typeof data.habitats;
}

/** A creature sub-type with its family, and its noun for names. */
interface Kind extends Omit<Family, 'habitats'> {
  readonly type: CreatureType;
  readonly subType: CreatureSubType;
  readonly noun: string;
  /** The kinds of zones in which its members live; one that is named twice is drawn twice as often. */
  readonly habitats: readonly ZoneKind[];
}

const FAMILIES = data.families as Readonly<Record<CreatureType, Family>>;

/** The kinds of zones of each kind of place. */
const HABITATS = data.habitats as Readonly<Record<Family['habitats'], readonly ZoneKind[]>>;

/** Sub-types whose names do not begin with that of their family. */
const FAMILY_EXCEPTIONS = data.familyExceptions as Readonly<Partial<Record<CreatureSubType, CreatureType>>>;

/** A noun for the names of each sub-type. */
const NOUNS: Readonly<Record<CreatureSubType, string>> = nouns;

/** All of the contract's sub-types. */
export const KINDS: readonly Kind[] = (Object.keys(NOUNS) as CreatureSubType[]).map(kindOf);

/** Some humans are of the other realm. */
function kindOf(subType: CreatureSubType): Kind {
  const type = familyOf(subType);
  const family = FAMILIES[type];
  const kind: Kind = { ...family, habitats: HABITATS[family.habitats], type, subType, noun: NOUNS[subType] };
  return data.destructionHumans.includes(subType) ? { ...kind, realm: 'DESTRUCTION', race: 'CHAOS' } : kind;
}

function familyOf(subType: CreatureSubType): CreatureType {
  const families = Object.keys(FAMILIES) as CreatureType[];
  const named = families.find((type) => subType === type || subType.startsWith(`${type}_`));
  return FAMILY_EXCEPTIONS[subType] ?? named ?? 'UNCLASSIFIED';
}

const SPREAD = 2500;

/** Draws spawn points; their ids ascend over all of them. */
class SpawnPlacer {
  readonly #random: Random;
  #id: number;

  constructor(random: Random, firstId: number) {
    this.#random = random;
    this.#id = firstId;
  }

  /** Places spawns in a number of zones of these kinds, close together and within the corners of the zone. */
  placeSpawns(habitats: readonly ZoneKind[], zones: number, count: number): Spawn[] {
    const habitat = this.#random.pick(habitats);
    const chosen = this.#random.shuffle(ZONES.filter(({ kind }) => kind === habitat)).slice(0, zones);
    return chosen.flatMap((zone) => this.#spawnsIn(zone, count));
  }

  #spawnsIn(zone: Zone, count: number): Spawn[] {
    const corners = zone.corners ?? FULL_EXTENT;
    const center = randomPoint(this.#random, corners, 0.15);
    return Array.from({ length: count }, () => ({
      id: (this.#id += 1),
      zone,
      ...randomPointNear(this.#random, center, SPREAD, corners),
    }));
  }
}

const FIRST_ID = 40_000;
const FIRST_SPAWN_ID = 700_000;
const PER_KIND = 3;

/** The kinds of vendors, of both realms in turn. */
const VENDOR_KINDS = words.vendorSubTypes.flatMap((each) => KINDS.filter(({ subType }) => subType === each));

/** About 600 creatures of all sub-types, whatever the scale, every tenth of them a vendor; ids ascend with gaps. */
export function createCreatures({ seed }: Pick<WorldOptions, 'seed'>): readonly Creature[] {
  const random = new Random(`${seed}/creatures`);
  const placer = new SpawnPlacer(random, FIRST_SPAWN_ID);
  const vendors = (Object.keys(words.titlesOfTrades) as Trade[]).flatMap((trade) =>
    VENDOR_KINDS.map((kind) => ({ kind, trade })),
  );
  const others = KINDS.flatMap((kind) =>
    Array.from({ length: PER_KIND + random.int(0, 1) }, () => ({ kind, trade: null })),
  );
  let id = FIRST_ID;
  return random.shuffle([...vendors, ...others]).map(({ kind, trade }) => ({
    id: (id += random.int(1, 3)),
    name: creatureName(random, kind, trade),
    realm: random.chance(0.03) ? null : kind.realm,
    creatureType: kind.type,
    creatureSubType: kind.subType,
    trade,
    spawns: spawnsOf(random, placer, kind, trade),
  }));
}

/** Vendors have one spawn or two; a tenth of all have none; a few have very many. */
function spawnsOf(random: Random, placer: SpawnPlacer, { habitats }: Kind, trade: Trade | null) {
  const share = random.next();
  if (share < 0.1) return [];
  if (trade) return placer.placeSpawns(habitats, random.int(1, 2), 1);
  if (share < 0.55) return placer.placeSpawns(habitats, 1, random.int(1, 4));
  return share < 0.97
    ? placer.placeSpawns(habitats, random.int(1, 3), random.int(1, 6))
    : placer.placeSpawns(habitats, random.int(4, 6), random.int(8, 14));
}

const EPITHETS: Readonly<Record<Exclude<Kind['nameStyle'], 'humanoid'>, readonly string[]>> = words.epithets;

const TITLES: Readonly<Record<Trade, readonly string[]>> = words.titles;

/** A name for one of a kind: a personal one for some humanoids, the noun with an epithet for others. */
function creatureName(random: Random, kind: Kind, trade: Trade | null): string {
  const { nameStyle, race, noun } = kind;
  if (nameStyle === 'humanoid' && race) {
    const name = generateName(random, race);
    if (trade) return `${name}, ${random.pick(TITLES[trade])}`;
    const style = random.next();
    if (style < 0.35) return name;
    return style < 0.65 ? `${noun} ${random.pick(words.offices)}` : `${name} the ${noun}`;
  }
  if (nameStyle === 'humanoid') return noun;
  const style = random.next();
  if (style < 0.15) return noun;
  const epithet = random.pick(EPITHETS[nameStyle]);
  return style < 0.85 ? `${epithet} ${noun}` : `${epithet} ${noun} ${random.pick(words.ranks)}`;
}

const FIRST_OBJECT_ID = 90_000;
const FIRST_OBJECT_SPAWN_ID = 900_000;
const OBJECTS = 120;

/** 120 game objects whatever the scale; ids ascend with gaps. */
export function createGameObjects({ seed }: Pick<WorldOptions, 'seed'>): readonly GameObject[] {
  const random = new Random(`${seed}/game-objects`);
  const placer = new SpawnPlacer(random, FIRST_OBJECT_SPAWN_ID);
  let id = FIRST_OBJECT_ID;
  return Array.from({ length: OBJECTS }, () => {
    const noun = random.pick(words.objects.nouns);
    const name = random.chance(0.15) ? noun : `${random.pick(words.objects.adjectives)} ${noun}`;
    const model = `${noun.toLowerCase()}_${String(random.int(1, 9)).padStart(2, '0')}`;
    return {
      id: (id += random.int(1, 3)),
      name,
      modelName: random.chance(0.15) ? null : model,
      spawns: random.chance(0.12)
        ? []
        : placer.placeSpawns(
            words.objects.habitats as readonly ZoneKind[],
            random.int(1, 3),
            random.int(1, 5),
          ),
    };
  });
}
