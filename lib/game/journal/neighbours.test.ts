import { expect, it } from 'vitest';

import { neighboursOf } from './neighbours.ts';

const rows = ['7', '3', '5'].map((id) => ({ id }));

it('finds what stands before and after', () => {
  expect(neighboursOf(rows, '3')).toEqual({ number: 2, previous: { id: '7' }, next: { id: '5' } });
  expect(neighboursOf(rows, '7')).toEqual({ number: 1, previous: null, next: { id: '3' } });
  expect(neighboursOf(rows, '5')).toEqual({ number: 3, previous: { id: '3' }, next: null });
});

it('knows nothing of a record that is not in the list', () => {
  expect(neighboursOf(rows, '9')).toEqual({ number: null, previous: null, next: null });
  expect(neighboursOf([], '9')).toEqual({ number: null, previous: null, next: null });
});
