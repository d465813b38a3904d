import { expect, it } from 'vitest';
import { placedSellers, type Seller } from './missing-pieces.ts';

const seller = (id: string, realm: string | null, ...zones: (string | null)[]): Seller => ({
  id,
  name: null,
  realm,
  title: null,
  spawns: zones.map((name) => ({ zone: { id: name ?? '9', name } })),
});
const shownIds = (...args: Parameters<typeof placedSellers>) =>
  placedSellers(...args).shown.map(({ creature }) => creature.id);

it('shows who stands somewhere, the enemy last', () => {
  const sellers = [
    seller('1', 'DESTRUCTION', 'A'),
    seller('2', 'ORDER'),
    seller('3', null, 'A'),
    seller('4', 'ORDER', 'A'),
  ];
  expect(shownIds(sellers, 'ORDER')).toEqual(['3', '4', '1']);
  expect(shownIds(sellers, 'DESTRUCTION')).toEqual(['1', '3', '4']);
});

it('names each zone once, one without a name by its number', () => {
  const { shown } = placedSellers([seller('1', 'ORDER', 'A', 'B', 'A', null)], 'ORDER');
  expect(shown[0]?.zones).toEqual(['A', 'B', 'Zone #9']);
});

it('counts the rest', () => {
  const sellers = Array.from({ length: 5 }, (_, index) => seller(String(index), 'ORDER', 'A'));
  expect(placedSellers(sellers, 'ORDER')).toMatchObject({ others: 2 });
  expect(placedSellers([], 'ORDER')).toEqual({ shown: [], others: 0 });
});
