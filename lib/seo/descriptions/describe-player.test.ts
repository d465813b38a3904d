import { expect, it, test } from 'vitest';

import { done } from '../testing/done.ts';
import {
  describeArmory,
  describeCharacter,
  describePlayerScenarios,
  describePlayerSkirmishes,
} from './describe-player.ts';

const heraldry = { emblem: 1, pattern: 1, color1: 1, color2: 1, shape: 1 };
const verenthe = {
  id: '1',
  name: 'Verenthe',
  career: 'BRIGHT_WIZARD',
  level: 40,
  renownRank: 83,
  guildMembership: null,
} as const;
const guild = { id: '9', name: 'Hollow Lantern', realm: 'ORDER', heraldry } as const;

it('tells level, career, realm and ranks', () => {
  expect(describeCharacter(verenthe)).toEqual({
    title: 'Verenthe, level 40 Bright Wizard',
    description:
      'Verenthe fights for Order: Bright Wizard of level 40 and renown rank 83. ' +
      'Kills and deaths, scenarios, skirmishes and armory.',
  });
});

it('begins with what the player has done, where that is known', () => {
  const described = describeCharacter({ ...verenthe, guildMembership: { guild } }, done(69, 38, 7));
  expect(described.description).toBe(
    'Verenthe: 69 kills, 38 deaths, 7th this week. ' +
      'Bright Wizard of level 40 and renown rank 83, fights for Order in Hollow Lantern.',
  );
});

it('promises no part of the page that is not there', () => {
  const partsOf = (kills: number, deaths: number) =>
    describeCharacter(verenthe, done(kills, deaths)).description.split('fights for Order. ')[1];
  expect(partsOf(3, 1)).toBe('Nemesis, prey and activity by day.');
  expect(partsOf(3, 0)).toBe('Prey and activity by day.');
  expect(partsOf(0, 1)).toBe('Nemesis and activity by day.');
  expect(describeCharacter(verenthe, done(0, 0)).description).toBe(
    'Verenthe: 0 kills, 0 deaths. Bright Wizard of level 40 and renown rank 83, fights for Order.',
  );
});

it('names the guild, in the title only where there is room', () => {
  expect(describeCharacter({ ...verenthe, guildMembership: { guild } })).toMatchObject({
    title: 'Verenthe, level 40 Bright Wizard of Hollow Lantern',
    description: expect.stringMatching(/^Verenthe of Hollow Lantern fights for Order:/),
  });
  const long = { ...guild, name: 'Brotherhood of the Unbroken Thunderstone' };
  expect(describeCharacter({ ...verenthe, guildMembership: { guild: long } }).title).toBe(
    'Verenthe, level 40 Bright Wizard',
  );
});

test.each([
  [
    describeArmory,
    'Armory of Verenthe, level 40 Bright Wizard',
    /^What Verenthe, Bright Wizard of .+, wears\. /,
  ],
  [
    describePlayerScenarios,
    'Scenarios of Verenthe, level 40 Bright Wizard',
    /^Scenarios that Verenthe, .+, fought\. /,
  ],
  [describePlayerSkirmishes, 'Skirmishes of Verenthe, level 40 Bright Wizard', /^Skirmishes that Verenthe/],
])('%o says whose it is', (describe, title, description) => {
  expect(describe(verenthe)).toEqual({ title, description: expect.stringMatching(description) });
});
