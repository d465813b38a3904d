import { expect, it } from 'vitest';

import type { BuildStat } from '#lib/game/builds/build.ts';

import { rendered } from '../testing/rendered.ts';
import { BuildAbilities, AbilityForm } from './build-abilities.tsx';
import { BuildStats } from './build-stats.tsx';
import { planned, planOf } from '#lib/url/build/testing/plan.ts';

const parry: BuildStat = {
  stat: 'PARRY',
  label: 'Parry',
  unit: 'percent',
  group: 'defence',
  value: 24.3,
  parts: [
    { from: 'Renown training', value: 18 },
    { from: 'Initiative 210', value: 6.3 },
  ],
  note: null,
};
const block = { ...parry, stat: 'BLOCK', label: 'Block', value: 5, parts: [], note: 'Without a shield.' };

it('shows each stat with its parts', async () => {
  const { text, rows } = await rendered(
    <BuildStats plan={planOf({}, { mine: planned({ stats: [parry, block] }) })} />,
  );
  expect(rows).toEqual([
    ['Stat', 'Value'],
    [
      expect.stringMatching(
        /^Parry ?how\? Parry ?Initiative × 3\/100\. .*18% Renown training \+ 6\.3% Initiative 210$/,
      ),
      '24.3%',
    ],
    [expect.stringMatching(/^Block ?how\? Block ?Toughness \/ 200.*Without a shield\.$/), '5%'],
  ]);
  expect(text).not.toContain('own points of a career');
});

it('says so where nothing adds up, or the own points of the career are not known', async () => {
  const { text } = await rendered(<BuildStats plan={planOf({}, { mine: planned({ base: null }) })} />);
  expect(text).toMatch(/Nothing adds up yet\. Where the own points of a career are not known/);
});

const rush = { id: '1', name: 'Rush', from: 'Crown', text: 'You run.' };
const side = { name: 'This build', abilities: [rush], refusals: [], numbers: 'own' } as const;

it('shows the abilities of both builds, and what their numbers are for', async () => {
  const nameless = { ...rush, id: '2', name: null, text: 'You rest.' };
  const itself = { ...rush, id: '3', name: 'Stand', text: 'Stand' };
  const { text } = await rendered(
    <BuildAbilities
      sides={[
        { ...side, abilities: [rush, nameless, itself], refusals: ['Ability 9 is dropped.'] },
        { ...side, name: 'Olga', abilities: [], numbers: 'gear' },
      ]}
    />,
  );
  expect(text).toBe(
    'Abilities This build Ability 9 is dropped. Rush: You run. Crown You rest. Crown Stand Crown ' +
      'Numbers for the stats of this build. Olga',
  );
  expect((await rendered(<BuildAbilities sides={[]} />)).html).toBe('');
});

const form = (ability: string, found: Parameters<typeof AbilityForm>[0]['found']) =>
  rendered(<AbilityForm plan={planOf({ ability })} sides={[side]} found={found} />);

it('adds abilities that are found, and removes those that are there', async () => {
  const { text, links } = await form('1,4', [
    { id: '1', name: 'Rush' },
    { id: '5', name: 'Roar' },
  ]);
  expect(links).toEqual([
    { text: 'Add Roar', href: '/build/slayer?ability=1%2C4%2C5' },
    { text: 'Remove Rush', href: '/build/slayer?ability=4' },
    { text: 'Remove #4', href: '/build/slayer?ability=1' },
  ]);
  expect(text).not.toContain('No ability');
});

it('says so where no ability has the name', async () => {
  expect((await form('', [])).text).toContain('No ability is among the first hits');
  const unasked = await form('', false);
  expect(unasked.text).not.toContain('No ability');
  expect(unasked.links).toEqual([]);
});
