import { expect, it } from 'vitest';

import { longestRow } from './question-depth.ts';

const question = (operation: string, began: number, ended: number) => ({ operation, began, ended });

it('finds the longest row of questions that were asked one after another', () => {
  const record = question('record', 0, 40);
  const panels = [question('list', 45, 90), question('map', 50, 130)];
  expect(longestRow([...panels, record])).toEqual(['record', 'list']);
  expect(longestRow([record, ...panels, question('more', 90, 131)])).toEqual(['record', 'list', 'more']);
  expect(longestRow([record, question('beside', 39, 80)])).toHaveLength(1);
  expect(longestRow([])).toEqual([]);
});
