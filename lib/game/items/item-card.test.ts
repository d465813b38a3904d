import { expect, test } from 'vitest';

import type { ItemCardFragment } from '#graphql/generated/documents.ts';

import { cardOf } from './item-card-fixture.ts';
import type { ItemCard } from './item-card.ts';

test.each<readonly [string, Partial<ItemCardFragment>, Partial<ItemCard>]>([
  ['zeros', {}, { main: '', measures: [], stats: [], effects: [], requirements: [], emptyTalismanSlots: 0 }],
  ['armor', { armor: 1184 }, { main: '1,184 Armor' }],
  ['a tenth of the damage', { type: 'SWORD', dps: 543, armor: 0 }, { main: '54.3 DPS' }],
  ['a hundredth of the speed', { type: 'SWORD', speed: 240 }, { measures: ['2.4 Speed'] }],
  ['the item level', { itemLevel: 58 }, { measures: ['Item level 58'] }],
  ['the block rating of a shield', { type: 'SHIELD', armor: 1510, dps: 30 }, { main: '1,510 Block Rating' }],
  ['no block rating of 0', { type: 'SHIELD' }, { main: '' }],
  ['the block rating of a basic shield', { type: 'BASIC_SHIELD', armor: 90 }, { main: '90 Block Rating' }],
  ['the block rating of an expert shield', { type: 'EXPERT_SHIELD', armor: 90 }, { main: '90 Block Rating' }],
  ['nothing for no type and no slot', { type: 'NONE', slot: 'NONE' }, { type: '', slot: '' }],
  ['a name for the nameless', { name: ' ' }, { name: 'Item #7' }],
  ['the description', { description: ' Worn thin.\n' }, { description: 'Worn thin.' }],
  ['the rank', { levelRequirement: 40 }, { requirements: ['Minimum level: 40'] }],
  ['the renown', { renownRankRequirement: 75 }, { requirements: ['Minimum renown rank: 75'] }],
  [
    'careers',
    { careerRestriction: ['SLAYER', 'BLACK_GUARD'] },
    { requirements: ['Career: Slayer, Blackguard'] },
  ],
  ['races', { raceRestriction: ['HIGH_ELF', 'ORC'] }, { requirements: ['Race: High Elf, Orc'] }],
  ['uniqueness', { uniqueEquipped: true }, { requirements: ['Unique: only one can be worn'] }],
  [
    'what it does as long as it is worn, then when it is used',
    {
      buffs: [{ id: '1', name: 'Ward', description: 'Wards you.' }],
      abilities: [
        { id: '2', name: 'Guard', description: null },
        { id: '3', name: null, description: ' ' },
      ],
    },
    { effects: ['Wards you.', 'Guard'] },
  ],
  ['empty talisman slots', { talismanSlots: 3 }, { emptyTalismanSlots: 3 }],
])('shows %s', (_, item, expected) => {
  expect(cardOf(item)).toMatchObject(expected);
});

test.each<readonly [ItemCardFragment['stats'][number], { label: string; value: string } | undefined]>([
  [
    { stat: 'WOUNDS', value: 58, percentage: false },
    { label: 'Wounds', value: '+58' },
  ],
  [{ stat: 'WOUNDS', value: 0, percentage: false }, undefined],
  [
    { stat: 'HATE_CAUSED', value: -12, percentage: false },
    { label: 'Hate Caused', value: '−12' },
  ],
  [
    { stat: 'HEALTH_REGEN', value: 8, percentage: false },
    { label: 'Hit Points every 4s', value: '+32' },
  ],
  [
    { stat: 'PARRY', value: 3, percentage: false },
    { label: 'Parry', value: '+3%' },
  ],
  [
    { stat: 'ARMOR_PENETRATION', value: 5, percentage: true },
    { label: 'Armor Penetration', value: '+5%' },
  ],
  [
    { stat: 'OUTGOING_DAMAGE', value: -4, percentage: false },
    { label: 'Damage', value: '−4%' },
  ],
])('prints %j', (stat, expected) => {
  expect(cardOf({ stats: [stat] }).stats[0]).toEqual(expected);
});
