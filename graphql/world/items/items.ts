import { Random } from '#graphql/world/random.ts';
import type { WorldOptions } from '#graphql/world/world-table.ts';
import { createArmor } from './armor.ts';
import { Effects } from './effects.ts';
import { createGoods } from './goods.ts';
import { createRestrictedItems } from './restricted-items.ts';
import { iconNumber } from './icon-number.ts';
import { createSetPieces } from './item-sets.ts';
import type { Draft, Item } from './item.ts';
import { createAccessories } from './accessories.ts';
import { EDGE_CASE_ITEMS } from './edge-case-items.ts';
import { EQUIPMENT_DESCRIPTIONS, OTHER_DESCRIPTIONS } from './item-descriptions.ts';
import { createTalismans } from './talismans.ts';
import { createWeapons } from './weapons.ts';

const FIRST_ID = 10_000;

/** Share of items with a description. */
const DESCRIBED_SHARE = 0.6;

/** About 2,500 items of all types, whatever the scale; ids ascend with gaps. */
export function createItems({ seed }: Pick<WorldOptions, 'seed'>): readonly Item[] {
  const random = new Random(`${seed}/items`);
  const effects = new Effects();
  const creators = [createSetPieces, createArmor, createWeapons, createRestrictedItems, createAccessories];
  const drafts = [...creators, createTalismans, createGoods].flatMap((create) => create(random, effects));
  let id = FIRST_ID;
  return [...drafts, ...EDGE_CASE_ITEMS].map((draft) => itemOf(random, (id += random.int(1, 4)), draft));
}

function itemOf(random: Random, id: number, draft: Draft): Item {
  return {
    description: describe(random, draft),
    armor: 0,
    dps: 0,
    speed: 0,
    itemLevel: 0,
    level: 0,
    renownRank: 0,
    talismanSlots: 0,
    uniqueEquipped: false,
    twoHanded: false,
    races: [],
    careers: [],
    set: null,
    stats: [],
    abilities: [],
    buffs: [],
    ...draft,
    id,
    iconNumber: iconNumber(draft.type, draft.slot, id),
  };
}

function describe(random: Random, { slot }: Draft): string {
  if (!random.chance(DESCRIBED_SHARE)) return '';
  return random.pick(slot === 'NONE' ? OTHER_DESCRIPTIONS : EQUIPMENT_DESCRIPTIONS);
}
