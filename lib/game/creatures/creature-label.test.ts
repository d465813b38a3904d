import { expect, it } from 'vitest';

import { creatureLabel } from './creature-label.ts';

const label = (creatureType: string, creatureSubType: string) =>
  creatureLabel({ creatureType, creatureSubType });

it('takes the last part of the value in title case', () => {
  expect(label('ANIMALS_BEASTS', 'ANIMALS_BEASTS_GREAT_CAT')).toBe('Great Cat');
  expect(label('DAEMONS_UNMARKED', 'DAEMONS_UNMARKED_DAEMONS_CHAOS_FURY')).toBe('Chaos Fury');
  expect(label('DAEMONS_TZEENTCH', 'DAEMONS_TZEENTCH_LORD_OF_CHANGE')).toBe('Lord of Change');
  expect(label('MONSTERS_CHAOS_BREEDS', 'MONSTERS_CHAOS_BREEDS_HARPY')).toBe('Harpy');
});

it.each([
  ['SIEGE', 'SIEGE_RAM', 'Ram'],
  ['SIEGE', 'SIEGE_OIL', 'Oil'],
  ['SIEGE', 'SIEGE_CATAPULT', 'Catapult'],
  ['HUMANOIDS_DWARFS', 'DWARVEN_SLAYER', 'Dwarven Slayer'],
  ['HUMANOIDS_DARK_ELVES', 'HUMANOIDS_DARK_ELVES_WITCH_ELVES', 'Witch Elves'],
  ['UNDEAD_CONSTRUCTS', 'UNDEAD_CONSTRUCTS_CONSTRUCT', 'Construct'],
])('words a kind as the game does: %s %s, %s', (type, subType, words) => {
  expect(label(type, subType)).toBe(words);
});

it('knows the exceptions', () => {
  expect(label('HUMANOIDS_HUMANS', 'HUMANOIDS_HUMANS_CHAOS')).toBe('Human (Chaos)');
  expect(label('SIEGE', 'SIEGE_GTAOE')).toBe('Ground AoE Siege Weapon');
  expect(label('UNCLASSIFIED', 'UNCLASSIFIED')).toBe('');
});

it('shows a sub-type that it does not know in words', () => {
  expect(label('MONSTERS_GIANTS', 'MONSTERS_GIANTS_BOG_GIANT')).toBe('Bog Giant');
  expect(label('SKY', 'OTHER_KIND')).toBe('Other Kind');
  expect(label('SKY', 'toString')).toBe('Tostring');
});
