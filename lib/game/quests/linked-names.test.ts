import { expect, it } from 'vitest';

import { routes } from '#lib/url/routes.ts';

import { linkedNames, namesOf } from './linked-names.ts';

const PRAAG = { id: '9', name: 'Praag' };
const creature = (id: string, name: string, zones = [PRAAG]) => ({
  id,
  name,
  realm: null,
  title: null,
  spawns: zones.map((zone) => ({ zone })),
});

const quest = (...finishers: ReturnType<typeof creature>[]) => ({
  starterCreatures: [creature('7', 'Old Hargrin')],
  starterGameObjects: [{ id: '3', name: 'Notice (torn)' }],
  finisherCreatures: finishers,
  finisherGameObjects: [],
  rewardsGiven: [],
  rewardsChoice: [],
});

const linked = (text: string, ...finishers: ReturnType<typeof creature>[]) =>
  linkedNames(text, namesOf(quest(...finishers)))
    .map(({ text: piece, href }) => (href === null ? piece : `<${piece} ${href}>`))
    .join('');

it('links the names of creatures, objects and zones that belong to the quest', () => {
  expect(linked('Old Hargrin put a Notice (torn) up in Praag.')).toBe(
    `<Old Hargrin ${routes.creature('7')}> put a <Notice (torn) ${routes.gameObject('3')}> up in <Praag ${routes.zone('9')}>.`,
  );
});

it('takes whole words alone, and the longer of two names', () => {
  expect(
    linked('Praagers fear Old Hargrin Junior and old hargrin.', creature('8', 'Old Hargrin Junior')),
  ).toBe(`Praagers fear <Old Hargrin Junior ${routes.creature('8')}> and old hargrin.`);
});

it('links no name that two have, and none that may be any word', () => {
  expect(linked('Old Hargrin, the Rat', creature('8', 'Old Hargrin'), creature('9', 'Rat'))).toBe(
    'Old Hargrin, the Rat',
  );
});

it('leaves a text without names whole', () => {
  expect(linkedNames('Go.', new Map())).toEqual([{ at: 0, text: 'Go.', href: null }]);
  expect(linked('')).toBe('');
});
