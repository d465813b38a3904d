import { expect, it } from 'vitest';

import {
  MAP_ZONES,
  neighboursOf,
  PAIRINGS,
  placeOfZone,
  tierOfZone,
  zonePlaceWords,
  zonesOfRow,
} from './war-map.ts';
import { isNamedZone } from './zones.ts';

it('has every zone of the map once, and a name for each', () => {
  expect(new Set(MAP_ZONES).size).toBe(PAIRINGS.flatMap(({ rows }) => rows.flatMap(zonesOfRow)).length);
  expect(MAP_ZONES.filter((id) => !isNamedZone(id))).toEqual([]);
});

it.each([
  ['105', 4, 'Empire and Chaos, tier 4'],
  ['6', 1, 'Dwarfs and Greenskins, tier 1'],
  ['204', 4, 'High Elves and Dark Elves, a fortress'],
  ['161', 4, 'Empire and Chaos, a city'],
  ['31', null, 'A scenario'],
  ['220', null, 'Open world'],
  ['260', null, 'Off the map of the war'],
  ['toString', null, 'Off the map of the war'],
])('tells where zone %s lies', (id, tier, words) => {
  expect([tierOfZone(id), zonePlaceWords(id)]).toEqual([tier, words]);
});

it('links the zones beside one: of its row, and before and after it on its side', () => {
  expect(neighboursOf('9')).toEqual(['5', '3', '8', '10']);
  expect(neighboursOf('105')).toEqual(['109', '103']);
  expect(neighboursOf('206')).toEqual(['200', '207']);
  expect(neighboursOf('31')).toEqual([]);
});

it('links both ways', () => {
  const oneWay = MAP_ZONES.flatMap((id) =>
    neighboursOf(id)
      .filter((other) => !neighboursOf(other).includes(id))
      .map((other) => `${id} to ${other}`),
  );
  expect(oneWay).toEqual([]);
  expect(placeOfZone('260')).toBeNull();
});
