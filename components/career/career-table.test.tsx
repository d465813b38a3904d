import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { CareerCell } from './career-table.tsx';

it.each([
  ['TANK', 'Tanks'],
  ['2026-W47', 'Week 47, 2026'],
  ['SOME_NEW_VALUE', 'Some New Value'],
])('writes %s as %s', (name, words) => {
  expect(renderToStaticMarkup(<CareerCell name={name} />)).toBe(`<b>${words}</b>`);
});
