import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { KILL_ORDERS } from '#lib/game/boards/board-order.ts';

import { boardColumns } from './board-panel.tsx';

const ROW = { place: 3, sharedBy: 1, kills: 40, partIn: 9, deaths: 20, solo: 1, owner: 'Alith' };

/** Headers of the columns whose numbers are emphasised; the place always is. */
const emphasised = (order: (typeof KILL_ORDERS)[number]) =>
  boardColumns<string>('Player', (owner) => owner, order)
    .filter(({ cell }) => renderToStaticMarkup(cell(ROW)).startsWith('<b'))
    .map(({ header }) => header);

it('emphasises what the board is ordered by', () => {
  expect(KILL_ORDERS.map(emphasised)).toEqual([
    ['Place', 'Kills'],
    ['Place', 'Deaths'],
    ['Place', 'K/D'],
  ]);
});
