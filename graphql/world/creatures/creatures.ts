import type { CreatureSubType } from '#graphql/generated/resolvers.ts';
import { Random } from '#graphql/world/random.ts';
import type { WorldOptions } from '#graphql/world/world-table.ts';
import { TRADES, type Creature, type Trade } from './creature.ts';
import { creatureName } from './creature-names.ts';
import { KINDS, type Kind } from './families.ts';
import { Settler } from './spawns.ts';

const FIRST_ID = 40_000;
const FIRST_SPAWN_ID = 700_000;
const PER_KIND = 3;

/** Peoples that trade, by turns of both realms. */
const TRADING_PEOPLES: readonly CreatureSubType[] = [
  'HUMANOIDS_DWARFS_DWARF',
  'HUMANOIDS_GREENSKINS_ORC',
  'HUMANOIDS_ELVES_HIGH_ELF',
  'HUMANOIDS_DARK_ELVES_DARK_ELF',
  'HUMANOIDS_HUMANS_EMPIRE',
  'HUMANOIDS_HUMANS_CHAOS',
  'HUMANOIDS_OGRES_OGRE',
];

/** About 600 creatures of all sub-types, whatever the scale, every tenth of them a trader; ids ascend with gaps. */
export function createCreatures({ seed }: Pick<WorldOptions, 'seed'>): readonly Creature[] {
  const random = new Random(`${seed}/creatures`);
  const settler = new Settler(random, FIRST_SPAWN_ID);
  const traders = TRADES.flatMap((trade) =>
    TRADING_PEOPLES.map((subType) => ({ kind: kindOf(subType), trade })),
  );
  const others = KINDS.flatMap((kind) =>
    Array.from({ length: PER_KIND + random.int(0, 1) }, () => ({ kind, trade: null })),
  );
  let id = FIRST_ID;
  return random
    .shuffle([...traders, ...others])
    .map(({ kind, trade }) => creatureOf(random, settler, (id += random.int(1, 3)), kind, trade));
}

function kindOf(subType: CreatureSubType): Kind {
  const kind = KINDS.find((each) => each.subType === subType);
  if (!kind) throw new RangeError(`No creatures of ${subType}`);
  return kind;
}

function creatureOf(random: Random, settler: Settler, id: number, kind: Kind, trade: Trade | null): Creature {
  return {
    id,
    name: creatureName(random, kind, trade),
    realm: random.chance(0.03) ? null : kind.realm,
    creatureType: kind.type,
    creatureSubType: kind.subType,
    trade,
    spawns: spawnsOf(random, settler, kind, trade),
  };
}

/** Traders keep to one place or two; a tenth of all is nowhere to be found; a few are everywhere. */
function spawnsOf(random: Random, settler: Settler, { homes }: Kind, trade: Trade | null) {
  const share = random.next();
  if (share < 0.1) return [];
  if (trade) return settler.settle(homes, random.int(1, 2), 1);
  if (share < 0.55) return settler.settle(homes, 1, random.int(1, 4));
  return share < 0.97
    ? settler.settle(homes, random.int(1, 3), random.int(1, 6))
    : settler.settle(homes, random.int(4, 6), random.int(8, 14));
}
