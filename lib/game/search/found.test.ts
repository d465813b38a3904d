import { expect, test } from 'vitest';

import { routes } from '#lib/url/routes.ts';

import { countFitting, isNothing, type OtherHit } from './found.ts';
import type { Hit } from './hit.ts';

const hits = (...labels: (string | null)[]): Hit[] =>
  labels.map((label, n) => ({ __typename: 'Chapter', id: String(n), label }));

test.each([
  ['all of them', hits('Calalian', 'Calalia'), 'calal', 2],
  ['those before the first that is near', hits('Calalain Keep', 'Calalian'), 'Calalain', 1],
  ['words in any order', hits('Red Sabbath'), 'sabbath red', 1],
  ['letters that are folded', hits('Großmeister', 'Éowyn'), 'gross', 1],
  ['none', hits('Calalian'), 'Calalain', 0],
  ['none without a name', hits(null), 'a', 0],
])('%s', (_, found, text, count) => {
  expect(countFitting(found, text)).toBe(count);
});

test('near names alone are nothing, a dungeon is something', () => {
  const dungeon: OtherHit = {
    kind: 'Dungeon',
    id: '60',
    name: 'Gunbad',
    total: 1,
    detail: '',
    href: routes.instance('60'),
  };
  expect(isNothing({ page: null, fitting: 0, others: [] })).toBe(true);
  expect(isNothing({ page: null, fitting: 0, others: [dungeon] })).toBe(false);
});
