import { expect, it } from 'vitest';

import { scenarioColumns } from './scenario-scoreboard.tsx';

const headersOf = (...medals: readonly number[]) =>
  scenarioColumns(medals.map((count) => ({ medals: count }))).map(({ header }) => header);

it('has a medals column if the API gives any medals', () => {
  expect(headersOf(0, 2).at(-1)).toBe('Medals');
  expect(headersOf(0, 2)).toHaveLength(headersOf().length + 1);
});

it.each([[[]], [[0, 0]], [[Number.NaN, Number.NaN]]])('has none for %j', (medals) => {
  expect(headersOf(...medals).at(-1)).toBe('Objectives');
});
