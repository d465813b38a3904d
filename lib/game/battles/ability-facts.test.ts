import { expect, it } from 'vitest';
import { UNTOLD_ABILITY } from './testing/untold-ability.ts';
import { abilityFacts } from './kill-damage.ts';

const NOTHING = {
  actionPointCost: 0,
  moraleCost: 0,
  castTime: 0,
  cooldown: 0,
  range: 0,
  minRange: 0,
  minLevel: 0,
  description: null,
};

it('says what an ability does, costs and takes', () => {
  const fireball = {
    ...NOTHING,
    actionPointCost: 35,
    castTime: 2500,
    cooldown: 10_000,
    range: 100,
    minLevel: 12,
    description: ' Burns the target. ',
  };
  expect(abilityFacts(fireball)).toEqual([
    'Burns the target.',
    'Cost: 35 action points',
    'Cast time: 2.5 s',
    'Cooldown: 10 s',
    'Range: 100 feet',
    'From level 12',
  ]);
});

it('says that an ability costs one action point', () => {
  expect(abilityFacts({ ...NOTHING, actionPointCost: 1 })).toContain('Cost: 1 action point');
});

it('says that a use takes no time, and how near is too near', () => {
  expect(abilityFacts({ ...NOTHING, moraleCost: 1200, range: 65, minRange: 5 })).toEqual([
    'Cost: 1,200 morale',
    'Cast time: instant',
    'Range: 5 to 65 feet',
  ]);
});

it('says nothing of what is not known', () => {
  expect(abilityFacts(NOTHING)).toEqual([]);
  expect(abilityFacts({ ...UNTOLD_ABILITY, description: '' })).toEqual([]);
  expect(abilityFacts({ ...UNTOLD_ABILITY, actionPointCost: 20 })).toEqual(['Cost: 20 action points']);
});
