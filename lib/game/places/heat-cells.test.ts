import { expect, it } from 'vitest';

import { cellAt, readHeatCells, writeHeatCells } from './heat-cells.ts';

it('reads what it has written', () => {
  const cells = readHeatCells(
    writeHeatCells([
      { x: 63, y: 63, count: 12 },
      { x: 0, y: 0, count: 1 },
    ]),
  );
  expect(cells.get(cellAt(63, 63))).toBe(12);
  expect(cells.get(cellAt(0, 0))).toBe(1);
  expect(cells.get(cellAt(1, 0))).toBeUndefined();
});
