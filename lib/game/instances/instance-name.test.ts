import { expect, it } from 'vitest';

import { encounterName, instanceName } from './instance-name.ts';

it('is the name', () => {
  expect(instanceName({ id: '60', name: ' Gunbad ' })).toBe('Gunbad');
  expect(encounterName({ id: '603', name: 'Solithex' })).toBe('Solithex');
});

it.each([null, '', '  '])('is the number for the name %j', (name) => {
  expect(instanceName({ id: '99', name })).toBe('Dungeon #99');
  expect(instanceName({ id: '60', name })).toBe('Gunbad');
  expect(encounterName({ id: '603', name })).toBe('Encounter #603');
});
