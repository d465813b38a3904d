import { expect, it } from 'vitest';

import { neighboursOf, partsAmong } from './quest-part.ts';

it.each([
  ['The Red Bell, Part I', null, 'The Red Bell, Part II'],
  ['The Red Bell, Part IV', 'The Red Bell, Part III', 'The Red Bell, Part V'],
  ['Bread Part 9', 'Bread Part 8', 'Bread Part 10'],
])('the name %s tells its neighbours', (name, previous, next) => {
  expect(neighboursOf(name)).toEqual({ previous, next });
});

it.each(['The Red Bell', 'Part of the Way', 'A Part IVX', 'Bread Part 0', 'Counterpart II', ''])(
  'the name %j tells none',
  (name) => {
    expect(neighboursOf(name)).toBeNull();
  },
);

const named = (...names: string[]) => names.map((name, id) => ({ id, name }));

it('finds the parts that are there', () => {
  const found = named('A, Part I', 'A, Part II', 'A, Part III');
  expect(partsAmong('A, Part II', found)).toEqual({ previous: found[0], next: found[2] });
  expect(partsAmong('A, Part III', found)).toEqual({ previous: found[1], next: null });
});

it('is not sure of a part where one of the names is in use twice', () => {
  const twice = named('A, Part I', 'A, Part I', 'A, Part II', 'A, Part III');
  expect(partsAmong('A, Part II', twice)).toEqual({ previous: null, next: twice[3] });
  expect(partsAmong('A, Part I', twice)).toEqual({ previous: null, next: null });
});
