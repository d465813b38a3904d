import { expect, it } from 'vitest';

import { AREAS } from './areas.ts';
import { areasWithout, entranceOf, areasNotOffered } from './offered-areas.ts';

const labelsOf = (missing: readonly string[]) =>
  areasWithout(missing).map(({ label, areas }) => [label, areas?.map((part) => part.label)].flat().join(' '));

it('leads everywhere where nothing is missing', () => {
  expect(areasNotOffered()).toEqual([]);
  expect(areasWithout([])).toBe(AREAS);
});

it('leaves out the lists that are missing, and an area with the last of its lists', () => {
  const all = labelsOf([]);
  expect(labelsOf(['/chapters'])).toEqual(all.map((line) => line.replace(' Chapters', '')));
  expect(labelsOf(['/kills', '/dungeons', '/instances', '/instance-runs'])).toEqual(
    all.filter((line) => !/^(Kills|Dungeons)/.test(line)),
  );
});

it('enters an area where it has something left', () => {
  const entrances = (missing: readonly string[]) => areasWithout(missing).map(entranceOf);
  expect(entrances([])).toEqual(AREAS.map(({ href }) => href));
  expect(entrances(['/items'])).toContain('/build');
  expect(entrances(['/items', '/build', '/careers'])).toContain('/creatures');
  expect(entrances(['/items'])).not.toContain('/items');
});
