import { expect, it } from 'vitest';

import type { Career, ItemCardFragment } from '#graphql/generated/documents.ts';
import { PLAIN } from '#lib/game/items/item-card-fixture.ts';

import { checkGear, type Build, type Gear } from './build.ts';
import { handNote } from './hand-notes.ts';

const axe = { type: 'AXE', slot: 'EITHER_HAND', speed: 240 } as const;
const greatAxe = { type: 'AXE', slot: 'MAIN_HAND', speed: 360 } as const;
const staff = { type: 'STAFF', slot: 'MAIN_HAND', speed: 300 } as const;

const gearOf = (item: Partial<ItemCardFragment>): Gear => [
  {
    equipSlot: 'MAIN_HAND',
    item: { ...PLAIN, raceRestriction: [], careerRestriction: [], ...item },
    talismans: [],
  },
];

it.each([
  ['BRIGHT_WIZARD', axe, /both public planners give this career staffs alone/],
  ['BRIGHT_WIZARD', staff, null],
  ['WITCH_ELF', greatAxe, /one public planner gives this career weapons for one hand alone/],
  ['WITCH_ELF', axe, null],
  ['WHITE_LION', axe, /one public planner gives this career weapons for both hands alone/],
  ['WHITE_LION', greatAxe, null],
  ['SLAYER', axe, null],
  ['SLAYER', greatAxe, null],
] as const)('%s with %o: %s, and nothing is refused', (career: Career, item, note) => {
  const gear = gearOf(item);
  if (note) expect(handNote(career, gear)).toMatch(note);
  else expect(handNote(career, gear)).toBeNull();
  const build: Build = {
    career,
    level: 40,
    renown: 80,
    slots: {},
    training: {},
    paths: [0, 0, 0],
    abilities: [],
  };
  expect(checkGear(build, gear).refusals).toEqual([]);
});

it('has no doubt about an empty hand', () => {
  expect(handNote('WHITE_LION', [])).toBeNull();
});
