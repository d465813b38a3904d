import { expect, it } from 'vitest';

import type { FrontKillFragment } from '#graphql/generated/documents.ts';

import { frontOf } from './front.ts';

const kill = (
  zoneId: number,
  career: 'ENGINEER' | 'MAGUS' | null,
  name: string | null = null,
): FrontKillFragment => ({
  id: '1',
  position: { zoneId, zone: name === null ? null : { id: String(zoneId), name } },
  attackers: career === null ? [] : [{ character: { id: '1', career } }],
});

it('counts the kills of each realm by zone, the most first', () => {
  const kills = [
    kill(6, 'ENGINEER'),
    kill(105, 'MAGUS', 'Praag'),
    kill(105, 'ENGINEER', 'Praag'),
    kill(105, 'MAGUS'),
  ];
  expect(frontOf(kills)).toEqual([
    { id: '105', name: 'Praag', order: 1, destruction: 2 },
    { id: '6', name: 'Ekrund', order: 1, destruction: 0 },
  ]);
});

it('counts a kill without a killer for no realm', () => {
  expect(frontOf([kill(6, null)])).toEqual([{ id: '6', name: 'Ekrund', order: 0, destruction: 0 }]);
});

it('leaves out kills in no zone', () => {
  expect(frontOf([kill(0, 'MAGUS'), kill(Number.NaN, 'MAGUS')])).toEqual([]);
});

it('orders equal zones by name', () => {
  const names = frontOf([kill(107, 'MAGUS'), kill(6, 'MAGUS'), kill(106, 'MAGUS')]).map(({ name }) => name);
  expect(names).toEqual(names.toSorted());
});
