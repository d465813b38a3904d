import type { Draft } from './item.ts';

const LONG_STORY = [
  'Found under the third stair of a mill that burned twice.',
  'Its first owner swore that it hummed before rain; its second that it never did; its third could not be asked.',
  'A clerk wrote down everybody who carried it, and the list is longer than the war.',
  'It was lost at cards, won back at knives, and traded for a mule, a bell and a promise.',
  'Those who know say that it is worth a keep. Those who have it say that it is heavy.',
].join(' ');

const MARKUP =
  '<b>Bold</b> claims &amp; <script>alert("item")</script> "quotes", <img src=x onerror=alert(1)> \\ and \'ticks\'.';

/** Things that try a page: the shortest and the longest name, markup that must stay text, extreme values. */
export const ODDITIES: readonly Draft[] = [
  { name: 'Ox', type: 'NONE', slot: 'NONE', rarity: 'UTILITY', description: '' },
  {
    name: 'Neverending Ballad of the Eastern Marches',
    type: 'QUEST',
    slot: 'NONE',
    rarity: 'MYTHIC',
    description: Array.from({ length: 8 }, () => LONG_STORY).join('\n\n'),
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
    description: LONG_STORY,
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
      { stat: 'HATE_RECEIVED', value: -30, percentage: false },
      { stat: 'WOUNDS', value: 300, percentage: false },
    ],
  },
];

/** Said of things that are worn, and of all others. */
export const WORN_TEXTS = [
  'Still smells of the forge.',
  'Somebody scratched a tally into the lining.',
  'Fits better after the first battle.',
  'The maker asked not to be named.',
  'Taken from the field, washed in the river.',
  'Issued to those who came back.',
];
export const OTHER_TEXTS = [
  'Handle with care.',
  'Merchants will ask no questions.',
  'Worth more to somebody else.',
  'Do not eat.',
  'The seal is broken, which is how you know that it was real.',
  LONG_STORY,
];
