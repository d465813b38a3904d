import type { Draft } from './item.ts';
import { LONG_DESCRIPTION } from './item-descriptions.ts';

const MARKUP =
  '<b>Bold</b> claims &amp; <script>alert("item")</script> "quotes", <img src=x onerror=alert(1)> \\ and \'ticks\'.';

/** Items that test a page: the shortest and the longest name, markup that must stay text, extreme values. */
export const EDGE_CASE_ITEMS: readonly Draft[] = [
  { name: 'Ox', type: 'NONE', slot: 'NONE', rarity: 'UTILITY', description: '' },
  {
    name: 'Neverending Ballad of the Eastern Marches',
    type: 'QUEST',
    slot: 'NONE',
    rarity: 'MYTHIC',
    description: Array.from({ length: 8 }, () => LONG_DESCRIPTION).join('\n\n'),
  },
  {
    name: 'Heap of <Markup> & "Quotes"',
    type: 'MARKETING',
    slot: 'NONE',
    rarity: 'RARE',
    description: MARKUP,
  },
  {
    name: "Þórr's Nail-Ring",
    type: 'ACCESSORY',
    slot: 'JEWELLERY1',
    rarity: 'RARE',
    description: LONG_DESCRIPTION,
  },
  { name: 'Öl', type: 'POTION', slot: 'NONE', rarity: 'COMMON', description: 'Brewed by nobody you know.' },
  { name: '100% Genuine_Relic', type: 'TREASURE_CHEST', slot: 'NONE', rarity: 'COMMON', description: '\\o/' },
  {
    name: 'Millstone Necklace',
    type: 'ACCESSORY',
    slot: 'JEWELLERY1',
    rarity: 'UTILITY',
    description: 'A wager is a wager.',
    uniqueEquipped: true,
    stats: [
      { stat: 'VELOCITY', value: -25, percentage: true },
      { stat: 'HATE_RECEIVED', value: -3, percentage: true },
      { stat: 'WOUNDS', value: 300, percentage: false },
    ],
  },
];
