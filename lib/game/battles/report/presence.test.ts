import { expect, test } from 'vitest';

import { battlePictures, lossPlace } from './pictures.ts';
import { presenceOf } from './groups.ts';
import { loss, player, START } from './testing/battle-rows.ts';

const named = (name: string, from: number, to: number) =>
  player('order', { character: { id: name, name, career: 'SLAYER' }, from: START + from, to: START + to });

test('players come and leave with the skirmishes that they are in', () => {
  const [order] = presenceOf([
    named('Alith', 0, 3_600),
    named('Bran', 301, 3_600),
    named('Cato', 0, 3_299),
    named('Dag', 900, 1_800),
    named('Eyra', 300, 3_300),
  ]);
  expect(order?.throughout).toBe(2);
  expect(order?.came.map(({ character }) => character.name)).toEqual(['Bran', 'Dag']);
  expect(order?.left.map(({ character }) => character.name)).toEqual(['Cato', 'Dag']);
});

test('a side without players has nobody who came', () => {
  expect(presenceOf([])).toEqual([
    { side: 'order', throughout: 0, came: [], left: [] },
    { side: 'destruction', throughout: 0, came: [], left: [] },
  ]);
});

const ZONE = {
  zoneId: 105,
  mapSetup: { nwCornerX: 0, nwCornerY: 0, seCornerX: 1_000, seCornerY: 1_000 },
};

test('twelve pictures have every kill once, with a dot for each whose place is on the map', () => {
  const pictures = battlePictures(
    [
      loss({ by: 'order', minute: 0, x: 500, y: 250 }),
      loss({ by: 'destruction', minute: 11, x: 100, y: 100 }),
      loss({ by: 'order', minute: 12, zoneId: 104 }),
      loss({ by: 'order', minute: 12, x: 9_000, y: 0 }),
    ],
    ZONE,
  );
  expect(pictures).toHaveLength(12);
  expect(pictures[0]).toEqual({
    from: START,
    to: START + 60,
    kills: { order: 1, destruction: 0 },
    dots: { order: 'M50 25h0', destruction: '' },
  });
  expect(pictures[11]).toEqual({
    from: START + 660,
    to: START + 720,
    kills: { order: 2, destruction: 1 },
    dots: { order: '', destruction: 'M10 10h0' },
  });
  expect(battlePictures([], ZONE)).toEqual([]);
});

test('a place is a part of the map, or another zone', () => {
  expect(lossPlace(loss({ by: 'order', minute: 0, x: 900, y: 900 }), ZONE)).toBe('south-east');
  expect(lossPlace(loss({ by: 'order', minute: 0, zoneId: 104 }), ZONE)).toBe('The Maw');
  expect(lossPlace(loss({ by: 'order', minute: 0 }), { ...ZONE, mapSetup: null })).toBe('');
});
