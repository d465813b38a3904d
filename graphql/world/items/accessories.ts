import type { EquipSlot, ItemType } from '#graphql/generated/resolvers.ts';
import type { Random } from '#graphql/world/random.ts';
import { protectionOf } from './armor.ts';
import type { Effects } from './effects.ts';
import { gearName } from './gear-names.ts';
import { CLOAKS, FESTIVE, HEADS, JEWELS, POCKETS, STONES } from './gear-words.ts';
import { drawPower, MILESTONES, type Milestone } from './grade.ts';
import type { Draft } from './item.ts';
import { FIGHTING_THEMES, statsOf } from './stats.ts';

interface AccessoryKind {
  readonly type: ItemType;
  readonly slot: EquipSlot;
  readonly nouns: readonly string[];
  /** Every how many milestones there is one. */
  readonly step: number;
  readonly fortune?: boolean;
}

const ACCESSORY_KINDS: readonly AccessoryKind[] = [
  ...[0, 1, 2].map((): AccessoryKind => ({ type: 'ACCESSORY', slot: 'JEWELLERY1', nouns: JEWELS, step: 1 })),
  { type: 'ACCESSORY', slot: 'JEWELLERY2', nouns: JEWELS, step: 2 },
  { type: 'ACCESSORY', slot: 'JEWELLERY3', nouns: JEWELS, step: 2 },
  { type: 'ACCESSORY', slot: 'JEWELLERY4', nouns: JEWELS, step: 2 },
  { type: 'ACCESSORY', slot: 'BACK', nouns: CLOAKS, step: 1 },
  { type: 'ACCESSORY', slot: 'BACK', nouns: CLOAKS, step: 2 },
  { type: 'ACCESSORY', slot: 'POCKET1', nouns: POCKETS, step: 1, fortune: true },
  { type: 'ACCESSORY', slot: 'POCKET2', nouns: POCKETS, step: 2 },
  { type: 'ACCESSORY', slot: 'EVENT', nouns: FESTIVE, step: 1, fortune: true },
  { type: 'NONE', slot: 'STANDARD', nouns: ['Banner', 'Standard', 'Pennon'], step: 2 },
  { type: 'TROPHY', slot: 'TROPHY1', nouns: HEADS, step: 1 },
  { type: 'TROPHY', slot: 'TROPHY2', nouns: HEADS, step: 3 },
  { type: 'TROPHY', slot: 'TROPHY3', nouns: HEADS, step: 3 },
  { type: 'TROPHY', slot: 'TROPHY4', nouns: HEADS, step: 4 },
  { type: 'TROPHY', slot: 'TROPHY5', nouns: HEADS, step: 4 },
];

/** Creates equipment for everybody besides armor and weapons. */
export const createAccessories = (random: Random, effects: Effects): Draft[] =>
  ACCESSORY_KINDS.flatMap((kind) =>
    MILESTONES.filter((_, index) => index % kind.step === 0).map((milestone) =>
      accessory(random, effects, kind, milestone),
    ),
  );

function accessory(random: Random, effects: Effects, kind: AccessoryKind, milestone: Milestone): Draft {
  const { type, slot, nouns, fortune = false } = kind;
  if (type === 'TROPHY') return trophy(random, slot, nouns, milestone);
  const theme = fortune ? 'fortune' : random.pick(FIGHTING_THEMES);
  const power = drawPower(random, effects, { milestone, theme, weight: 0.6 });
  const noun = random.pick(nouns);
  const stone = nouns === JEWELS && random.chance(0.6) ? `${random.pick(STONES)} ${noun}` : noun;
  return {
    ...power,
    name: gearName(random, stone, power.itemLevel),
    type,
    slot,
    armor: protectionOf(type, slot, power.itemLevel),
    uniqueEquipped: random.chance(0.4),
  };
}

/** Only a few have a stat. */
function trophy(random: Random, slot: EquipSlot, nouns: readonly string[], { level }: Milestone): Draft {
  const owner = random.pick(['Troll', 'Wyrm', 'Boar', 'Champion', 'Gorger', 'Lion', 'Warboss', 'Warlord']);
  return {
    name: `${owner}'s ${random.pick(nouns)}`,
    type: 'TROPHY',
    slot,
    rarity: random.pick(['COMMON', 'UNCOMMON', 'RARE', 'MYTHIC']),
    level,
    uniqueEquipped: true,
    stats: random.chance(0.15) ? statsOf(random, random.pick(FIGHTING_THEMES), 1, level) : [],
  };
}
