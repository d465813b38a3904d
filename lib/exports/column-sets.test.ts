import { expect, test } from 'vitest';

import { columnSets, slugOf } from './column-sets.ts';
import { NOTHING } from '#lib/exports/shapes/shape.ts';

const column = (name: string) => ({ name, about: `The ${name}` });
const table = (label: string, ...names: string[]) => ({
  label,
  columns: names.map(column),
  prefix: '',
});
const kind = (title: string, ...tables: ReturnType<typeof table>[]) => ({
  address: '/kind',
  title,
  record: NOTHING,
  parts: {},
  tables: Object.fromEntries(tables.map((each, index) => [`table${index}`, each])),
});

test('tables of the same columns share a set, under the shortest name', () => {
  const sets = columnSets([
    kind('Players', table('Latest kills', 'id')),
    kind('Kills', table('Kills', 'id')),
    kind('A guild', table('Deaths', 'id')),
  ]);
  expect(sets.all).toEqual([{ name: 'Kills', columns: [column('id')] }]);
  expect(sets.of([column('id')]).name).toBe('Kills');
});

test('sets of one label are told apart by their kinds', () => {
  const sets = columnSets([
    kind('A scenario', table('Scores', 'id')),
    kind('A skirmish', table('Scores', 'id', 'damage'), table('Scores', 'id', 'healing')),
  ]);
  expect(sets.all.map(({ name }) => name)).toEqual([
    'Scores',
    'Scores (a skirmish)',
    'Scores (a skirmish) 2',
  ]);
  expect(sets.all.map(slugOf)).toEqual(['scores', 'scores-a-skirmish', 'scores-a-skirmish-2']);
});

test('columns of no table are refused', () => {
  expect(() => columnSets([]).of([column('id')])).toThrow(RangeError);
});
