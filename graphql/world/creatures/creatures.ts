import type { CreatureSubType } from '#graphql/generated/resolvers.ts';
import { Random } from '#graphql/world/random.ts';
import type { WorldOptions } from '#graphql/world/world-table.ts';
import { TRADES, type Creature, type Trade } from './creature.ts';
import { creatureName } from './creature-names.ts';
import { KINDS, type Kind } from './families.ts';
import { SpawnPlacer } from './spawn-placer.ts';

const FIRST_ID = 40_000;
const FIRST_SPAWN_ID = 700_000;
const PER_KIND = 3;

/** The sub-types of vendors, of both realms in turn. */
const VENDOR_SUB_TYPES: readonly CreatureSubType[] = [
  'HUMANOIDS_DWARFS_DWARF',
  'HUMANOIDS_GREENSKINS_ORC',
  'HUMANOIDS_ELVES_HIGH_ELF',
  'HUMANOIDS_DARK_ELVES_DARK_ELF',
  'HUMANOIDS_HUMANS_EMPIRE',
  'HUMANOIDS_HUMANS_CHAOS',
  'HUMANOIDS_OGRES_OGRE',
];

/** About 600 creatures of all sub-types, whatever the scale, every tenth of them a vendor; ids ascend with gaps. */
export function createCreatures({ seed }: Pick<WorldOptions, 'seed'>): readonly Creature[] {
  const random = new Random(`${seed}/creatures`);
  const placer = new SpawnPlacer(random, FIRST_SPAWN_ID);
  const vendors = TRADES.flatMap((trade) =>
    VENDOR_SUB_TYPES.map((subType) => ({ kind: kindOf(subType), trade })),
  );
  const others = KINDS.flatMap((kind) =>
    Array.from({ length: PER_KIND + random.int(0, 1) }, () => ({ kind, trade: null })),
  );
  let id = FIRST_ID;
  return random
    .shuffle([...vendors, ...others])
    .map(({ kind, trade }) => creatureOf(random, placer, (id += random.int(1, 3)), kind, trade));
}

function kindOf(subType: CreatureSubType): Kind {
  const kind = KINDS.find((each) => each.subType === subType);
  if (!kind) throw new RangeError(`No creatures of ${subType}`);
  return kind;
}

function creatureOf(
  random: Random,
  placer: SpawnPlacer,
  id: number,
  kind: Kind,
  trade: Trade | null,
): Creature {
  return {
    id,
    name: creatureName(random, kind, trade),
    realm: random.chance(0.03) ? null : kind.realm,
    creatureType: kind.type,
    creatureSubType: kind.subType,
    trade,
    spawns: spawnsOf(random, placer, kind, trade),
  };
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
